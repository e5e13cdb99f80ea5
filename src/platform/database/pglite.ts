import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';

export interface Embedded {
  pool: Pool;
  created: boolean;
  close(): Promise<void>;
}

/** Opens an embedded database. A new one is copied from a template: 0.2 s instead of 3. */
export async function openEmbedded(folder: string, template: string): Promise<Embedded> {
  const created = !existsSync(join(folder, 'PG_VERSION'));
  if (created) {
    await makeTemplate(template);
    copyWhole(template, folder);
  }
  const address = await socketAddress();
  const worker = await startWorker({ folder, durable: true, socket: { ...address.listen, maxConnections: 8 } });
  // A query on the pool inside a transaction would wait for itself: fail after a while instead.
  const pool = new Pool({
    ...address.connect,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 20_000,
    // Connections share one session: drop the prepared statements of earlier ones.
    onConnect: (client) => client.query('deallocate all'),
  });
  return {
    pool,
    created,
    close: async () => {
      await pool.end();
      await stopWorker(worker);
      if (address.folder) rmSync(address.folder, { recursive: true, force: true });
    },
  };
}

const templates = new Map<string, Promise<void>>();

function makeTemplate(template: string): Promise<void> {
  if (existsSync(join(template, 'PG_VERSION'))) return Promise.resolve();
  const running = templates.get(template) ?? buildTemplate(template).finally(() => templates.delete(template));
  templates.set(template, running);
  return running;
}

async function buildTemplate(template: string): Promise<void> {
  mkdirSync(dirname(template), { recursive: true });
  const folder = mkdtempSync(`${template}-`);
  await stopWorker(await startWorker({ folder, durable: false }));
  moveInPlace(folder, template);
}

/** Copies to a temporary name and renames, so that an interrupted copy is never used. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const aside = mkdtempSync(`${to}-`);
  cpSync(from, aside, { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(aside, to);
}

function moveInPlace(folder: string, place: string): void {
  try {
    renameSync(folder, place);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(join(place, 'PG_VERSION'))) throw error;
  }
}

function startWorker(workerData: { folder: string; durable: boolean; socket?: object }): Promise<Worker> {
  const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), { workerData, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database in ${workerData.folder} ended with code ${code}`)));
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('close');
  });
}

/** Unix socket for this user only, or a loopback port on Windows. */
async function socketAddress() {
  if (process.platform === 'win32') {
    const port = await freePort();
    return { listen: { host: '127.0.0.1', port }, connect: { host: '127.0.0.1', port } };
  }
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  return { folder, listen: { path: join(folder, '.s.PGSQL.5432') }, connect: { host: folder, port: 5432 } };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });
}
