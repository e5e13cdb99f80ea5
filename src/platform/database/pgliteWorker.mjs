// @ts-check
// One embedded database: PGlite in a thread of its own, answering the PostgreSQL protocol on a socket.
// Plain JavaScript, so that a thread can be started from it in development, in tests and in the bundle alike.
import { closeSync, fdatasyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Syncs the write-ahead log before a commit returns, data files after a checkpoint: PGlite alone survives no power cut. */
class DurableFS extends NodeFS {
  /** @type {Map<string, bigint>} */
  #log = new Map();
  #checkpoint = 0n;
  #checkpointed = Date.now();

  async syncToFs() {
    for (const name of readdirSync(join(this.rootDir, 'pg_wal'))) {
      const path = join(this.rootDir, 'pg_wal', name);
      const changed = changedAt(path);
      if (changed !== undefined && this.#log.get(name) !== changed) {
        sync(path);
        this.#log.set(name, changed);
      }
    }
    const control = changedAt(join(this.rootDir, 'global', 'pg_control')) ?? 0n;
    if (control === this.#checkpoint) return;
    this.#syncChangedSince(this.#checkpointed, this.rootDir);
    this.#checkpoint = control;
    this.#checkpointed = Date.now();
  }

  /**
   * @param {number} time
   * @param {string} folder
   */
  #syncChangedSince(time, folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) this.#syncChangedSince(time, path);
      else if (entry.isFile() && statSync(path).mtimeMs >= time - 1000) sync(path);
    }
  }
}

/** Sends results only after they are on disk. */
class DurablePGlite extends PGlite {
  /**
   * @param {Uint8Array} message
   * @param {{ syncToFs?: boolean, onRawData: (data: Uint8Array) => void }} options
   */
  async execProtocolRawStream(message, { onRawData }) {
    /** @type {Uint8Array[]} */
    const answer = [];
    await super.execProtocolRawStream(message, { syncToFs: false, onRawData: (data) => answer.push(data.slice()) });
    if (mayCommit(message)) await this.syncToFs();
    for (const data of answer) onRawData(data);
  }
}

/** Only Query, Execute and Sync can end a transaction. */
const mayCommit = (/** @type {Uint8Array} */ message) => message[0] === 0x51 || message[0] === 0x45 || message[0] === 0x53;

function changedAt(/** @type {string} */ path) {
  try {
    const found = statSync(path, { bigint: true });
    return found.isFile() ? found.mtimeNs : undefined;
  } catch {
    return undefined;
  }
}

function sync(/** @type {string} */ path) {
  try {
    const file = openSync(path, 'r+');
    fdatasyncSync(file);
    closeSync(file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}

const { folder, socket, durable } = workerData;
// PGlite's 160 MB of buffers are touched at once; the system caches what they don't hold.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', '-c', 'wal_buffers=256kB', '-c', 'max_connections=5'];
const db = durable ? new DurablePGlite({ fs: new DurableFS(folder), startParams }) : new PGlite({ dataDir: folder });
await db.waitReady;
const server = socket ? new PGLiteSocketServer({ db, ...socket }) : undefined;
await server?.start();
parentPort?.on('message', async () => {
  await server?.stop();
  await db.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
parentPort?.postMessage('ready');
