import type { CellText, FieldProps } from '../values/field.ts';
import { Missing } from './Missing.tsx';
import { useCellWords } from './useCellWords.ts';

export function CountField(props: FieldProps) {
  const text = countText(props, useCellWords());
  return text === null ? <Missing /> : <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
}

export const countText: CellText = ({ value }, { locale }) => countOf(value)?.toLocaleString(locale) ?? null;

export const countOf = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined;
