/** In a locale's order: `['day', 'month', 'year']`. */
export function partsOf(locale: string): readonly ('day' | 'month' | 'year')[] {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(new Date(0));
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

/** `dd/mm/yyyy`. */
export const patternOf = (locale: string): string =>
  partsOf(locale)
    .map((part) => ({ day: 'dd', month: 'mm', year: 'yyyy' })[part])
    .join('/');

/** 2026-11-23 is 23/11/2026 in British English and 11/23/2026 in American. */
export function writeDay(day: string, locale: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return partsOf(locale)
    .map((part) => ({ day: date, month, year })[part])
    .join('/');
}

/** Numbers in the locale's order, years of two digits, month names, or ISO 8601; null if invalid, such as 31 February. */
export function readDay(text: string, locale: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(typed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = namedMonth(typed);
  if (named) return named;
  const whole = /^\d{8}$/.test(typed) ? split(typed, locale) : typed.split(/[\s./-]+/).filter(Boolean);
  if (!/^\d.*\d$/.test(typed) || whole.length !== 3 || !whole.every((part) => /^\d{1,4}$/.test(part))) return null;
  const values: Record<string, number> = {};
  // A leading four-digit year means year-month-day.
  const order = whole[0]?.length === 4 ? (['year', 'month', 'day'] as const) : partsOf(locale);
  for (const [index, part] of order.entries()) values[part] = Number(whole[index]);
  const typedYear = whole[order.indexOf('year')] ?? '';
  if (typedYear.length === 3 || typedYear.length === 1) return null;
  return dayOf((values['year'] ?? 0) + (typedYear.length === 2 ? 2000 : 0), values['month'] ?? 0, values['day'] ?? 0);
}

/** Eight digits, split in the locale's order. */
function split(digits: string, locale: string): string[] {
  let from = 0;
  return partsOf(locale).map((part) => digits.slice(from, (from += part === 'year' ? 4 : 2)));
}

/** `9 Nov 2026` and `November 9, 2026`. */
function namedMonth(typed: string): string | null {
  const month = /[a-z]{3,}/i.exec(typed)?.[0].slice(0, 3).toLowerCase();
  const index = month === undefined ? -1 : months.indexOf(month);
  const [year] = /\b\d{4}\b/.exec(typed) ?? [];
  const [day] = /\b\d{1,2}\b/.exec(typed) ?? [];
  return index >= 0 && year !== undefined && day !== undefined ? dayOf(Number(year), index + 1, Number(day)) : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1000 || date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
