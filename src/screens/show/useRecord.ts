import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, type RaRecord } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';

/** One record; the row of a list that is already here stands in until the whole has come (stack.md, console side, point 12). */
export function useRecord(plan: Plan, id: string) {
  const queryClient = useQueryClient();
  const row = useMemo(() => {
    const lists = queryClient.getQueriesData<{ data?: RaRecord[] }>({ queryKey: [plan.name, 'getList'] });
    return lists.flatMap(([, list]) => list?.data ?? []).find((record) => String(record.id) === id);
  }, [queryClient, plan.name, id]);
  const { data, error, isPlaceholderData, refetch } = useGetOne<RaRecord>(
    plan.name,
    { id, meta: recordMeta },
    { ...(row && { placeholderData: row }) },
  );
  return {
    record: data,
    /** The record as the platform has it, not only what a list showed of it. */
    complete: data !== undefined && !isPlaceholderData,
    error,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

/** Part of the record's key in the cache, and its purpose: a newer record takes an older one's place. */
export const recordMeta = { screen: 'record' };
