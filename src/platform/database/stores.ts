import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { regions } from '../regions.ts';
import type { Region } from '../regions.ts';
import type { StoreName } from './addresses.ts';
import { connectStore, survive } from './connections.ts';
import type { ConnectionOptions } from './connections.ts';
import { databaseOf } from './dialect.ts';
import { fingerprint } from './fingerprint.ts';
import { holdingConnection } from './heldConnections.ts';
import { lockFolder } from './lock.ts';
import { setLocally } from './localSettings.ts';
import { migrate, migrationsOf } from './migrate.ts';
import type { StoreKind } from './migrate.ts';
import { MigrationError } from './migrationError.ts';
import { outageOf } from './outage.ts';
import { openReplica } from './replica.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { Replica } from './replica.ts';
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
  /** The pool, for probes and benches only. */
  pool: Pool;
  /** Connections that keep their session, for LISTEN: past a pooler. @default those of the pool */
  direct?: PoolConfig;
  /** The same for all stores of the process. */
  subscriptions: Subscriptions;
  /** For lists and figures of people: `readerOf` chooses it. */
  replica?: Replica;
  embedded: boolean;
  close(): Promise<void>;
}

export interface Stores {
  identity(): Promise<Store>;
  region(name: Region): Promise<Store>;
  opened(): Store[];
  /** Tries again to open those stores, among the chosen ones, that could not be opened when they were last used. */
  retried(chosen: (name: StoreName) => boolean): { name: string; store: Promise<Store> }[];
  close(): Promise<void>;
}

export interface StoresOptions extends ConnectionOptions {
  log?: Logger;
  onOpen?: (store: Store, isNew: boolean) => Promise<void>;
}

/** `identity`, or the region. */
export const storeName = ({ region }: Pick<Store, 'region'>): StoreName => region ?? 'identity';

/** Locks the data folder at once, so that a second process is refused before it serves. */
export function createStores(options: StoresOptions): Stores {
  const unlock = options.databases ? () => undefined : lockFolder(options.dataDir);
  const opening = new Map<string, Promise<Store>>();
  const subscriptions = createSubscriptions();
  const opened: Store[] = [];
  const failed = new Set<StoreName>();
  let closing: Promise<void> | undefined;

  const get = (name: StoreName): Promise<Store> => {
    if (closing) return Promise.reject(new Error('The stores are closed'));
    const found = opening.get(name);
    if (found) return found;
    const store = open({ ...options, subscriptions }, name).then((ready) => {
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
    retried: (chosen) => [...failed].filter(chosen).map((name) => ({ name, store: get(name) })),
    close: () => (closing ??= close()),
  };
}

async function open(options: StoresOptions & Pick<Store, 'subscriptions'>, name: StoreName): Promise<Store> {
  const { pool, publicPool, close: closePools, embedded, direct, local, schema, read } = await connectStore(options, name);
  const prepare = (each: Pool): void => {
    survive(each);
    if (local) setLocally(each, local);
    else prepareStatements(each);
    watchStatements(each, name);
  };
  for (const each of new Set([pool, publicPool])) prepare(each);
  let replica: Replica | undefined;
  const close = async () => {
    await replica?.close();
    await closePools();
  };
  try {
    const kind: StoreKind = name === 'identity' ? 'identity' : 'region';
    if (schema) await requireSchema(pool, schema);
    const applied = await migrated(pool, { direct, embedded }, kind, name);
    const db = databaseOf(pool);
    const transaction = transactionsOf(pool, embedded);
    if (read) {
      const { log, databases } = options;
      const primary = { pool, transaction };
      replica = await openReplica({ name, primary, configs: read, prepare, transactionsOf, mostLag: databases?.replicaLag ?? 5, log });
    }
    const store: Store = {
      kind,
      ...(name === 'identity' ? {} : { region: name }),
      db,
      transaction,
      forPublic: {
        db: pool === publicPool ? db : databaseOf(publicPool),
        transaction: transactionsOf(publicPool, embedded),
        pool: publicPool,
      },
      pool,
      ...(direct && { direct }),
      ...(replica && { replica }),
      embedded,
      subscriptions: options.subscriptions,
      close,
    };
    await options.onOpen?.(store, applied.length > 0 && applied.length === migrationsOf(kind).length);
    return store;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Own transactions: drizzle's never release a connection whose “begin” fails, which exhausts the pool. */
const transactionsOf =
  (pool: Pool, embedded = false): Store['transaction'] =>
  async (work) => {
    const client = await pool.connect();
    let isAway = false;
    try {
      return await holdingConnection(() => databaseOf(client).transaction(work));
    } catch (error) {
      isAway = !embedded && outageOf(error) !== undefined;
      throw error;
    } finally {
      // A demoted primary stays read-only: the next connection leads to the new one.
      client.release(isAway);
    }
  };

/** Without its schema, a store would share the tables of the others. */
async function requireSchema(pool: Pool, schema: string): Promise<void> {
  const { rows } = await pool.query<{ found: string | null }>('select current_schema() as found');
  if (rows[0]?.found !== schema)
    throw new MigrationError(
      `A pooler drops the startup options that choose the schema ${schema}; set DATABASE_POOLER=transaction, or give each store a database of its own`,
    );
}

/** Migrates a store over connections that keep their session. */
async function migrated(
  pool: Pool,
  { direct, embedded }: { direct?: PoolConfig | undefined; embedded: boolean },
  kind: StoreKind,
  name: StoreName,
): Promise<string[]> {
  const [migrations, options] = [migrationsOf(kind), { leavesOnline: !embedded }];
  if (!direct) return migrate(pool, migrations, `store ${name}`, options);
  const own = new Pool({ ...direct, max: 1 });
  survive(own);
  try {
    const applied = await migrate(own, migrations, `store ${name}`, options);
    const isSame = async () => (await fingerprint(own)) === (await fingerprint(pool));
    // Otherwise one database would be migrated and another one served. An online migration may end between the two looks.
    if (!(await isSame()) && !(await isSame()))
      throw new MigrationError(`The address of store ${name} and its direct address lead to different databases`);
    return applied;
  } finally {
    await own.end();
  }
}
