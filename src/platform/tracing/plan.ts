import type { Pool } from 'pg';
import { withoutLiterals } from './statements.ts';
import type { TalliedStatement } from './tally.ts';

/** Between plans of one statement, in ms. */
const pause = 60_000;
const mostKnown = 500;
/** A statement that took a smaller part of the operation is not why it was slow. */
const leastPart = 0.1;
const lastExplained = new WeakMap<Pool, Map<string, number>>();
let isExplaining = false;
let explained = 0;

/**
 * The plan of a statement for any values, which EXPLAIN makes without running it; undefined where nothing is planned: at most once a minute
 * for a statement, one at a time, and never while others wait for a connection.
 */
export async function planOf(statement: TalliedStatement | undefined, operationMs: number): Promise<unknown> {
  if (!statement || statement.ms < operationMs * leastPart) return undefined;
  const { text } = statement;
  const pool = statement.source as Pool;
  if (isExplaining || pool.waitingCount > 0 || !/^\s*(select|with|insert|update|delete)\b/i.test(text)) return undefined;
  if (!isDue(pool, text)) return undefined;
  isExplaining = true;
  try {
    return await explain(pool, text);
  } catch {
    return undefined;
  } finally {
    isExplaining = false;
  }
}

function isDue(pool: Pool, text: string): boolean {
  const times = lastExplained.get(pool) ?? new Map<string, number>();
  lastExplained.set(pool, times);
  const now = performance.now();
  if (now - (times.get(text) ?? Number.NEGATIVE_INFINITY) < pause) return false;
  if (times.size >= mostKnown) times.clear();
  times.set(text, now);
  return true;
}

/** A prepared statement has a plan that no value went into; PostgreSQL 15 has no EXPLAIN (GENERIC_PLAN) yet. */
async function explain(pool: Pool, text: string): Promise<unknown> {
  const client = await pool.connect();
  const name = `slow_${process.pid}_${(explained += 1)}`;
  try {
    await client.query('begin');
    await client.query(
      "set local plan_cache_mode = force_generic_plan; set local statement_timeout = '2s'; set local lock_timeout = '200ms'",
    );
    await client.query(`prepare ${name} as ${text}`);
    const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, position]) => Number(position)));
    const values = count > 0 ? `(${Array.from({ length: count }, () => 'null').join(', ')})` : '';
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (format json) execute ${name}${values}`);
    await client.query(`deallocate ${name}`);
    const plan = rows[0]?.['QUERY PLAN'];
    return shortened(typeof plan === 'string' ? JSON.parse(plan) : plan);
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

/** Keys that show why a plan is slow; conditions without the values that are written in the statement. */
const shownKeys = new Set(['Node Type', 'Join Type', 'Relation Name', 'Index Name', 'Plan Rows', 'Total Cost', 'Plans', 'Plan']);
const condition = /(Cond|Filter|Key)$/;
const deepest = 20;

function shortened(value: unknown, depth = 0): unknown {
  if (depth > deepest) return '…';
  if (Array.isArray(value)) return value.map((each) => shortened(each, depth + 1));
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? withoutLiterals(value).slice(0, 500) : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => shownKeys.has(key) || condition.test(key))
      .map(([key, each]) => [key, shortened(each, depth + 1)]),
  );
}
