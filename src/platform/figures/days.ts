import { sql } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';

// Days as texts, YYYY-MM-DD; the database computes when they begin in a time zone.

const day = 24 * 3_600_000;

export const dayAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

export const daysFrom = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / day + 1;

export const dayOf = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment).padStart(10, '0');

export async function beginnings(tx: Database, zone: string, dates: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await tx.execute<{ date: string; time: number }>(
    sql`select date, extract(epoch from date::timestamp at time zone ${zone})::float8 * 1000 as time from unnest(${sql.param(dates)}::text[]) as dates (date)`,
  );
  return new Map(rows.map(({ date, time }) => [date, new Date(time)]));
}
