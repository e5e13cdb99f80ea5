import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import { figureMarks } from '../services/dashboard/table.ts';
import { textsOf } from './spans.ts';
import type { Span } from './spans.ts';

export interface WindowPart {
  span: number;
  customerId: string;
  from: string;
  to: string;
}

/** Whole days of a window, end exclusive. */
export interface Whole {
  span: number;
  first: string;
  end: string;
}

export interface Marked {
  customerIds: string[];
  days: string[];
}

/** Division of windows: whole, unmarked days from roll-ups, the rest row by row. */
export interface Division {
  whole: Whole[];
  marked: Marked;
  parts: WindowPart[];
}

const dayIn = (zone: string, moment: SQL): SQL => sql`(${moment} at time zone ${sql.raw(`'${zone}'`)})::date`;
const beginningIn = (zone: string, day: SQL): SQL => sql`((${day})::timestamp at time zone ${sql.raw(`'${zone}'`)})`;

async function markedDays(tx: Database, zone: string, customerIds: readonly string[]): Promise<Marked> {
  const own = sql`customer_id = any(${sql.param(customerIds)}::text[])`;
  const day = dayIn(zone, sql`hour`);
  const { rows } = await tx.execute<{ customer: string; day: string }>(
    sql`select distinct customer_id as customer, ${day}::text as day from ${figureMarks} where ${own}`,
  );
  return { customerIds: rows.map(({ customer }) => customer), days: rows.map((row) => row.day) };
}

export const isNotMarked = (customer: SQL, day: SQL, marked: Marked): SQL =>
  sql`(${customer}, ${day}) not in (select marked_customer, marked_day from ${listOf(marked)})`;

const listOf = ({ customerIds, days }: Marked): SQL =>
  sql`unnest(${sql.param(customerIds)}::text[], ${sql.param(days)}::date[]) as marked (marked_customer, marked_day)`;

export async function divide(
  tx: Database,
  zone: string,
  { customerIds, spans }: { customerIds: readonly string[]; spans: readonly Span[] },
): Promise<Division> {
  const marked = await markedDays(tx, zone, customerIds);
  const [froms, tos] = [0, 1].map((end) => sql.param(spans.map((span) => textsOf(span)[end])));
  const [fromDay, toDay] = [dayIn(zone, sql`starts`), dayIn(zone, sql`ends`)];
  const { rows } = await tx.execute<{ span: number; customer: string | null; low: string; high: string }>(sql`
    with spans as (
      select number::int - 1 as span, starts, ends,
        case when ${beginningIn(zone, fromDay)} = starts then ${fromDay} else ${fromDay} + 1 end as first_day, ${toDay} as end_day
      from unnest(${froms}::timestamptz[], ${tos}::timestamptz[]) with ordinality as given (starts, ends, number)
    ), customers as (select customer from unnest(${sql.param(customerIds)}::text[]) as customers (customer)
    ), pieces as (
      select span, customer, tstzrange(starts, ends) as piece from spans, customers where first_day >= end_day
      union all
      select span, customer, tstzrange(starts, ${beginningIn(zone, sql`first_day`)}) from spans, customers where first_day < end_day
      union all
      select span, customer, tstzrange(${beginningIn(zone, sql`end_day`)}, ends) from spans, customers where first_day < end_day
      union all
      select span, marked_customer, tstzrange(${beginningIn(zone, sql`marked_day`)}, ${beginningIn(zone, sql`marked_day + 1`)})
      from spans, ${listOf(marked)} where marked_day >= first_day and marked_day < end_day
    ), joined as (select span, customer, unnest(range_agg(piece)) as piece from pieces group by span, customer)
    select span, customer, lower(piece)::text as low, upper(piece)::text as high from joined where not isempty(piece)
    union all
    select span, null, first_day::text, end_day::text from spans where first_day < end_day`);
  return {
    marked,
    whole: rows.filter(({ customer }) => customer === null).map(({ span, low, high }) => ({ span, first: low, end: high })),
    parts: rows.flatMap(({ span, customer, low, high }) =>
      customer === null ? [] : [{ span, customerId: customer, from: low, to: high }],
    ),
  };
}

export function partOf({ marked, whole, parts }: Division, places: readonly number[]): Division {
  const some = <Each extends { span: number }>(all: readonly Each[]): Each[] =>
    places.flatMap((place, span) => all.filter((each) => each.span === place).map((each) => ({ ...each, span })));
  return { marked, whole: some(whole), parts: some(parts) };
}

export const undivided = (customerIds: readonly string[], spans: readonly Span[]): Division => ({
  marked: { customerIds: [], days: [] },
  whole: [],
  parts: spans.flatMap((span, index) =>
    customerIds.map((customerId) => ({ span: index, customerId, from: textsOf(span)[0], to: textsOf(span)[1] })),
  ),
});
