// @ts-check
// PostGraphile as a process of its own: `node postgraphileServer.mjs <database>`. It says its port in a line and runs until it is ended.
import { createServer } from 'node:http';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('postgraphile/package.json'));

// PostGraphile 4 is made for graphql 15 and the console for 16. npm installs both, and some of PostGraphile's packages next to the newer one:
// in this process they all get PostGraphile's own, since two of them do not know each other's schemas.
const internals = /** @type {{ _resolveFilename: (request: string, ...rest: unknown[]) => string }} */ (/** @type {unknown} */ (Module));
const resolve = internals._resolveFilename;
internals._resolveFilename = (request, ...rest) =>
  /^(graphql|graphile-build)(\/|$)/.test(request)
    ? resolve.call(Module, request, rest[0], false, { paths: [folder] })
    : resolve.call(Module, request, ...rest);

const { postgraphile } = require('postgraphile');
const [, , database = ''] = process.argv;
const server = createServer(postgraphile(database, 'public', { disableQueryLog: true, graphiql: false, dynamicJson: true }));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
