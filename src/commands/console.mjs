// @ts-check
// `npm run console`: installs what is missing, builds the page when it is stale, and serves the console of the API that is named.
import { buildAnyIfStale } from './build.mjs';
import { install, requireNode } from './setup.mjs';

requireNode();
await install();
await buildAnyIfStale();

// Declarations are TypeScript, and so are the modules that compile them. What is not installed yet cannot be imported above.
// A team's own folder may be of either kind of module.
for (const kind of ['tsx/esm/api', 'tsx/cjs/api']) (await import(kind)).register();
const { startConsole } = await import('./console.ts');
await startConsole(process.argv.slice(2));
