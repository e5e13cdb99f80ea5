import { and, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { badInput } from '../errors.ts';

interface MomentRange {
  gte?: string | null;
  lte?: string | null;
  isNull?: boolean | null;
}

interface DatedList {
  columns: Record<string, PgColumn>;
  filterArgument?: string;
}

/** Conditions of the ranges in a list's filter: each has the name of a date column. */
export function dateConditions({ columns, filterArgument = 'filter' }: DatedList, filter: unknown): Record<string, SQL | undefined> {
  return Object.fromEntries(
    Object.entries(filter ?? {}).flatMap(([name, range]) => {
      const column = columns[name];
      return column?.dataType === 'date' && isRange(range) ? [[name, within(column, range, `${filterArgument}.${name}`)]] : [];
    }),
  );
}

const isRange = (value: unknown): value is MomentRange => typeof value === 'object' && value !== null && !Array.isArray(value);

function within(column: PgColumn, range: MomentRange, path: string): SQL | undefined {
  const [from, to] = [range.gte, range.lte].map((text) => (text ? new Date(text) : undefined));
  if (from && to && from > to)
    throw badInput({ [`${path}.lte`]: 'validation.dates.order' }, { message: 'The range ends before it starts.' });
  return and(
    from ? gte(column, from) : undefined,
    to ? lte(column, to) : undefined,
    range.isNull === true ? isNull(column) : range.isNull === false ? isNotNull(column) : undefined,
  );
}
