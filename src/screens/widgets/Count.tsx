import { useLocaleState } from 'ra-core';
import type { FieldProps } from './field.ts';
import { Missing } from './Missing.tsx';

/** How many there are of something. */
export function CountField({ value }: FieldProps) {
  const [locale] = useLocaleState();
  const count = Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined;
  if (count === undefined) return <Missing />;
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{count.toLocaleString(locale)}</span>;
}
