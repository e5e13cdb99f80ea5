import { useLocaleState, useTranslate } from 'ra-core';
import { spanInWords } from '../../../../engine/screens/values/regionDays.ts';
import type { Period } from '../filter.ts';

/** Says days as this reader writes them. */
export function useSpanWords(): (period: Period) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (period) => spanInWords(period, locale, translate);
}
