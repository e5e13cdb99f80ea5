import { choiceText } from './choiceText.ts';
import type { FieldProps } from '../values/field.ts';
import { Missing } from './Missing.tsx';
import { toneOf } from '../values/registry.ts';
import { Tag } from './Tag.tsx';
import { useCellWords } from './useCellWords.ts';

export function StatusField(props: FieldProps) {
  const text = choiceText(props, useCellWords());
  return text === null ? <Missing /> : <Tag tone={toneOf(props.value)}>{text}</Tag>;
}
