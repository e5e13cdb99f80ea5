import { useLocaleState } from 'ra-core';
import { Control } from './Control.tsx';
import { isEmpty, type FieldProps } from './field.ts';
import type { InputProps } from './input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

/** A number as this reader writes it. */
export function NumberField({ value }: FieldProps) {
  const [locale] = useLocaleState();
  if (isEmpty(value) || !Number.isFinite(Number(value))) return <Missing />;
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{Number(value).toLocaleString(locale)}</span>;
}

/** What is no number stays as it was typed, so that the form's rule can say so. */
export function NumberInput(props: InputProps) {
  return <Control {...props}>{(control) => <TextBox {...control} type="text" parse={parseNumber} />}</Control>;
}

export function parseNumber(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  // '1.' and '1.0' are on the way to a number and must not be rewritten while they are typed.
  return /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/.test(trimmed) ? Number(trimmed) : text;
}
