import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, type RaRecord } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';

/** The list's row stands in until the record is loaded (stack.md, console side, point 12). */
export function useRecord(plan: Plan, id: string, section?: string, changes?: (record: RaRecord | undefined) => boolean) {
  const queryClient = useQueryClient();
  const row = useMemo(() => {
    const lists = queryClient.getQueriesData<{ data?: RaRecord[] }>({ queryKey: [plan.name, 'getList'] });
    return lists.flatMap(([, list]) => list?.data ?? []).find((record) => String(record.id) === id);
  }, [queryClient, plan.name, id]);
  const { data, error, isPlaceholderData, refetch, dataUpdatedAt, isFetching } = useGetOne<RaRecord>(
    plan.name,
    { id, meta: recordMetaOf(section) },
    {
      ...(row && { placeholderData: row }),
      ...(changes && { refetchInterval: ({ state }) => (changes(state.data) ? changeInterval : false) }),
    },
  );
  return {
    record: data,
    complete: data !== undefined && !isPlaceholderData,
    error,
    loaded: { at: dataUpdatedAt, loading: isFetching },
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

/** Polling interval while the record changes by itself, in ms. */
const changeInterval = 10_000;

/** A newer request aborts the older one. */
export const recordMeta = { screen: 'record' };

export const recordMetaOf = (section?: string) => (section === undefined ? recordMeta : { ...recordMeta, section });
