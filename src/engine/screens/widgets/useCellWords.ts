import { useLocaleState, useTranslate } from 'ra-core';
import { useDateFormats } from './dates.ts';
import type { CellWords } from './field.ts';

export function useCellWords(): CellWords {
  const [locale] = useLocaleState();
  return { locale, translate: useTranslate(), dates: useDateFormats() };
}
