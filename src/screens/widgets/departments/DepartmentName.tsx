import { isEmpty, type FieldProps } from '../field.ts';
import { Missing } from '../Missing.tsx';
import { useDepartments } from './useDepartments.ts';

/** A department by its name; by its id where nobody may tell that. */
export function DepartmentField({ value }: Pick<FieldProps, 'value'>) {
  const { departments } = useDepartments();
  if (isEmpty(value)) return <Missing />;
  return departments.find(({ _id }) => _id === value)?.name ?? String(value);
}
