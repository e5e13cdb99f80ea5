import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { limits } from '../../domain/limits.ts';
import type { Database, Store } from './stores.ts';
import { assumeLargeTenants } from './tenantStatistics.ts';

// Logs that are partitioned by week. A week is dropped once all of its rows are past their period, which is the same for all customers.
// Two partitions are wider: `…_before` has what was there before the weeks, `…_rest` what no week is there for, so that no write is refused.

interface Log {
  table: string;
  /** The time, which is in the key. */
  column: string;
  days: number;
}

export const partitionedLogs: readonly Log[] = [{ table: 'scim_requests', column: 'created_at', days: limits.scimLogDays }];

const hour = 3_600_000;
const week = 7 * 24 * hour;
/** Weeks that are there before they begin: the platform may be down, and its jobs off, for so long. */
const ahead = 4;

interface Partition {
  name: string;
  /** Absent: it has all before `to`, or what no other has. */
  from?: Date;
  to?: Date;
}

/** Makes the partitions of the next weeks, and removes what is past its period. */
export async function lookAfterPartitions(store: Store, now: Date, isStopped = () => false): Promise<void> {
  for (const log of partitionedLogs) {
    const { table, days } = log;
    const old = new Date(now.getTime() - days * 24 * hour);
    const partitions = await partitionsOf(store.db, table);
    // Not partitioned yet.
    if (partitions.length === 0) await deleteBefore(store.db, log, { table, old, isStopped });
    else await makeWeeks(store, log, { partitions, old, now });
    for (const { name, from, to } of partitions) {
      if (isStopped()) return;
      if (to && to <= old) await changing(store, (tx) => tx.execute(sql`drop table ${sql.identifier(name)}`));
      else if (!from) await deleteBefore(store.db, log, { table: name, old, isStopped });
    }
  }
  await assumeLargeTenants(store.pool);
}

async function partitionsOf(db: Database, table: string): Promise<Partition[]> {
  const { rows } = await db.execute<{ name: string; bound: string }>(sql`
    select relname as name, pg_get_expr(relpartbound, pg_class.oid) as bound
    from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = to_regclass(${table}) order by relname`);
  return rows.map(({ name, bound }) => {
    const [from, to] = [/FROM \('([^']+)'\)/, /TO \('([^']+)'\)/].map((pattern) => pattern.exec(bound)?.[1]);
    return { name, ...(from && { from: new Date(from) }), ...(to && { to: new Date(to) }) };
  });
}

/** From the end of the last one on: weeks begin on Mondays, at midnight UTC, since that one does. */
async function makeWeeks(
  store: Store,
  log: Log,
  { partitions, old, now }: { partitions: Partition[]; old: Date; now: Date },
): Promise<void> {
  const ends = partitions.flatMap(({ to }) => (to ? [to.getTime()] : []));
  const last = ends.length > 0 ? Math.max(...ends) : mondayBefore(now);
  for (let begin = Math.max(last, mondayBefore(old)); begin <= now.getTime() + ahead * week; begin += week)
    await changing(store, (tx) => makeWeek(tx, log, new Date(begin)));
}

const firstMonday = Date.UTC(1970, 0, 5);
const mondayBefore = (time: Date): number => time.getTime() - ((time.getTime() - firstMonday) % week);

async function makeWeek(tx: Database, { table, column }: Log, begin: Date): Promise<void> {
  const [from, to] = [begin.toISOString(), new Date(begin.getTime() + week).toISOString()];
  const own = `${table}_${from.slice(0, 10).replaceAll('-', '')}`;
  const [whole, made] = [sql.identifier(table), sql.identifier(own)];
  const [rest, time] = [sql.identifier(`${table}_rest`), sql.identifier(column)];
  await tx.execute(sql`create table ${made} (like ${whole} including defaults including generated)`);
  // Rows that were written while there was no week for them.
  await tx.execute(sql`lock table ${rest} in access exclusive mode`);
  const isOfWeek = sql`${time} >= ${from}::timestamptz and ${time} < ${to}::timestamptz`;
  const { rows: waiting } = await tx.execute(sql`select from ${rest} where ${isOfWeek} limit 1`);
  if (waiting.length > 0) {
    const columns = await storedColumns(tx, own);
    await tx.execute(sql`with moved as (delete from ${rest} where ${isOfWeek} returning ${columns})
      insert into ${made} (${columns}) select ${columns} from moved`);
  }
  await tx.execute(sql`alter table ${whole} attach partition ${made} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${to}'`)})`);
}

/** Generated ones follow from them. */
async function storedColumns(tx: Database, table: string): Promise<SQL> {
  const { rows } = await tx.execute<{ names: string }>(sql`select string_agg(quote_ident(attname), ', ' order by attnum) as names
    from pg_attribute where attrelid = to_regclass(${table}) and attnum > 0 and attgenerated = '' and not attisdropped`);
  return sql.raw(rows[0]?.names ?? '');
}

/** Gives up soon, since statements queue behind whoever waits for a table; the next run tries again. */
const changing = (store: Store, work: (tx: Database) => Promise<unknown>): Promise<unknown> =>
  store.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '3s'`);
    return work(tx);
  });

interface Old {
  table: string;
  old: Date;
  isStopped: () => boolean;
}

/** An hour of rows at a time: a statement has a time limit. */
async function deleteBefore(db: Database, { column }: Log, { table, old, isStopped }: Old): Promise<void> {
  const [name, time] = [sql.identifier(table), sql.identifier(column)];
  while (!isStopped()) {
    const { rows } = await db.execute<{ oldest: string | null }>(
      sql`select min(${time})::text as oldest from ${name} where ${time} < ${old.toISOString()}::timestamptz`,
    );
    const oldest = rows[0]?.oldest;
    if (!oldest) return;
    const end = new Date(Math.min(new Date(oldest).getTime() + hour, old.getTime()));
    await db.execute(sql`delete from ${name} where ${time} < ${end.toISOString()}::timestamptz`);
  }
}
