import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useCallback, useSyncExternalStore } from 'react';
import type { Plan } from '../../plan/Plan.ts';

/** A log without an operation for single records shows the row only. */
export function useRow(plan: Plan, id: string): { row: RaRecord | undefined; isLoaded: boolean } {
  const queryClient = useQueryClient();
  const subscribe = useCallback((changed: () => void) => queryClient.getQueryCache().subscribe(changed), [queryClient]);
  const row = useSyncExternalStore(subscribe, () => rowOf(queryClient, plan.name, id));
  const resolved = useSyncExternalStore(subscribe, () => queryClient.isFetching({ queryKey: [plan.name, 'getList'] }) === 0);
  return { row, isLoaded: resolved };
}

/** The same object while its list is unchanged. */
const rowOf = (queryClient: QueryClient, name: string, id: string): RaRecord | undefined =>
  queryClient
    .getQueriesData<{ data?: RaRecord[] }>({ queryKey: [name, 'getList'] })
    .flatMap(([, list]) => list?.data ?? [])
    .find((record) => String(record.id) === id);
