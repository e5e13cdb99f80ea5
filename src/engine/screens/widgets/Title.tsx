import { Ellipsis } from './Ellipsis.tsx';
import type { FieldProps } from '../values/field.ts';
import { Missing } from './Missing.tsx';
import { titleText } from './titleText.ts';

export function TitleField({ column, record, dense }: Pick<FieldProps, 'column' | 'record' | 'dense'>) {
  const text = titleText({ column, record });
  if (!text) return <Missing />;
  return dense ? <Ellipsis>{text}</Ellipsis> : <>{text}</>;
}
