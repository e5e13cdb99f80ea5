import { useLocaleState, useTranslate } from 'ra-core';
import { useDateFormats } from '../values/dates.ts';
import type { CellWords } from '../values/field.ts';

export function useCellWords(): CellWords {
  const [locale] = useLocaleState();
  return { locale, translate: useTranslate(), dates: useDateFormats() };
}
