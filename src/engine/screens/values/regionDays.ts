// Days of a region, YYYY-MM-DD, and the moments at which they begin and end (decisions §8).

/** From one day to another, both included; an end that is missing is open. */
export interface DaySpan {
  from?: string;
  to?: string;
}

/** The city that a zone is named by, `New York`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Is it a day of the calendar? */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

/** The day that a moment is in. */
export const dayAt = (moment: number, zone: string): string => new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 10);

/** The day so many days after another. */
export const daysAfter = (day: string, count: number): string => new Date(midnight(day) + count * dayLength).toISOString().slice(0, 10);

/** The first moment of a span and its last, an hour more or less where the clock changes. */
export const momentsOf = ({ from, to }: DaySpan, zone: string): DaySpan => ({
  ...(from !== undefined && { from: new Date(startOf(from, zone)).toISOString() }),
  ...(to !== undefined && { to: new Date(startOf(daysAfter(to, 1), zone) - 1).toISOString() }),
});

/** A span as this reader writes it, `22 Oct – 22 Nov 2026`. */
export function spanInWords({ from, to }: DaySpan, locale: string, translate: (key: string, values?: object) => string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  // Between its days a range has thin spaces, which some fonts lack.
  if (from !== undefined && to !== undefined) return format.formatRange(midnight(from), midnight(to)).replaceAll('\u2009', ' ');
  if (from !== undefined) return translate('screens.list.from', { day: format.format(midnight(from)) });
  if (to !== undefined) return translate('screens.list.until', { day: format.format(midnight(to)) });
  return translate('screens.list.anyTime');
}

const dayLength = 86_400_000;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Midnight where the zone is. The first guess may lie on the other side of a change of the clock. */
function startOf(day: string, zone: string): number {
  const guess = midnight(day) - offsetAt(midnight(day), zone);
  return midnight(day) - offsetAt(guess, zone);
}

/** How far ahead of UTC a zone's clock is, in milliseconds. */
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
