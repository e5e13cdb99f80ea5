import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';

export interface Embedded {
  pool: Pool;
  /** No database was in the folder before. */
  created: boolean;
  close(): Promise<void>;
}

/** Opens an embedded database in a folder. A new one is copied from the template, which is made once: 0.2 s instead of 3. */
export async function openEmbedded(folder: string, template: string): Promise<Embedded> {
  const created = !existsSync(join(folder, 'PG_VERSION'));
  if (created) {
    await makeTemplate(template);
    copyWhole(template, folder);
  }
  const address = await socketAddress();
  const worker = await startWorker({ folder, durable: true, socket: { ...address.listen, maxConnections: 8 } });
  // Whoever asks the pool from within a transaction would wait for itself: after a while that is an error instead.
  const pool = new Pool({
    ...address.connect,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 20_000,
    // All connections share the engine's one session: what an earlier one prepared would be in the way of the next.
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

/** Copied beside its place and moved there, so that a killed copy is never taken for a database. */
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
    // Another process was faster; its template is as good.
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

/** A unix socket that only this user can reach; Windows has none that `pg` speaks, so there it is a loopback port. */
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
