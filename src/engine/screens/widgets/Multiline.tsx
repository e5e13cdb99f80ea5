import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

export function MultilineField({ value, dense }: FieldProps) {
  if (isEmpty(value)) return <Missing />;
  return dense ? (
    <Ellipsis>{String(value)}</Ellipsis>
  ) : (
    <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{String(value)}</span>
  );
}

export function MultilineInput(props: InputProps) {
  return <Control {...props}>{(control) => <TextBox {...control} multiline />}</Control>;
}
