import { and, gte, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../domain/limits.ts';
import { regionZones } from '../../domain/regionZones.ts';
import type { OperationContext } from '../context.ts';
import type { Region } from '../regions.ts';
import { badInput } from '../errors.ts';

/** Time window: ISO texts, inclusive. */
export interface DateRange {
  gte: string;
  lte: string;
}

const day = 24 * 3_600_000;

/** Rows of a window, within the logs' look-back and at most `maxDays` long (spec 3 §5), by the platform's clock. */
export function within(column: PgColumn, range: DateRange, { now, region }: OperationContext, maxDays?: number): SQL | undefined {
  const [start, end] = [Date.parse(range.gte), Date.parse(range.lte)];
  const refused = (field: keyof DateRange, rule: string, limit: number) =>
    badInput({ [`dateRange.${field}`]: `validation.notif.dateRange.${rule}` }, { fieldArgs: { [`dateRange.${field}`]: { limit } } });
  if (longerThan(limits.eventsLookBackDays, start, now().getTime(), region))
    throw refused('gte', 'dateLookBack', limits.eventsLookBackDays);
  if (maxDays !== undefined && longerThan(maxDays, start, end, region)) throw refused('lte', 'dateSpan', maxDays);
  return and(gte(column, new Date(start)), lte(column, new Date(end)));
}

/** Allows an extra hour when the region's clocks go back. */
const longerThan = (days: number, from: number, to: number, region: Region): boolean =>
  to - from > days * day && to - from > days * day + Math.max(0, offsetAt(from, region) - offsetAt(to, region));

/** Offset of the region from UTC, in ms. */
function offsetAt(time: number, region: Region): number {
  const moment = Math.floor(time / 1000) * 1000;
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: regionZones[region], hourCycle: 'h23', ...requested }).formatToParts(moment);
  const [year = 0, month = 1, date = 1, hour, minute, second] = Object.keys(requested).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, date, hour, minute, second) - moment;
}

const requested = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
