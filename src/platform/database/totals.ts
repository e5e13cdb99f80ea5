import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from './stores.ts';
import { totals } from './tables/records.ts';

export interface TotalChange {
  scope: string;
  name: string;
  by: number;
}

/** Updates counters in the transaction that changes the rows, in a fixed order against deadlocks. */
export async function changeTotals(tx: Database, changes: TotalChange[]): Promise<void> {
  const merged = new Map<string, TotalChange>();
  for (const change of changes) {
    const key = `${change.scope}\0${change.name}`;
    merged.set(key, { ...change, by: change.by + (merged.get(key)?.by ?? 0) });
  }
  const rows = [...merged].filter(([, change]) => change.by !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insert(totals)
    .values(rows.map(([, { scope, name, by }]) => ({ customerId: scope, name, value: by })))
    .onConflictDoUpdate({ target: [totals.customerId, totals.name], set: { value: sql`${totals.value} + excluded.value` } });
}

export const totalOf = (scope: string, names: string[]): SQL<number> =>
  sql<number>`(select coalesce(sum(value), 0)::int from ${totals} where customer_id = ${scope} and name in (${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}))`;
