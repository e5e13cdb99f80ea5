import { Client } from 'pg';
import type { Logger } from 'pino';
import { migrationFailed, migrationsOf, record } from './migrate.ts';
import type { Migration } from './migrate.ts';
import { builtIndex, isOnline, onlineLock, statementsOf } from './online.ts';
import { sqlState } from './sqlState.ts';
import type { Store } from './stores.ts';

interface Options {
  log: Logger;
  /** Lets go of a statement that runs: PostgreSQL ends it by itself, and a later run finds what it made. */
  signal: AbortSignal;
  migrations?: readonly Migration[];
}

/** A lock that isn't there soon is tried again at the next run: writes queue behind whoever waits for one. */
const lockPatience = '3s';

/** Applies pending online migrations, in one process at a time, over a connection past the pooler. Answers those that it has applied. */
export async function migrateOnline(store: Store, { log, signal, migrations = migrationsOf(store.kind) }: Options): Promise<string[]> {
  const online = migrations.filter(isOnline);
  if ((await pendingOf(store.pool, online)).length === 0) return [];
  const client = new Client(store.direct ?? store.pool.options);
  client.on('error', () => undefined);
  const letGo = (): void => void client.end().catch(() => undefined);
  signal.addEventListener('abort', letGo);
  const applied: string[] = [];
  try {
    await client.connect();
    // The limit is for requests.
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ isOurs: boolean }>(`select pg_try_advisory_lock(${onlineLock}) as "isOurs"`);
    if (!rows[0]?.isOurs) return [];
    for (const migration of await pendingOf(client, online)) {
      const facts = { store: store.region ?? store.kind, migration: migration.name };
      log.info(facts, 'an online migration begins: writes go on');
      await apply(client, migration).catch((error: unknown) => {
        throw migrationFailed(error, migration.name, `store ${facts.store}`);
      });
      applied.push(migration.name);
      log.info(facts, 'an online migration is done');
    }
    return applied;
  } catch (error) {
    if (signal.aborted) return applied;
    throw error;
  } finally {
    signal.removeEventListener('abort', letGo);
    await client.end().catch(() => undefined);
  }
}

async function pendingOf(client: Pick<Client, 'query'>, online: readonly Migration[]): Promise<Migration[]> {
  if (online.length === 0) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations where name = any($1)', [
    online.map(({ name }) => name),
  ]);
  return online.filter(({ name }) => !rows.some((row) => row.name === name));
}

/** Each statement may have been run before, by a process that ended since. */
async function apply(client: Client, migration: Migration): Promise<void> {
  const statements = statementsOf(migration);
  for (const [place, statement] of statements.entries()) {
    const isLast = place === statements.length - 1;
    const index = builtIndex(statement);
    if (index) await build(client, index, statement);
    if (index && !isLast) continue;
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${lockPatience}'`);
      if (!index) await client.query(statement);
      if (isLast) await record(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  }
}

async function build(client: Client, name: string, statement: string): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    `select indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
     where relname = $1 and relnamespace = current_schema()::regnamespace`,
    [name],
  );
  if (rows[0]?.isValid) return;
  const drop = `drop index concurrently if exists "${name}"`;
  // A build that was broken off left it: it costs writes, and serves no query.
  if (rows[0]) await client.query(drop);
  try {
    await client.query(statement);
  } catch (error) {
    // A unique one would go on refusing rows.
    if (sqlState(error)) await client.query(drop).catch(() => undefined);
    throw error;
  }
}
