import type { RaRecord } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { sentFilters } from '../values/datePresets.ts';
import type { ShownColumn } from '../values/field.ts';
import { inOrder, isShown, type Layout } from './layout.ts';
import { readListState, type ListState } from './listState.ts';

// Parameters of a list's `useGetList`, free of React: shared by its screen and by the prefetch that runs before the screen's code is loaded.

/** The request of a plan's list at an address; `layout` is the reader's arrangement. */
export function listRequest(plan: Plan, query: URLSearchParams, layout: Layout, zone?: string): ReturnType<typeof requestOf> {
  const columns = inOrder(
    plan.columns.filter(({ only }) => only !== 'archive'),
    layout.order,
  );
  return requestOf(
    readListState(query, withOwnFilters(plan, false)),
    columns.filter((column) => isShown(column, layout)),
    { archived: false, zone },
  );
}

/** Further context of a list's rows. */
export type ListContext = {
  archived: boolean;
  parent?: RaRecord | undefined;
  searched?: Values | undefined;
  switched?: Values | undefined;
  /** Time zone of the days that a date filter means. @default the reader's own */
  zone?: string | undefined;
  /** @default now */
  now?: number;
};

/** react-admin's parameters for a list's state. */
export const requestOf = (
  { page, perPage, sort, search, filters }: ListState,
  columns: readonly ShownColumn[],
  { archived, parent, searched, switched, zone, now }: ListContext,
) => ({
  pagination: { page, perPage },
  sort: sort ?? { field: '', order: 'ASC' as const },
  filter: { ...searched, ...sentFilters(filters, zone, now), ...(search && { q: search }) },
  meta: {
    archived,
    screen: screenName(archived, parent),
    columns: [...new Set(columns.map(({ path }) => path))],
    ...(parent && { parent }),
    ...(switched && switchedMeta(switched, sort, columns)),
  },
});

/** Open choices of the switches, and the row of the sorted column. */
const switchedMeta = (switched: Values, sort: ListState['sort'], columns: readonly ShownColumn[]) => {
  const each = sort?.of === undefined ? undefined : columns.find(({ of }) => of?.['id'] === sort.of)?.of;
  return { switch: switched, ...(each && { each }) };
};

/** Separates the requests of an archive and of each parent's list, which must not abort each other. */
export const screenName = (archived: boolean, parent?: RaRecord): string =>
  [archived ? 'archive' : 'list', ...(parent ? [parent.id] : [])].join(' ');

/** The plan with the filters of this list; some belong only to the archive, or only to the active list. */
export function withOwnFilters(plan: Plan, archived: boolean): Plan {
  const other = archived ? 'list' : 'archive';
  return plan.filters.some(({ only }) => only === other) ? { ...plan, filters: plan.filters.filter(({ only }) => only !== other) } : plan;
}
