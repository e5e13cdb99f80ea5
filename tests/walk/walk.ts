import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Chance } from '../../src/platform/demo/deterministic.ts';
import type { ActionPlan, ColumnPlan, FilterPlan } from '../../src/engine/plan/Plan.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { matching, rowsOf, stagesOf, type ListQuery, type Row, type WalkedList } from './rows.ts';
import type { Reader, Tab } from './tab.tsx';

/** The query of a list that nobody has touched. */
export const untouched = (): ListQuery => ({ search: '', filters: {}, sort: undefined, page: 1, perPage: 30, switches: {} });

/** A person in a list: what they see, and what they should see. */
export class Walk {
  readonly list: WalkedList;
  readonly reader: Reader;
  readonly chance: Chance;
  tab: Tab;
  query = untouched();
  selected: readonly string[] = [];
  /** The query all of whose rows are selected, and their number. */
  allOf: { query: ListQuery; total: number } | undefined;
  /** The row ticked last, from which Shift selects. */
  anchor: string | undefined;
  /** Queries that the browser's Back leads to. */
  history: ListQuery[] = [];

  constructor({ list, reader, chance, tab }: Pick<Walk, 'list' | 'reader' | 'chance' | 'tab'>) {
    this.list = list;
    this.reader = reader;
    this.chance = chance;
    this.tab = tab;
  }

  pick = <Item>(items: readonly Item[]): Item | undefined => (items.length > 0 ? this.chance.pick(items) : undefined);
  /** A number below `count`. */
  below = (count: number): number => this.chance.between(0, count - 1);

  remember = (): void => void this.history.push(this.query);
  unselect(): void {
    this.selected = [];
    this.allOf = undefined;
  }
  /** Filters or searches: the first page is shown, and nothing is selected. */
  narrow(part: Partial<ListQuery>): void {
    this.query = { ...this.query, ...part, page: 1 };
    this.unselect();
  }
  /** Goes to another query; the selection ends where other rows match. */
  turnTo(query: ListQuery): void {
    if (!isDeepStrictEqual(narrowingOf(query), narrowingOf(this.query))) this.unselect();
    this.query = query;
  }

  /** The rows that must be seen; beyond the last page the last one is shown. */
  async expected(): Promise<{ all: Row[]; matched: Row[]; page: string[] }> {
    const all = await rowsOf(this.list);
    const matched = this.matching(all);
    const { perPage } = this.query;
    this.query = { ...this.query, page: Math.max(1, Math.min(this.query.page, Math.ceil(matched.length / perPage))) };
    const from = (this.query.page - 1) * perPage;
    return { all, matched, page: matched.slice(from, from + perPage).map(({ id }) => id) };
  }
  matching = (all: readonly Row[], query = this.query): Row[] => matching(all, this.list, sorted(this.list, withDays(this.list, query)));

  /** Compares what is shown, selected and addressed with what must be. */
  async check(): Promise<void> {
    await this.tab.settle();
    const { matched, page: ids } = await this.expected();
    const { page, perPage } = this.query;
    const total = matched.length;
    const { sort } = sorted(this.list, this.query);
    const columns = columnsOf(this.list, this.query);
    const column = columns.findIndex((each) => each.plan.sortBy === sort?.field && each.of === sort?.of);
    const paged = total > (this.list.plan.pager === 'needed' ? perPage : 0);
    const display = {
      ids,
      range: paged ? `${number((page - 1) * perPage + 1)}–${number(Math.min(page * perPage, total))} of ${number(total)}` : '',
      selected: this.allOf ? ids : ids.filter((id) => this.selected.includes(id)),
      count: this.allOf?.total ?? this.selected.length,
      sorted: total === 0 || column < 0 ? '' : `${column} ${sort?.order === 'ASC' ? 'ascending' : 'descending'}`,
    };
    await this.tab.until(() => expect(this.tab.display()).toEqual(display));
    expect(pairsOf(this.tab.query())).toEqual(pairsOf(addressed(this.list, this.query)));
  }
}

const number = (value: number): string => value.toLocaleString('en-GB');
const pairsOf = (query: URLSearchParams): string[] => [...query].map((pair) => pair.join('=')).toSorted();
const narrowingOf = ({ search, filters, switches }: ListQuery) => [search, filters, switches];

export const isLog = ({ plan }: WalkedList): boolean => plan.kind === 'log';

/** A log with days to search in shows the last seven unless others are searched. */
function withDays(list: WalkedList, query: ListQuery): ListQuery {
  if (!isLog(list) || list.plan.name === 'ats-requests') return query;
  const now = new Date();
  const day = (days: number, ...time: number[]) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, ...time).toISOString();
  return { ...query, filters: { dateRange: { gte: day(-6), lte: day(0, 23, 59, 59, 999) }, ...query.filters } };
}

/** The query with its sort: the chosen one where its column is shown, else the list's own. */
export function sorted(list: WalkedList, query: ListQuery): ListQuery {
  const { sort } = query;
  const isShown = sort && columnsOf(list, query).some(({ plan, of }) => plan.sortBy === sort.field && of === sort.of);
  return isShown ? query : { ...query, sort: ownSort(list, query) };
}

const ownSort = ({ plan }: WalkedList, { switches }: ListQuery): ListQuery['sort'] =>
  plan.switches?.flatMap(({ name, values = [] }) => values.find(({ id }) => id === switches[name])?.sort ?? [])[0] ?? plan.sort;

/** The sort that was chosen, unless it is the list's own. */
export function chosenSort(list: WalkedList, query: ListQuery): ListQuery['sort'] {
  const { sort } = sorted(list, query);
  const own = ownSort(list, query);
  return sort && (sort.of || sort.field !== own?.field || sort.order !== own.order) ? sort : undefined;
}

interface ShownColumn {
  plan: ColumnPlan;
  /** The stage of a column that is repeated for each. */
  of?: string;
}

/** The columns in their order; some are repeated for each stage up to the open one. */
export function columnsOf(list: WalkedList, { switches }: ListQuery): ShownColumn[] {
  const { plan, archived, parent } = list;
  const stages = stagesOf(parent);
  const open = Math.max(0, stages.indexOf(switches['stageId'] ?? ''));
  return plan.columns
    .filter((column) => column.only !== (archived ? 'list' : 'archive') && isOpen(list, switches, column))
    .filter(({ hidden, sortBy }) => !hidden || sortBy)
    .flatMap((column) => (column.each ? stages.slice(0, open + 1).map((of) => ({ plan: column, of })) : [{ plan: column }]));
}

export const filtersOf = (list: WalkedList, { switches }: ListQuery): FilterPlan[] =>
  list.plan.filters.filter((filter) => filter.only !== (list.archived ? 'list' : 'archive') && isOpen(list, switches, filter));

function isOpen({ plan }: WalkedList, switches: ListQuery['switches'], { while: when }: Pick<ColumnPlan, 'while'>): boolean {
  if (!when) return true;
  const first = plan.switches?.find(({ name }) => name === when.switch)?.values?.[0]?.id;
  return when.in.includes(switches[when.switch] ?? first ?? '');
}

export const actionsOf = ({ plan, archived }: WalkedList): ActionPlan[] =>
  plan.actions.filter(({ on }) => on === (archived ? 'archived' : 'selection'));

/** The address of a query, which leaves out what is so anyway. */
export function addressed(list: WalkedList, query: ListQuery): URLSearchParams {
  const { search, filters, page, perPage, switches } = query;
  const address = new URLSearchParams();
  for (const { name, values } of list.plan.switches ?? [])
    if (switches[name] && switches[name] !== values?.[0]?.id) address.set(name, switches[name]);
  if (search) address.set('search', search);
  for (const [name, value] of Object.entries(filters)) {
    const parts = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value as Values) : [['', value] as const];
    for (const [part, each] of parts) for (const one of [each].flat()) address.append(part ? `${name}.${part}` : name, String(one));
  }
  const sort = chosenSort(list, query);
  if (sort?.of) address.set('of', sort.of);
  if (sort) {
    address.set('sort', sort.field);
    address.set('order', sort.order.toLowerCase());
  }
  if (page > 1) address.set('page', String(page));
  if (perPage !== 30) address.set('perPage', String(perPage));
  return address;
}
