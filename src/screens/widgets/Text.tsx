import { breakable } from './breakable.tsx';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type FieldProps } from './field.ts';
import type { InputProps } from './input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

/** One line of text; a list cuts it after two lines. */
export function TextField({ value, dense }: FieldProps) {
  if (isEmpty(value)) return <Missing />;
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return dense ? <Ellipsis>{breakable(text)}</Ellipsis> : <>{text}</>;
}

/** A secret is not shown while it is typed. */
export function TextInput(props: InputProps) {
  return <Control {...props}>{(control) => <TextBox {...control} type={props.field.writeOnly ? 'password' : 'text'} />}</Control>;
}
