import { useLocaleState } from 'ra-core';
import type { FieldProps } from '../values/field.ts';
import { durationText } from './durationText.ts';
import { Raw } from './Raw.tsx';

/** The number or ISO 8601 text of the API is its tooltip. */
export function DurationField(props: FieldProps) {
  const [locale] = useLocaleState();
  const { value, column } = props;
  const text = durationText(value, column.path, locale);
  if (text === undefined) return <Raw {...props} />;
  return (
    <span title={String(value)} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </span>
  );
}
