import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { MigrationError } from './migrationError.ts';

interface Sql {
  sql: string;
}

/** Runs statement by statement outside of a transaction, so that writes go on: marked in the comments that the migration begins with. */
export const isOnline = ({ sql }: Sql): boolean => /^(?:-- .*\n)*?-- Online\.\n/.test(sql);

/** Comments at the beginning of each are left out. */
export const statementsOf = ({ sql }: Sql): string[] =>
  sql.split('--> statement-breakpoint').map((statement) => statement.replace(/^(?:\s*--.*\n)*\s*/, '').trim());

/** For a transaction, which can't build an index concurrently. */
export const plainly = (migration: Sql): string =>
  isOnline(migration) ? migration.sql.replaceAll(/^(create (?:unique )?index) concurrently /gim, '$1 ') : migration.sql;

/** Name of the index that a statement builds concurrently. */
export const builtIndex = (statement: string): string | undefined =>
  /^create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"? on /i.exec(statement)?.[1];

/**
 * Key of the lock that an online migration holds while it runs. Not that of the other migrations: nobody may wait for it in a statement,
 * since a concurrent build waits until every statement that began before has ended.
 */
export const onlineLock = `hashtext('online migrations of ' || current_schema())`;

export interface Patience {
  tries: number;
  /** Milliseconds. */
  pause: number;
}

const halfMinute: Patience = { tries: 60, pause: 500 };

/** Until the end of the transaction no online migration begins. A change of a table would wait for its index, and all writes for that change. */
export async function requireNoBuild(client: PoolClient, store: string, { tries, pause } = halfMinute): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { rows } = await client.query<{ isOurs: boolean }>(`select pg_try_advisory_xact_lock(${onlineLock}) as "isOurs"`);
    if (rows[0]?.isOurs) return;
    await delay(pause);
  }
  throw new MigrationError(`${store} is still being migrated online by the version before: start this one again once that has ended`);
}
