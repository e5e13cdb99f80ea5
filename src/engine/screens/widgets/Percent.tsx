import { useLocaleState } from 'ra-core';
import type { FieldProps } from '../values/field.ts';
import { numberIn, Raw } from './Raw.tsx';

/** `12` is 12 %, as the field's name says; a share of 0.12 would be named a rate. */
export function PercentField(props: FieldProps) {
  const [locale] = useLocaleState();
  const number = numberIn(props.value);
  if (number === undefined || Math.abs(number) >= 1e15) return <Raw {...props} />;
  const text = number.toLocaleString(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 10 });
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
}
