import dayjs, { type Dayjs } from 'dayjs';

export const spans = ['month', 'week', 'day', 'agenda'] as const;
export type Span = (typeof spans)[number];

/** YYYY-MM-DD. */
export type Day = string;

export const dayOf = (moment: Dayjs): Day => moment.format('YYYY-MM-DD');

/** From 0 for Sunday, as is usual in the language. */
export function firstWeekday(locale: string): number {
  const { weekInfo, getWeekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    weekInfo?: { firstDay: number };
    getWeekInfo?: () => { firstDay: number };
  };
  const info = getWeekInfo?.call(new Intl.Locale(locale)) ?? weekInfo;
  return info ? info.firstDay % 7 : 1;
}

const startOfWeek = (day: Dayjs, first: number): Dayjs => day.subtract((day.day() - first + 7) % 7, 'day');

/** The days that are shown: whole weeks for a month. */
export function shownDays(span: Span, on: Day, first: number): Day[] {
  const day = dayjs(on);
  if (span === 'day') return [on];
  if (span === 'week') return daysFrom(startOfWeek(day, first), 7);
  const start = day.startOf('month');
  if (span === 'agenda') return daysFrom(start, day.daysInMonth());
  const from = startOfWeek(start, first);
  return daysFrom(from, Math.ceil((start.diff(from, 'day') + day.daysInMonth()) / 7) * 7);
}

const daysFrom = (start: Dayjs, count: number): Day[] => Array.from({ length: count }, (_, index) => dayOf(start.add(index, 'day')));

export const step = (span: Span, on: Day, by: 1 | -1): Day =>
  span === 'month' || span === 'agenda'
    ? dayOf(dayjs(on).startOf('month').add(by, 'month'))
    : dayOf(dayjs(on).add(span === 'week' ? by * 7 : by, 'day'));

export interface Entry<Row> {
  row: Row;
  start: Dayjs;
  end: Dayjs | undefined;
  /** Begins on an earlier day than the one that it is shown on. */
  goesOn: boolean;
}

/** Entries by day; a long one is on each of its days. */
export function entriesByDay<Row>(
  rows: readonly Row[],
  timesOf: (row: Row) => { from: unknown; until: unknown },
  days: readonly Day[],
): Map<Day, Entry<Row>[]> {
  const found = new Map<Day, Entry<Row>[]>(days.map((day) => [day, []]));
  for (const row of rows) {
    const { from, until } = timesOf(row);
    const start = dayjs(from as string);
    if (!from || !start.isValid()) continue;
    const last = dayjs(until as string);
    const end = until && last.isValid() && !last.isBefore(start) ? last : undefined;
    // An end at midnight is the end of the day before.
    const lastDay = dayOf(end ? end.subtract(end.isAfter(start) ? 1 : 0, 'millisecond') : start);
    for (const day of days) {
      if (day < dayOf(start) || day > lastDay) continue;
      found.get(day)?.push({ row, start, end, goesOn: day > dayOf(start) });
    }
  }
  for (const entries of found.values()) entries.sort((one, other) => one.start.valueOf() - other.start.valueOf());
  return found;
}
