import type { ActionPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';

/** True if the record's state forbids the action; an absent field says nothing. */
export function forbids({ when }: ActionPlan, record: Values): boolean {
  return (when ?? []).some(({ field, in: allowed, not }) => {
    const value = at(record, field);
    return value !== undefined && (allowed?.includes(value) === false || not?.includes(value) === true);
  });
}
