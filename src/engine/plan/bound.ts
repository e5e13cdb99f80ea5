import type { OperationPlan } from './Plan.ts';
import { takes, type Source } from './Source.ts';
import { at, type Values } from './sources.ts';

// A write is sent only with the key of its record: without one, an API may change every record.

/** Whether a source carries the id of the record that is written, or those of a selection. */
export const namesRecord = (source: Source): boolean => takes(source, 'id', 'ids', 'matching');

/** Whether a source is a field of the record: a key that its declaration chose. */
export const isOfRecord = (source: Source): boolean => takes(source, 'record', 'records');

/** Whether none of the variables that name the record, or the filter that matches several, got a value. */
export function lacksRecord({ kind, vars }: Pick<OperationPlan, 'kind' | 'vars'>, variables: Values): boolean {
  if (kind !== 'mutation') return false;
  const byId = vars.filter(([, source]) => namesRecord(source));
  // An operation may take a filter or keys, such as external ids.
  const isById = byId.some(([, source]) => !takes(source, 'matching'));
  const keys = isById ? byId : [...byId, ...vars.filter(([, source]) => isOfRecord(source))];
  return keys.length > 0 && keys.every(([path]) => isNothing(at(variables, path)));
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.every(isNothing));
