import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Pool } from 'pg';
import { build } from 'vite';

/** Bundles that `buildServer` made. */
export interface Bundles {
  server: string;
  createStaff: string;
}

/** Bundles the server and the command for a first account as `npm run build` does: they start in a fraction of the time that their sources take. */
export async function buildServer(folder: string): Promise<Bundles> {
  const outDir = join(folder, 'dist/server');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  copyFileSync('package.json', join(folder, 'package.json'));
  await build({ configFile: resolve('vite.config.ts'), logLevel: 'error', build: { ssr: true, outDir } });
  return { server: join(outDir, 'server.js'), createStaff: join(outDir, 'create-staff.js') };
}

/** Makes a first account in an installation that has none and is not running. */
export function makeStaff({ createStaff }: Bundles, folder: string, database: string | undefined, email: string, password: string): void {
  const env = environmentOf(folder, database);
  const made = spawnSync(process.execPath, [createStaff, '--email', email, '--password-stdin'], { env, input: password, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`No account was made: ${made.stdout}${made.stderr}`);
}

/** A server without the demo. All tests share one empty embedded database to copy. */
const environmentOf = (folder: string, database?: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  DEMO: 'off',
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'fatal',
  DATA_DIR: join(folder, 'data'),
  TEMPLATE_DIR: join(tmpdir(), 'console-tests-template'),
  ...(database ? { DATABASE_URL: database } : {}),
});

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Milliseconds from its start until it reported that it was ready. */
  took: number;
  output: () => string;
  /** Kills it without notice, as the system would when out of memory. */
  kill: () => Promise<void>;
  pools: () => Promise<{ identity: Pool; region: Pool; end: () => Promise<void> }>;
}

let started = 0;

/** Starts the server on a data folder or a PostgreSQL, and waits until it is ready. */
export async function startServer(
  bundles: Pick<Bundles, 'server'>,
  folder: string,
  database?: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sockets = join(folder, `sockets-${(started += 1)}`);
  mkdirSync(sockets, { recursive: true });
  const begun = performance.now();
  const child = spawn(process.execPath, [bundles.server], {
    env: { ...environmentOf(folder, database), PORT: String(port), PUBLIC_URL: url, TMPDIR: sockets, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await ready(url, 120_000, () => (child.exitCode === null ? undefined : `it ended: ${output}`));
  return {
    child,
    url,
    took: performance.now() - begun,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    pools: async () => {
      const [identity, region] = database ? inSchemas(database) : await throughSockets(sockets);
      return { identity, region, end: async () => void (await Promise.all([identity.end(), region.end()])) };
    },
  };
}

/** Waits until a server says that it and its stores are ready; answers how long that took. */
export async function ready(url: string, patience: number, ended: () => string | undefined): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < patience) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return performance.now() - begun;
    const reason = ended();
    if (reason !== undefined) throw new Error(`The server is not ready, ${reason}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`The server is not ready after ${patience} ms`);
}

const inSchemas = (connectionString: string): [Pool, Pool] => {
  const pool = (schema: string) => quiet(new Pool({ connectionString, max: 1, options: `-c search_path=${schema}` }));
  return [pool('identity'), pool('ap_southeast_2')];
};

async function throughSockets(folder: string): Promise<[Pool, Pool]> {
  const hosts = readdirSync(folder).map((name) => join(folder, name));
  const pools = hosts
    .filter((host) => existsSync(join(host, '.s.PGSQL.5432')))
    .map((host) => quiet(new Pool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 1 })));
  const kinds = await Promise.all(
    pools.map(async (pool) => {
      const { rows } = await pool.query<{ there: string | null }>(`select to_regclass('identities')::text as there`);
      return rows[0]?.there ? 'identity' : 'region';
    }),
  );
  const of = (kind: 'identity' | 'region'): Pool => {
    const found = pools[kinds.indexOf(kind)];
    if (!found) throw new Error(`The server has opened no store of the kind ${kind}`);
    return found;
  };
  return [of('identity'), of('region')];
}

/** Broken requests are repeated; a connection that ends while idle reports nothing. */
const quiet = (pool: Pool): Pool => pool.on('error', () => undefined);

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
