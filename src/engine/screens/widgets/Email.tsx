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
  const address = String(value);
  return dense ? <Ellipsis>{breakable(address)}</Ellipsis> : <Link href={mailto(address)}>{address}</Link>;
}

/** Encodes `?` and `&`, so that the address cannot add recipients, and unpaired surrogates, which cannot be encoded. */
function mailto(address: string): string {
  const parts = address.replaceAll(/\p{Surrogate}/gu, '\ufffd').split('@');
  return `mailto:${parts.map(encodeURIComponent).join('@')}`;
}

export function EmailInput(props: InputProps) {
  // Not type="email": the browser would trim and validate first.
  return <Control {...props}>{(control) => <TextBox {...control} type="text" />}</Control>;
}
