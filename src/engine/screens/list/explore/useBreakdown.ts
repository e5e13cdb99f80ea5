import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { BreakdownPlan, Exploration, RowGroups } from '../../../plan/BreakdownPlan.ts';
import { permittedBreakdown } from '../../../plan/permitted.ts';
import type { Plan } from '../../../plan/Plan.ts';
import { useTools } from '../../values/useAsk.ts';
import { useScreens, useZone } from '../../values/ScreensProvider.tsx';
import { requestOf, type ListContext } from '../listRequest.ts';
import { countGroups } from './countGroups.ts';
import type { ListState } from '../listState.ts';

/** How a list is grouped; undefined while that is loaded. */
export function useBreakdownPlan(plan: Plan): BreakdownPlan | undefined {
  const { loadBreakdowns, holds } = useScreens();
  const { data } = useQuery({
    queryKey: ['breakdowns'],
    enabled: plan.breakdown === undefined && loadBreakdowns !== undefined,
    staleTime: Infinity,
    queryFn: async (): Promise<Readonly<Record<string, BreakdownPlan>>> => (await loadBreakdowns?.()) ?? {},
  });
  const loaded = plan.breakdown ?? data?.[plan.name];
  return useMemo(() => loaded && permittedBreakdown(loaded, holds), [loaded, holds]);
}

interface BreakdownRequest {
  plan: Plan;
  breakdown: BreakdownPlan | undefined;
  exploration: Exploration | undefined;
  state: ListState;
  around: ListContext;
  /** Groups shown at once must not abort each other's requests. */
  screen?: string;
  enabled?: boolean;
  refetchInterval?: number;
}

/** Groups of the rows that the list shows on all its pages. */
export function useBreakdown({
  plan,
  breakdown,
  exploration,
  state,
  around,
  screen = 'explore',
  enabled = true,
  refetchInterval,
}: BreakdownRequest) {
  const { breakdown: ask } = useTools();
  const { zone } = useZone();
  const dataProvider = useDataProvider();
  const request = useMemo(() => {
    const { filter, meta } = requestOf({ ...state, page: 1, sort: undefined }, [], around);
    const by = exploration?.by.map(({ field, step }) => ({ field, ...(step && { step: step.toUpperCase() }) })) ?? [];
    const { measure } = exploration ?? {};
    return { filter, meta, by, ...(measure && { measures: [{ field: measure.field, kind: measure.kind.toUpperCase() }] }) };
  }, [state, around, exploration]);
  return useQuery<RowGroups>({
    // As a list of the resource, so that changes reload it.
    queryKey: [plan.name, 'getList', 'breakdown', request],
    enabled: enabled && breakdown !== undefined && exploration !== undefined && exploration.by.length > 0,
    placeholderData: keepPreviousData,
    ...(refetchInterval !== undefined && { refetchInterval }),
    queryFn: ({ signal }) => {
      if (!breakdown) throw new Error(`${plan.name} has no groups`);
      const { filter, meta, ...grouped } = request;
      const { operation } = breakdown;
      const own = `${meta.screen} ${screen}`;
      if (operation) return ask(plan.name, { filter, meta: { ...meta, screen: own }, breakdown: { operation, ...grouped }, signal });
      let asked = 0;
      return countGroups({
        ...{ breakdown, by: exploration?.by ?? [], filter, zone },
        list: async (narrowed, sort = { field: '', order: 'ASC' }, column) => {
          const { data, total } = await dataProvider.getList(plan.name, {
            ...{ pagination: { page: 1, perPage: 1 }, sort, filter: narrowed, signal },
            // They must not abort each other.
            meta: { ...meta, columns: column === undefined ? [] : [column], screen: `${own} ${(asked += 1)}` },
          });
          return { row: data[0], ...(total !== undefined && { total }) };
        },
      });
    },
  });
}
