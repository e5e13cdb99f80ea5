import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { requestOf } from './listRequest.ts';
import type { Collection } from './useCollection.ts';

/** When idle after a page, and when a pointer approaches the button. */
export function usePrefetch({ plan, around, requestedColumns, state, lastPage, rows, stale }: Collection) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const hasNext = state.page < lastPage;
  const prefetch = useCallback(() => {
    if (!hasNext) return;
    const request = requestOf({ ...state, page: state.page + 1 }, requestedColumns, around);
    void queryClient.prefetchQuery({
      queryKey: [plan.name, 'getList', request],
      // A screen name of its own, so that it does not abort the list's own request.
      queryFn: ({ signal }) => dataProvider.getList(plan.name, { ...request, meta: { ...request.meta, screen: 'next page' }, signal }),
    });
  }, [hasNext, state, requestedColumns, around, plan.name, queryClient, dataProvider]);

  const resolved = rows !== undefined && !stale;
  useEffect(() => {
    if (!resolved || !('requestIdleCallback' in window)) return;
    const idle = requestIdleCallback(prefetch, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }, [resolved, prefetch]);
  return prefetch;
}
