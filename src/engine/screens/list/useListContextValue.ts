import type { ListControllerBaseResult, ListControllerResult, SortPayload, UseGetListHookValue } from 'ra-core';
import { useState } from 'react';
import type { Values } from '../../plan/sources.ts';
import { isEmpty } from '../values/field.ts';
import type { ListState, Row } from './listState.ts';
import type { useShownSelection } from '../values/useSelection.ts';

interface Input {
  resource: string;
  query: UseGetListHookValue<Row>;
  state: ListState;
  sort: SortPayload;
  /** Undefined while it is not known. */
  total: number | undefined;
  lastPage: number;
  selection: ReturnType<typeof useShownSelection>;
  change: (part: Partial<ListState>) => void;
}

/** react-admin's list context over a list's address and selection. The search is the filter `q`. */
export function useListContextValue({
  resource,
  query,
  state,
  sort,
  total,
  lastPage,
  selection,
  change,
}: Input): ListControllerResult<Row> {
  const { page, perPage, search, filters } = state;
  const [displayedFilters, setDisplayedFilters] = useState<Record<string, boolean>>({});
  const filterValues: Values = { ...filters, ...(search && { q: search }) };
  const setFilters = (values: Values, displayed = displayedFilters): void => {
    const { q = '', ...rest } = values;
    setDisplayedFilters(displayed);
    change({ page: 1, search: String(q ?? ''), filters: Object.fromEntries(Object.entries(rest).filter(([, value]) => !isEmpty(value))) });
  };
  const base: ListControllerBaseResult<Row> = {
    resource,
    sort,
    setSort: (by) => change({ sort: by, page: 1 }),
    page,
    perPage,
    setPage: (to) => change({ page: to }),
    // The first row stays on the page.
    setPerPage: (size) => change({ perPage: size, page: Math.floor(((page - 1) * perPage) / size) + 1 }),
    hasNextPage: page < lastPage,
    hasPreviousPage: page > 1,
    filterValues,
    displayedFilters,
    setFilters,
    showFilter: (name, value) =>
      setFilters({ ...filterValues, [name]: filterValues[name] ?? value }, { ...displayedFilters, [name]: true }),
    hideFilter: (name) => setFilters({ ...filterValues, [name]: undefined }, { ...displayedFilters, [name]: false }),
    selectedIds: [...selection.selected],
    onSelect: selection.select,
    // Rows of the page; all matching ones are selected by their filter (`Matching`).
    onSelectAll: () => selection.select(query.data?.map(({ id }) => id) ?? []),
    onToggleItem: (id) => selection.toggle(id),
    onUnselectItems: selection.clear,
    refetch: query.refetch,
    isFetching: query.isFetching,
    isLoading: query.isLoading,
    isPaused: query.isPaused,
    isPlaceholderData: query.isPlaceholderData,
  };
  const { data, meta, error, isPending } = query;
  return { ...base, data, total, meta, error, isPending } as ListControllerResult<Row>;
}
