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

/** drizzle over `pg`: a store's pool, or a transaction of it. */
export type Database = Omit<NodePgDatabase, '$client'>;

export interface Store {
  kind: StoreKind;
  region?: Region;
  db: Database;
  transaction: <T>(work: (tx: Database) => Promise<T>) => Promise<T>;
  /** A few connections for callers who are not signed in, so that a flood of them leaves the others alone; embedded it is the one there is. */
  forPublic: Pick<Store, 'db' | 'transaction' | 'pool'>;
  /** The pool below, for LISTEN, for probes and for benches; no service uses it. */
  pool: Pool;
  /** All work goes through one connection, in this process alone. */
  embedded: boolean;
  close(): Promise<void>;
}

/** One store for identities and one a region, each opened when first used. */
export interface Stores {
  identity(): Promise<Store>;
  region(name: Region): Promise<Store>;
  /** Those that are open now. */
  opened(): Store[];
  close(): Promise<void>;
}

export interface StoresOptions {
  dataDir: string;
  /** Where the stores are when they are not embedded (decisions §5). */
  databases?: DatabaseUrls;
  /** A folder with an empty embedded database to copy. @default `.template` in the data folder */
  templateDir?: string;
  /** Called with each store right after its migrations; `isNew` when none had been applied before. */
  onOpen?: (store: Store, isNew: boolean) => Promise<void>;
}

/** The stores, embedded in the data folder or PostgreSQL by URL. The data folder is locked at once, so that a second process is refused before it serves. */
export function createStores(options: StoresOptions): Stores {
  const unlock = options.databases ? () => undefined : lockFolder(options.dataDir);
  const opening = new Map<string, Promise<Store>>();
  const opened: Store[] = [];
  let closing: Promise<void> | undefined;

  const get = (name: 'identity' | Region): Promise<Store> => {
    if (closing) return Promise.reject(new Error('The stores are closed'));
    const found = opening.get(name);
    if (found) return found;
    const store = open(options, name).then((ready) => {
      opened.push(ready);
      return ready;
    });
    // A store that failed to open is tried again by the next request: a database may come back.
    store.catch(() => opening.delete(name));
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
    region: (name) => (regions.includes(name) ? get(name) : Promise.reject(new Error(`There is no region ${name}`))),
    opened: () => [...opened],
    close: () => (closing ??= close()),
  };
}

async function open(options: StoresOptions, name: 'identity' | Region): Promise<Store> {
  const { pool, publicPool, close, embedded } = await connect(options, name);
  for (const each of new Set([pool, publicPool])) {
    survive(each);
    prepareStatements(each);
  }
  try {
    const kind: StoreKind = name === 'identity' ? 'identity' : 'region';
    const migrations = migrationsOf(kind);
    const applied = await migrate(pool, migrations);
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

/**
 * drizzle’s own transactions keep a connection for ever when «begin» does not get through, as on a line that has just broken: ten of them, and
 * a store is never heard of again.
 */
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

async function connect(
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
    // Whoever waits so long for a database that is away, or for a connection, is told so.
    connectionTimeoutMillis: 20_000,
    options: ['-c statement_timeout=30000 -c timezone=UTC', plainPlans, schema && `-c search_path=${schema}`].filter(Boolean).join(' '),
  };
  const pool = new Pool({ ...settings, max: options.databases?.connections ?? 10 });
  // Public operations are about identities; a region's store has none of them.
  if (name !== 'identity') return { pool, publicPool: pool, close: () => pool.end(), embedded: false };
  const publicPool = new Pool({ ...settings, max: publicConnections });
  return { pool, publicPool, close: async () => void (await Promise.all([pool.end(), publicPool.end()])), embedded: false };
}

const publicConnections = 3;

/** Compiling a plan, and workers that help with it, take longer to begin than a page of a list takes to read: they are for what takes half a second. */
const plainPlans = '-c jit=off -c parallel_setup_cost=50000';

/** A connection that breaks, idle or in the middle of a transaction, fails what runs on it and is replaced; without listeners it would end the process. */
function survive(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
}

/** One database holds the four stores as schemas; a role that may not create them finds them made. */
async function createSchema(url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [schema]);
    if (rowCount) return;
    // `if not exists` alone fails for one of two that ask at the same moment.
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('schemas of the console'))`);
    await client.query(`create schema if not exists "${schema}"`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
