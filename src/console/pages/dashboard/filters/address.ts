import type { DashboardFilterState, Period } from '../filter.ts';
import { parseDays, validatePeriod } from './parseDays.ts';
import { firstFilter, inPeriod, inPreset, isPreset, isSeparate, thresholdDays, windowNames } from './presets.ts';

// The filter in the address: ?department=…&vacancy=…&period=last7days, or &submitted=2026-10-01..2026-10-31 for days that were chosen.

/** Filter of an address, and the names of parts that were unreadable and use their defaults. */
export interface ReadFilter {
  filter: DashboardFilterState;
  unread: FilterPart[];
}

export const filterParts = [
  'department',
  'vacancy',
  'cohort',
  'period',
  'submitted',
  'consented',
  'created',
  'dropout',
  'leakage',
] as const;
export type FilterPart = (typeof filterParts)[number];

export function readFilter(query: URLSearchParams, today: string): ReadFilter {
  const unread = new Set<FilterPart>();
  const ids = (part: FilterPart) => {
    const input = [...new Set(query.getAll(part).map((id) => id.trim()))].filter(Boolean);
    const read = input.filter((id) => id.length <= longest && !/\p{Cc}/u.test(id)).slice(0, most);
    if (read.length < input.length) unread.add(part);
    return read;
  };
  const days = (part: FilterPart) => {
    const text = query.get(part);
    if (text === null) return thresholdDays.first;
    const validated = parseDays(text);
    if ('days' in validated) return validated.days;
    unread.add(part);
    return thresholdDays.first;
  };
  const filter = {
    ...dated(query, today, unread),
    departments: ids('department'),
    vacancies: ids('vacancy'),
    cohorts: ids('cohort'),
    dropoutDays: days('dropout'),
    leakageDays: days('leakage'),
  };
  return { filter, unread: [...unread] };
}

function dated(query: URLSearchParams, today: string, unread: Set<FilterPart>): DashboardFilterState {
  const first = firstFilter(today);
  const name = query.get('period');
  const span = name === null ? undefined : periodIn(name, today);
  if (name !== null && !span && !isPreset(name)) unread.add('period');
  const common = name !== null && isPreset(name) ? inPreset(first, name, today) : span ? inPeriod(first, span) : first;
  return windowNames.reduce((filter, window) => {
    const text = query.get(window);
    const own = text === null ? undefined : periodIn(text, today);
    if (text !== null && !own) unread.add(window);
    if (!own) return filter;
    const { preset: _, ...rest } = filter;
    return { ...rest, [window]: own };
  }, common);
}

/** Writes a filter; what is as at first leaves no trace, and parameters of others stay as they are. */
export function writeFilter(query: URLSearchParams, filter: DashboardFilterState, today: string): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const part of filterParts) written.delete(part);
  for (const id of filter.departments) written.append('department', id);
  for (const id of filter.vacancies) written.append('vacancy', id);
  for (const id of filter.cohorts) written.append('cohort', id);
  if (filter.preset) {
    if (filter.preset !== firstFilter(today).preset) written.set('period', filter.preset);
  } else if (isSeparate(filter)) for (const window of windowNames) written.set(window, periodText(filter[window]));
  else written.set('period', periodText(filter.submitted));
  if (filter.dropoutDays !== thresholdDays.first) written.set('dropout', String(filter.dropoutDays));
  if (filter.leakageDays !== thresholdDays.first) written.set('leakage', String(filter.leakageDays));
  return written;
}

/** Two days with two dots between them, `2026-10-01..2026-10-31`; an open end is missing. */
const periodText = ({ from = '', to = '' }: Period): string => `${from}..${to}`;

function periodIn(text: string, today: string): Period | undefined {
  const [, from, to] = /^(.{0,10})\.\.(.{0,10})$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const period = { ...(from && { from }), ...(to && { to }) };
  return Object.keys(validatePeriod(period, today)).length > 0 ? undefined : period;
}

const longest = 200;
const most = 100;
