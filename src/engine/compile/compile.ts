import type { IntrospectionQuery } from 'graphql';
import type { Form, Schema } from '../forms/form.ts';
import type { Dialect } from '../dialects/Dialect.ts';
import type { FormPlan, OperationPlan, Plan } from '../plan/Plan.ts';
import { takes } from '../plan/Source.ts';
import { titlePaths } from '../plan/titleOf.ts';
import { actionPlans } from './actions.ts';
import { editsKey } from './edits.ts';
import { sortOf } from './sortOf.ts';
import type { Filled } from './arguments.ts';
import { checkDeclaration } from './checks.ts';
import { columnPlans, filterPlans, rowContext, sortableNames } from './columns.ts';
import { breakdownKey } from './breakdown.ts';
import { withFieldRights } from './fieldRights.ts';
import { facetsPlan } from './facets.ts';
import { type Environment, type Context } from './context.ts';
import type { Column, Declaration, Operation } from './Declaration.ts';
import { operationName } from './DeclaredOperation.ts';
import { compositeKey } from './compositeKey.ts';
import { withDateFilters } from './dateFilters.ts';
import { dialectOf } from './dialectOf.ts';
import { formReads } from './formReads.ts';
import { compileForm } from './forms.ts';
import { idFieldOf, idPaths } from './ids.ts';
import { memberField, memberPaths } from './members.ts';
import { heldFields } from './notifies.ts';
import { detachedOperations, opensKey } from './openingKeys.ts';
import { compileOperation } from './operations.ts';
import { actionFormFields, childrensFields, chosenIds, recordFields } from './recordFields.ts';
import { switchPlans } from './switches.ts';
import { Report, type Problem } from './problems.ts';
import { formFor } from './resourceForms.ts';
import { panelsKey, settingsKeys } from './settingsKeys.ts';
import { fieldsOf, followPath, indexSchema } from './schema.ts';
import { viewsKey } from './views.ts';
import { propertiesOf } from './sources.ts';

/** A plan with its forms, or problems; neither if every operation is an extension that the schema lacks. */
export type Compiled = { plan: Plan; forms: Record<string, FormPlan>; problems?: undefined } | { plan?: undefined; problems: Problem[] };

/** Compiles a declaration against a schema in a dialect. Pure: the same three always answer the same plan, or the same problems. */
export function compile(declared: Declaration, introspection: IntrospectionQuery, spoken: Dialect, env: Environment = {}): Compiled {
  const report = new Report(env.file ?? `resources/${declared.name}`);
  const schema = indexSchema(introspection);
  const dialect = dialectOf(spoken, declared.dialect);
  const declaration = withDateFilters(declared, { schema, dialect });
  const context: Context = { declaration, schema, dialect, env, report };
  const typeFields = fieldsOf(schema.types.get(declaration.type)).map(({ name }) => name);
  if (!checkDeclaration(context)) return { problems: report.problems };
  const idField = idFieldOf(context);
  const keys = compositeKey(context);
  const always = [
    ...idPaths(context),
    ...titlePaths(declaration.title),
    ...settingsFields(declaration),
    ...recordFields(declaration),
    ...chosenIds(context),
    // Child lists are on the record's page, which loads all of it; without one, the row must have their fields.
    ...(declaration.operations.get ? [] : childrensFields(context)),
  ].filter((path) => exists(context, path));

  const shown = (place: 'columns' | 'details' | 'expand'): FieldPaths[] =>
    ((place === 'details' ? (declaration.details ?? declaration.columns) : declaration[place]) ?? [])
      .map((column) => ({ path: pathOf(column), paths: readFor(context, column) }))
      .filter(({ path }) => exists(context, path));
  const read = (place: 'details' | 'expand'): string[] => shown(place).flatMap(({ paths }) => paths);
  const formFields = Object.values(declaration.forms ?? {})
    .flatMap((id) => [
      ...formReads(context, env.forms?.[id], (name) => isPicked(env.forms?.[id], name)),
      ...fieldsOfRows(env.forms?.[id]),
      ...alsoRead(env.forms?.[id]),
    ])
    .filter((path) => exists(context, path));
  const dialectFields = dialect.always.filter((name) => typeFields.includes(name));
  const panelFields = Object.values(declaration.panels ?? {}).flatMap(({ reads = [] }) => reads.filter((path) => exists(context, path)));
  const onlyWhole = [...childrensFields(context), ...actionFormFields(context), ...heldFields(declaration)].filter((path) =>
    exists(context, path),
  );
  const whole = unique([...always, ...read('details'), ...dialectFields, ...formFields, ...panelFields, ...onlyWhole]);
  const optional = shown('columns').filter(({ paths }) => paths.some((path) => !always.includes(path)));

  const { list, get, create, update } = declaration.operations;
  const { forms = {} } = declaration;
  const use = (
    name: 'list' | 'get' | 'create' | 'update',
    declared: Operation | undefined,
    formId?: string,
  ): { plan: OperationPlan; filled: Filled } | undefined => {
    const formKey = `forms.${name === 'list' ? 'search' : name}`;
    if (declared === undefined) {
      if (formId !== undefined) report.add('R038', `operations.${name}`, `the operation that ${formKey} is for`, '');
      return undefined;
    }
    const form = formFor(context, formKey, formId, operationName(declared), name === 'list' ? 'filter' : 'form');
    if (form === undefined && formId !== undefined) return undefined;
    const once = name === 'create' && declaration.shownOnce !== undefined ? [declaration.shownOnce] : [];
    const requested = name === 'list' ? unique([...always, ...read('expand')]) : unique([...whole, ...once]);
    return compileOperation(context, {
      declared,
      use: name,
      key: `operations.${name}`,
      form,
      wanted: requested,
      ...(name === 'list' && { optional }),
    });
  };
  const listed = use('list', list, forms.search);
  const operations = {
    get: use('get', get)?.plan,
    create: use('create', create, forms.create)?.plan,
    update: use('update', update, forms.update)?.plan,
  };
  if (declaration.parent !== undefined && listed !== undefined && !listed.plan.vars.some(([, source]) => takes(source, 'parent'))) {
    report.add('R033', 'parent', `an argument of ${listed.plan.name} that takes the parent's id`, '');
  }
  // A list that failed to compile has been reported; its sort names are unknown.
  const sortable = list !== undefined && listed === undefined ? '*' : sortableNames(context, listed);
  const actions = actionPlans(context, whole, listed?.filled);
  const filters = list !== undefined && listed === undefined ? [] : filterPlans(context, listed?.filled);
  const facets = listed && facetsPlan(context, listed.plan, filters);
  const formPlans: Record<string, FormPlan> = {};
  for (const id of unique([...Object.values(forms), ...Object.values(declaration.actions ?? {}).flatMap(({ form }) => form ?? [])])) {
    const form = env.forms?.[id];
    const formReport = new Report(`validation/${id}.ts`);
    const plan = form === undefined ? undefined : compileForm({ ...context, report: formReport }, id, form);
    if (plan !== undefined) formPlans[id] = plan;
    report.problems.push(...formReport.problems);
  }
  const columns = columnPlans(context, 'columns', sortable);
  const breakdown = breakdownKey(context, { list: listed?.plan, columns, filters, search: formPlans[forms.search ?? ''] });
  const orders = { columns, sortable, list: listed?.plan.name ?? '' };
  const sort = sortOf(context, declaration.sort, 'sort', orders);
  const switches = switchPlans(context, (declared, key) => sortOf(context, declared, key, orders));
  const plan: Plan = {
    name: declaration.name,
    type: declaration.type,
    kind: declaration.kind ?? 'collection',
    ...(declaration.parent !== undefined && { parent: declaration.parent }),
    ...(declaration.tabs !== undefined && { tabs: declaration.tabs }),
    ...(declaration.pages !== undefined && { pages: declaration.pages }),
    ...panelsKey(context),
    ...(declaration.kind === 'settings' && { absent: declaration.absent ?? 'null' }),
    ...settingsKeys(context),
    ...opensKey(declaration),
    ...detachedOperations(context),
    ...(switches.length > 0 && { switches }),
    ...viewsKey(context, { columns, filters, actions, switches, explored: breakdown.breakdown !== undefined }),
    path: declaration.path ?? declaration.name,
    idField,
    ...(keys !== undefined && { keys }),
    title: declaration.title,
    ...(declaration.menu !== undefined && { menu: declaration.menu }),
    flags: declaration.flags ?? {},
    ...(listed !== undefined && { list: listed.plan }),
    ...(facets !== undefined && { facets }),
    ...breakdown,
    ...(operations.get !== undefined && { get: operations.get }),
    ...(operations.create !== undefined && { create: operations.create }),
    ...(operations.update !== undefined && { update: operations.update }),
    columns,
    ...(declaration.expand !== undefined && { expand: columnPlans(context, 'expand', []) }),
    ...(declaration.copy && { copy: `copy${declaration.type}Id` }),
    ...(declaration.shownOnce !== undefined && { shownOnce: declaration.shownOnce }),
    ...(declaration.afterUpdate !== undefined && { afterUpdate: declaration.afterUpdate }),
    ...versionKey(context, operations.update),
    details: columnPlans(context, 'details', []),
    filters: facets === undefined ? filters.map(({ facet: _, ...filter }) => filter) : filters,
    search: listed?.plan.vars.some(([, source]) => takes(source, 'search')) ?? false,
    ...(declaration.search !== undefined && { finds: declaration.search }),
    ...watchedAs(context),
    archive:
      actions.some(({ on }) => on === 'archived') &&
      (listed?.plan.vars.some(([, source]) => source.from === 'archived' && !source.not) ?? false),
    ...(sort !== undefined && { sort }),
    forms: Object.fromEntries(Object.entries(forms).filter(([, id]) => formPlans[id] !== undefined)),
    actions,
  };
  Object.assign(plan, editsKey(plan, formPlans[forms.update ?? '']));
  return report.problems.length > 0 ? { problems: report.problems } : { plan: withFieldRights(context, plan), forms: formPlans };
}

/** The API tells of the rows of any list, and of settings that can be changed. */
function watchedAs({ schema, dialect, declaration }: Context): Pick<Plan, 'live'> {
  const { kind = 'collection', operations } = declaration;
  if (!schema.subscriptions.some(({ name }) => name === dialect.watch)) return {};
  if (kind === 'settings') return operations.get !== undefined && operations.update !== undefined ? { live: 'record' } : {};
  return operations.list !== undefined && kind === 'collection' ? { live: 'rows' } : {};
}

const pathOf = (column: string | { field: string }): string => (typeof column === 'string' ? column : column.field);
/** The paths that are read for a column, as far as the schema has them. */
function readFor(context: Context, column: Column): string[] {
  if (typeof column === 'string') return exists(context, column) ? [memberField(column)?.read ?? column] : [];
  const { field, members, also = [], rows } = column;
  if (rows !== undefined)
    return [...(members === undefined ? [] : memberPaths(context, { field, members })), ...rowPaths(context, field, rows)];
  const own =
    members === undefined ? (exists(context, field) ? [memberField(field)?.read ?? field] : []) : memberPaths(context, { field, members });
  return [...own, ...also.filter((path) => exists(context, path))];
}
function rowPaths(context: Context, field: string, rows: readonly Column[]): string[] {
  const end = followPath(context.schema, context.declaration.type, field);
  if ('candidates' in end) return [];
  const within = rowContext(context, field, end.shape.name);
  return rows.flatMap((row) => readFor(within, row)).map((path) => `${field}.${path}`);
}
/** The field of the record that an update sends back: its version, and no key. */
function versionKey({ dialect }: Context, update?: OperationPlan): Pick<Plan, 'version'> {
  const sent = (update?.vars ?? []).flatMap(([, source]) => (source.from === 'record' ? [source.path] : []));
  const version =
    sent.find((path) => path === 'version') ??
    (dialect.oneByOne ? sent.find((path) => /version|rev|tag|stamp|token|updated|modified|changed/i.test(path)) : undefined);
  return version === undefined ? {} : { version };
}
const unique = (names: readonly string[]): string[] => [...new Set(names)];
const exists = ({ schema, declaration }: Context, path: string): boolean => !('candidates' in followPath(schema, declaration.type, path));

/** A record that is picked is read by the id that stands there, not as a whole. */
const isPicked = (form: Form | undefined, name: string): boolean =>
  form?.fields[name]?.reference !== undefined && form.fields[name].from !== undefined;

/** Further fields of the record that a form's widgets read. */
const alsoRead = (form: Form | undefined): string[] => Object.values(form?.fields ?? {}).flatMap(({ also = [] }) => also);

/** A column and the paths that are read for it. */
interface FieldPaths {
  path: string;
  paths: string[];
}

/** Fields that a form takes from the rows of a record's list, and their ids. */
const fieldsOfRows = (form: Form | undefined): string[] =>
  Object.entries(form?.fields ?? {}).flatMap(([name, { from }]) => {
    const property = propertiesOf(form?.schema)[name];
    const { items } = (typeof property === 'object' ? property : {}) as { items?: Schema };
    return from ? Object.keys({ ...propertiesOf(items ?? property), ...from.where }).map((inner) => `${from.path}.${inner}`) : [];
  });

/** Fields by which settings say how they stand. */
const settingsFields = ({ absent, banner }: Declaration): string[] => [
  ...(typeof absent === 'object' && 'field' in absent ? [absent.field] : []),
  ...(banner === undefined ? [] : [banner.field, ...(banner.also === undefined ? [] : [banner.also]), ...(banner.names ?? [])]),
];
