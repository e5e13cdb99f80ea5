export function relativeTime(at: string, locale: string, now = Date.now()): string {
  const time = Date.parse(at);
  const seconds = (time - now) / 1000;
  const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);
  const count = unit === 'day' ? dayOf(time) - dayOf(now) : Math.round(seconds / size);
  // “Last week” and “last year” name the calendar's, and 400 days ago may be the year before.
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(count, unit);
}

/** Days begin at midnight, and some have 23 or 25 hours. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
