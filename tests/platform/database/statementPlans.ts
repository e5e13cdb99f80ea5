import { escapeLiteral } from 'pg';
import type { Pool, PoolClient } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Sent without a name, so that PostgreSQL plans it with its values each time (`src/platform/database/statements.ts`). */
export const isPlannedByValues = (text: string): boolean => / like |planned by its values/.test(text);

/** Remembers each text that is sent with values, with those of its first call. */
export function recordStatements(pool: Pool): Map<string, Statement> {
  const statements = new Map<string, Statement>();
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const plain = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [config, more] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
      const values = (typeof config === 'string' ? undefined : config.values) ?? more;
      const text = typeof config === 'string' ? config : config.text;
      const isRead = typeof config === 'object' && Array.isArray(values) && /^\s*(select|with|update|delete) /.test(text);
      if (isRead && !statements.has(text)) statements.set(text, { text, values });
      return plain(...given);
    }) as typeof client.query;
  });
  return statements;
}

export interface Reading {
  /** Database pages: the same number on a busy machine. */
  pages: number;
  rows: number;
  plan: PlanNode;
}

export interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

type PlanMode = 'force_generic_plan' | 'force_custom_plan';

/**
 * Runs statements under a kind of plan, and takes back all that they write.
 * @param setting SQL that comes first
 */
export async function readings(
  pool: Pool,
  work: (read: (mode: PlanMode, statement: Statement) => Promise<Reading>) => Promise<void>,
  setting?: string,
): Promise<void> {
  const client = await pool.connect();
  try {
    if (setting) await client.query(setting);
    await work((mode, statement) => readingOf(client, mode, statement));
  } finally {
    client.release(true);
  }
}

async function readingOf(client: PoolClient, mode: PlanMode, { text, values }: Statement): Promise<Reading> {
  await client.query('begin');
  try {
    await client.query(`set local plan_cache_mode = ${mode}`);
    await client.query(`prepare measured as ${text}`);
    const literals = values.map(literalOf);
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, buffers, timing off, format json) execute measured${literals.length > 0 ? `(${literals.join(', ')})` : ''}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) throw new Error(`There is no plan for ${text}`);
    return { pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: plan['Actual Rows'], plan };
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

/** Selects rows by ids. */
export const isFoundById = (text: string): boolean => /^select .* where (?!.*not "\w+"."id").*"id" (= |in \(|= any\()\$/s.test(text);

export const described = ({ text, values }: Statement, plan: PlanNode): string =>
  `${text}\n${JSON.stringify(values).slice(0, 500)}\n${summaryOf(plan)}`;

/** Nodes of a plan, outer ones first. */
const summaryOf = (plan: PlanNode): string =>
  [
    [plan['Node Type'], plan['Index Name'] ?? plan['Relation Name'], `(${plan['Actual Rows']})`].filter(Boolean).join(' '),
    ...(plan.Plans ?? []).map(summaryOf),
  ].join(' > ');

/** First column of each index, as its conditions write it. */
export async function leadingColumns(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; column: string }>(
    `select relname as name, pg_get_indexdef(indexrelid, 1, true) as column from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ name, column }) => [name, column]));
}

/** Tables that a plan reads without an index, and indexes that it reads without a value for their first column. */
export function wholeScans(plan: PlanNode, leading: ReadonlyMap<string, string>): string[] {
  const { 'Index Name': index, 'Index Cond': condition = '' } = plan;
  const own =
    plan['Node Type'] === 'Seq Scan'
      ? [`all of ${plan['Relation Name']}`]
      : index !== undefined && !condition.includes(leading.get(index) ?? index)
        ? [`all of ${index}`]
        : [];
  return [...own, ...(plan.Plans ?? []).flatMap((each) => wholeScans(each, leading))];
}

/** A value as SQL: `execute` takes no parameters. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value))
    return escapeLiteral(`{${value.map((each) => (each === null ? 'null' : JSON.stringify(String(each)))).join(',')}}`);
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Buffer.isBuffer(value)) return escapeLiteral(`\\x${value.toString('hex')}`);
  return escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
