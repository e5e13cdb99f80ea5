import { sql } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';

// Days as texts, YYYY-MM-DD. Where one begins in a region's time zone is asked of the database, which counts by it.

const day = 24 * 3_600_000;

export const dayAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** How many days there are from one to another, both included. */
export const daysFrom = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / day + 1;

/** The day of a moment in a time zone. */
export const dayOf = (moment: Date, zone: string): string =>
  // Years before 1000 come with fewer digits.
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment).padStart(10, '0');

/** When days begin in a time zone. */
export async function beginnings(tx: Database, zone: string, dates: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await tx.execute<{ date: string; time: number }>(
    sql`select date, extract(epoch from date::timestamp at time zone ${zone})::float8 * 1000 as time from unnest(${sql.param(dates)}::text[]) as dates (date)`,
  );
  return new Map(rows.map(({ date, time }) => [date, new Date(time)]));
}
