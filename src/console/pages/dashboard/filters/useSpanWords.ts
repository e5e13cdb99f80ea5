import { useLocaleState, useTranslate } from 'ra-core';
import { spanInWords } from '../../../../engine/screens/values/regionDays.ts';
import type { Period } from '../filter.ts';

export function useSpanWords(): (period: Period) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (period) => spanInWords(period, locale, translate);
}
