import { at } from '../../plan/sources.ts';
import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';
import { memberRaw } from './memberText.ts';
import { Ellipsis } from './Ellipsis.tsx';
import { Missing } from './Missing.tsx';

/** A list of objects in a cell: the first field of each. The record's page has a table. */
export function RowsField(props: FieldProps) {
  const text = rowsText(props);
  return text === null ? <Missing /> : <Ellipsis>{text}</Ellipsis>;
}

export function rowsText({ value, column }: Pick<FieldProps, 'value' | 'column'>): ReturnType<CellText> {
  if (!Array.isArray(value) || value.length === 0) return null;
  if (column.members) return value.map((each: unknown) => memberRaw({ value: each, column }) ?? '–').join(', ');
  const [leading] = column.rows ?? [];
  const names = value.map((row: unknown) => [leading, ...(leading?.also ?? [])].flatMap((each) => textAt(row, each)).at(-1));
  return names.every((name) => name === undefined) ? String(value.length) : names.map((name) => name ?? '–').join(', ');
}

function textAt(row: unknown, column: { path: string } | string | undefined): string[] {
  const held = at(row, typeof column === 'string' ? column : (column?.path ?? ''));
  return isEmpty(held) || typeof held === 'object' ? [] : [String(held)];
}
