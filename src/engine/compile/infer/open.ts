import type { IntrospectionQuery } from 'graphql';
import type { Form } from '../../forms/form.ts';
import type { ColumnPlan, FormPlan, Plan } from '../../plan/Plan.ts';
import { compile, type Compiled } from '../compile.ts';
import type { Located } from '../compileAll.ts';
import type { Declaration } from '../Declaration.ts';
import { operationName } from '../DeclaredOperation.ts';
import { partSign } from '../pagination.ts';
import type { Problem } from '../problems.ts';
import { isViewer, operationAt } from '../schema.ts';
import type { CatalogueEntry, KnownEntry } from './entries.ts';
import { inferDeclaration, isPaired, type Inferred } from './declaration.ts';
import { liveOf } from './events.ts';
import type { Reading } from './fields.ts';
import { inferForm } from './form.ts';
import { keyOfType, listsOf } from './served.ts';
import { inferSingleton } from './singletons.ts';
import { resolveInferred, type Resolved } from './resolveInferred.ts';
import { textsOf, type Texts } from './texts.ts';

export interface OpenedResource {
  /** Absent if the declaration has problems, which disables the resource. */
  plan?: Plan;
  forms: Record<string, { plan: FormPlan; form: Form }>;
  references: string[];
  texts: Texts;
  problems: Problem[];
  unsupported: string[];
}

export interface Surroundings {
  introspection: IntrospectionQuery;
  reading: Reading;
  entries: ReadonlyMap<string, KnownEntry>;
  declared: readonly Located[];
  forms?: Record<string, Form>;
}

export function openInferred(env: Surroundings, entry: KnownEntry): OpenedResource {
  const resolved = resolvedOf(env, entry);
  if (resolved === undefined)
    return { forms: {}, references: [], texts: {}, problems: [], unsupported: [`${entry.type} has nothing to show.`] };
  const { inferred, compiled } = resolved;
  return opened(env, entry, {
    compiled,
    forms: inferred.forms,
    labels: inferred.labels,
    helps: inferred.helps,
    unsupported: inferred.unsupported,
  });
}

export function resolvedOf(env: Surroundings, entry: KnownEntry): Resolved | undefined {
  const known = resolvedCache.get(env.reading) ?? new Map<string, Resolved | undefined>();
  resolvedCache.set(env.reading, known);
  if (!known.has(entry.name)) known.set(entry.name, withDeclaredWrites(env, entry, resolveEntry(env, entry)));
  return known.get(entry.name);
}

const resolvedCache = new WeakMap<Reading, Map<string, Resolved | undefined>>();

/** Forms of declared writes that nothing infers, since their names say nothing. */
function withDeclaredWrites(
  { reading, forms = {} }: Surroundings,
  { name, type, located }: KnownEntry,
  resolved?: Resolved,
): Resolved | undefined {
  if (located === undefined || resolved === undefined) return resolved;
  const { operations, forms: declared = {} } = located.declaration;
  let { inferred } = resolved;
  for (const use of ['create', 'update'] as const) {
    const written = operations[use];
    const operation = operationAt(reading.api.schema, typeof written === 'object' ? written.name : (written ?? ''));
    const known = inferred.forms[inferred.declaration.forms?.[use] ?? ''];
    const id = `${name}/${use}`;
    if (operation === undefined || declared[use] !== undefined || forms[id] !== undefined || known?.operation === operation.name) continue;
    const made = inferForm(reading, type, use, operation, keyOfType(reading.api, type) || undefined);
    if (made.form === undefined) continue;
    inferred = {
      ...inferred,
      declaration: { ...inferred.declaration, forms: { ...inferred.declaration.forms, [use]: id } },
      forms: { ...inferred.forms, [id]: made.form },
      labels: { ...made.labels, ...inferred.labels },
      helps: { ...inferred.helps, ...made.helps },
    };
  }
  return { ...resolved, inferred };
}

function resolveEntry({ introspection, reading }: Surroundings, entry: KnownEntry): Resolved | undefined {
  if (entry.single !== undefined) {
    const inferred = inferSingleton(reading, { name: entry.name, group: entry.group.name }, entry.single);
    return inferred && resolveInferred(inferred, introspection, reading.api.dialect, {});
  }
  if (entry.further !== undefined) {
    const { list, main } = entry.further;
    const inferred = inferDeclaration(reading, entry.type, list, entry.group.name);
    return inferred && resolveInferred(furtherOf(reading, inferred, entry.name, { list, main }), introspection, reading.api.dialect, {});
  }
  if (entry.hidden) {
    const inferred = inferDeclaration(reading, entry.type, undefined, entry.group.name);
    return inferred && resolveInferred(heldOf(inferred, entry.name), introspection, reading.api.dialect, {});
  }
  let last: Resolved | undefined;
  // Try the next list of the type if one does not compile.
  for (const list of listsOf(reading.api, entry.type).slice(0, 3)) {
    const inferred = inferDeclaration(reading, entry.type, list, entry.group.name);
    if (inferred === undefined) return undefined;
    const resolved = resolveInferred(inferred, introspection, reading.api.dialect, {});
    if (resolved.compiled.problems === undefined) return resolved;
    last ??= resolved;
  }
  return last;
}

/** Records without a list: they are read and changed, and neither created nor deleted here. */
function heldOf({ declaration, ...inferred }: Inferred, name: string): Inferred {
  const { operations, actions: _, forms = {}, ...rest } = declaration;
  const { create: _create, ...left } = operations;
  const { create: _form, ...kept } = forms;
  return { ...inferred, declaration: { ...rest, name, operations: left, ...(kept.update !== undefined && { forms: kept }) } };
}

/** Records open in the resource of the type's first list, where they are written, unless a query of their own reads them. */
function furtherOf(
  { api }: Reading,
  { declaration, ...inferred }: Inferred,
  name: string,
  { list: rows, main }: NonNullable<KnownEntry['further']>,
): Inferred {
  const { operations, forms: _forms, actions: _actions, ...rest } = declaration;
  const { list, get } = operations;
  const read = operationAt(api.schema, get === undefined ? '' : operationName(get));
  const opens = read && !isPaired(rows, read) ? { opens: `/${main.path}/{id}` as const } : {};
  return {
    ...inferred,
    forms: {},
    unsupported: inferred.unsupported.filter((line) => !/^(Create|Update|Delete)\b/.test(line)),
    declaration: { ...rest, name, operations: { ...(list && { list }), ...(get && { get }) }, ...opens },
  };
}

export function openDeclared(env: Surroundings, entry: KnownEntry, { file, declaration }: Located): OpenedResource {
  const { introspection, reading } = env;
  const inferred = resolvedOf(env, entry)?.inferred;
  const whole = withForms(declaration, inferred);
  const forms = { ...inferred?.forms, ...env.forms };
  const compiled = compile(whole, introspection, reading.api.dialect, { file, forms, declarations: neighbours(env, declaration) });
  return opened(env, entry, { compiled, forms, labels: inferred?.labels ?? {}, helps: inferred?.helps ?? {}, unsupported: [] });
}

export function withForms(declaration: Declaration, inferred: Pick<Inferred, 'declaration' | 'forms'> | undefined): Declaration {
  const named = Object.entries(inferred?.declaration.forms ?? {}).filter(([use, id]) => {
    const operation = declaration.operations[use as 'create' | 'update'];
    return operation !== undefined && inferred?.forms[id]?.operation === operationName(operation);
  });
  return named.length === 0 ? declaration : { ...declaration, forms: { ...Object.fromEntries(named), ...declaration.forms } };
}

export function neighbours(
  { declared, entries }: { declared: readonly Located[]; entries: ReadonlyMap<string, CatalogueEntry> },
  declaration: Declaration,
): Declaration[] {
  const { parent, tabs = [], references = {} } = declaration;
  const named = [parent, ...tabs, ...Object.values(references)];
  const stubs = named.flatMap((name): Declaration[] => {
    const entry = name === undefined ? undefined : entries.get(name);
    return entry === undefined || entry.file !== undefined ? [] : [{ name: entry.name, type: entry.type, title: 'id', operations: {} }];
  });
  return [...declared.map((located) => located.declaration), ...stubs];
}

interface Made extends Pick<Inferred, 'labels' | 'helps' | 'unsupported'> {
  compiled: Compiled;
  forms: Record<string, Form>;
}

function opened(
  { entries, reading }: Surroundings,
  entry: KnownEntry,
  { compiled, forms, labels, helps, unsupported }: Made,
): OpenedResource {
  if (compiled.plan === undefined) return { forms: {}, references: [], texts: {}, problems: compiled.problems, unsupported };
  const live = liveOf(reading, entry.type);
  const plan: Plan = { ...compiled.plan, ...(live && { live }) };
  const made = Object.entries(compiled.forms).flatMap(([id, formPlan]) => {
    const form = forms[id];
    return form === undefined ? [] : [[id, { plan: formPlan, form }] as const];
  });
  return {
    plan,
    forms: Object.fromEntries(made),
    references: pointedAtBy(plan, Object.values(compiled.forms)).filter((name) => entries.has(name)),
    texts: textsOf({
      plan,
      forms: Object.values(compiled.forms),
      labels,
      helps,
      group: entry.group,
      label: entry.label,
      ...(entry.noun && { noun: entry.noun }),
      about: reading.api.schema.types.get(entry.type)?.description,
    }),
    problems: compiled.problems ?? [],
    unsupported: [...unsupported, ...partNote(reading, plan), ...viewerNote(plan)],
  };
}

/** Says that rows may be missing, and which part of the schema says so. */
function partNote({ api: { schema, dialect } }: Reading, { type, list }: Plan): string[] {
  const operation = operationAt(schema, list?.name ?? '');
  if (list?.pagination !== 'part' || operation === undefined) return [];
  const declaration = { name: type, type, title: 'id', operations: {} };
  const sign = partSign({ schema, dialect, declaration }, operation, list.vars, list.read);
  return [`Pages of “${list.name}”: it may be a part of what the API has (“${sign}”), and nothing says how to ask for the rest.`];
}

/** Names the record whose rows they are. */
function viewerNote({ type, list }: Plan): string[] {
  const [root = '', inside] = (list?.name ?? '').split('.');
  return inside !== undefined && isViewer(root) ? [`Rows of ${type}: only those that “${root}” holds.`] : [];
}

const withRows = (column: ColumnPlan): ColumnPlan[] => [column, ...(column.rows ?? []).flatMap(withRows)];

export function pointedAtBy({ columns, details, filters }: Plan, forms: readonly FormPlan[]): string[] {
  const inForm = (fields: FormPlan['fields']): string[] =>
    fields.flatMap(({ reference, fields: inner = [] }) => [...(reference ? [reference] : []), ...inForm(inner)]);
  const whole = [...columns, ...details].flatMap(withRows);
  const shown = [...whole, ...filters].flatMap(({ reference }) => reference ?? []);
  const members = whole.flatMap((column) => Object.values(column.members ?? {}).flatMap(({ reference }) => reference ?? []));
  return [...new Set([...shown, ...members, ...forms.flatMap(({ fields }) => inForm(fields))])];
}
