import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { MigrationError } from './migrationError.ts';
import { isOnline, plainly, requireNoBuild } from './online.ts';
import type { Patience } from './online.ts';
import { outageOf } from './outage.ts';
import { sqlState } from './sqlState.ts';
import { assumeLargeTenants } from './tenantStatistics.ts';

export type StoreKind = 'identity' | 'region';

export interface Migration {
  name: string;
  sql: string;
}

export function migrationsOf(kind: StoreKind): Migration[] {
  const folder = new URL(`./migrations/${kind}/`, import.meta.url);
  if (!existsSync(folder)) throw new Error(`There are no migrations at ${folder.pathname}`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
}

/** Names of the migrations that the program can't do without: online ones come later. */
export const neededMigrations = (kind: StoreKind): string[] =>
  migrationsOf(kind).flatMap((migration) => (isOnline(migration) ? [] : [migration.name]));

interface MigrateOptions {
  /** Leaves online migrations of a store that has tables to `migrateOnline`. */
  leavesOnline?: boolean;
  patience?: Patience;
}

export async function migrate(
  pool: Pool,
  migrations: readonly Migration[],
  store = 'the store',
  options: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The pool's limit is for requests; a large table takes longer.
    await client.query('set local statement_timeout = 0');
    const applied = await applyMigrations(client, migrations, store, options);
    await assumeLargeTenants(client);
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Applies within the caller's transaction. */
export async function applyMigrations(
  client: PoolClient,
  migrations: readonly Migration[],
  store: string,
  { leavesOnline = false, patience }: MigrateOptions = {},
): Promise<string[]> {
  await client.query(`select pg_advisory_xact_lock(hashtext('migrations of ' || current_schema()))`);
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  // Only where it is missing: the lock would hold up the other processes' probes until all is migrated.
  const hasAdds = `select 1 from pg_attribute where attrelid = 'migrations'::regclass and attname = 'adds'`;
  if ((await client.query(hasAdds)).rowCount === 0)
    await client.query('alter table migrations add column adds boolean not null default false');
  const { rows } = await client.query<{ name: string; hash: string; adds: boolean }>('select name, hash, adds from migrations');
  const known = new Map(rows.map((row) => [row.name, row.hash]));
  const changed = migrations.find((migration) => known.has(migration.name) && known.get(migration.name) !== hashOf(migration));
  if (changed)
    throw new MigrationError(`Migration ${changed.name} was changed after it had been applied to ${store}: write a new one instead`);
  const pending = migrations.filter(({ name }) => !known.has(name));
  const mine = leavesOnline && known.size > 0 ? pending.filter((migration) => !isOnline(migration)) : pending;
  if (mine.length > 0 && known.size > 0) await requireNoBuild(client, store, patience);
  for (const migration of mine) {
    await client.query(plainly(migration)).catch((error: unknown) => {
      throw migrationFailed(error, migration.name, store);
    });
    await record(client, migration);
  }
  const unknown = rows
    .filter(({ name, adds }) => !adds && !migrations.some((migration) => migration.name === name))
    .map(({ name }) => name);
  if (unknown.length > 0) throw new MigrationError(`${store} is newer than this program: it has applied ${unknown.join(', ')}`);
  return mine.map(({ name }) => name);
}

const hashOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');

export async function record(client: Pick<ClientBase, 'query'>, migration: Migration): Promise<void> {
  const values = [migration.name, hashOf(migration), onlyAdds(migration)];
  await client.query('insert into migrations (name, hash, adds) values ($1, $2, $3)', values);
}

/** The version before runs on a store with it, so that it can be started again. A test verifies what is written so. */
export const onlyAdds = ({ sql }: Pick<Migration, 'sql'>): boolean => sql.startsWith('-- Only adds.\n');

/** Names migration, store, table and column; an outage stays an outage. */
export function migrationFailed(error: unknown, migration: string, store: string): unknown {
  const state = sqlState(error);
  if (!(error instanceof Error) || state === undefined || outageOf(error)) return error;
  const { table, column } = error as { table?: string; column?: string };
  const place = [column && `column ${column}`, table && `table ${table}`].filter(Boolean).join(' of ');
  const failed = `Migration ${migration} can’t be applied to ${store}: ${reasonOf(error, state)}${place && `, ${place}`} (SQLSTATE ${state})`;
  return new MigrationError(state === notNull ? `${failed}. Give the column a default, or fill it before it becomes required` : failed);
}

const notNull = '23502';

/** Only messages of class 42 are safe to repeat: they quote the migration, others quote rows. */
function reasonOf(error: Error, state: string): string {
  if (state === notNull) return 'rows that exist have no value for a required column';
  return state.startsWith('42') ? error.message : 'rows that exist break a rule';
}
