import Link from '@mui/material/Link';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

/** No link for `javascript:` and the like. */
export function UrlField({ value, dense }: FieldProps) {
  if (isEmpty(value)) return <Missing />;
  const text = String(value);
  if (!isWeb(text)) return dense ? <Ellipsis>{text}</Ellipsis> : <>{text}</>;
  return (
    <Link
      href={text}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ overflowWrap: 'anywhere' }}
      onClick={(event) => event.stopPropagation()}
    >
      {dense ? <Ellipsis lines={1}>{text}</Ellipsis> : text}
    </Link>
  );
}

export function UrlInput(props: InputProps) {
  return <Control {...props}>{(control) => <TextBox {...control} type="text" />}</Control>;
}

export function isWeb(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}
