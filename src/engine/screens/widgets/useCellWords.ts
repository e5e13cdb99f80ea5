import { useLocaleState, useTranslate } from 'ra-core';
import { useDateFormats } from '../values/dates.ts';
import type { CellWords } from '../values/field.ts';

/** The current user's language and formats. */
export function useCellWords(): CellWords {
  const [locale] = useLocaleState();
  return { locale, translate: useTranslate(), dates: useDateFormats() };
}
