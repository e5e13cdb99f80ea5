import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ActionPlan, ColumnPlan, FilterPlan } from '../../src/plan/Plan.ts';
import type { Values } from '../../src/plan/sources.ts';
import { forgetUndoable } from '../../src/screens/undo/undoable.ts';
import { changedBetween, keptOf, rowsOf, stagesOf, type Asked, type Ground, type Row } from './reference.ts';
import { openTab, say, type Reader, type Tab, type Told } from './tab.tsx';

/** What is expected of a list: what it is asked for, and which of its rows are selected. */
export interface Model {
  asked: Asked;
  selected: readonly string[];
  /** All rows that matched, where those are selected. */
  matching: { asked: Asked; total: number } | undefined;
  /** The row that was ticked last, from which Shift selects. */
  anchor: string | undefined;
  /** Addresses that Back leads to. */
  history: Asked[];
}

/** The list as it is, in a window. */
export interface Real {
  ground: Ground;
  reader: Reader;
  tab: Tab;
  figures: Figures;
}

export interface Figures {
  walks: number;
  steps: number;
  rows: number;
  changed: number;
  refused: number;
  undone: number;
  /** Steps by kind. */
  kinds: Record<string, number>;
}

export const noFigures = (): Figures => ({ walks: 0, steps: 0, rows: 0, changed: 0, refused: 0, undone: 0, kinds: {} });

export interface Step {
  /** Answers whether it was done. */
  run: (model: Model, real: Real) => Promise<boolean>;
  toString: () => string;
}

/** Holds what is shown against the model. */
export type Agree = (model: Model, real: Real) => Promise<void>;

const sizes = [30, 50, 100];
const pages = ['first', 'previous', 'next', 'last'];

/** The state of a list that says nothing of itself. */
export const untouched = (): Asked => ({ search: '', filters: {}, sort: undefined, page: 1, perPage: 30, switches: {} });

/** What a list is asked for in the end: its own order unless another one is chosen that it has. */
function effective(ground: Ground, asked: Asked): Asked {
  const { plan } = ground;
  const { sort } = asked;
  const isThere = sort && shownColumns(ground, asked).some(({ column, of }) => column.sortBy === sort.field && of === sort.of);
  return { ...asked, sort: isThere ? sort : ownSort(plan, asked) };
}

function ownSort({ switches = [], sort }: Ground['plan'], asked: Asked): Asked['sort'] {
  const own = switches.flatMap(({ name, values = [] }) => values.find(({ id }) => id === asked.switches[name])?.sort ?? []);
  return own[0] ?? sort;
}

/** The columns as they stand; one that there is for each stage up to the open one stands once for each. */
function shownColumns({ plan, archived, parent }: Ground, asked: Asked): { column: ColumnPlan; of?: string }[] {
  const isOpen = (column: ColumnPlan) =>
    !column.while ||
    column.while.in.includes(
      asked.switches[column.while.switch] ?? plan.switches?.find(({ name }) => name === column.while?.switch)?.values?.[0]?.id ?? '',
    );
  const stages = stagesOf(parent);
  const open = Math.max(0, stages.indexOf(asked.switches['stageId'] ?? ''));
  return plan.columns
    .filter((column) => (column.only ?? (archived ? 'archive' : 'list')) === (archived ? 'archive' : 'list') && isOpen(column))
    .filter(({ hidden, sortBy }) => !hidden || sortBy)
    .flatMap((column) => (column.each ? stages.slice(0, open + 1).map((of) => ({ column, of })) : [{ column }]));
}

const isLog = ({ plan }: List): boolean => plan.kind === 'log';

/** What is asked for leaves out rows that were selected: they are selected no longer. */
function narrow(model: Model, part: Partial<Asked>): void {
  model.asked = { ...model.asked, ...part, page: 1 };
  unselect(model);
}

function unselect(model: Model): void {
  model.selected = [];
  model.matching = undefined;
}

const narrowingOf = ({ search, filters, switches }: Asked): string =>
  JSON.stringify([search, Object.entries(filters).toSorted(), Object.entries(switches).toSorted()]);

const remember = (model: Model): void => void model.history.push(model.asked);

interface Expected {
  all: Row[];
  kept: Row[];
  shown: string[];
}

/** The rows that must be seen; a page behind the last one is the last one. */
async function expected(model: Model, { ground }: Real): Promise<Expected> {
  const all = await rowsOf(ground);
  const kept = keptOf(all, ground, effective(ground, withSearch(ground, model.asked)));
  const { perPage } = model.asked;
  model.asked = { ...model.asked, page: Math.max(1, Math.min(model.asked.page, Math.ceil(kept.length / perPage))) };
  const from = (model.asked.page - 1) * perPage;
  return { all, kept, shown: kept.slice(from, from + perPage).map(({ id }) => id) };
}

/** A log without a search is searched for the last seven days, where it asks for days. */
function withSearch(ground: Ground, asked: Asked): Asked {
  if (!isLog(ground) || ground.plan.name === 'ats-requests' || asked.filters['dateRange'] !== undefined) return asked;
  const now = new Date();
  const day = (days: number, ...time: number[]) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, ...time).toISOString();
  return { ...asked, filters: { ...asked.filters, dateRange: { gte: day(-6), lte: day(0, 23, 59, 59, 999) } } };
}

const number = (value: number): string => value.toLocaleString('en-GB');

/** Holds what is shown, selected and addressed against the model. */
export async function agree(model: Model, real: Real): Promise<void> {
  const { ground, tab, figures } = real;
  await tab.settle();
  const { kept, shown } = await expected(model, real);
  const { page, perPage } = model.asked;
  const total = kept.length;
  const asked = effective(ground, model.asked);
  const columns = shownColumns(ground, asked);
  const sorted = columns.findIndex(({ column, of }) => column.sortBy === asked.sort?.field && of === asked.sort?.of);
  const paged = total > (ground.plan.pager === 'needed' ? perPage : 0);
  const selected = model.matching ? shown : shown.filter((id) => model.selected.includes(id));
  const right = {
    ids: shown,
    range: paged ? `${number((page - 1) * perPage + 1)}–${number(Math.min(page * perPage, total))} of ${number(total)}` : '',
    selected,
    count: model.matching?.total ?? model.selected.length,
    sorted: total === 0 || sorted < 0 ? '' : `${sorted} ${asked.sort?.order === 'ASC' ? 'ascending' : 'descending'}`,
  };
  await waitFor(() => expect(tab.seen()).toEqual(right), { timeout: 15_000 });
  expect(sortedPairs(tab.query())).toEqual(sortedPairs(queryOf(ground, model.asked)));
  figures.rows += shown.length;
}

const sortedPairs = (query: URLSearchParams): string[] => [...query].map((pair) => pair.join('=')).toSorted();

/** The address that says what a list is asked for: what it would be anyway is left out. */
export function queryOf(ground: Ground, asked: Asked): URLSearchParams {
  const { search, filters, page, perPage, switches } = asked;
  const query = new URLSearchParams();
  for (const { name, values } of ground.plan.switches ?? [])
    if (switches[name] && switches[name] !== values?.[0]?.id) query.set(name, switches[name]);
  if (search) query.set('search', search);
  for (const [name, value] of Object.entries(filters)) {
    const several =
      typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value as Values).map(([part, each]) => [`${name}.${part}`, each] as const)
        : [[name, value] as const];
    for (const [key, each] of several) for (const one of [each].flat()) query.append(key, String(one));
  }
  const own = ownSort(ground.plan, asked);
  const { sort } = effective(ground, asked);
  if (sort && (sort.of || sort.field !== own?.field || sort.order !== own.order)) {
    if (sort.of) query.set('of', sort.of);
    query.set('sort', sort.field);
    query.set('order', sort.order.toLowerCase());
  }
  if (page > 1) query.set('page', String(page));
  if (perPage !== 30) query.set('perPage', String(perPage));
  return query;
}

/** One thing that a person does, and what the model makes of it: in words, or undefined where it cannot be done now. */
export function step(
  name: string,
  run: (model: Model, real: Real) => Promise<string | undefined>,
  can: (model: Model) => boolean = () => true,
): Step {
  let done = '';
  return {
    run: async (model, real) => {
      if (!can(model)) return false;
      done = ' …';
      const what = await run(model, real);
      done = what === undefined ? ' (not possible)' : what && ` ${what}`;
      if (what === undefined) return false;
      real.figures.steps += 1;
      real.figures.kinds[name] = (real.figures.kinds[name] ?? 0) + 1;
      return true;
    },
    toString: () => `${name}${done}`,
  };
}

const pick = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % Math.max(1, items.length)];

/** A text to search for: a part of what a row is called, or one that no row has. */
function textFrom(rows: readonly Row[], { row, from, length, how }: { row: number; from: number; length: number; how: string }): string {
  if (how === 'none') return 'no row is called so';
  if (how === 'sign') return ['%', '_', '\\', "'", 'é'][from % 5] ?? '';
  const found = pick(rows, row);
  const text = String(
    found?.['name'] ?? found?.['title'] ?? found?.['display_name'] ?? found?.['first_name'] ?? found?.['operation'] ?? '',
  );
  const part = text
    .slice(from % Math.max(1, text.length))
    .slice(0, length)
    .trim();
  return how === 'upper' ? part.toUpperCase() : part;
}

/** A filter's value as some row has it. */
function valueFrom(
  { plan, parent }: Ground,
  { name, kind, choices, parts }: Pick<FilterPlan, 'name' | 'kind' | 'choices' | 'parts'>,
  rows: readonly Row[],
  seed: number,
): unknown {
  const at = (column: string) => pick(rows, seed)?.[column];
  const time = (column: string, days: number) => {
    const value = at(column);
    return value ? new Date(Date.parse(String(value)) + days * 86_400_000).toISOString() : undefined;
  };
  if (name === 'dashboardFilter') return { figure: 'CREATED', from: time('created_at', -3), to: time('created_at', 3) };
  if (name === 'submittedAt') {
    const [stage] = stagesOf(parent);
    const found = (at('taken') as Values[] | undefined)?.find((each) => each['stage'] === stage)?.['submittedAt'];
    return found ? { gte: new Date(Date.parse(String(found))).toISOString() } : undefined;
  }
  if (parts) return undefined;
  if (choices) {
    const ids = choices.map(({ id }) => id);
    return kind === 'choices' ? [...new Set([pick(ids, seed), pick(ids, seed * 7 + 1)])] : pick(ids, seed);
  }
  if (kind === 'boolean') return true;
  if (name === 'groupIds') return (at('groups') as string[] | undefined)?.slice(0, 1);
  if (name === 'hierarchyIdList') return [at('hierarchy_id')];
  if (name === 'externalVacancyIds') return [...new Set([at('external_vacancy_id'), pick(rows, seed + 5)?.['external_vacancy_id']])];
  if (name === 'organizationIds') return [at('organization_id')];
  if (name === 'atFrom' || name === 'createdAtFrom') return time(name === 'atFrom' ? 'at' : 'created_at', 0);
  if (name === 'atTo' || name === 'createdAtTo') return time(name === 'atTo' ? 'at' : 'created_at', 1);
  throw new Error(`tests/walk/steps.ts: which values has the filter ${name} of ${plan.name}?`);
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && (value.length === 0 || value.includes(undefined)));

const ownFilters = ({ plan, archived }: Ground, asked: Asked): FilterPlan[] =>
  plan.filters.filter(
    ({ only, while: when }) =>
      only !== (archived ? 'list' : 'archive') &&
      (!when ||
        when.in.includes(asked.switches[when.switch] ?? plan.switches?.find(({ name }) => name === when.switch)?.values?.[0]?.id ?? '')),
  );

const isSelectable = (ground: List): boolean => actionsOf(ground).length > 0 || (ground.plan.copy !== undefined && !ground.archived);
export const actionsOf = ({ plan, archived }: List): ActionPlan[] =>
  plan.actions.filter(({ on }) => on === (archived ? 'archived' : 'selection'));

type List = Pick<Ground, 'plan' | 'archived'>;

const steps: Record<string, (list: List) => fc.Arbitrary<Step> | undefined> = {
  search: ({ plan }) =>
    plan.search
      ? fc
          .record({
            row: fc.nat(999),
            from: fc.nat(12),
            length: fc.integer({ min: 1, max: 6 }),
            how: fc.constantFrom('part', 'part', 'part', 'upper', 'none', 'sign'),
          })
          .map((how) =>
            step('search', async (model, real) => {
              const text = textFrom((await expected(model, real)).all, how);
              await real.tab.search(text);
              if (text !== model.asked.search) narrow(model, { search: text });
              return `“${text}”`;
            }),
          )
      : undefined,
  'clear search': ({ plan }) =>
    plan.search
      ? fc.constant(null).map(() =>
          step(
            'clear search',
            async (model, { tab }) => {
              await tab.search('');
              narrow(model, { search: '' });
              return '';
            },
            ({ asked }) => asked.search !== '',
          ),
        )
      : undefined,
  filter: (list) =>
    list.plan.filters.length > 0 && !isLog(list)
      ? fc.tuple(fc.nat(9), fc.nat(99)).map(([which, choice]) =>
          step('filter', async (model, real) => {
            const { ground } = real;
            const counted = ownFilters(ground, model.asked).filter(
              ({ choices, facet, name }) => choices && facet && ground.plan.facets && name,
            );
            const filter = pick(counted, which);
            const chosen = filter && pick(filter.choices ?? [], choice);
            if (!filter || !chosen) return undefined;
            const { all } = await expected(model, real);
            const several = filter.kind === 'choices';
            await real.tab.inFilters(async (panel) => {
              const boxes = [...panel.querySelectorAll<HTMLInputElement>('[role=group] input[aria-label]')];
              const group = boxes.filter((box) => box.closest('[role=group]') === groupOf(panel, counted.indexOf(filter)));
              // How many rows each choice would leave, the others of its own filter left out of account.
              const places = await Promise.all(
                (filter.choices ?? []).map(async ({ id }) => {
                  const filters = { ...model.asked.filters, [filter.name]: several ? [id] : id };
                  return keptOf(all, ground, effective(ground, { ...model.asked, filters })).length;
                }),
              );
              expect(group.map(countAt).toSorted((one, other) => one - other)).toEqual(places.toSorted((one, other) => one - other));
              const box = group.find((each) => each.getAttribute('aria-describedby')?.endsWith(`-${chosen.id}`));
              box?.click();
            });
            const before = (model.asked.filters[filter.name] as string[] | undefined) ?? [];
            const value = !several
              ? chosen.id
              : before.includes(chosen.id)
                ? before.filter((each) => each !== chosen.id)
                : [...before, chosen.id];
            narrow(model, { filters: without(model.asked.filters, filter.name, value) });
            return `${filter.name} ${chosen.id}`;
          }),
        )
      : undefined,
  'choose count': (list) =>
    isLog(list)
      ? fc.nat(99).map((place) =>
          step('choose count', async (model, { ground, tab }) => {
            const button = pick(tab.counts(), place);
            if (!button) return undefined;
            const { filter, id } = countOf(ground, button);
            await tab.pressCount(tab.counts().indexOf(button));
            remember(model);
            const before = [model.asked.filters[filter.name] ?? []].flat() as string[];
            const value = before.includes(id) ? before.filter((each) => each !== id) : [...(filter.kind === 'choices' ? before : []), id];
            narrow(model, { filters: without(model.asked.filters, filter.name, filter.kind === 'choices' ? value : value[0]) });
            return `${filter.name} ${id}`;
          }),
        )
      : undefined,
  'open a link': () =>
    fc
      .record({
        filters: fc.array(fc.tuple(fc.nat(9), fc.nat(999)), { maxLength: 2 }),
        sort: fc.option(fc.tuple(fc.nat(9), fc.constantFrom('ASC' as const, 'DESC' as const))),
        page: fc.integer({ min: 1, max: 4 }),
        perPage: fc.constantFrom(...sizes),
      })
      .map((link) =>
        step('open a link', async (model, real) => {
          const { ground } = real;
          const { all } = await expected(model, real);
          const own = isLog(ground) ? [] : ownFilters(ground, model.asked);
          const filters: Values = {};
          for (const [which, seed] of link.filters) {
            const filter = pick(own, which);
            const value = filter && valueFrom(ground, filter, all, seed);
            if (filter && !isBlank(value)) filters[filter.name] = value;
          }
          const [column] = link.sort
            ? [
                pick(
                  shownColumns(ground, model.asked).filter((each) => each.column.sortBy),
                  link.sort[0],
                ),
              ]
            : [];
          const sort = column && {
            field: column.column.sortBy ?? '',
            order: link.sort?.[1] ?? ('ASC' as const),
            ...(column.of && { of: column.of }),
          };
          const asked: Asked = {
            search: '',
            filters: isLog(ground) ? model.asked.filters : filters,
            sort,
            page: link.page,
            perPage: link.perPage,
            switches: model.asked.switches,
          };
          const query = queryOf(ground, asked).toString();
          await real.tab.go(linkTo(real, query));
          remember(model);
          if (narrowingOf(asked) !== narrowingOf(model.asked)) unselect(model);
          model.asked = asked;
          return query;
        }),
      ),
  'drop a chip': ({ plan }) =>
    plan.filters.length > 0
      ? fc.nat(3).map((place) =>
          step(
            'drop a chip',
            async (model, { ground, tab }) => {
              const set = ground.plan.filters.filter(({ name }) => model.asked.filters[name] !== undefined);
              const filter = pick(set, place);
              if (!filter || tab.chips().length !== set.length) return undefined;
              await tab.dropChip(set.indexOf(filter));
              remember(model);
              narrow(model, { filters: without(model.asked.filters, filter.name, undefined) });
              return filter.name;
            },
            ({ asked }) => Object.keys(asked.filters).length > 0,
          ),
        )
      : undefined,
  sort: () =>
    fc.nat(9).map((place) =>
      step('sort', async (model, real) => {
        const { ground, tab } = real;
        if (tab.seen().ids.length === 0) return undefined;
        const now = effective(ground, model.asked);
        const columns = shownColumns(ground, now);
        const column = pick(
          columns.filter((each) => each.column.sortBy),
          place,
        );
        if (!column) return undefined;
        const { sortBy: field = '', kind } = column.column;
        const same = now.sort?.field === field && now.sort.of === column.of;
        const highFirst = ['date', 'dateTime', 'number', 'json'].includes(kind);
        const order = same ? (now.sort?.order === 'ASC' ? 'DESC' : 'ASC') : highFirst ? 'DESC' : 'ASC';
        await tab.sort(columns.indexOf(column));
        remember(model);
        model.asked = { ...model.asked, page: 1, sort: { field, order, ...(column.of && { of: column.of }) } };
        return `${field} ${order}`;
      }),
    ),
  turn: () =>
    fc.constantFrom(...pages).map((way) =>
      step('turn', async (model, real) => {
        const { kept } = await expected(model, real);
        const last = Math.max(1, Math.ceil(kept.length / model.asked.perPage));
        const to = { first: 1, previous: model.asked.page - 1, next: model.asked.page + 1, last }[way] ?? 1;
        const can = to >= 1 && to <= last && to !== model.asked.page;
        if (real.tab.seen().range !== '') expect([way, real.tab.turns(way)]).toEqual([way, can]);
        if (!can) return undefined;
        await real.tab.turn(way);
        remember(model);
        model.asked = { ...model.asked, page: to };
        return way;
      }),
    ),
  resize: () =>
    fc.constantFrom(...sizes).map((size) =>
      step('resize', async (model, { tab }) => {
        if (tab.seen().range === '' || size === model.asked.perPage) return undefined;
        const first = (model.asked.page - 1) * model.asked.perPage;
        await tab.resize(size);
        remember(model);
        model.asked = { ...model.asked, perPage: size, page: Math.floor(first / size) + 1 };
        return String(size);
      }),
    ),
  tick: (list) =>
    isSelectable(list)
      ? fc.tuple(fc.nat(99), fc.boolean()).map(([place, shift]) =>
          step('tick', async (model, { tab }) => {
            const { ids } = tab.seen();
            const id = pick(ids, place);
            if (id === undefined) return undefined;
            await tab.toggle(id, shift);
            if (model.matching) {
              model.selected = ids.filter((each) => each !== id);
              model.matching = undefined;
              return `${place % ids.length} of all`;
            }
            const from = shift && model.anchor !== undefined ? ids.indexOf(model.anchor) : -1;
            const to = ids.indexOf(id);
            const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
            model.selected = model.selected.includes(id)
              ? model.selected.filter((each) => !range.includes(each))
              : [...new Set([...model.selected, ...range])];
            model.anchor = id;
            return `${shift ? 'with Shift ' : ''}${to}`;
          }),
        )
      : undefined,
  'tick the page': (list) =>
    isSelectable(list)
      ? fc.constant(null).map(() =>
          step('tick the page', async (model, { tab }) => {
            const { ids } = tab.seen();
            if (ids.length === 0) return undefined;
            await tab.togglePage();
            const others = model.selected.filter((id) => !ids.includes(id));
            const whole = model.matching !== undefined || ids.every((id) => model.selected.includes(id));
            model.selected = model.matching ? [] : whole ? others : [...others, ...ids];
            model.matching = undefined;
            return '';
          }),
        )
      : undefined,
  'select all that match': (list) =>
    actionsOf(list).some(({ matching }) => matching)
      ? fc.constant(null).map(() =>
          step('select all that match', async (model, real) => {
            const { kept, shown } = await expected(model, real);
            const wholePage = shown.length > 0 && shown.every((id) => model.selected.includes(id));
            const offered = !model.matching && wholePage && kept.length > model.selected.length;
            expect(real.tab.matching() !== undefined).toBe(offered);
            if (!offered) return undefined;
            await real.tab.selectMatching();
            model.selected = [];
            model.matching = { asked: model.asked, total: kept.length };
            return String(kept.length);
          }),
        )
      : undefined,
  unselect: (list) =>
    isSelectable(list)
      ? fc.constant(null).map(() =>
          step(
            'unselect',
            async (model, { tab }) => {
              await tab.unselect();
              unselect(model);
              return '';
            },
            ({ selected, matching }) => selected.length > 0 || matching !== undefined,
          ),
        )
      : undefined,
  act: (list) =>
    actionsOf(list).length > 0
      ? fc.tuple(fc.nat(9), fc.nat(9), fc.boolean()).map(([which, choice, undo]) =>
          step('act', async (model, real) => {
            const { ground } = real;
            const action = pick(
              actionsOf(ground).filter((each) => real.tab.button(each)),
              which,
            );
            if (!action) return undefined;
            return actOn(model, real, action, choice, undo);
          }),
        )
      : undefined,
  reload: () =>
    fc.constant(null).map(() =>
      step('reload', async (model, real) => {
        const query = real.tab.query().toString();
        real.tab.close();
        forgetUndoable();
        real.tab = await openTab(real.ground, real.reader, query);
        Object.assign(model, { history: [], anchor: undefined });
        unselect(model);
        return query;
      }),
    ),
  'leave and return': ({ plan, archived }) =>
    fc.constant(null).map(() =>
      step('leave and return', async (model, real) => {
        await real.tab.leaveAndReturn(plan.parent === undefined && !archived && !isLog(real.ground));
        Object.assign(model, { history: [], anchor: undefined });
        unselect(model);
        return '';
      }),
    ),
  back: () =>
    fc.constant(null).map(() =>
      step(
        'back',
        async (model, { tab }) => {
          await tab.back();
          const before = model.history.pop() ?? model.asked;
          if (narrowingOf(before) !== narrowingOf(model.asked)) unselect(model);
          model.asked = before;
          return '';
        },
        ({ history }) => history.length > 0,
      ),
    ),
  'act in another window': (list) =>
    actionsOf(list).length > 0
      ? fc.tuple(fc.nat(99), fc.nat(9), fc.nat(9)).map(([place, which, choice]) =>
          step('act in another window', async (model, real) => {
            const { ground } = real;
            const id = pick(real.tab.seen().ids, place);
            if (id === undefined) return undefined;
            const other = await openTab(ground, real.reader, real.tab.query().toString());
            try {
              await other.toggle(id);
              const action = pick(
                actionsOf(ground).filter((each) => other.button(each)),
                which,
              );
              if (!action) return undefined;
              const copy: Model = { ...model, selected: [id], matching: undefined, history: [], anchor: undefined };
              await actOn(copy, { ...real, tab: other }, action, choice, false);
            } finally {
              other.close();
              forgetUndoable();
            }
            await real.tab.look();
            return `row ${place}`;
          }),
        )
      : undefined,
  switch: ({ plan }) =>
    plan.switches
      ? fc.tuple(fc.nat(3), fc.nat(9)).map(([bar, place]) =>
          step('switch', async (model, { ground, tab }) => {
            const bars = ground.plan.switches ?? [];
            const which = bar % bars.length;
            const one = bars[which];
            const ids = one?.values?.map(({ id }) => id) ?? stagesOf(ground.parent);
            const to = place % ids.length;
            if (!one || tab.choices(which).length !== ids.length || to === Math.max(0, ids.indexOf(model.asked.switches[one.name] ?? '')))
              return undefined;
            await tab.choose(which, to);
            remember(model);
            const kept = bars
              .slice(0, which)
              .flatMap(({ name }) => (model.asked.switches[name] ? [[name, model.asked.switches[name]]] : []));
            const own = ownSort(ground.plan, model.asked);
            const { sort } = effective(ground, model.asked);
            const chosen = sort && (sort.of || sort.field !== own?.field || sort.order !== own.order) ? sort : undefined;
            const switches = { ...Object.fromEntries(kept), ...(to > 0 && { [one.name]: ids[to] ?? '' }) } as Asked['switches'];
            model.asked = { search: '', filters: {}, page: 1, perPage: 30, switches, sort: chosen };
            unselect(model);
            return `${one.name} ${ids[to]}`;
          }),
        )
      : undefined,
};

/** How often each step is taken, where it is not once. */
const weights: Record<string, number> = {
  tick: 4,
  act: 4,
  turn: 3,
  search: 3,
  filter: 2,
  sort: 2,
  'tick the page': 2,
  'select all that match': 2,
};

/** All that can be done in a list. */
export const stepsOf = (ground: List): fc.Arbitrary<Step>[] =>
  Object.entries(steps).flatMap(([name, make]) => {
    const made = make(ground);
    return made ? Array.from({ length: weights[name] ?? 1 }, () => made) : [];
  });

const linkTo = ({ tab }: Real, query: string): string => {
  const [path = '', old = ''] = tab.view.address().split('?');
  const open = new URLSearchParams(old).get('tab');
  const whole = [open && `tab=${open}`, query].filter(Boolean).join('&');
  return whole ? `${path}?${whole}` : path;
};

const without = (filters: Values, name: string, value: unknown): Values => {
  const { [name]: _, ...others } = filters;
  return isBlank(value) ? others : { ...others, [name]: value };
};

const groupOf = (panel: HTMLElement, place: number): Element | undefined =>
  [...panel.querySelectorAll('[role=group][aria-labelledby]')][place];

const countAt = (box: Element): number => {
  const told = document.querySelector(`[id="${box.getAttribute('aria-describedby')}"]`)?.textContent ?? '';
  return Number(told.replaceAll(',', ''));
};

/** The filter and the value of a button above a log. */
function countOf({ plan }: Ground, button: HTMLButtonElement): { filter: FilterPlan; id: string } {
  const group = button.closest('[role=group]')?.getAttribute('aria-label');
  const filter = plan.filters.find(({ label }) => say('screens.log.countsBy', { label: say(label) }) === group);
  const words = button.textContent?.replace(/ [\d,]+$/, '');
  const choice = filter?.choices?.find(({ label }) => say(label) === words);
  if (!filter || !choice) throw new Error(`Nothing is counted by “${button.textContent}”`);
  return { filter, id: choice.id };
}

/** Does an action with what is selected, and compares what is told of it with what the database then has; perhaps it is undone. */
async function actOn(model: Model, real: Real, action: ActionPlan, choice: number, undo: boolean): Promise<string> {
  const { ground, tab, figures } = real;
  const before = await rowsOf(ground);
  const meant = model.matching
    ? keptOf(before, ground, effective(ground, withSearch(ground, model.matching.asked))).map(({ id }) => id)
    : model.selected;
  const told = await tab.act(action, choice);
  const after = await rowsOf(ground);
  const changed = changedBetween(before, after);
  const what = `${action.name} of ${meant.length}: ${told?.text ?? 'nothing can be done'}`;
  if (!told) {
    expect(changed).toEqual([]);
    return what;
  }
  judge(action, told, meant, changed);
  figures.changed += told.done;
  figures.refused += told.refused;
  if (!told.failed) {
    model.selected = model.matching || told.refused > 0 ? await leftIn(tab, meant, changed) : [];
    model.matching = undefined;
    expect(model.selected.length).toBe(told.refused);
  }
  if (!undo || !tab.canUndo()) return what;
  await agree(model, real);
  const undone = await tab.undo();
  const now = await rowsOf(ground);
  expect({ undone: undone.done, left: undone.refused, other: changedBetween(before, now) }).toEqual({
    undone: told.done,
    left: 0,
    other: [],
  });
  figures.undone += undone.done;
  return `${what}, undone: ${undone.text}`;
}

/** What is reported is what was selected and what the database has. */
function judge(action: ActionPlan, told: Told, meant: readonly string[], changed: readonly string[]): void {
  expect(changed.filter((id) => !meant.includes(id))).toEqual([]);
  if (told.failed) return expect({ told: told.text, changed }).toEqual({ told: told.text, changed: [] });
  expect({ told: told.text, all: told.done + told.refused }).toEqual({ told: told.text, all: meant.length });
  if (told.asked !== undefined && told.asked !== told.done) expect([told.text, told.asked]).toEqual([told.text, told.done]);
  // What sends something changes no row of the list.
  if (action.undo || action.choose) expect({ told: told.text, done: told.done }).toEqual({ told: told.text, done: changed.length });
}

/** The rows that an action left stay selected: of those that are shown, exactly they. */
async function leftIn(tab: Tab, meant: readonly string[], changed: readonly string[]): Promise<string[]> {
  await tab.settle();
  const left = meant.filter((id) => !changed.includes(id));
  return left;
}
