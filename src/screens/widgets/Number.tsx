import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { Control } from './Control.tsx';
import { isEmpty, type FieldProps } from './field.ts';
import type { InputProps } from './input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

/** A number as this reader writes it; one that is too low is told by its colour and in words. */
export function NumberField({ value, column }: FieldProps) {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  if (isEmpty(value) || !Number.isFinite(Number(value))) return <Missing />;
  const number = Number(value).toLocaleString(locale);
  if (column.low === undefined || Number(value) >= column.low) return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{number}</span>;
  return (
    <Low>
      <WarningAmber aria-hidden />
      {number}
      <small>{translate(`${column.label}${Number(value) > 0 ? 'Low' : 'None'}`, { _: '' })}</small>
    </Low>
  );
}

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
