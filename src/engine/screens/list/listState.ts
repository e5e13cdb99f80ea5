import type { RaRecord } from 'ra-core';
import { readConditions } from '../../plan/conditions.ts';
import type { FilterPlan, Plan } from '../../plan/Plan.ts';
import type { ValueKind } from '../../plan/ValueKind.ts';
import { isDatePreset, noDate } from '../values/datePresets.ts';
import { isWhile, type Switched } from '../values/switches.ts';

export type Row = RaRecord & { id: string };

export type ListSort = NonNullable<Plan['sort']> & { of?: string };

export interface ListState {
  page: number;
  perPage: number;
  sort: ListSort | undefined;
  search: string;
  filters: Record<string, unknown>;
  switches?: Switched;
  view?: string | undefined;
  /** Name of the way in which the list is shown, if the address says so. */
  as?: string | undefined;
  /** How its groups are shown. */
  explore?: string | undefined;
}

export const pageSizes = [30, 50, 100] as const;

/** Invalid values count as absent. */
export function readListState(query: URLSearchParams, plan: Plan): ListState {
  const perPage = Number(query.get('perPage'));
  const field = query.get('sort');
  const of = query.get('of') ?? undefined;
  const switches = readSwitches(query, plan);
  const sortable =
    field !== null &&
    plan.columns.some(
      ({ sortBy, each, while: when }) => sortBy === field && Boolean(each) === Boolean(of) && isWhile(plan, when, switches),
    );
  const filters = plan.filters
    .filter((filter) => isWhile(plan, filter.while, switches))
    .map((filter) => [filter.name, valueIn(query, filter)] as const);
  return {
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    perPage: pageSizes.find((size) => size === perPage) ?? pageSizes[0],
    sort: sortable ? { field, order: query.get('order') === 'desc' ? 'DESC' : 'ASC', ...(of && { of }) } : firstSort(plan, switches),
    search: (plan.search && query.get('search')) || '',
    filters: Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
    view: query.get('view') || undefined,
    ...(plan.views && { as: plan.views.find(({ name }) => name === query.get('as'))?.name, explore: query.get('explore') ?? undefined }),
    ...(plan.switches && { switches }),
  };
}

/** Omits defaults; other parameters stay. */
export function writeListState(query: URLSearchParams, plan: Plan, state: ListState): URLSearchParams {
  const { page, perPage, sort, search, filters, view, as, explore, switches = {} } = state;
  const first = firstSort(plan, switches);
  const written = new URLSearchParams(query);
  for (const key of ownKeys(plan)) written.delete(key);
  if (view) written.set('view', view);
  if (as) written.set('as', as);
  if (explore) written.set('explore', explore);
  for (const { name, values } of plan.switches ?? []) {
    const open = switches[name];
    if (open && open !== values?.[0]?.id) written.set(name, open);
  }
  if (search) written.set('search', search);
  for (const filter of plan.filters) for (const [key, value] of pairsOf(filter, filters[filter.name])) written.append(key, value);
  if (sort && (sort.of || sort.field !== first?.field || sort.order !== first.order)) {
    if (sort.of) written.set('of', sort.of);
    written.set('sort', sort.field);
    written.set('order', sort.order.toLowerCase());
  }
  if (page > 1) written.set('page', String(page));
  if (perPage !== pageSizes[0]) written.set('perPage', String(perPage));
  return written;
}

export const ownKeys = (plan: Plan): string[] => [
  'view',
  'as',
  'explore',
  'page',
  'perPage',
  'sort',
  'order',
  'of',
  'search',
  ...(plan.switches ?? []).map(({ name }) => name),
  ...plan.filters.flatMap((filter) => keysOf(filter)),
];

export const filterCount = ({ search, filters }: ListState): number => Object.keys(filters).length + (search ? 1 : 0);

export const firstSort = (plan: Plan, switches: Switched = {}): Plan['sort'] =>
  (plan.switches ?? []).flatMap(({ name, values }) => values?.find(({ id }) => id === switches[name])?.sort ?? [])[0] ?? plan.sort;

const readSwitches = (query: URLSearchParams, plan: Plan): Switched =>
  Object.fromEntries(
    (plan.switches ?? []).flatMap(({ name, values }) => {
      const id = query.get(name);
      return id && (!values || values.slice(1).some((value) => value.id === id)) ? [[name, id]] : [];
    }),
  );

const keysOf = ({ name, parts = [] }: FilterPlan): string[] => [name, ...parts.map((part) => `${name}.${part}`)];

function valueIn(query: URLSearchParams, filter: FilterPlan): unknown {
  const { name, parts, partKinds = {} } = filter;
  if (!parts) return parsed(filter, query.getAll(name));
  const preset = query.get(name);
  if (isDatePreset(preset) || (preset === noDate && parts.includes('isNull'))) return { preset };
  const found = parts.flatMap((part) => {
    const input = query.getAll(`${name}.${part}`).filter(Boolean);
    return input[0] === undefined ? [] : [[part, partKinds[part] === 'list' ? input : partKinds[part] ? numbered(input[0]) : input[0]]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Other texts stay: the platform refuses them, instead of answering another query. */
const numbered = (text: string): unknown => (Number.isFinite(Number(text)) ? Number(text) : text);

const pairsOf = ({ name, parts }: FilterPlan, value: unknown): [string, string][] =>
  parts
    ? Object.entries(value ?? {}).flatMap(([part, input]) =>
        listed(input).map((each): [string, string] => [part === 'preset' ? name : `${name}.${part}`, String(each)]),
      )
    : listed(value).map((each) => [name, String(each)]);

const listed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];

function parsed({ kind, choices, conditions }: FilterPlan, input: string[]): unknown {
  if (conditions) return readConditions(input[0], conditions.fields) && input[0];
  const values = input.filter((value) => value !== '' && (!choices || choices.some(({ id }) => id === value)));
  const [first] = values;
  if (first === undefined) return undefined;
  // A list of ids that no resource has is JSON; an API takes a single value for a list of one.
  if (kind === 'choices' || kind === 'references' || (kind === 'json' && values.length > 1)) return values;
  if (kind === 'boolean') return first === 'true' ? true : first === 'false' ? false : undefined;
  if (kind === 'number') return Number.isFinite(Number(first)) ? Number(first) : undefined;
  return first;
}

/** Newest and highest first, names from A to Z. */
export const firstOrder = (kind: ValueKind): 'ASC' | 'DESC' => (['date', 'dateTime', 'number', 'json'].includes(kind) ? 'DESC' : 'ASC');
