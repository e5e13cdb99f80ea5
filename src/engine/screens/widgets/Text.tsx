import { breakable } from './breakable.tsx';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

export function TextField({ value, dense }: FieldProps) {
  const text = textText({ value });
  if (text === null) return <Missing />;
  return dense ? <Ellipsis>{breakable(text)}</Ellipsis> : <>{text}</>;
}

export const textText = ({ value }: Pick<FieldProps, 'value'>): string | null =>
  isEmpty(value) ? null : Array.isArray(value) ? value.join(', ') : String(value);

export function TextInput(props: InputProps) {
  return <Control {...props}>{(control) => <TextBox {...control} type={props.field.writeOnly ? 'password' : 'text'} />}</Control>;
}
