import dayjs from 'dayjs';
import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';

/** Dates and times of this reader (decisions §1). */
export function useDateFormats() {
  const [locale] = useLocaleState();
  return useMemo(() => dateFormats(locale), [locale]);
}

export type DateFormats = ReturnType<typeof dateFormats>;

/** American for en-US and for English without a country, else day first. */
export function dateFormats(locale: string) {
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
