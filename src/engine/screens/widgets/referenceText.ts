import { at } from '../../plan/sources.ts';
import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';

/** `author.name` for `author.id`. */
export function nameFromRecord({ path, kind, also = [] }: FieldProps['column'], record: FieldProps['record']): string {
  const above = path.slice(0, path.lastIndexOf('.') + 1);
  if (kind !== 'reference' || above === '' || !also.every((each) => each.startsWith(above))) return '';
  return also
    .map((each) => at(record, each))
    .filter((part) => !isEmpty(part))
    .join(' ');
}

export const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

export const referenceText: CellText = ({ value, column, record }, { nameOf }) =>
  isEmpty(value)
    ? null
    : nameFromRecord(column, record) ||
      idsOf(value)
        .map((id) => nameOf?.(column.reference ?? '', id) ?? id)
        .join(', ');
