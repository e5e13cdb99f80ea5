import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, type RaRecord } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';

/** One record; the row of a list that is already here stands in until the whole has come (stack.md, console side, point 12). */
export function useRecord(plan: Plan, id: string, section?: string, changes?: (record: RaRecord | undefined) => boolean) {
  const queryClient = useQueryClient();
  const row = useMemo(() => {
    const lists = queryClient.getQueriesData<{ data?: RaRecord[] }>({ queryKey: [plan.name, 'getList'] });
    return lists.flatMap(([, list]) => list?.data ?? []).find((record) => String(record.id) === id);
  }, [queryClient, plan.name, id]);
  const { data, error, isPlaceholderData, refetch } = useGetOne<RaRecord>(
    plan.name,
    { id, meta: recordMetaOf(section) },
    {
      ...(row && { placeholderData: row }),
      ...(changes && { refetchInterval: ({ state }) => (changes(state.data) ? changeInterval : false) }),
    },
  );
  return {
    record: data,
    /** The record as the platform has it, not only what a list showed of it. */
    complete: data !== undefined && !isPlaceholderData,
    error,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

/** How often a record is read again that changes without anybody's doing. */
const changeInterval = 10_000;

/** Part of the record's key in the cache, and its purpose: a newer record takes an older one's place. */
export const recordMeta = { screen: 'record' };

/** The same of settings that have sections. */
export const recordMetaOf = (section?: string) => (section === undefined ? recordMeta : { ...recordMeta, section });
