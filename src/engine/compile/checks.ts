import { titlePaths } from '../plan/titleOf.ts';
import { closedValues, mayLack, type Context } from './context.ts';
import { checkKeys } from './keys.ts';
import { followPath } from './schema.ts';

const uses = ['list', 'show', 'create', 'update', 'archive'];

/** Returns whether compiling makes sense. */
export function checkDeclaration(context: Context): boolean {
  const { declaration, schema, env, report } = context;
  checkKeys(declaration, report);
  if (!schema.objectNames.includes(declaration.type) && !schema.abstractNames.includes(declaration.type)) {
    if (!env.extensions?.has(declaration.type)) {
      const kind = schema.types.get(declaration.type)?.kind.toLowerCase().replace('_', ' ');
      const found = kind === undefined ? declaration.type : `${declaration.type}, an ${kind}`.replace(/ an (?=[^aeiou])/, ' a ');
      report.add('R002', 'type', 'an object type of the contract', found, kind === undefined ? schema.objectNames : []);
    }
    return false;
  }
  for (const path of titlePaths(declaration.title)) checkPath(context, 'title', path);
  if (declaration.shownOnce !== undefined) checkPath(context, 'shownOnce', declaration.shownOnce);
  for (const path of Object.keys(declaration.references ?? {})) checkReferencePath(context, path);
  checkFlags(context);
  checkPages(context);
  checkNeighbours(context);
  checkKind(context);
  checkOpens(context);
  checkSearch(context);
  checkIcon(context, 'menu.icon', declaration.menu?.icon);
  return true;
}

export function checkIcon({ env, report }: Context, key: string, icon: string | undefined): void {
  if (icon !== undefined && env.icons?.includes(icon) === false) report.add('R055', key, 'an icon', icon, env.icons);
}

function checkPath(context: Context, key: string, path: string): void {
  const { schema, declaration, report } = context;
  const end = followPath(schema, declaration.type, path);
  if ('candidates' in end && !mayLack(context, declaration.type, path))
    report.add('R005', key, `a field of ${declaration.type}`, path, end.candidates);
}

/** A reference may be of a field, a filter or a form field; the last two need not be fields of the type. */
function checkReferencePath(context: Context, path: string): void {
  const { declaration, env } = context;
  const filters = (declaration.filters ?? []).map((filter) => (typeof filter === 'string' ? filter : filter.field));
  const ids = [...Object.values(declaration.forms ?? {}), ...Object.values(declaration.actions ?? {}).flatMap(({ form }) => form ?? [])];
  const inForm = ids.some((id) => {
    const schema = env.forms?.[id]?.schema;
    return typeof schema === 'object' && path in ((schema.properties as object | undefined) ?? {});
  });
  if (!filters.includes(path) && !inForm) checkPath(context, `references.${path}`, path);
}

function checkFlags({ declaration, env, report }: Context): void {
  const known = [...uses, ...Object.keys(declaration.actions ?? {})];
  for (const [use, flag] of Object.entries(declaration.flags ?? {})) {
    if (!known.includes(use)) report.add('R027', `flags.${use}`, 'a use or an action of this resource', use, known);
    if (env.flags?.includes(flag) === false) report.add('R026', `flags.${use}`, 'a flag', flag, env.flags);
  }
}

function checkPages(context: Context): void {
  const { declaration, env, report } = context;
  for (const [use, page] of Object.entries(declaration.pages ?? {})) {
    if (env.pages?.includes(page) === false) report.add('R025', `pages.${use}`, 'one of the product’s pages', page, env.pages);
  }
  for (const [name, { page, reads = [] }] of Object.entries(declaration.panels ?? {})) {
    if (env.pages?.includes(page) === false) report.add('R025', `panels.${name}.page`, 'one of the product’s pages', page, env.pages);
    for (const path of reads) checkPath(context, `panels.${name}.reads`, path);
  }
}

function checkNeighbours({ declaration, env, report }: Context): void {
  const names = env.declarations?.map(({ name }) => name);
  if (names === undefined) return;
  const { parent, tabs = [], references = {} } = declaration;
  const pointed: [string, string][] = [
    ...(parent === undefined ? [] : [['parent', parent] as [string, string]]),
    ...tabs.map((tab, index): [string, string] => [`tabs.${index}`, tab]),
    ...Object.entries(references).map(([path, name]): [string, string] => [`references.${path}`, name]),
  ];
  for (const [key, name] of pointed) if (!names.includes(name)) report.add('R034', key, 'a declared resource', name, names);
}

/** A record in a panel over its list is read by itself; its address must not mean something else of the list (R038, R031, R047). */
function checkPanel({ declaration, report }: Context): void {
  const { opens, operations, filters = [], switches = {}, details = [] } = declaration;
  const panel = typeof opens === 'object' ? opens.panel : undefined;
  if (panel === undefined) {
    details.forEach((detail, index) => {
      if (typeof detail === 'object' && detail.part !== undefined)
        report.add('R047', `details.${index}.part`, 'a resource whose records open in a panel', detail.part);
    });
    return;
  }
  const parts = details.flatMap((detail) => (typeof detail === 'object' && detail.part !== undefined ? [detail.part] : []));
  (typeof opens === 'object' ? (opens.folds ?? []) : []).forEach((part, index) => {
    if (!parts.includes(part)) report.add('R047', `opens.folds.${index}`, 'a part of the details', part, parts);
  });
  if (!operations.list || !operations.get) report.add('R038', 'opens.panel', 'a list, and a record that is read', panel);
  const taken = [...listKeys, ...filters.map((filter) => (typeof filter === 'string' ? filter : filter.field)), ...Object.keys(switches)];
  if (taken.includes(panel)) report.add('R031', 'opens.panel', 'a name that the list’s address does not use', panel);
}

/** Query parameters of any list, and of the page around it. */
const listKeys = ['view', 'as', 'page', 'perPage', 'sort', 'order', 'search', 'tab'];

/** Each kind has keys of its own, and operations that it cannot be without. */
function checkKind(context: Context): void {
  const { declaration, report } = context;
  const { kind = 'collection', operations, columns, tabs } = declaration;
  if (kind === 'settings') {
    checkBanner(context);
    checkLayout(context);
    const { absent, setUp, forms } = declaration;
    if (typeof absent === 'object' && 'field' in absent) checkPath(context, 'absent.field', absent.field);
    if (setUp && !forms?.create && !forms?.update) report.add('R038', 'forms.create', 'the form that comes after its set-up', '');
    const { of } = declaration.sections ?? {};
    if (typeof of === 'string' && closedValues(context, of) === undefined)
      report.add('R021', 'sections.of', 'a closed type of the contract', of);
    if (operations.get === undefined) report.add('R038', 'operations.get', 'the operation that reads the settings', '');
    for (const key of ['columns', 'filters', 'sort', 'switches'] as const)
      if (declaration[key] !== undefined) report.add('R040', key, 'a key of settings', key);
    if (operations.list !== undefined) report.add('R040', 'operations.list', 'a key of settings', 'list');
    return;
  }
  for (const key of ['absent', 'sections', 'banner', 'layout', 'setUp'] as const)
    if (declaration[key] !== undefined) report.add('R040', key, `a key of a ${kind}`, key);
  if (operations.list === undefined && operations.get === undefined && tabs === undefined)
    report.add('R038', 'operations.list', 'the operation that lists', '');
  if (operations.list !== undefined && (columns ?? []).length === 0) report.add('R038', 'columns', 'at least one column', '');
  if (kind === 'log' && declaration.forms?.search === undefined)
    report.add('R038', 'forms.search', 'the form that a log is searched with', '');
}

function checkOpens(context: Context): void {
  const { declaration, report } = context;
  const { opens, operations, forms } = declaration;
  checkPanel(context);
  if (opens === 'edit' && (!operations.get || !forms?.update))
    report.add('R038', 'opens', 'a record that is read and a form that changes it', opens);
  const names = [...(typeof opens === 'string' ? opens : '').matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  for (const name of names) if (!placeholders.includes(name)) report.add('R009', 'opens', 'region or id', name, placeholders);
}

const placeholders = ['region', 'id'];

/** The search of everything reads what the list reads. */
function checkSearch({ declaration, report }: Context): void {
  const { text, context, status, to = '' } = declaration.search || {};
  const listed = (declaration.columns ?? []).flatMap((column) =>
    typeof column === 'string' ? [column] : [column.field, ...(column.also ?? [])],
  );
  const read = unique([...listed, ...titlePaths(declaration.title), ...Object.keys(declaration.references ?? {}), '_id', 'id']);
  const named = [...to.matchAll(/\{([^}]*)\}/g)].map(([, path = '']): [string, string] => ['to', path]);
  for (const [key, path] of [['text', text], ['context', context], ['status', status], ...named] as const)
    if (path !== undefined && !read.includes(path)) report.add('R005', `search.${key}`, 'a field of the columns', path, read);
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

function checkBanner(context: Context): void {
  const { banner } = context.declaration;
  if (banner === undefined) return;
  const { field, also, names = [] } = banner;
  for (const [key, path] of [['field', field], ...(also === undefined ? [] : [['also', also]]), ...names.map((name) => ['names', name])])
    checkPath(context, `banner.${key}`, path ?? '');
}

function checkLayout({ declaration: { layout }, env: { layouts }, report }: Context): void {
  if (layout !== undefined && layouts?.includes(layout) === false) report.add('R054', 'layout', 'a layout', layout, layouts);
}
