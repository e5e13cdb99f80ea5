import type { Action, Banner, Column, Declaration, Filter, Switch, When } from './Declaration.ts';
import type { SearchPlan } from '../plan/SearchPlan.ts';
import type { OperationEntry } from './DeclaredOperation.ts';
import type { Dialect } from '../dialects/Dialect.ts';
import type { Report } from './problems.ts';

/** All keys of an interface; TypeScript refuses a missing one and one too many. */
const keysOf = <T>(keys: Record<keyof T, true>): string[] => Object.keys(keys);

const known: Record<string, readonly string[]> = {
  declaration: keysOf<Declaration>({
    name: true,
    type: true,
    kind: true,
    path: true,
    title: true,
    menu: true,
    operations: true,
    absent: true,
    sections: true,
    banner: true,
    layout: true,
    setUp: true,
    opens: true,
    parent: true,
    columns: true,
    expand: true,
    copy: true,
    shownOnce: true,
    afterUpdate: true,
    details: true,
    filters: true,
    search: true,
    sort: true,
    forms: true,
    actions: true,
    flags: true,
    references: true,
    tabs: true,
    pages: true,
    panels: true,
    switches: true,
    views: true,
    explore: true,
    dialect: true,
  }),
  dialect: keysOf<Dialect>({
    name: true,
    roles: true,
    listRoles: true,
    pairedRoles: true,
    id: true,
    ids: true,
    parent: true,
    scope: true,
    session: true,
    clientPagination: true,
    oneByOne: true,
    sortText: true,
    scalarWidgets: true,
    answers: true,
    counts: true,
    where: true,
    writes: true,
    watch: true,
    idFields: true,
    always: true,
    scalars: true,
    dates: true,
    choiceLabels: true,
  }),
  menu: keysOf<NonNullable<Declaration['menu']>>({ group: true, icon: true }),
  search: keysOf<SearchPlan>({ order: true, text: true, context: true, status: true, to: true, filter: true }),
  sections: keysOf<NonNullable<Declaration['sections']>>({ query: true, of: true }),
  banner: keysOf<Banner>({ field: true, tones: true, also: true, names: true, changing: true }),
  operations: keysOf<Declaration['operations']>({ list: true, get: true, create: true, update: true }),
  operation: keysOf<OperationEntry>({ name: true, args: true, region: true }),
  column: keysOf<Exclude<Column, string>>({
    field: true,
    sortable: true,
    sortBy: true,
    widget: true,
    width: true,
    also: true,
    hidden: true,
    only: true,
    primary: true,
    each: true,
    while: true,
    part: true,
    rows: true,
    members: true,
  }),
  filter: keysOf<Exclude<Filter, string>>({ field: true, widget: true, only: true, values: true, while: true }),
  forms: keysOf<NonNullable<Declaration['forms']>>({ create: true, update: true, search: true }),
  action: keysOf<Action>({
    operation: true,
    on: true,
    path: true,
    icon: true,
    undo: true,
    preview: true,
    tried: true,
    confirm: true,
    notifies: true,
    form: true,
    choose: true,
    key: true,
    detail: true,
    toggles: true,
    dialog: true,
    when: true,
    slot: true,
    rightOf: true,
  }),
  switch: [...keysOf<Exclude<Switch, { values: unknown }>>({ rows: true, label: true, tag: true }), 'values'],
  switchValue: keysOf<Extract<Switch, { values: unknown }>['values'][string]>({ sends: true, sort: true }),
  view: ['board', 'filter', 'move', 'calendar', 'until'],
  while: ['switch', 'in'],
  choose: ['values', 'after', 'rows'],
  actionPreview: keysOf<NonNullable<Action['preview']>>({ name: true, operation: true }),
  notifies: keysOf<NonNullable<Action['notifies']>>({ notify: true, reason: true, hold: true, undo: true, open: true }),
  when: keysOf<When>({ field: true, in: true, not: true }),
  pages: keysOf<NonNullable<Declaration['pages']>>({ list: true, show: true, create: true, edit: true }),
  panel: keysOf<NonNullable<Declaration['panels']>[string]>({ page: true, operation: true, reads: true }),
};

/** Reports every key of a declaration that nothing reads (R001). */
export function checkKeys(declaration: object, report: Report): void {
  check(declaration, 'declaration', '', report);
  const {
    menu,
    sections,
    banner,
    operations,
    columns,
    expand,
    details,
    filters,
    search,
    forms,
    actions,
    pages,
    panels,
    switches,
    views,
    dialect,
  } = declaration as Record<string, unknown>;
  check(menu, 'menu', 'menu', report);
  check(dialect, 'dialect', 'dialect', report);
  check(sections, 'sections', 'sections', report);
  check(banner, 'banner', 'banner', report);
  check(operations, 'operations', 'operations', report);
  for (const [use, operation] of entries(operations)) check(operation, 'operation', `operations.${use}`, report);
  for (const [index, column] of entries(columns)) {
    check(column, 'column', `columns.${index}`, report);
    check((column as { while?: unknown }).while, 'while', `columns.${index}.while`, report);
  }
  for (const [index, column] of entries(expand)) check(column, 'column', `expand.${index}`, report);
  for (const [index, column] of entries(details)) check(column, 'column', `details.${index}`, report);
  for (const [index, filter] of entries(filters)) {
    check(filter, 'filter', `filters.${index}`, report);
    check((filter as { while?: unknown }).while, 'while', `filters.${index}.while`, report);
  }
  for (const [index, view] of entries(views)) check(view, 'view', `views.${index}`, report);
  for (const [name, each] of entries(switches)) {
    check(each, 'switch', `switches.${name}`, report);
    for (const [id, value] of entries((each as { values?: unknown }).values))
      check(value, 'switchValue', `switches.${name}.values.${id}`, report);
  }
  check(search, 'search', 'search', report);
  check(forms, 'forms', 'forms', report);
  for (const [name, action] of entries(actions)) {
    check(action, 'action', `actions.${name}`, report);
    const { operation, when, preview, choose, notifies } = action as Record<string, unknown>;
    check(operation, 'operation', `actions.${name}.operation`, report);
    check(preview, 'actionPreview', `actions.${name}.preview`, report);
    check(choose, 'choose', `actions.${name}.choose`, report);
    check(notifies, 'notifies', `actions.${name}.notifies`, report);
    for (const each of [when].flat()) check(each, 'when', `actions.${name}.when`, report);
  }
  check(pages, 'pages', 'pages', report);
  for (const [name, panel] of entries(panels)) check(panel, 'panel', `panels.${name}`, report);
}

function check(value: unknown, place: string, path: string, report: Report): void {
  const keys = known[place] ?? [];
  for (const [key] of entries(value)) {
    if (!keys.includes(key)) report.add('R001', path === '' ? key : `${path}.${key}`, `a key of ${place}`, key, keys);
  }
}

const entries = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : []);
