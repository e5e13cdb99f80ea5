import { isEmpty, type FieldProps } from '../values/field.ts';
import { valuesOf } from './inList.ts';

export const titleText = ({ column, record }: Pick<FieldProps, 'column' | 'record'>): string | null =>
  valuesOf({ column, record })
    .filter((value) => !isEmpty(value))
    .map(String)
    .join(' ') || null;
