import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { preloadRecord } from '../recordScreens.tsx';
import { useScreens } from '../ScreensProvider.tsx';
import { recordMeta } from './useRecord.ts';

export function usePrefetchRecord(plan: Plan, enabled: boolean) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { loadTexts } = useScreens();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      rest: (id: string) => {
        clearTimeout(timer.current);
        if (!enabled || !plan.get) return;
        timer.current = setTimeout(() => {
          preloadRecord(plan, loadTexts);
          void queryClient.prefetchQuery({
            queryKey: [plan.name, 'getOne', { id, meta: recordMeta }],
            queryFn: async ({ signal }) => (await dataProvider.getOne(plan.name, { id, meta: recordMeta, signal })).data,
          });
        }, restsFor);
      },
      leave: () => clearTimeout(timer.current),
    }),
    [plan, enabled, dataProvider, queryClient, loadTexts],
  );
}

export type PrefetchRecord = ReturnType<typeof usePrefetchRecord>;

/** Pointers on their way elsewhere cross a row faster. */
const restsFor = 80;
