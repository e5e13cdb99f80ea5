import type { FieldProps } from '../values/field.ts';
import { countText } from './countText.ts';
import { Missing } from './Missing.tsx';
import { useCellWords } from './useCellWords.ts';

export function CountField(props: FieldProps) {
  const text = countText(props, useCellWords());
  return text === null ? <Missing /> : <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
}
