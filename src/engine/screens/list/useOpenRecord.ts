import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useContext, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import { PreloadContext } from '../values/preload.ts';
import { painted } from '../values/painted.ts';
import { recordMeta } from '../values/useRecord.ts';

/**
 * Opens records from their rows. The record is fetched while the pointer rests on its row; a press is painted first, and then waits a moment for
 * the record, so that its page is rendered once instead of twice.
 */
export function useOpenRecord(plan: Plan, enabled: boolean) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const preload = useContext(PreloadContext);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key: address } = useLocation();
  /** The list's address; undefined once the list has gone. */
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = address;
    return () => {
      here.current = undefined;
    };
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const keyOf = (id: string) => [plan.name, 'getOne', { id, meta: recordMeta }];
    const prefetch = async (id: string) => {
      clearTimeout(timer.current);
      if (!enabled || !plan.get) return;
      preload.record(plan);
      await queryClient.prefetchQuery({
        queryKey: keyOf(id),
        queryFn: async ({ signal }) => (await dataProvider.getOne(plan.name, { id, meta: recordMeta, signal })).data,
      });
    };
    const open = async (id: string, to: string) => {
      const from = here.current;
      const loaded = prefetch(id);
      await painted();
      if (queryClient.getQueryData(keyOf(id)) === undefined) await Promise.race([loaded, delay(patience)]);
      // Something else may have been pressed meanwhile.
      if (from !== undefined && here.current === from) void navigate(to);
    };
    return {
      rest: (id: string) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void prefetch(id), restsFor);
      },
      leave: () => clearTimeout(timer.current),
      open: (id: string, to: string) => void open(id, to),
      /** For links: leaves to the browser what opens another tab. */
      follow: (event: MouseEvent, id: string, to: string) => {
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void open(id, to);
      },
    };
  }, [plan, enabled, dataProvider, queryClient, preload, navigate]);
}

export type OpenRecord = ReturnType<typeof useOpenRecord>;

/** Pointers on their way elsewhere cross a row faster. */
const restsFor = 50;

/** ms that a press waits for its record: a round trip to another continent. On a slower line its page is shown without it. */
const patience = 250;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
