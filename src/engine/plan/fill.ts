import type { OperationPlan } from './Plan.ts';
import { isUserInput } from './Source.ts';
import { put, valueOf, type Sources, type Values } from './sources.ts';

/** The variables of one call: `undefined` leaves out, `null` empties, an optional object goes only with the user's input, or with the parent's id. */
export function fill(operation: Pick<OperationPlan, 'vars' | 'optional'>, sources: Sources): Values {
  const filled = operation.vars.map(([path, source]) => ({
    path,
    value: withoutTypename(valueOf(source, sources)),
    isChosen: isUserInput(source) || (source.from === 'parent' && source.path === 'id'),
  }));
  const sent = filled.filter(({ value }) => value !== undefined);
  const left = (operation.optional ?? []).filter((object) => !sent.some(({ path, isChosen }) => isChosen && isWithin(path, object)));
  const variables: Values = {};
  for (const { path, value } of sent) if (!left.some((object) => isWithin(path, object))) put(variables, path.split('.'), value);
  return variables;
}

const isWithin = (path: string, object: string): boolean => path === object || path.startsWith(`${object}.`);

/** Answers carry a typename that no input takes. */
function withoutTypename(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypename);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, each]) => key !== '__typename' && each !== undefined);
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutTypename(each)]));
}
