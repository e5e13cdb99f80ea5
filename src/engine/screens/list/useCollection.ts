import { useGetList, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { sentFilters } from '../values/datePresets.ts';
import type { ShownColumn } from '../values/field.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { requestOf, screenName } from './listRequest.ts';
import { firstSort, filterCount, type ListState, type Row } from './listState.ts';
import { sentBy, type OpenSwitch } from '../values/switches.ts';
import type { Columns } from './useColumns.ts';
import { useListContextValue } from './useListContextValue.ts';
import type { useListState } from './useListState.ts';
import type { Views } from './views/useViews.ts';
import { useSelection, useShownSelection } from '../values/useSelection.ts';

export interface CollectionOptions {
  plan: Plan;
  archived: boolean;
  address: ReturnType<typeof useListState>;
  layout: Columns;
  views: Views;
  enabled: boolean;
  parent?: RaRecord | undefined;
  searched?: Values | undefined;
  switches?: readonly OpenSwitch[];
  /** A switch whose choices are all shown, as the columns of a board. */
  allOf?: string | undefined;
}

export function useCollection({
  plan,
  archived,
  address,
  layout,
  views,
  enabled,
  parent,
  searched,
  switches = none,
  allOf,
}: CollectionOptions) {
  const screen = screenName(archived, parent);
  const { change } = address;
  const columns = layout.visible;
  const state = useSorted(plan, address.state, columns);
  const ownSelection = useSelection();
  const { page, perPage, filters } = state;
  const { zone } = useScreens();
  const around = useMemo(
    () => ({
      archived,
      parent,
      searched,
      zone,
      ...(switches.length > 0 && { switched: { ...sentBy(switches), ...(allOf && { [allOf]: undefined }) } }),
    }),
    [archived, parent, searched, zone, switches, allOf],
  );
  // Without an operation for a single record, the row has to hold everything shown.
  const requestedColumns = plan.kind === 'log' && !plan.get ? plan.columns : columns;
  // After midnight, presets mean other days.
  const sent = JSON.stringify(sentFilters(filters, zone));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `sent` stands for the time
  const request = useMemo(() => requestOf(state, requestedColumns, around), [state, requestedColumns, around, sent]);
  const query = useGetList<Row>(plan.name, request, {
    // Wait for the saved view, which sets the filters.
    enabled: enabled && !views.pending,
    // The previous page stays, dimmed, until the next arrives; another list's rows never do.
    placeholderData: (before, query) => (query?.queryKey[0] === plan.name && screenOf(query.queryKey) === screen ? before : undefined),
  });
  const { data, isPlaceholderData, refetch } = query;
  const ids = useMemo(() => data?.map(({ id }) => id) ?? [], [data]);
  const selection = useShownSelection(ownSelection, ids);

  // APIs without totals report hasNextPage; the last page reveals the total.
  const more = query.pageInfo?.hasNextPage;
  const partial = (query.meta as { partial?: boolean } | undefined)?.partial === true;
  const total =
    query.total ??
    (data && !partial && more === false && !isPlaceholderData ? (data.length > 0 ? (page - 1) * perPage : 0) + data.length : undefined);
  const lastPage = total === undefined ? page + (more ? 1 : 0) : Math.max(1, Math.ceil(total / perPage));
  useEffect(() => {
    if (!isPlaceholderData && data && page > lastPage) change({ page: lastPage }, { replace: true });
  }, [isPlaceholderData, data, page, lastPage, change]);

  const { clear } = selection;
  // Filtered rows don't stay selected, also after a link or Back.
  const filtered = JSON.stringify([switches.map((one) => one.choices[one.open]?.id), state.search, filters, searched]);
  const before = useRef(filtered);
  useEffect(() => {
    if (before.current === filtered) return;
    before.current = filtered;
    clear();
  }, [filtered, clear]);
  const narrow = useCallback(
    (part: Partial<ListState>, options?: { replace?: boolean }) => change({ ...part, page: 1 }, options),
    [change],
  );
  const order = useCallback((by: ListState['sort']) => change({ sort: by, page: 1 }), [change]);

  const context = useListContextValue({ resource: plan.name, query, state, sort: request.sort, total, lastPage, selection, change });

  return {
    plan,
    archived,
    parent,
    around,
    switches,
    columns,
    requestedColumns,
    layout,
    views,
    density: layout.density,
    state,
    request,
    context,
    rows: data,
    total,
    /** The API may have rows that the list cannot ask for. */
    partial,
    /** More rows follow, without a total. */
    open: more === true && query.total === undefined,
    lastPage,
    error: query.error,
    loading: query.isPending && enabled,
    /** Rows of another page or order are still shown. */
    stale: isPlaceholderData,
    fetching: query.isFetching,
    loadedAt: query.dataUpdatedAt,
    narrowed: filterCount(state) > 0,
    selection,
    narrow,
    order,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

export type Collection = ReturnType<typeof useCollection>;

/** A list's state whose order is by a column that there is: one of a row that is not shown any more orders nothing. */
function useSorted(plan: Plan, state: ListState, columns: readonly ShownColumn[]): ListState {
  const lost = state.sort?.of !== undefined && !columns.some(({ of }) => of?.['id'] === state.sort?.of);
  return useMemo(() => (lost ? { ...state, sort: firstSort(plan, state.switches) } : state), [plan, state, lost]);
}

const none: readonly OpenSwitch[] = [];

const screenOf = ([, , params]: readonly unknown[]): unknown => (params as { meta?: { screen?: string } } | undefined)?.meta?.screen;
