import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildSchema, introspectionFromSchema, type IntrospectionQuery } from 'graphql';
import { createConsoleServer } from '../../src/package/consoleServer.ts';
import { openApi } from '../../src/engine/server/api.ts';
import { createNodeServer } from '../../src/platform/http/node.ts';
import { sdlOf } from './anySchema.ts';
import { report } from './report.ts';

/** Measures the first resource of a large schema over HTTP, and the delay of `/healthz` meanwhile; `SCHEMA=file` measures another schema. */
export async function anyServerBench(): Promise<void> {
  const file = process.env['SCHEMA'];
  const schemas: [string, IntrospectionQuery][] = [['generated, 900 types', introspectionFromSchema(buildSchema(sdlOf(450)))]];
  if (file !== undefined) schemas.push([file.split('/').at(-1) ?? file, introspectionOf(readFileSync(file, 'utf8'))]);
  // Warm up: the first server of a process loads the shared modules.
  await measure('', introspectionFromSchema(buildSchema(sdlOf(5))));
  report('a console of a large schema, asked while it compiles', await inTurn(schemas));
}

const introspectionOf = (text: string): IntrospectionQuery => {
  if (!text.trimStart().startsWith('{')) return introspectionFromSchema(buildSchema(text, { assumeValid: true }));
  const parsed = JSON.parse(text) as IntrospectionQuery & { data?: IntrospectionQuery };
  return parsed.data ?? parsed;
};

async function inTurn(schemas: readonly [string, IntrospectionQuery][]) {
  const figures = [];
  for (const [name, schema] of schemas) figures.push(await measure(name, schema));
  return figures;
}

async function measure(name: string, schema: IntrospectionQuery) {
  const begun = performance.now();
  const api = await openApi({ endpoint: 'http://127.0.0.1:9/graphql', headers: {}, schema });
  const opened = performance.now() - begun;
  const handle = createConsoleServer({ api, brand: 'Bench', assets: 'tests/bench/nothing', port: 4400 });
  const server = createNodeServer((incoming) => handle(incoming));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string): Promise<number> => {
    const from = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: 'localhost:4400' } });
    await response.text();
    return performance.now() - from;
  };
  const names = api.own?.catalogue.entries.map((entry) => entry.name) ?? [];
  const watch = () => {
    const waits: number[] = [];
    const stop = new AbortController();
    const done = (async () => {
      while (!stop.signal.aborted) {
        waits.push(await ask('/healthz'));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return Math.max(...waits);
    })();
    return () => (stop.abort(), done);
  };
  const busy = watch();
  const first = await ask(`/console/resources/${names[0]}.json`);
  const each: number[] = [];
  for (const resource of names.slice(1, 40)) each.push(await ask(`/console/resources/${resource}.json`));
  const longest = await busy();
  const idle = watch();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const quiet = await idle();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return {
    what: `${name}, ${schema.__schema.types.length} types`,
    'ready to serve (ms)': opened,
    'first resource (ms)': first,
    'slowest of the next (ms)': Math.max(...each),
    '/healthz, longest wait meanwhile (ms)': longest,
    '/healthz, longest wait when idle, reference (ms)': quiet,
  };
}
