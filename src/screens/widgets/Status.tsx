import { useTranslate } from 'ra-core';
import { isEmpty, type FieldProps } from './field.ts';
import { Missing } from './Missing.tsx';
import { statusTones } from './statusTones.ts';
import { Tag } from './Tag.tsx';

/** One of a closed list, in the colour of what it means. */
export function StatusField({ value, column }: FieldProps) {
  const translate = useTranslate();
  if (isEmpty(value)) return <Missing />;
  const label = column.choices?.find(({ id }) => id === value)?.label;
  return <Tag tone={statusTones[String(value)]}>{label ? translate(label, { _: String(value) }) : String(value)}</Tag>;
}
