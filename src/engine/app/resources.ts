import type { ConsoleAnswer, DriftAnswer, EntryAnswer } from '../plan/ConsoleAnswer.ts';
import type { OperationPlan, Plan } from '../plan/Plan.ts';
import { addTexts } from '../texts/i18n.ts';
import { createTranslate } from '../texts/translate.ts';
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
  /** Fetches the plan of one with those of what it points at, once. */
  open: (name: string) => Promise<void>;
  isOpen: (name: string) => boolean;
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
  const opening = new Map<string, Promise<void>>();
  const unsupported = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  let shown = live;

  const lay = (plan: Plan, own: boolean) => {
    const before = live[plan.name];
    // A page keeps its own record, whatever other pages loaded.
    if (!own && opened.has(plan.name)) return;
    live[plan.name] = before?.menu ? { ...plan, menu: before.menu } : withoutMenu(plan);
    for (const { name, kind } of operationsOf(plan)) if (kind === 'query' || !readOnly) operations.add(name);
  };
  const changed = () => {
    shown = Object.assign(Object.create(null) as Plans, live);
    for (const listener of listeners) listener();
  };
  const lines = left === 0 ? entries : [...entries, notShownEntry(left)];
  for (const entry of lines) {
    const plan = stubOf(entry);
    live[entry.name] = plan;
    if (plan.list) operations.add(plan.list.name);
  }
  addTexts({
    menu: { groups: asWritten(Object.fromEntries(lines.map(({ group }) => [group.name, group.label]))) },
    resources: asWritten(Object.fromEntries(lines.map(({ name, label }) => [name, { name: label }]))),
  });
  changed();

  const fetchOne = async (name: string) => {
    const answer = await readResource(name);
    if (!answer) throw new Error(`There is no ${name} any more.`);
    addTexts(asWritten(answer.texts));
    for (const plan of answer.related) lay(plan, false);
    lay(answer.plan, true);
    opened.add(name);
    unsupported.set(name, answer.unsupported);
    changed();
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
    first: entries.find(({ hidden }) => !hidden),
    open: (name) => {
      const known = opening.get(name) ?? fetchOne(name);
      opening.set(name, known);
      // The next try asks again: the network may be back.
      known.catch(() => opening.delete(name));
      return known;
    },
    isOpen: (name) => opened.has(name),
    unsupported: (name) => unsupported.get(name) ?? [],
    can: (operation) => operations.has(operation),
  };
}

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

const operationsOf = ({ list, get, create, update, facets, actions }: Plan): OperationPlan[] =>
  [list, get, create, update, facets, ...actions.map(({ operation }) => operation)].filter((each) => each !== undefined);
