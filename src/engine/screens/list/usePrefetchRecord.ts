import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useContext, useEffect, useMemo, useRef } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { PreloadContext } from '../values/preload.ts';
import { recordMeta } from '../values/useRecord.ts';

export function usePrefetchRecord(plan: Plan, enabled: boolean) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const preload = useContext(PreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      rest: (id: string) => {
        clearTimeout(timer.current);
        if (!enabled || !plan.get) return;
        timer.current = setTimeout(() => {
          preload.record(plan);
          void queryClient.prefetchQuery({
            queryKey: [plan.name, 'getOne', { id, meta: recordMeta }],
            queryFn: async ({ signal }) => (await dataProvider.getOne(plan.name, { id, meta: recordMeta, signal })).data,
          });
        }, restsFor);
      },
      leave: () => clearTimeout(timer.current),
    }),
    [plan, enabled, dataProvider, queryClient, preload],
  );
}

export type PrefetchRecord = ReturnType<typeof usePrefetchRecord>;

/** Pointers on their way elsewhere cross a row faster. */
const restsFor = 80;
