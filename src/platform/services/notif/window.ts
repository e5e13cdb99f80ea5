import { and, gte, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../../domain/limits.ts';
import { regionZones } from '../../../domain/regionZones.ts';
import type { OperationContext } from '../../context.ts';
import type { Region } from '../../regions.ts';
import { badInput } from '../../errors.ts';

/** A window of time as the contract takes it: ISO texts, both ends included. */
export interface DateRange {
  gte: string;
  lte: string;
}

const day = 24 * 3_600_000;

/**
 * The rows of a window, within the look-back of the logs and, where `maxDays` says so, no longer than that (spec 3 §5). The forms ask
 * the same by the machine's clock; here it is the platform's that counts, to the millisecond.
 */
export function within(column: PgColumn, range: DateRange, { now, region }: OperationContext, maxDays?: number): SQL | undefined {
  const [start, end] = [Date.parse(range.gte), Date.parse(range.lte)];
  const refused = (field: keyof DateRange, rule: string, limit: number) =>
    badInput({ [`dateRange.${field}`]: `validation.notif.dateRange.${rule}` }, { fieldArgs: { [`dateRange.${field}`]: { limit } } });
  if (longerThan(limits.eventsLookBackDays, start, now().getTime(), region))
    throw refused('gte', 'dateLookBack', limits.eventsLookBackDays);
  if (maxDays !== undefined && longerThan(maxDays, start, end, region)) throw refused('lte', 'dateSpan', maxDays);
  return and(gte(column, new Date(start)), lte(column, new Date(end)));
}

/** In a week in which the region's clocks go back, seven days have an hour more. */
const longerThan = (days: number, from: number, to: number, region: Region): boolean =>
  to - from > days * day && to - from > days * day + Math.max(0, offsetAt(from, region) - offsetAt(to, region));

/** How far the region's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(time: number, region: Region): number {
  const moment = Math.floor(time / 1000) * 1000;
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: regionZones[region], hourCycle: 'h23', ...wanted }).formatToParts(moment);
  const [year = 0, month = 1, date = 1, hour, minute, second] = Object.keys(wanted).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, date, hour, minute, second) - moment;
}

const wanted = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
