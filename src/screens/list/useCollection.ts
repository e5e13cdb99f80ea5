import { useGetList, type ListControllerResult, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import { narrowing, type ListState } from './listState.ts';
import { useListState } from './useListState.ts';
import { useSelection } from './useSelection.ts';

export interface CollectionOptions {
  plan: Plan;
  archived: boolean;
  /** The visible columns. */
  columns: readonly ColumnPlan[];
  enabled: boolean;
}

export type Row = RaRecord & { id: string };

/** Everything that a list shows and does: address, rows, selection; also as react-admin's list context. */
export function useCollection({ plan, archived, columns, enabled }: CollectionOptions) {
  const screen = archived ? 'archive' : 'list';
  const { state, change } = useListState(plan, screen);
  const selection = useSelection();
  const { page, perPage, sort, filters } = state;
  const request = useMemo(() => requestOf(state, columns, archived), [state, columns, archived]);
  const query = useGetList<Row>(plan.name, request, {
    enabled,
    // The rows of the page before stay, dimmed, until the next ones are there; another list's rows never do.
    placeholderData: (before, asked) => (asked?.queryKey[0] === plan.name && archivedOf(asked.queryKey) === archived ? before : undefined),
  });
  const { data, total, isPlaceholderData, refetch } = query;

  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
  useEffect(() => {
    if (!isPlaceholderData && data && page > lastPage) change({ page: lastPage }, { replace: true });
  }, [isPlaceholderData, data, page, lastPage, change]);

  const { clear } = selection;
  const narrow = useCallback(
    (part: Partial<ListState>, options?: { replace?: boolean }) => {
      clear();
      change({ ...part, page: 1 }, options);
    },
    [clear, change],
  );
  const turn = useCallback((to: number) => change({ page: to }), [change]);
  const resize = useCallback(
    (size: number) => change({ perPage: size, page: Math.floor(((page - 1) * perPage) / size) + 1 }),
    [change, page, perPage],
  );
  const order = useCallback((by: Plan['sort']) => change({ sort: by, page: 1 }), [change]);

  const context = {
    ...query,
    resource: plan.name,
    sort,
    page,
    perPage,
    filterValues: filters,
    displayedFilters: {},
    selectedIds: selection.selected,
    hasNextPage: page < lastPage,
    hasPreviousPage: page > 1,
    setPage: turn,
    setPerPage: resize,
    setSort: order,
    setFilters: (values: Record<string, unknown>) => narrow({ filters: values }),
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems: clear,
  } as unknown as ListControllerResult<Row>;

  return {
    plan,
    archived,
    columns,
    state,
    request,
    context,
    rows: data,
    total,
    lastPage,
    error: query.error,
    /** Nothing to show yet. */
    loading: query.isPending && enabled,
    /** Rows of another page or order are still shown. */
    stale: isPlaceholderData,
    fetching: query.isFetching,
    narrowed: narrowing(state) > 0,
    selection,
    narrow,
    turn,
    resize,
    order,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

export type Collection = ReturnType<typeof useCollection>;

/** react-admin's parameters for a list's state. */
export const requestOf = ({ page, perPage, sort, search, filters }: ListState, columns: readonly ColumnPlan[], archived: boolean) => ({
  pagination: { page, perPage },
  sort: sort ?? { field: '', order: 'ASC' as const },
  filter: { ...filters, ...(search && { q: search }) },
  meta: { archived, screen: archived ? 'archive' : 'list', columns: columns.map(({ path }) => path) },
});

const archivedOf = ([, , params]: readonly unknown[]): unknown => (params as { meta?: { archived?: boolean } } | undefined)?.meta?.archived;
