import type { FieldProps } from '../values/field.ts';
import { Missing } from './Missing.tsx';
import { moneyText } from './moneyText.ts';
import { useCellWords } from './useCellWords.ts';

export function MoneyField(props: FieldProps) {
  const text = moneyText(props, useCellWords());
  return text === null ? <Missing /> : <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
}
