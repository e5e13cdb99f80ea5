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
  for (let tries = 1; ; tries += 1) {
    try {
      return await locking(stores, performance.now() + lockTime, [], async (snapshots) => {
        for (const [store, client] of clients) {
          await client.query('begin isolation level repeatable read read only');
          await client.query(`set transaction snapshot '${snapshots.get(store) ?? ''}'`);
        }
        return new Date();
      });
    } catch (error) {
      await Promise.all([...clients.values()].map((client) => client.query('rollback').catch(() => undefined)));
      const { code } = error as { code?: string };
      if (code !== cancelled && code !== deadlock) throw error;
      if (tries === mostTries) throw new BackupError('A transaction that writes did not end in all this time; try again later.');
      await delay(200 + Math.random() * 800);
    }
  }
}

/** Locks the tables of one store after the other, and lets all go once the work is done. */
function locking(
  stores: readonly RawStore[],
  until: number,
  held: readonly [RawStore, PoolClient][],
  work: (snapshots: Map<RawStore, string>) => Promise<Date>,
): Promise<Date> {
  const [first, ...others] = stores;
  if (!first) return namedSnapshots(held).then(work);
  return onConnection(first, async (client) => {
    const tables = await tablesOf(client);
    await client.query('begin isolation level repeatable read');
    await client.query(`set local statement_timeout = ${Math.max(1, Math.round(until - performance.now()))}`);
    await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in share mode`);
    await client.query('set local statement_timeout = 0');
    return locking(others, until, [...held, [first, client]], work);
  });
}

async function namedSnapshots(held: readonly [RawStore, PoolClient][]): Promise<Map<RawStore, string>> {
  const snapshots = new Map<RawStore, string>();
  for (const [store, client] of held) {
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    snapshots.set(store, rows[0]?.id ?? '');
  }
  return snapshots;
}
