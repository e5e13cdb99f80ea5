import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { StoresOptions } from '../database/stores.ts';
import { quoted, withDatabases } from './databases.ts';
import type { RawStore } from './databases.ts';
import { BackupError } from './format.ts';
import { whileLocked } from './snapshot.ts';
import type { Held } from './snapshot.ts';

export interface Marked {
  name: string;
  moment: Date;
  /** Longest time that a write waited for the mark, in ms. */
  held: number;
  servers: { stores: string[]; position: string; file: string; archives: boolean }[];
}

interface Server extends Facts {
  stores: RawStore[];
}

interface Facts {
  system: string;
  database: string;
  role: string;
  mayMark: boolean;
  isReplica: boolean;
  level: string;
  archives: boolean;
}

/** PostgreSQL takes up to 63 bytes; names also go into files and commands. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;
/** For the archive of a server to take the mark, in ms. */
const archiveTime = 60_000;

/** A name of its own for each moment. */
export const markNameOf = (moment: Date): string => `mark-${moment.toISOString().replaceAll(':', '').replace('.', '-')}`;

/**
 * Writes one named restore point into the write-ahead log of each server, at a moment in which no transaction of any store is open that has
 * written something: recovered to that name, all stores are as they were then.
 * @param patience for archives, in ms
 */
export async function markStores(settings: StoresOptions, name: string, patience = archiveTime): Promise<Marked> {
  if (!namePattern.test(name)) throw new BackupError('A mark has a name of up to 63 letters, digits, dots, hyphens and underscores.');
  if (!settings.databases)
    throw new BackupError(
      'Embedded databases have no archive, so nothing could be recovered to a mark: use “npm run backup -- write FILE”.',
    );
  return withDatabases(settings, {}, async (stores) => {
    if (stores.length === 0) throw new BackupError('There is nothing to mark: no store has been made.');
    const servers = await serversOf(stores);
    let begun = 0;
    const { points, moment } = await whileLocked(
      stores,
      (held) => writePoints(servers, held, name),
      () => (begun = performance.now()),
    );
    const held = performance.now() - begun;
    const marked: Marked = { name, moment, held, servers: [] };
    for (const server of servers) marked.servers.push(await endFile(server, points.get(server) ?? ''));
    await archived(servers, marked, patience);
    return marked;
  });
}

/** Stores by the server that they are on, whose log is one. */
async function serversOf(stores: readonly RawStore[]): Promise<Server[]> {
  const servers = new Map<string, Server>();
  const lacking = new Set<string>();
  for (const store of stores) {
    const { rows } = await store.pool.query<Facts>(`
      select (select system_identifier::text from pg_control_system()) as system, current_database() as database, current_user as role,
        pg_is_in_recovery() as "isReplica", current_setting('wal_level') as level, current_setting('archive_mode') <> 'off' as archives,
        has_function_privilege('pg_create_restore_point(text)', 'execute') and has_function_privilege('pg_switch_wal()', 'execute') as "mayMark"`);
    const [facts] = rows;
    if (!facts) continue;
    if (facts.isReplica) throw new BackupError(`The database of ${store.name} is a replica: marks are written by primaries.`);
    if (facts.level === 'minimal')
      throw new BackupError(`The server of ${store.name} has wal_level = minimal, which no archive can use: set it to replica.`);
    // Any database of a server can write into its log, which is one for all of them.
    const known = servers.get(facts.system);
    if (known) known.stores.push(store);
    else servers.set(facts.system, { ...facts, stores: [store] });
    if (!known && !facts.mayMark)
      lacking.add(
        `In the database ${facts.database}: grant execute on function pg_create_restore_point(text), pg_switch_wal() to ${quoted(facts.role)};`,
      );
  }
  if (lacking.size > 0)
    throw new BackupError(`The role may not write marks. As an administrator of PostgreSQL:\n${[...lacking].join('\n')}`);
  return [...servers.values()];
}

async function writePoints(servers: readonly Server[], held: Held, name: string) {
  const points = new Map<Server, string>();
  for (const server of servers) {
    const client = clientOf(server, held);
    const { rows } = await client.query<{ position: string }>('select pg_create_restore_point($1)::text as position', [name]);
    points.set(server, rows[0]?.position ?? '');
  }
  return { points, moment: new Date() };
}

function clientOf({ stores: [first] }: Server, held: Held): PoolClient {
  const client = first && held.get(first);
  if (!client) throw new Error('A server without a locked store');
  return client;
}

/** Ends the file of the log, so that the mark is on disk and goes to the archive now. */
async function endFile({ stores, archives }: Server, position: string): Promise<Marked['servers'][number]> {
  const [first] = stores;
  const { rows } = (await first?.pool.query<{ file: string }>('select pg_walfile_name($1::pg_lsn) as file, pg_switch_wal()', [
    position,
  ])) ?? { rows: [] };
  return { stores: stores.map(({ name }) => name), position, file: rows[0]?.file ?? '', archives };
}

/** @throws BackupError if an archive doesn't take the mark in time */
async function archived(servers: readonly Server[], { name, servers: marks }: Marked, patience: number): Promise<void> {
  const until = performance.now() + patience;
  for (const [index, { stores, archives }] of servers.entries()) {
    const file = marks[index]?.file ?? '';
    if (!archives) continue;
    while (!(await hasTaken(stores[0], file))) {
      if (performance.now() > until)
        throw new BackupError(
          `${name} is written, but the archive of ${stores.map((store) => store.name).join(', ')} has not taken ${file}: see the log of PostgreSQL about archive_command.`,
        );
      await delay(100);
    }
  }
}

async function hasTaken(store: RawStore | undefined, file: string): Promise<boolean> {
  // The first eight digits are the timeline's.
  const { rows } = (await store?.pool.query<{ taken: boolean }>(
    `select coalesce(last_archived_wal ~ '^[0-9A-F]{24}' and substr(last_archived_wal, 9, 16) >= substr($1, 9, 16), false) as taken
     from pg_stat_archiver`,
    [file],
  )) ?? { rows: [] };
  return rows[0]?.taken === true;
}
