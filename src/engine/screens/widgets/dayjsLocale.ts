import dayjs from 'dayjs';

/** Names of months and days as the browser has them, for the calendar; answers the name of dayjs' locale. */
export function dayjsLocale(locale: string): string {
  if (locale === 'en-GB') return 'en-gb';
  if (/^en\b/i.test(locale)) return 'en';
  const name = locale.toLowerCase();
  const each = (count: number, options: Intl.DateTimeFormatOptions, at: (index: number) => number): string[] => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(at(index)));
  };
  const month = (index: number) => Date.UTC(2026, index, 1);
  // 1 November 2026 is a Sunday.
  const day = (index: number) => Date.UTC(2026, 10, 1 + index);
  dayjs.locale(
    name,
    {
      name,
      months: each(12, { month: 'long' }, month),
      monthsShort: each(12, { month: 'short' }, month),
      weekdays: each(7, { weekday: 'long' }, day),
      weekdaysShort: each(7, { weekday: 'short' }, day),
      weekdaysMin: each(7, { weekday: 'narrow' }, day),
      weekStart: firstDay(locale),
      ordinal: (number: number) => String(number),
    },
    true,
  );
  return name;
}

/** 0 for Sunday, as dayjs counts. */
function firstDay(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } } = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}
