import type { FieldPlan, Plan } from '../../plan/Plan.ts';
import { titlePaths } from '../../plan/titleOf.ts';
import type { Column, Declaration } from '../Declaration.ts';
import { inferDeclaration } from './declaration.ts';
import { inputAt, operationAt, shapeOf, type Operation, type Shape } from '../schema.ts';
import type { KnownEntry } from './entries.ts';
import { keyBeside, rowsName, type Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { pointersTo, whereOf, type Pointer } from './filters.ts';
import { keyedTo, keyPointer, recordArguments, takesWholeKey, type KeyPointer } from './parentKeys.ts';
import { pointedAtBy, resolvedOf, type Surroundings } from './open.ts';
import { relatedTo } from './related.ts';
import { rowFields, type RowField } from './rowFields.ts';
import { resolveInferred, type Resolved } from './resolveInferred.ts';
import { pluralName, type Texts, textsOf } from './texts.ts';
import { keyOf, labelOf, pluralOf, wordsOf } from './words.ts';

export interface Children {
  children: Child[];
  unsupported: string[];
}

export interface Child {
  plan: Plan;
  texts: Texts;
  references: string[];
}

const most = 12;

export function childrenOf(env: Surroundings, entry: KnownEntry, plan: Plan): Children {
  const { reading, declared } = env;
  if (plan.get === undefined || plan.kind !== 'collection' || plan.keys?.includes('id')) return { children: [], unsupported: [] };
  const fields = rowFields(reading, entry.type);
  const related = plan.keys === undefined ? relatedTo(reading, entry.type) : keyedTo(reading, entry.type, plan.keys);
  const types = [...new Set([...fields.map(({ type }) => type), ...related])];
  // Declared child lists take precedence.
  const declaredTypes = new Set(declared.flatMap(({ declaration: { parent, type } }) => (parent === entry.name ? [type] : [])));
  const children = types
    .filter((type) => !declaredTypes.has(type))
    .slice(0, 2 * most)
    .flatMap((type) => below({ env, entry, plan }, type));
  const alike = (one: RowField) => (other: RowField) =>
    other.type === one.type && keyOf(rowsName(other.name)) === keyOf(rowsName(one.name));
  const notPointed = fields
    .filter(({ name, type }) => !declaredTypes.has(type) && !isShown(name, type, children, fields))
    // `books` and `booksConnection` are the same rows.
    .filter((field, index, all) => all.findIndex(alike(field)) === index);
  const held = notPointed.slice(0, most).flatMap((field) => heldRows({ env, entry, plan }, field, notPointed));
  children.push(...held);
  const shown = children.slice(0, most);
  const left = notPointed.filter(({ name }) => !shown.some(({ by }) => by.name === name && held.some((each) => each.by === by)));
  const more = new Set([...children.slice(most).map(({ plan: { type } }) => type), ...types.slice(2 * most)]);
  return {
    children: shown,
    unsupported: [
      ...left
        .filter(({ type }) => reading.names.has(type))
        .map(({ name, type }) => `Field “${name}”: rows of ${type} are in their own list; it cannot be narrowed to this record.`),
      ...(more.size > 0 ? [`Rows of ${more.size} further types belong to such a record; they are in their own lists.`] : []),
    ],
  };
}

interface Parent {
  env: Surroundings;
  entry: KnownEntry;
  plan: Plan;
}

/** How rows are called: as their own list, or by their type. */
function calledRows(
  { reading, entries }: Surroundings,
  { group }: KnownEntry,
  type: string,
): Pick<KnownEntry, 'name' | 'path' | 'label' | 'group'> {
  const plural = kebab(pluralOf(type));
  return entries.get(reading.names.get(type) ?? '') ?? { name: plural, path: plural, label: pluralName(type), group };
}

function pointersOf({ env: { reading }, entry, plan }: Parent, type: string, title: string, list: Operation): KeyPointer[] {
  if (plan.keys !== undefined) return type === entry.type ? [] : keyPointer(reading.api, entry.type, plan.keys, type, list);
  return pointersTo(reading, type, title, list, entry.name).flatMap((by) =>
    takesId(reading, plan, list, by.path) ? { ...by, args: { [by.path]: 'parent.id' }, fields: [by.name] } : [],
  );
}

function below(parent: Parent, type: string): (Child & { by: Pointer })[] {
  const { env, entry } = parent;
  const { reading, entries } = env;
  const row = entries.get(reading.names.get(type) ?? '');
  const resolved = row && resolvedOf(env, row);
  const inferred = resolved?.inferred;
  const list = inferred && operationAt(reading.api.schema, nameOf(inferred.declaration.operations.list));
  if (row === undefined || resolved === undefined || inferred === undefined || list === undefined) return [];
  const pointers = pointersOf(parent, type, inferred.declaration.title, list);
  const several = pointers.length > 1 || type === entry.type;
  return pointers.flatMap((by) => {
    const child = compiled(parent, { row, resolved, by, several });
    return child === undefined ? [] : [{ ...child, by }];
  });
}

/** Rows that the record itself holds, with their pages: `collection(id) { products(first, after) }`. */
function heldRows({ env, entry, plan }: Parent, { name: field, type }: RowField, fields: readonly RowField[]): (Child & { by: Pointer })[] {
  const { introspection, reading, entries } = env;
  const { api, names } = reading;
  const known = entries.get(names.get(type) ?? '');
  const row = calledRows(env, entry, type);
  const args = recordArguments(plan);
  const [id] = Object.keys(args);
  // Only a record at the operation's own field.
  if (plan.get === undefined || id === undefined || plan.get.read.record !== plan.get.name) return [];
  const [listName = ''] = [`${plan.get.name}.${field}`, `${plan.get.name}.${entry.type}.${field}`].filter((name) =>
    operationAt(api.schema, name),
  );
  const list = operationAt(api.schema, listName);
  const inferred = known === undefined ? list && inferDeclaration(reading, type, list, entry.group.name) : resolvedOf(env, known)?.inferred;
  if (list === undefined || inferred === undefined) return [];
  const { title, columns = [], details, references } = inferred.declaration;
  const page = known ?? [...entries.values()].find((each) => each.hidden && each.type === type);
  const several = type === entry.type || fields.filter((each) => each.type === type).length > 1;
  const own = list.outer?.args ?? [];
  const isOuter = (filter: string | { field: string }): boolean => own.includes(pathOf(filter));
  const narrows = whereOf(reading, type, title, list);
  const suffix = several ? `-${kebab(field)}` : '';
  const declaration: Declaration = {
    name: `${entry.name}--${row.name}${suffix}`,
    type,
    title,
    path: `${row.path}${suffix}`,
    parent: entry.name,
    operations: { list: { name: listName, args }, ...(page && getOf(inferred.declaration)) },
    columns,
    ...(details && { details }),
    filters: narrows.filters.filter((filter) => !isOuter(filter)),
    references: { ...references, ...narrows.references },
  };
  const resolved = resolveInferred({ ...inferred, declaration, forms: {} }, introspection, api.dialect, {});
  if (resolved.compiled.plan === undefined || !takesWholeKey(resolved.compiled.plan, plan.keys ?? [])) return [];
  const label = several ? labelOf(rowsName(field)) : row.label;
  const labels = { ...inferred.labels, ...narrows.labels };
  const texts = textsOf({ plan: resolved.compiled.plan, forms: [], labels, helps: inferred.helps, group: row.group, label });
  const pointed = [page?.name ?? row.name, ...pointedAtBy(resolved.compiled.plan, [])].filter((name) => entries.has(name));
  return [{ plan: resolved.compiled.plan, texts, references: pointed, by: { name: field, path: id } }];
}

const getOf = ({ operations: { get } }: Declaration): Pick<Declaration['operations'], 'get'> => (get === undefined ? {} : { get });
const kebab = (name: string): string => wordsOf(name).join('-').toLowerCase();

interface Rows {
  row: KnownEntry;
  resolved: Resolved;
  by: KeyPointer;
  several: boolean;
}

function compiled(
  { env, entry, plan: above }: Parent,
  { row, resolved: { inferred, compiled: whole }, by, several }: Rows,
): Child | undefined {
  const { introspection, reading, entries } = env;
  const pointing = by.name.replace(/_?(id|ids)$/i, '');
  const part = several ? `-${pointing}` : '';
  const declaration = narrowed(reading, inferred.declaration, by, {
    name: `${entry.name}--${row.name}${part}`,
    path: `${row.path}${part}`,
    parent: entry.name,
  });
  const resolved = resolveInferred({ ...inferred, declaration, forms: {} }, introspection, reading.api.dialect, {});
  const { plan } = resolved.compiled;
  if (plan === undefined || !takesWholeKey(plan, above.keys ?? [])) return undefined;
  const form = whole.plan && whole.forms[inferred.declaration.forms?.create ?? ''];
  const begins = begunAt(form?.fields ?? [], entry.name, by);
  const label = several ? `${row.label} (${labelOf(pointing).toLowerCase()})` : row.label;
  const { labels, helps } = inferred;
  return {
    plan: { ...plan, ...(begins !== undefined && { begins }) },
    texts: textsOf({ plan, forms: [], labels, helps, group: row.group, label }),
    references: [row.name, ...pointedAtBy(plan, [])].filter((name) => entries.has(name)),
  };
}

function begunAt(fields: readonly FieldPlan[], parent: string, by: Pointer): string | undefined {
  const pointing = fields.filter(({ kind, reference }) => kind === 'reference' && reference === parent);
  const named = pointing.find(({ name }) => pointedBy(name) === pointedBy(by.name));
  const one = named ?? (pointing.length === 1 ? pointing[0] : undefined);
  return one?.from?.path ?? one?.name;
}

const pointedBy = (name: string): string => keyOf(name.replace(/_?ids?$/i, ''));

function narrowed(
  { api }: Reading,
  { menu: _menu, forms: _forms, ...rest }: Declaration,
  by: KeyPointer,
  own: Pick<Declaration, 'name' | 'path' | 'parent'>,
): Declaration {
  const { operations, columns = [], filters = [] } = rest;
  const list = typeof operations.list === 'object' ? operations.list : { name: operations.list ?? '' };
  const isParent = (path: string): boolean => {
    const [first = ''] = path.split('.');
    return by.fields.includes(first) || keyOf(first) === pointedBy(by.name) || keyBeside(api, rest.type, first) === by.name;
  };
  return {
    ...rest,
    ...own,
    ...namedBy(rest.title, columns, { isParent, id: idOf(api, rest.type) }),
    operations: { list: { ...list, args: { ...list.args, ...by.args } } },
    filters: filters.filter((filter) => !isParent(pathOf(filter))),
  };
}

/** Title of rows whose title is the parent: the rest of it, their id, else the first column. */
function namedBy(
  title: string,
  columns: readonly Column[],
  { isParent, id }: { isParent: (path: string) => boolean; id: string | undefined },
): Pick<Declaration, 'title' | 'columns'> {
  const others = columns.filter((column) => !isParent(pathOf(column)));
  const titles = titlePaths(title).filter((path) => !isParent(path));
  const seen = others.find((column) => typeof column === 'string' || !column.hidden);
  const first = titles[0] ?? (id !== 'nodeId' ? id : undefined) ?? (seen && pathOf(seen));
  const leading = others.find((column) => pathOf(column) === first);
  if (first === undefined || leading === undefined) return { title, columns: [...columns] };
  const { hidden: _, ...shown } = entryOf(leading);
  const theirs = columns.filter((column) => !others.includes(column)).map((column) => ({ ...entryOf(column), hidden: true }));
  return { title: titles.join(' ') || first, columns: [shown, ...others.filter((column) => column !== leading), ...theirs] };
}

function takesId({ api }: Reading, plan: Plan, list: Operation, path: string): boolean {
  const [argument = '', ...inside] = path.split('.');
  const input = list.field.args.find(({ name }) => name === argument);
  const shape = input && shapeOf(input.type);
  const end: Shape | undefined = shape && inside.length > 0 ? inputAt(api.schema, shape.name, inside.join('.')) : shape;
  return end !== undefined && (plan.idField !== 'nodeId' || end.name === 'ID');
}

function isShown(name: string, type: string, children: readonly (Child & { by: Pointer })[], fields: readonly RowField[]): boolean {
  const own = children.filter((child) => child.plan.type === type);
  if (own.length >= fields.filter((field) => field.type === type).length) return true;
  const key = keyOf(/[a-z]By([A-Z]\w*)$/.exec(name)?.[1] ?? '');
  return own.some(({ by }) => keyOf(by.name) === key) || (own.length > 0 && keyOf(rowsName(name)) === keyOf(pluralOf(type)));
}

const nameOf = (operation: Declaration['operations']['list']): string =>
  typeof operation === 'object' ? operation.name : (operation ?? '');
const entryOf = (column: Column): Exclude<Column, string> => (typeof column === 'string' ? { field: column } : column);
const pathOf = (entry: string | { field: string }): string => (typeof entry === 'string' ? entry : entry.field);
