import { at, type Values } from '../../plan/sources.ts';
import type { FieldProps } from '../values/field.ts';

/** All of `managers`, for the column `managers` as well as `managers.firstName`. */
export function objectsOf({ value, column, record }: Pick<FieldProps, 'value' | 'column' | 'record'>): Values[] {
  const list = isObjects(value) ? value : at(record, column.path.split('.')[0] ?? '');
  return isObjects(list) ? list : [];
}

const isObjects = (value: unknown): value is Values[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object' && each !== null);

export const valuesOf = ({ column: { path, also = [] }, record }: Pick<FieldProps, 'column' | 'record'>): unknown[] =>
  [path, ...also].map((each) => at(record, each));

export const nameOf = ({ firstName, lastName, email }: Values): string =>
  [firstName, lastName].filter(Boolean).map(String).join(' ') || String(email ?? '');
