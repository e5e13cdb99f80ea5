import type { CellText } from '../values/field.ts';

/** The number of a list's values, or a number as it is. */
export const countText: CellText = ({ value }, { locale }) => countOf(value)?.toLocaleString(locale) ?? null;

export const countOf = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined;
