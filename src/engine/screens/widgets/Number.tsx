import { Control } from './Control.tsx';
import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';
import { useCellWords } from './useCellWords.ts';

/** A number in the reader's notation. */
export function NumberField(props: FieldProps) {
  const number = numberText(props, useCellWords());
  return number === null ? <Missing /> : <span style={{ fontVariantNumeric: 'tabular-nums' }}>{number}</span>;
}

/** Years have no digit grouping. */
const isYear = (path: string, value: number): boolean =>
  Number.isInteger(value) && value >= 1000 && value <= 2999 && /(year|yr|born|died|released?|founded|established|vintage)$/i.test(path);

export const numberText: CellText = ({ value, column }, { locale }) =>
  isEmpty(value) || !Number.isFinite(Number(value))
    ? null
    : Number(value).toLocaleString(locale, { useGrouping: !isYear(column.path, Number(value)) });

/** Other texts stay, for the form's rule. */
export function NumberInput(props: InputProps) {
  // An emptied box is empty: of nothing at all the form would make the number that it began with.
  return <Control {...props}>{(control) => <TextBox {...control} type="text" parse={(text) => parseNumber(text) ?? ''} />}</Control>;
}

export function parseNumber(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  // '1.' and '1.0' are on the way to a number and must not be rewritten while they are typed.
  return /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/.test(trimmed) ? Number(trimmed) : text;
}
