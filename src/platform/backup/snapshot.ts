import type { PoolClient } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { onConnection, quoted, tablesOf } from './databases.ts';
import type { RawStore } from './databases.ts';
import { BackupError } from './format.ts';

const mostTries = 60;
/** For the locks of all stores, in ms: writers wait no longer, and PostgreSQL ends none of them, as it does after a second of a deadlock. */
const lockTime = 700;
const [cancelled, deadlock] = ['57014', '40P01'];

/**
 * Reads all stores as they were at one moment, in which no transaction had written part of what it writes: while all tables are locked
 * against writes, each database names its snapshot; the locks end before anything is read. Reads are never held up.
 */
export async function atOneMoment<T>(stores: readonly RawStore[], work: (clients: Map<RawStore, PoolClient>, moment: Date) => Promise<T>) {
  const clients = new Map<RawStore, PoolClient>();
  const nested = (rest: readonly RawStore[]): Promise<T> => {
    const [first, ...others] = rest;
    if (!first) return begin(stores, clients).then((moment) => work(clients, moment));
    return onConnection(first, (client) => {
      clients.set(first, client);
      return nested(others);
    });
  };
  return nested(stores);
}

async function begin(stores: readonly RawStore[], clients: ReadonlyMap<RawStore, PoolClient>): Promise<Date> {
  // This process has the folder of embedded stores for itself.
  if (stores.every(({ embedded }) => embedded)) {
    for (const client of clients.values()) await client.query('begin isolation level repeatable read read only');
    return new Date();
  }
  return whileLocked(stores, async (held) => {
    try {
      const snapshots = await namedSnapshots(held);
      for (const [store, client] of clients) {
        await client.query('begin isolation level repeatable read read only');
        await client.query(`set transaction snapshot '${snapshots.get(store) ?? ''}'`);
      }
    } catch (error) {
      await Promise.all([...clients.values()].map((client) => client.query('rollback').catch(() => undefined)));
      throw error;
    }
    return new Date();
  });
}

export type Held = ReadonlyMap<RawStore, PoolClient>;

/**
 * Runs short work at a moment in which no open transaction has written anything; writers wait meanwhile. Begins again where one doesn't end.
 * @param begins runs before the first lock of each try
 */
export async function whileLocked<T>(
  stores: readonly RawStore[],
  work: (held: Held) => Promise<T>,
  begins: () => unknown = () => undefined,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransactions(stores, new Map(), async (tables) => {
        begins();
        await lockAll(tables);
        return work(new Map([...tables].map(([store, { client }]) => [store, client])));
      });
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== cancelled && code !== deadlock) throw error;
      if (tries === mostTries) throw new BackupError('A transaction that writes did not end in all this time; try again later.');
      await delay(200 + Math.random() * 800);
    }
  }
}

type Tables = ReadonlyMap<RawStore, { client: PoolClient; names: string[] }>;

/** Opens a transaction in each store, and lets all go once the work is done. */
function inTransactions<T>(stores: readonly RawStore[], open: Tables, work: (open: Tables) => Promise<T>): Promise<T> {
  const [first, ...others] = stores;
  if (!first) return work(open);
  return onConnection(first, async (client) => {
    const names = (await tablesOf(client)).map(({ name }) => name);
    // Its snapshot is taken by the first query, which comes after the locks.
    await client.query('begin isolation level repeatable read');
    return inTransactions(others, new Map([...open, [first, { client, names }]]), work);
  });
}

/** A change writes the first one before all else and the second one after it, so that changes in progress end instead of waiting for a lock of ours. */
const [writtenFirst, writtenLast] = ['idempotency_keys', 'audit_entries'];

async function lockAll(tables: Tables): Promise<void> {
  const until = performance.now() + lockTime;
  const rounds: ((name: string) => boolean)[] = [
    (name) => name === writtenFirst,
    (name) => name !== writtenFirst && name !== writtenLast,
    (name) => name === writtenLast,
  ];
  for (const isOfRound of rounds)
    for (const { client, names } of tables.values()) {
      const own = names.filter(isOfRound);
      if (own.length === 0) continue;
      const left = Math.max(1, Math.round(until - performance.now()));
      // In one round trip; the limit counts for each statement by itself.
      await client.query(`set local statement_timeout = ${left}; lock table ${own.map(quoted).join(', ')} in share mode;
        set local statement_timeout = 0`);
    }
}

async function namedSnapshots(held: Held): Promise<Map<RawStore, string>> {
  const snapshots = new Map<RawStore, string>();
  for (const [store, client] of held) {
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    snapshots.set(store, rows[0]?.id ?? '');
  }
  return snapshots;
}
