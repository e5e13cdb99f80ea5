// YYYY-MM-DD of a region's clock, with start and end (decisions §8).

/** Inclusive; undefined is an open end. */
export interface DaySpan {
  from?: string;
  to?: string;
}

/** `New York`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

export const dayAt = (moment: number, zone: string): string => new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 10);

export const todayIn = (zone: string): string => dayAt(Date.now(), zone);

export const daysAfter = (day: string, count: number): string => new Date(midnight(day) + count * dayLength).toISOString().slice(0, 10);

/** How far back a log goes, in days before today (specification 3 §9): the 90th began longer than 90 days ago. */
export const lookBack = 89;

/** First and last moment, an hour more or less where the clock changes. */
export const momentsOf = ({ from, to }: DaySpan, zone: string): DaySpan => ({
  ...(from !== undefined && { from: new Date(startOf(from, zone)).toISOString() }),
  ...(to !== undefined && { to: new Date(startOf(daysAfter(to, 1), zone) - 1).toISOString() }),
});

/** `22 Oct – 22 Nov 2026`. */
export function spanInWords({ from, to }: DaySpan, locale: string, translate: (key: string, values?: object) => string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  // Ranges contain thin spaces, which some fonts lack.
  if (from !== undefined && to !== undefined) return format.formatRange(midnight(from), midnight(to)).replaceAll('\u2009', ' ');
  if (from !== undefined) return translate('screens.list.from', { day: format.format(midnight(from)) });
  if (to !== undefined) return translate('screens.list.until', { day: format.format(midnight(to)) });
  return translate('screens.list.anyTime');
}

const dayLength = 86_400_000;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The first guess may be on the other side of a clock change. */
function startOf(day: string, zone: string): number {
  const guess = midnight(day) - offsetAt(midnight(day), zone);
  return midnight(day) - offsetAt(guess, zone);
}

/** In milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = clock(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(moment / 1000) * 1000;
}

function clock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', calendar: 'gregory', ...fields });
  clocks.set(zone, made);
  return made;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
