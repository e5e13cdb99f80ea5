import type { OperationPlan, Source } from './Plan.ts';
import { at, type Values } from './sources.ts';

// A write is sent only with the key of its record: without one, an API may change every record.

/** Whether a source carries the id of the record that is written, or those of a selection. */
export const namesRecord = (source: Source): boolean => carries(source, /^(id|ids|matching|records)$/);

/** Whether a source is a field of the record: a key that its declaration chose. */
export const isOfRecord = (source: Source): boolean => carries(source, /^records?\./);

function carries(source: Source, name: RegExp): boolean {
  if (typeof source === 'string') return name.test(source);
  if (Array.isArray(source)) return carries(source[0], name);
  if ('of' in source) return carries(source.of, name);
  if ('rows' in source) return carries(source.rows, name);
  if ('first' in source) return carries(source.first, name);
  return 'join' in source && Object.keys(source.join).some((each) => carries(each, name));
}

/** Whether none of the variables that name the record, or the filter that matches several, got a value. */
export function lacksRecord({ kind, vars }: Pick<OperationPlan, 'kind' | 'vars'>, variables: Values): boolean {
  if (kind !== 'mutation') return false;
  const byId = vars.filter(([, source]) => namesRecord(source));
  // An operation may take a filter or keys, such as external ids.
  const isById = byId.some(([, source]) => !carries(source, /^matching$/));
  const keys = isById ? byId : [...byId, ...vars.filter(([, source]) => isOfRecord(source))];
  return keys.length > 0 && keys.every(([path]) => isNothing(at(variables, path)));
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.every(isNothing));
