import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { regions } from '../regions.ts';
import type { DatabaseUrls, Region } from '../regions.ts';
import { holdingConnection } from './heldConnections.ts';
import { lockFolder } from './lock.ts';
import { migrate, migrationsOf } from './migrate.ts';
import type { StoreKind } from './migrate.ts';
import { openEmbedded } from './pglite.ts';
import { prepareStatements } from './statements.ts';
import { watchStatements } from '../tracing/statements.ts';

export type Database = Omit<NodePgDatabase, '$client'>;

export interface Store {
  kind: StoreKind;
  region?: Region;
  db: Database;
  transaction: <T>(work: (tx: Database) => Promise<T>) => Promise<T>;
  /** A few connections for public operations, so that a flood leaves the others alone; the same one if embedded. */
  forPublic: Pick<Store, 'db' | 'transaction' | 'pool'>;
  /** The pool, for LISTEN, probes and benches only. */
  pool: Pool;
  embedded: boolean;
  close(): Promise<void>;
}

export interface Stores {
  identity(): Promise<Store>;
  region(name: Region): Promise<Store>;
  opened(): Store[];
  /** Tries again to open each store that could not be opened when it was last used, and answers its name. */
  retried(): { name: string; store: Promise<Store> }[];
  close(): Promise<void>;
}

export interface StoresOptions {
  dataDir: string;
  databases?: DatabaseUrls;
  templateDir?: string;
  onOpen?: (store: Store, isNew: boolean) => Promise<void>;
}

/** Locks the data folder at once, so that a second process is refused before it serves. */
export function createStores(options: StoresOptions): Stores {
  const unlock = options.databases ? () => undefined : lockFolder(options.dataDir);
  const opening = new Map<string, Promise<Store>>();
  const opened: Store[] = [];
  const failed = new Set<'identity' | Region>();
  let closing: Promise<void> | undefined;

  const get = (name: 'identity' | Region): Promise<Store> => {
    if (closing) return Promise.reject(new Error('The stores are closed'));
    const found = opening.get(name);
    if (found) return found;
    const store = open(options, name).then((ready) => {
      opened.push(ready);
      failed.delete(name);
      return ready;
    });
    // Retry on the next request: the database may come back.
    store.catch(() => {
      opening.delete(name);
      failed.add(name);
    });
    opening.set(name, store);
    return store;
  };

  const close = async () => {
    await Promise.allSettled(opening.values());
    await Promise.allSettled(opened.map((store) => store.close()));
    unlock();
  };
  return {
    identity: () => get('identity'),
    region: (name) => (regions.includes(name) ? get(name) : Promise.reject(new Error(`Unknown region ${name}`))),
    opened: () => [...opened],
    retried: () => [...failed].map((name) => ({ name, store: get(name) })),
    close: () => (closing ??= close()),
  };
}

async function open(options: StoresOptions, name: 'identity' | Region): Promise<Store> {
  const { pool, publicPool, close, embedded } = await connectStore(options, name);
  for (const each of new Set([pool, publicPool])) {
    survive(each);
    prepareStatements(each);
    watchStatements(each, name);
  }
  try {
    const kind: StoreKind = name === 'identity' ? 'identity' : 'region';
    const migrations = migrationsOf(kind);
    const applied = await migrate(pool, migrations, `store ${name}`);
    const db = drizzle(pool);
    const store: Store = {
      kind,
      ...(name === 'identity' ? {} : { region: name }),
      db,
      transaction: transactionsOf(pool),
      forPublic: { db: pool === publicPool ? db : drizzle(publicPool), transaction: transactionsOf(publicPool), pool: publicPool },
      pool,
      embedded,
      close,
    };
    await options.onOpen?.(store, applied.length > 0 && applied.length === migrations.length);
    return store;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Own transactions: drizzle's never release a connection whose “begin” fails, which exhausts the pool. */
const transactionsOf =
  (pool: Pool): Store['transaction'] =>
  async (work) => {
    const client = await pool.connect();
    try {
      return await holdingConnection(() => drizzle(client).transaction(work));
    } finally {
      client.release();
    }
  };

/** Connects to a store without looking at its schema. */
export async function connectStore(
  options: StoresOptions,
  name: 'identity' | Region,
): Promise<{ pool: Pool; publicPool: Pool; close: () => Promise<void>; embedded: boolean }> {
  const { databases } = options;
  if (!databases) {
    const template = options.templateDir ?? join(options.dataDir, '.template');
    const embedded = await openEmbedded(join(options.dataDir, name), template);
    return { ...embedded, publicPool: embedded.pool, embedded: true };
  }
  const own = databases[name];
  const url = own ?? databases.shared;
  if (!url) throw new Error(`No database is configured for ${name}`);
  const schema = own ? undefined : name.replaceAll('-', '_');
  if (schema) await createSchema(url, schema);
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: 20_000,
    options: ['-c statement_timeout=30000 -c timezone=UTC', plainPlans, schema && `-c search_path=${schema}`].filter(Boolean).join(' '),
  };
  const pool = new Pool({ ...settings, max: options.databases?.connections ?? 10 });
  if (name !== 'identity') return { pool, publicPool: pool, close: () => pool.end(), embedded: false };
  const publicPool = new Pool({ ...settings, max: publicConnections });
  return { pool, publicPool, close: async () => void (await Promise.all([pool.end(), publicPool.end()])), embedded: false };
}

const publicConnections = 3;

/** JIT and parallel workers take longer to start than a page to read: reserve them for slow queries. */
const plainPlans = '-c jit=off -c parallel_setup_cost=50000';

/** Replaces broken connections; without listeners they would end the process. */
function survive(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
}

async function createSchema(url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [schema]);
    if (rowCount) return;
    // Lock: `if not exists` alone fails for concurrent calls.
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('schemas of the console'))`);
    await client.query(`create schema if not exists "${schema}"`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
