import { expect } from 'vitest';
import type { ActionPlan, FilterPlan } from '../../src/engine/plan/Plan.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { forgetUndoable } from '../../src/engine/screens/values/undoable.ts';
import { changedBetween, rowsOf, stagesOf, type ListQuery, type Row, type WalkedList } from './rows.ts';
import { openTab, say, type Outcome } from './tab.tsx';
import { actionsOf, addressed, chosenSort, columnsOf, filtersOf, isLog, sorted, untouched, Walk } from './walk.ts';

/** Something that a person does in a list; answers words for it, or undefined where it can't be done now. */
export type Step = (walk: Walk) => Promise<string | undefined>;

const sizes = [30, 50, 100];

/** Steps in any list that has tools, by name. */
export const steps: Record<string, Step> = {
  search: async (walk) => {
    if (!walk.list.plan.search) return undefined;
    const text = searchText(walk, (await walk.expected()).all);
    await walk.tab.search(text);
    if (text !== walk.query.search) walk.narrow({ search: text });
    return `“${text}”`;
  },
  'clear search': async (walk) => {
    if (!walk.query.search) return undefined;
    await walk.tab.search('');
    walk.narrow({ search: '' });
    return '';
  },
  filter: async (walk) => {
    const { list, query } = walk;
    const counted = isLog(list) || !list.plan.facets ? [] : filtersOf(list, query).filter(({ choices, facet }) => choices && facet);
    const filter = walk.pick(counted);
    const choice = walk.pick(filter?.choices ?? []);
    if (!filter || !choice) return undefined;
    const { all } = await walk.expected();
    // Each choice counts the rows that it would leave; the others of its filter don't matter.
    const counts = filter.choices?.map(({ id }) => {
      const filters = { ...query.filters, [filter.name]: filter.kind === 'choices' ? [id] : id };
      return [id, walk.matching(all, { ...query, filters }).length];
    });
    expect(await walk.tab.filter(say(filter.label), choice.id)).toEqual(Object.fromEntries(counts ?? []));
    walk.narrow({ filters: toggled(query.filters, filter, choice.id) });
    return `${filter.name} ${choice.id}`;
  },
  'press a count': async (walk) => {
    const button = isLog(walk.list) ? walk.pick(walk.tab.counts()) : undefined;
    if (!button) return undefined;
    const { filter, id } = countOf(walk.list, button);
    await walk.tab.press(button);
    walk.remember();
    walk.narrow({ filters: toggled(walk.query.filters, filter, id) });
    return `${filter.name} ${id}`;
  },
  'remove a filter': async (walk) => {
    const { filters } = walk.query;
    const filter = walk.pick(walk.list.plan.filters.filter(({ name }) => filters[name] !== undefined));
    if (!filter) return undefined;
    const chip = walk.tab.chip(say(filter.label));
    if (!chip) return undefined;
    await walk.tab.press(chip);
    walk.remember();
    walk.narrow({ filters: filtersWith(filters, filter.name, undefined) });
    return filter.name;
  },
  'open a link': async (walk) => {
    const { list, query } = walk;
    const { all } = await walk.expected();
    const filters: Values = {};
    for (const filter of isLog(list) ? [] : filtersOf(list, query))
      if (walk.chance.happens(0.3)) {
        const value = filterValue(walk, filter, all);
        if (!isBlank(value)) filters[filter.name] = value;
      }
    const column = walk.chance.happens(0.5) ? walk.pick(columnsOf(list, query).filter(({ plan }) => plan.sortBy)) : undefined;
    const link: ListQuery = {
      search: '',
      filters: isLog(list) ? query.filters : filters,
      sort: column && { field: column.plan.sortBy ?? '', order: walk.chance.pick(['ASC', 'DESC']), ...(column.of && { of: column.of }) },
      page: walk.chance.between(1, 4),
      perPage: walk.chance.pick(sizes),
      switches: query.switches,
    };
    const address = addressed(list, link).toString();
    await walk.tab.go(address);
    walk.remember();
    walk.turnTo(link);
    return address;
  },
  back: async (walk) => {
    const before = walk.history.pop();
    if (!before) return undefined;
    await walk.tab.back();
    walk.turnTo(before);
    return '';
  },
  switch: async (walk) => {
    const { list, query } = walk;
    const { switches = [] } = list.plan;
    const one = walk.pick(switches);
    if (!one) return undefined;
    const bar = switches.indexOf(one);
    const ids = one.values?.map(({ id }) => id) ?? stagesOf(list.parent);
    const to = walk.below(ids.length);
    if (walk.tab.choices(bar).length !== ids.length || to === Math.max(0, ids.indexOf(query.switches[one.name] ?? ''))) return undefined;
    await walk.tab.press(walk.tab.choices(bar)[to]);
    walk.remember();
    // Another choice of one switch puts those after it back.
    const before = switches.slice(0, bar).map(({ name }) => [name, query.switches[name]] as const);
    const chosen = [...before, [one.name, to > 0 ? ids[to] : undefined] as const].filter(([, id]) => id !== undefined);
    walk.narrow({ ...untouched(), switches: Object.fromEntries(chosen) as ListQuery['switches'], sort: chosenSort(list, query) });
    return `${one.name} ${ids[to]}`;
  },
  sort: async (walk) => {
    const { list, query, tab } = walk;
    const columns = columnsOf(list, query);
    const column = walk.pick(columns.filter(({ plan }) => plan.sortBy));
    if (!column || tab.display().ids.length === 0) return undefined;
    const { sortBy: field = '', kind } = column.plan;
    const { sort } = sorted(list, query);
    const isSame = sort?.field === field && sort.of === column.of;
    const highFirst = ['date', 'dateTime', 'number', 'json'].includes(kind);
    const order = (isSame ? sort.order === 'ASC' : highFirst) ? 'DESC' : 'ASC';
    await tab.sort(columns.indexOf(column));
    walk.remember();
    walk.query = { ...query, page: 1, sort: { field, order, ...(column.of && { of: column.of }) } };
    return `${field} ${order}`;
  },
  page: async (walk) => {
    const { page, perPage } = walk.query;
    const last = Math.max(1, Math.ceil((await walk.expected()).matched.length / perPage));
    const [way, to] = walk.chance.pick([['first', 1] as const, ['previous', page - 1], ['next', page + 1], ['last', last]]);
    const turner = walk.tab.turner(way);
    const isPossible = to >= 1 && to <= last && to !== page;
    if (turner) expect([way, turner.disabled]).toEqual([way, !isPossible]);
    if (!turner || !isPossible) return undefined;
    await walk.tab.press(turner);
    walk.remember();
    walk.query = { ...walk.query, page: to };
    return way;
  },
  resize: async (walk) => {
    const { page, perPage } = walk.query;
    const size = walk.chance.pick(sizes);
    if (walk.tab.display().range === '' || size === perPage) return undefined;
    await walk.tab.resize(size);
    walk.remember();
    walk.query = { ...walk.query, perPage: size, page: Math.floor(((page - 1) * perPage) / size) + 1 };
    return String(size);
  },
  tick: async (walk) => {
    const { ids } = walk.tab.display();
    const id = isSelectable(walk.list) ? walk.pick(ids) : undefined;
    if (id === undefined) return undefined;
    const isShift = walk.chance.happens(0.5);
    await walk.tab.tick(id, isShift);
    const row = ids.indexOf(id);
    if (walk.allOf) {
      walk.unselect();
      walk.selected = ids.filter((each) => each !== id);
      return `${row} of all`;
    }
    const from = isShift && walk.anchor !== undefined ? ids.indexOf(walk.anchor) : -1;
    const range = from < 0 ? [id] : ids.slice(Math.min(from, row), Math.max(from, row) + 1);
    walk.selected = walk.selected.includes(id)
      ? walk.selected.filter((each) => !range.includes(each))
      : [...new Set([...walk.selected, ...range])];
    walk.anchor = id;
    return `${row}${isShift ? ' with Shift' : ''}`;
  },
  'tick the page': async (walk) => {
    const { ids } = walk.tab.display();
    if (!isSelectable(walk.list) || ids.length === 0) return undefined;
    await walk.tab.tickPage();
    const others = walk.selected.filter((id) => !ids.includes(id));
    const isWhole = ids.every((id) => walk.selected.includes(id));
    walk.selected = walk.allOf ? [] : isWhole ? others : [...others, ...ids];
    walk.allOf = undefined;
    return '';
  },
  'select all pages': async (walk) => {
    if (!actionsOf(walk.list).some((action) => action.matching)) return undefined;
    const { matched, page } = await walk.expected();
    const isWhole = page.length > 0 && page.every((id) => walk.selected.includes(id));
    const isOffered = !walk.allOf && isWhole && matched.length > walk.selected.length;
    const button = walk.tab.selectAll();
    expect(button !== undefined).toBe(isOffered);
    if (!isOffered) return undefined;
    await walk.tab.press(button);
    walk.selected = [];
    walk.allOf = { query: walk.query, total: matched.length };
    return String(matched.length);
  },
  unselect: async (walk) => {
    if (walk.selected.length === 0 && !walk.allOf) return undefined;
    await walk.tab.unselect();
    walk.unselect();
    return '';
  },
  act: async (walk) => {
    const action = walk.pick(actionsOf(walk.list).filter((each) => walk.tab.button(each)));
    return action && act(walk, action, walk.chance.happens(0.5));
  },
  'act in another tab': async (walk) => {
    const { list, reader, tab } = walk;
    const id = isSelectable(list) ? walk.pick(tab.display().ids) : undefined;
    if (id === undefined) return undefined;
    const other = await openTab(list, reader, tab.query().toString());
    let words: string | undefined;
    try {
      await other.tick(id);
      const action = walk.pick(actionsOf(list).filter((each) => other.button(each)));
      const alone = Object.assign(new Walk({ list, reader, chance: walk.chance, tab: other }), { query: walk.query, selected: [id] });
      words = action && (await act(alone, action, false));
    } finally {
      other.close();
      forgetUndoable();
    }
    await tab.look();
    return words;
  },
  reload: async (walk) => {
    const address = walk.tab.query().toString();
    walk.tab.close();
    forgetUndoable();
    walk.tab = await openTab(walk.list, walk.reader, address);
    return begin(walk, address);
  },
  'leave and return': async (walk) => {
    const { plan, archived } = walk.list;
    await walk.tab.leaveAndReturn(plan.parent === undefined && !archived && !isLog(walk.list));
    return begin(walk, '');
  },
};

/** How often a step is tried, where it isn't once. */
const weights: Record<string, number> = {
  tick: 4,
  act: 4,
  page: 3,
  search: 3,
  filter: 2,
  sort: 2,
  'tick the page': 2,
  'select all pages': 2,
};
export const weighted = Object.keys(steps).flatMap((name) => Array.from({ length: weights[name] ?? 1 }, () => name));

/** A list that was just opened has no selection and nowhere to go back to. */
function begin(walk: Walk, words: string): string {
  walk.unselect();
  walk.history = [];
  walk.anchor = undefined;
  return words;
}

const isSelectable = (list: WalkedList): boolean => actionsOf(list).length > 0 || (list.plan.copy !== undefined && !list.archived);

/** A part of some row's name, a sign with a meaning of its own, or a text that no row has. */
function searchText(walk: Walk, rows: readonly Row[]): string {
  const how = walk.chance.between(1, 6);
  if (how === 1) return 'no row has this name';
  if (how === 2) return walk.chance.pick(['%', '_', '\\', "'", 'é']);
  const row = walk.pick(rows);
  const name = ['name', 'title', 'display_name', 'first_name', 'operation'].map((column) => row?.[column]).find(Boolean);
  const text = String(name ?? '');
  const part = text.slice(walk.below(Math.max(1, text.length))).slice(0, walk.chance.between(1, 6));
  return (how === 3 ? part.toUpperCase() : part).trim();
}

/** A value that some row has. */
function filterValue(walk: Walk, { name, kind, choices, parts }: FilterPlan, rows: readonly Row[]): unknown {
  const row = walk.pick(rows);
  const time = (column: string, days = 0) => {
    const value = row?.[column];
    return value ? new Date(Date.parse(String(value)) + days * 86_400_000).toISOString() : undefined;
  };
  if (choices && kind === 'choices') return [...new Set([walk.pick(choices)?.id, walk.pick(choices)?.id])];
  if (choices) return walk.pick(choices)?.id;
  if (kind === 'boolean') return true;
  switch (name) {
    case 'dashboardFilter':
      return { figure: 'CREATED', from: time('created_at', -3), to: time('created_at', 3) };
    case 'submittedAt': {
      const [stage] = stagesOf(walk.list.parent);
      const submitted = (row?.['assessments'] as Values[] | undefined)?.find((each) => each['stage'] === stage)?.['submittedAt'];
      return submitted ? { gte: new Date(String(submitted)).toISOString() } : undefined;
    }
    case 'groupIds':
      return (row?.['groups'] as string[] | undefined)?.slice(0, 1);
    case 'hierarchyIdList':
      return [row?.['hierarchy_id']];
    case 'externalVacancyIds':
      return [...new Set([row?.['external_vacancy_id'], walk.pick(rows)?.['external_vacancy_id']])];
    case 'stageIdList':
      return [...new Set([row?.['stage_id'], walk.pick(rows)?.['stage_id']])];
    case 'organizationIds':
      return [row?.['organization_id']];
    case 'at':
      return { gte: time('at'), lte: time('at', 1) };
    default:
      if (parts) return undefined;
      throw new Error(`tests/walk/steps.ts needs a value for the filter ${name} of ${walk.list.plan.name}`);
  }
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && (value.length === 0 || value.some(isBlank)));

function filtersWith(filters: Values, name: string, value: unknown): Values {
  const { [name]: _, ...others } = filters;
  return isBlank(value) ? others : { ...others, [name]: value };
}

/** The filters after a choice is pressed; pressing it once more removes it. */
function toggled(filters: Values, { name, kind }: FilterPlan, id: string): Values {
  const before = [filters[name] ?? []].flat() as string[];
  if (kind !== 'choices') return filtersWith(filters, name, before.includes(id) ? undefined : id);
  return filtersWith(filters, name, before.includes(id) ? before.filter((each) => each !== id) : [...before, id]);
}

/** The filter and the value of a button above a log. */
function countOf({ plan }: WalkedList, button: HTMLElement): { filter: FilterPlan; id: string } {
  const group = button.closest('[role=group]')?.getAttribute('aria-label');
  const filter = plan.filters.find(({ label }) => say('screens.log.countsBy', { label: say(label) }) === group);
  const choice = filter?.choices?.find(({ label }) => say(label) === button.textContent?.replace(/ [\d,]+$/, ''));
  if (!filter || !choice) throw new Error(`Nothing is counted by “${button.textContent}”`);
  return { filter, id: choice.id };
}

/** Acts on the selection, and compares the message with the database; perhaps undoes it. */
async function act(walk: Walk, action: ActionPlan, withUndo: boolean): Promise<string> {
  const { list, tab } = walk;
  const before = await rowsOf(list);
  const selected = walk.allOf ? walk.matching(before, walk.allOf.query).map(({ id }) => id) : walk.selected;
  const outcome = await tab.act(action, walk.below(10));
  if (outcome?.isCut) {
    expect(outcome.done + outcome.refused, outcome.text).toBeLessThan(selected.length);
    outcome.refused = selected.length - outcome.done;
  }
  const changed = changedBetween(before, await rowsOf(list));
  const words = `${action.name} of ${selected.length}: ${outcome?.text ?? 'nothing can be done'}`;
  if (!outcome || outcome.failed) {
    expect(changed, words).toEqual([]);
    return words;
  }
  checkOutcome(action, outcome, selected, changed);
  // Refused rows stay selected.
  walk.selected = walk.allOf || outcome.refused > 0 ? selected.filter((id) => !changed.includes(id)) : [];
  walk.allOf = undefined;
  expect(walk.selected.length, words).toBe(outcome.refused);
  if (!withUndo || !(await tab.holdUndo())) return words;
  await walk.check();
  const undone = await tab.undo();
  const left = changedBetween(before, await rowsOf(list));
  expect({ done: undone.done, refused: undone.refused, left }, words).toEqual({ done: outcome.done, refused: 0, left: [] });
  return `${words}, undone: ${undone.text}`;
}

function checkOutcome(
  action: ActionPlan,
  { text, done, refused, confirmed }: Outcome,
  selected: readonly string[],
  changed: string[],
): void {
  expect(
    changed.filter((id) => !selected.includes(id)),
    text,
  ).toEqual([]);
  expect(done + refused, text).toBe(selected.length);
  // A question that follows a trial counts what will change; a form counts the selection.
  if (confirmed !== undefined) expect([done, selected.length], text).toContain(confirmed);
  // An action that only sends something changes no row.
  if (action.undo || action.choose) expect(done, text).toBe(changed.length);
}
