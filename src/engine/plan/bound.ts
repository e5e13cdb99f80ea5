import type { OperationPlan } from './Plan.ts';
import { takes, walk, type Source } from './Source.ts';
import { at, type Values } from './sources.ts';

// A write is sent only with the key of its record: without one, an API may change every record.

/** True for the id of the written record, or the ids of a selection. */
export const namesRecord = (source: Source): boolean => takes(source, 'id', 'ids', 'matching');

/** True for a field of the record: a key that its declaration chose. */
export const isOfRecord = (source: Source): boolean => takes(source, 'record', 'records');

/** True if no variable that names the record, or the filter of several, has a value. */
export function lacksRecord({ kind, vars }: Pick<OperationPlan, 'kind' | 'vars'>, variables: Values): boolean {
  if (kind !== 'mutation') return false;
  // A part of a key is the key of other records, too.
  const parts = vars.filter(([, source]) => walk(source).some((each) => each.from === 'id' && each.part !== undefined));
  if (parts.some(([path]) => isNothing(at(variables, path)))) return true;
  const byId = vars.filter(([, source]) => namesRecord(source));
  // An operation may take a filter or keys, such as external ids.
  const isById = byId.some(([, source]) => !takes(source, 'matching'));
  const keys = isById ? byId : [...byId, ...vars.filter(([, source]) => isOfRecord(source))];
  return keys.length > 0 && keys.every(([path]) => isNothing(at(variables, path)));
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.every(isNothing));
