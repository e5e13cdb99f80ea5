import type { IntrospectionField } from 'graphql';
import type { Dialect } from '../../dialects/Dialect.ts';
import { takes } from '../../plan/Source.ts';
import { roleOf } from '../roles.ts';
import { heldBy, type Reading } from './fields.ts';
import { rowsBelow } from './offers.ts';

/** Field of a record that holds rows of another type. */
export interface RowField {
  name: string;
  type: string;
}

export function rowFields({ api, names }: Reading, type: string): RowField[] {
  return heldBy(api, type).flatMap(({ name, shape, field }): RowField[] => {
    if (shape.kind !== 'OBJECT') return [];
    const rows = shape.list ? shape.name : names.has(shape.name) ? undefined : rowsBelow(api.schema, api.dialect, shape.name);
    // Rows without a list of their own are records of this one if it has pages of them.
    return rows !== undefined && (names.has(rows) || hasPages(api.dialect, field)) ? [{ name, type: rows }] : [];
  });
}

const hasPages = (dialect: Dialect, { args }: IntrospectionField): boolean =>
  args.some(({ name }) => {
    const role = roleOf(dialect, 'list', name, args);
    return role !== undefined && takes(role, 'size', 'offset', 'page', 'cursor');
  });
