import dayjs from 'dayjs';
import { useI18nProvider } from 'ra-core';
import { useMemo } from 'react';

/** Dates and times of this reader (decisions §1). Cells don't subscribe to the locale: another one renders everything anew. */
export function useDateFormats() {
  const locale = useI18nProvider().getLocale();
  return useMemo(() => dateFormats(locale), [locale]);
}

export type DateFormats = ReturnType<typeof dateFormats>;

/** English: American for en-US and for English without a country, else day first. Other languages as the browser writes them. */
export function dateFormats(
  locale: string,
): Record<'date' | 'time' | 'dateTime' | 'timeWithSeconds' | 'long', (value: unknown) => string | null> {
  if (!/^en\b/i.test(locale)) return intlFormats(locale);
  const day = locale === 'en-US' || locale === 'en' ? 'MMM DD, YYYY' : 'DD MMM YYYY';
  const write = (format: string) => (value: unknown) => {
    const moment = dayjs(value as string);
    return value !== null && value !== undefined && moment.isValid() ? moment.format(format) : null;
  };
  return {
    date: write(day),
    time: write('h:mm a'),
    dateTime: write(`${day}, h:mm a`),
    timeWithSeconds: write('h:mm:ss a'),
    /** The long form, with the offset from UTC. */
    long: write('D MMMM YYYY [at] HH:mm [(UTC]Z[)]'),
  };
}

function intlFormats(locale: string): DateFormats {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (value: unknown) => {
      const moment = dayjs(value as string);
      return value !== null && value !== undefined && moment.isValid() ? format.format(moment.toDate()) : null;
    };
  };
  const day = { day: '2-digit', month: 'short', year: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return {
    date: write(day),
    time: write(time),
    dateTime: write({ ...day, ...time }),
    timeWithSeconds: write({ ...time, second: '2-digit' }),
    long: write({ ...day, month: 'long', ...time, timeZoneName: 'longOffset' }),
  };
}
