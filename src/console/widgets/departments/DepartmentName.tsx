import { useTranslate } from 'ra-core';
import { isEmpty, type FieldProps } from '../../../engine/screens/values/field.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { idsIn, useDepartments } from './useDepartments.ts';

/** A department by its name; by its id where nobody may tell that. */
export function DepartmentField({ value }: Pick<FieldProps, 'value'>) {
  const { departments } = useDepartments();
  if (isEmpty(value)) return <Missing />;
  return departments.find(({ _id }) => _id === value)?.name ?? String(value);
}

export function DepartmentsField({ value }: Pick<FieldProps, 'value'>) {
  const translate = useTranslate();
  const { departments } = useDepartments();
  const name = (id: string) => departments.find(({ _id }) => _id === id)?.name ?? translate('screens.reference.gone');
  return <>{idsIn(value).map(name).join(', ')}</>;
}
