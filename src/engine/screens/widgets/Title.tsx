import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type FieldProps } from '../values/field.ts';
import { valuesOf } from './inList.ts';
import { Missing } from './Missing.tsx';

export function TitleField({ column, record, dense }: Pick<FieldProps, 'column' | 'record' | 'dense'>) {
  const text = titleText({ column, record });
  if (!text) return <Missing />;
  return dense ? <Ellipsis>{text}</Ellipsis> : <>{text}</>;
}

export const titleText = ({ column, record }: Pick<FieldProps, 'column' | 'record'>): string | null =>
  valuesOf({ column, record })
    .filter((value) => !isEmpty(value))
    .map(String)
    .join(' ') || null;
