/** How long ago something was, in the reader's language: «2 hours ago», «yesterday». */
export function relativeTime(at: string, locale: string, now = Date.now()): string {
  const seconds = (Date.parse(at) - now) / 1000;
  const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
