import { at, type Values } from '../../plan/sources.ts';
import type { FieldProps } from '../values/field.ts';

/** The objects of the list that a column's path leads through: all of `managers`, whether the column is `managers` or `managers.firstName`. */
export function objectsOf({ value, column, record }: Pick<FieldProps, 'value' | 'column' | 'record'>): Values[] {
  const list = isObjects(value) ? value : at(record, column.path.split('.')[0] ?? '');
  return isObjects(list) ? list : [];
}

const isObjects = (value: unknown): value is Values[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object' && each !== null);

/** The values of a column and of the fields that it reads beside its own, in order. */
export const valuesOf = ({ column: { path, also = [] }, record }: Pick<FieldProps, 'column' | 'record'>): unknown[] =>
  [path, ...also].map((each) => at(record, each));

/** A person's name, `Ada Example`, or whatever of it there is. */
export const nameOf = ({ firstName, lastName, email }: Values): string =>
  [firstName, lastName].filter(Boolean).map(String).join(' ') || String(email ?? '');
