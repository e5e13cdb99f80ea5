import type { FilterPlan, Plan, ValueKind } from '../../plan/Plan.ts';

/** What of a list is in the address bar. */
export interface ListState {
  page: number;
  perPage: number;
  sort: Plan['sort'];
  search: string;
  filters: Record<string, unknown>;
  /** Id of the saved view that the list was opened by. */
  view?: string | undefined;
}

export const pageSizes = [30, 50, 100] as const;

/** Reads a list's state from the query part of its address; what is not understood counts as absent. */
export function readListState(query: URLSearchParams, plan: Plan): ListState {
  const perPage = Number(query.get('perPage'));
  const field = query.get('sort');
  const sortable = field !== null && plan.columns.some(({ sortBy }) => sortBy === field);
  const filters = plan.filters.map((filter) => [filter.name, parsed(filter, query.getAll(filter.name))] as const);
  return {
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    perPage: pageSizes.find((size) => size === perPage) ?? pageSizes[0],
    sort: sortable ? { field, order: query.get('order') === 'desc' ? 'DESC' : 'ASC' } : plan.sort,
    search: (plan.search && query.get('search')) || '',
    filters: Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
    view: query.get('view') || undefined,
  };
}

/** Writes a list's state into a query; defaults leave no trace, and parameters of others stay as they are. */
export function writeListState(query: URLSearchParams, plan: Plan, state: ListState): URLSearchParams {
  const { page, perPage, sort, search, filters, view } = state;
  const written = new URLSearchParams(query);
  for (const key of ownKeys(plan)) written.delete(key);
  if (view) written.set('view', view);
  if (search) written.set('search', search);
  for (const { name } of plan.filters) for (const value of listed(filters[name])) written.append(name, String(value));
  if (sort && !(sort.field === plan.sort?.field && sort.order === plan.sort.order)) {
    written.set('sort', sort.field);
    written.set('order', sort.order.toLowerCase());
  }
  if (page > 1) written.set('page', String(page));
  if (perPage !== pageSizes[0]) written.set('perPage', String(perPage));
  return written;
}

/** The query parameters that belong to the list. */
export const ownKeys = (plan: Plan): string[] => [
  'view',
  'page',
  'perPage',
  'sort',
  'order',
  'search',
  ...plan.filters.map(({ name }) => name),
];

/** How many things narrow the list: each filter and the search. */
export const narrowing = ({ search, filters }: ListState): number => Object.keys(filters).length + (search ? 1 : 0);

const listed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];

function parsed({ kind, choices }: FilterPlan, given: string[]): unknown {
  const values = given.filter((value) => value !== '' && (!choices || choices.some(({ id }) => id === value)));
  const [first] = values;
  if (first === undefined) return undefined;
  if (kind === 'choices' || kind === 'references') return values;
  if (kind === 'boolean') return first === 'true' ? true : first === 'false' ? false : undefined;
  if (kind === 'number') return Number.isFinite(Number(first)) ? Number(first) : undefined;
  return first;
}

/** Which order one wants first of a kind of value: newest and highest first, names from A to Z. */
export const firstOrder = (kind: ValueKind): 'ASC' | 'DESC' =>
  kind === 'date' || kind === 'dateTime' || kind === 'number' ? 'DESC' : 'ASC';
