import Link from '@mui/material/Link';
import { breakable } from './breakable.tsx';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

/** Plain text in a list, so that a click opens the row and not a mail program. */
export function EmailField({ value, dense }: FieldProps) {
  if (isEmpty(value)) return <Missing />;
  return dense ? <Ellipsis>{breakable(String(value))}</Ellipsis> : <Link href={`mailto:${encodeURI(String(value))}`}>{String(value)}</Link>;
}

export function EmailInput(props: InputProps) {
  // Not type="email": the browser would trim and validate first.
  return <Control {...props}>{(control) => <TextBox {...control} type="text" />}</Control>;
}
