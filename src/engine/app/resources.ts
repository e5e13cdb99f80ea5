import type { ConsoleAnswer, DriftAnswer, EntryAnswer } from '../plan/ConsoleAnswer.ts';
import type { OperationPlan, Plan } from '../plan/Plan.ts';
import { registeredRoutes, singleParts } from '../screens/values/registry.ts';
import { addTexts, fixTexts } from '../texts/i18n.ts';
import { createTranslate, type Catalogue } from '../texts/translate.ts';
import { readResource } from './server.ts';
import { asWritten, texts } from './texts.ts';

export type Plans = Record<string, Plan>;

/** The resources of an API as far as they are here: all by their names, and the plan of each from when it is first opened. */
export interface Resources {
  /** The same object always, for the client. */
  live: Plans;
  /** Another object after each change, for components. */
  snapshot: () => Plans;
  subscribe: (listener: () => void) => () => void;
  /** The entry at a path below the base. */
  at: (path: string) => EntryAnswer | undefined;
  drifted: (path: string) => DriftAnswer | undefined;
  first: EntryAnswer | undefined;
  /** Fetches the plan of one with those of the lists below its records, once. */
  open: (name: string) => Promise<void>;
  isOpen: (name: string) => boolean;
  /** Fetches the plan of one alone, once: its list and any call need no more. */
  ready: (name: string) => Promise<void>;
  isReady: (name: string) => boolean;
  unsupported: (name: string) => readonly string[];
  /** All of the API's own operations, none of the platform's tools. */
  can: (operation: string) => boolean;
}

/** The line at the foot of the menu, and the address, of what is not shown: no type is called so. */
export const notShown = '~not-shown';

export function createResources({ entries, drift, notShown: left = 0, readOnly }: ConsoleAnswer): Resources {
  // Types may be called what JavaScript calls its own: nothing is inherited here.
  const live: Plans = Object.create(null) as Plans;
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const operations = new Set<string>();
  const opened = new Set<string>();
  const loaded = new Set<string>();
  const opening = new Map<string, Promise<void>>();
  const unsupported = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  let shown = live;

  const lay = (plan: Plan, own: boolean) => {
    const before = live[plan.name];
    // A page keeps its own record, whatever other pages loaded.
    if (!own && loaded.has(plan.name)) return;
    live[plan.name] = before?.menu ? { ...plan, menu: before.menu } : withoutMenu(plan);
    for (const { name, kind } of operationsOf(plan)) if (kind === 'query' || !readOnly) operations.add(name);
  };
  const changed = () => {
    shown = Object.assign(Object.create(null) as Plans, live);
    for (const listener of listeners) listener();
  };
  const { menu = (all) => all } = singleParts();
  const offered = new Map([...entries, ...routeEntries(entries[0]?.group)].map((entry) => [entry.name, entry]));
  const own = menu([...offered.values()]).map((entry) => inGroup(entry, offered.get(entry.name)));
  const relabelled = own.filter(({ name, label }) => offered.get(name)?.label !== label);
  const lines = left === 0 ? own : [...own, notShownEntry(left)];
  for (const entry of lines) {
    const plan = stubOf(entry);
    live[entry.name] = plan;
    if (plan.list) operations.add(plan.list.name);
  }
  addTexts(
    {
      menu: { groups: asWritten(Object.fromEntries(lines.map(({ group }) => [group.name, group.label]))) },
      resources: namesOf(lines),
    },
    { asWritten: true },
  );
  fixTexts({ resources: namesOf(relabelled) });
  changed();

  const fetchOne = async (name: string, part?: 'list') => {
    const answer = await readResource(name, part);
    if (!answer) throw new Error(`There is no ${name} any more.`);
    addTexts(asWritten(answer.texts), { asWritten: true });
    for (const plan of answer.related) lay(plan, false);
    // The same plan with its list's pages stays the same object.
    if (!loaded.has(name)) lay(answer.plan, true);
    loaded.add(name);
    if (part === undefined) {
      opened.add(name);
      unsupported.set(name, answer.unsupported);
    }
    changed();
  };

  const once = (name: string, part?: 'list'): Promise<void> => {
    const key = `${part ?? ''} ${name}`;
    const known = opening.get(key) ?? fetchOne(name, part);
    opening.set(key, known);
    // The next try asks again: the network may be back.
    known.catch(() => opening.delete(key));
    return known;
  };
  const ready = async (name: string): Promise<void> => {
    if (!loaded.has(name) && entries.some((entry) => entry.name === name)) await (opening.get(` ${name}`) ?? once(name, 'list'));
  };

  return {
    live,
    snapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    at: (path) => byPath.get(path),
    drifted: (path) => drift.find(({ name }) => name === path),
    first: own.find(({ hidden }) => !hidden),
    open: (name) => once(name),
    isOpen: (name) => opened.has(name),
    ready,
    isReady: (name) => loaded.has(name),
    unsupported: (name) => unsupported.get(name) ?? [],
    can: (operation) => operations.has(operation),
  };
}

/** Pages of the user's own, as entries of the menu. */
const routeEntries = (group = { name: 'pages', label: 'Pages' }): EntryAnswer[] =>
  Object.entries(registeredRoutes()).map(([path, route]) => ({
    ...{ name: routeName(path), path, type: '', label: route.label },
    group: route.group === undefined ? group : { name: route.group, label: route.group },
    menu: { group: route.group ?? group.name, ...(route.icon !== undefined && { icon: route.icon }) },
  }));

const namesOf = (entries: readonly EntryAnswer[]): Catalogue =>
  asWritten(Object.fromEntries(entries.map(({ name, label }) => [name, { name: label }])));

/** An entry that was moved stands in its new group, whatever its declaration says. */
function inGroup(entry: EntryAnswer, before: EntryAnswer | undefined): EntryAnswer {
  const { name, group, menu } = entry;
  if (typeof group !== 'object' || typeof group.name !== 'string' || typeof group.label !== 'string')
    throw new Error(`defineConsole({ menu }): the group of “${name}” is an object such as { name: 'workshop', label: 'Workshop' }.`);
  return before === undefined || group.name === before.group.name ? entry : { ...entry, menu: { ...menu, group: group.name } };
}

/** No resource is called so. */
const routeName = (path: string): string => `~page.${path}`;

const notShownEntry = (count: number | null): EntryAnswer => ({
  ...{ name: notShown, path: notShown, type: '', menu: { group: notShown, icon: 'Article' } },
  label: createTranslate(texts, {})(count === null ? 'any.notShown.title' : 'any.notShown.menu', count === null ? {} : { count }),
  group: { name: notShown, label: createTranslate(texts, {})('any.notShown.group') },
});

/** For menu and palette, before the resource is opened. */
function stubOf({ name, type, path, group, menu, hidden }: EntryAnswer): Plan {
  const list: OperationPlan = { name: `open ${name}`, kind: 'query', text: '', vars: [], read: {}, access: 'public' };
  return {
    ...{ name, type, path, list, kind: 'collection', idField: 'id', title: '', search: false, archive: false },
    ...{ flags: {}, columns: [], details: [], filters: [], forms: {}, actions: [] },
    ...(!hidden && { menu: menu ?? { group: group.name } }),
  };
}

function withoutMenu({ menu: _, ...plan }: Plan): Plan {
  return plan;
}

const operationsOf = ({ list, get, create, update, facets, breakdown, actions }: Plan): OperationPlan[] =>
  [list, get, create, update, facets, breakdown?.operation, ...actions.map(({ operation }) => operation)].filter(
    (each) => each !== undefined,
  );
