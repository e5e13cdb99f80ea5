import { useGetOne, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { isObject } from '../values/formValues.ts';

/** Without the ids of nested objects, which the copy gets anew. */
export function useCopied(plan: Plan, id: string | undefined) {
  const { data, error } = useGetOne<RaRecord>(plan.name, { id: id ?? '', meta: { screen: 'copy' } }, { enabled: id !== undefined });
  return {
    values: useMemo(() => (data ? (withoutIds(data) as Values) : undefined), [data]),
    waiting: id !== undefined && !data && !error,
    failed: error !== null,
  };
}

/** References, such as `workflowId`, stay. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, held]) => (own.has(name) ? [] : [[name, withoutIds(held)]])));
}

const own = new Set(['id', '_id']);
