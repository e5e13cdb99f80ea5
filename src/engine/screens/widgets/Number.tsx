import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { Control } from './Control.tsx';
import { isEmpty, type CellText, type CellWords, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';
import { useCellWords } from './useCellWords.ts';

/** A number as this reader writes it; one that is too low is told by its colour and in words. */
export function NumberField(props: FieldProps) {
  const [number, warning] = partsOf(props, useCellWords());
  if (number === undefined) return <Missing />;
  if (warning === undefined) return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{number}</span>;
  return (
    <Low>
      <WarningAmber aria-hidden />
      {number} <small>{warning}</small>
    </Low>
  );
}

/** Whether a number of this name is a year, which nobody writes in groups of digits. */
const isYear = (path: string, value: number): boolean =>
  Number.isInteger(value) && value >= 1000 && value <= 2999 && /(year|yr|born|died|released?|founded|established|vintage)$/i.test(path);

/** The number, and what is said of one that is too low. */
const partsOf = ({ value, column }: FieldProps, { locale, translate }: CellWords): string[] => {
  if (isEmpty(value) || !Number.isFinite(Number(value))) return [];
  const number = Number(value).toLocaleString(locale, { useGrouping: !isYear(column.path, Number(value)) });
  if (column.low === undefined || Number(value) >= column.low) return [number];
  return [number, translate(`${column.label}${Number(value) > 0 ? 'Low' : 'None'}`, { _: '' })];
};

export const numberText: CellText = (cell, words) => {
  const parts = partsOf(cell, words);
  return parts.length === 0 ? null : parts.join(' ');
};

const Low = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.error.main,
  '& svg': { fontSize: 18 },
  '& small': { ...theme.typography.caption, color: 'inherit' },
}));

/** What is no number stays as it was typed, so that the form's rule can say so. */
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
