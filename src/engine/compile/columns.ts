import type { ColumnPlan, FilterPlan, OperationPlan } from '../plan/Plan.ts';
import { walk } from '../plan/Source.ts';
import type { Filled } from './arguments.ts';
import { closedValues, mayLack, type Context } from './context.ts';
import type { Column } from './Declaration.ts';
import { conditionsPlan } from './conditions.ts';
import { isMomentRange } from './dateFilters.ts';
import { choicesOf, kindOf, scalarWidget } from './kinds.ts';
import { Report } from './problems.ts';
import { followPath, inputsOf, isValue, shapeOf, unwrapped, type Shape } from './schema.ts';
import { checkMembers, memberField, memberPlans, typeChoices } from './members.ts';
import { nearlySame } from './sorting.ts';
import { checkRowSwitch, checkWhile } from './switches.ts';

/** The plans of a list's columns or a show screen's fields; what an extension would hold is dropped where the schema lacks it. */
export function columnPlans(env: Context, place: 'columns' | 'details' | 'expand', sortable: readonly string[] | '*'): ColumnPlan[] {
  const { declaration } = env;
  const declared = (place === 'details' ? (declaration.details ?? declaration.columns) : declaration[place]) ?? [];
  // Report columns that also serve as details only once.
  const report = place === 'details' && declaration.details === undefined ? new Report('') : env.report;
  const context = { ...env, report };
  const plans = declared.flatMap((column, index) => {
    const entry = typeof column === 'string' ? { field: column } : column;
    const seen = declared.slice(0, index).some((other) => (typeof other === 'string' ? other : other.field) === entry.field);
    if (seen) report.add('R032', `${place}.${index}`, 'each column once', entry.field);
    const shape = seen ? undefined : shapeAt(context, `${place}.${index}`, entry);
    return shape === undefined ? [] : [columnPlan(context, `${place}.${index}`, entry, shape, place === 'columns' ? sortable : [])];
  });
  if (place === 'columns' && !plans.some(({ primary }) => primary) && plans[0] !== undefined) plans[0].primary = true;
  return plans;
}

type Entry = Exclude<Column, string>;

function shapeAt(context: Context, key: string, entry: Entry): Shape | undefined {
  const { schema, declaration, report } = context;
  const end = followPath(schema, declaration.type, entry.field);
  if ('candidates' in end) {
    if (!mayLack(context, declaration.type, entry.field))
      report.add('R005', key, `a field of ${declaration.type}`, entry.field, end.candidates);
    return undefined;
  }
  if (entry.members !== undefined) checkMembers(context, key, entry.members, end.shape);
  if (entry.rows !== undefined && !end.shape.list) report.add('R011', `${key}.rows`, 'a list', end.shape.text);
  if (isValue(end.shape) || entry.widget !== undefined || entry.rows !== undefined) return end.shape;
  report.add('R006', key, `a value, or a widget for ${end.shape.text}`, entry.field);
  return undefined;
}

function columnPlan(context: Context, key: string, entry: Entry, shape: Shape, sortable: readonly string[] | '*'): ColumnPlan {
  const { declaration, dialect, env, report } = context;
  const { field, widget = scalarWidget(context, shape), width, hidden, only, primary, each, part } = entry;
  checkRowSwitch(context, `${key}.each`, each);
  checkWhile(context, key, entry.while);
  const also = alsoRead(context, key, entry);
  const reference = declaration.references?.[field];
  const member = memberField(field);
  const types = typeChoices(context, field);
  const choices = types ?? choicesOf(context, shape.name);
  if (widget !== undefined && env.widgets?.includes(widget) === false) report.add('R024', `${key}.widget`, 'a widget', widget, env.widgets);
  const date = sortable !== '*' && sortable.length === 0 ? false : dialect.dates.includes(field);
  const kind =
    reference !== undefined ? (shape.list ? 'references' : 'reference') : date ? 'date' : types ? 'choice' : kindOf(context, shape);
  const sortBy = sortName(context, key, entry, shape, sortable);
  // A widget can link to the record of an id in `also`.
  const pointsAt = reference ?? (widget === undefined ? undefined : also.map((path) => declaration.references?.[path]).find(Boolean));
  return {
    path: member?.path ?? field,
    // A path is one step of a catalogue key: `stages._id` is a sibling of `stages`, not a child.
    label: `resources.${declaration.name}.fields.${(member?.path ?? field).replaceAll('.', '_')}`,
    kind,
    ...(member && { on: member.type }),
    ...((widget ?? (entry.rows && 'rows')) !== undefined && { widget: widget ?? 'rows' }),
    ...(sortBy !== undefined && { sortBy }),
    ...(choices !== undefined && { choices }),
    ...(width !== undefined && { width }),
    ...(also.length > 0 && { also }),
    ...(primary && { primary }),
    ...(hidden && { hidden }),
    ...(only !== undefined && { only }),
    ...(each !== undefined && { each }),
    ...(entry.while !== undefined && { while: entry.while }),
    ...(part !== undefined && { part }),
    ...(entry.rows !== undefined && { rows: rowPlans(context, key, entry, shape) }),
    ...(entry.members !== undefined && { members: memberPlans(context, entry.members) }),
    ...(pointsAt !== undefined && { reference: pointsAt }),
  };
}

/** Other fields that a column's widget reads (R005); those of an extension that the schema lacks are left out. */
function alsoRead({ schema, declaration, report, ...context }: Context, key: string, { also = [] }: Entry): string[] {
  return also.filter((path, index) => {
    const end = followPath(schema, declaration.type, path);
    if (!('candidates' in end)) return true;
    if (!mayLack({ schema, ...context }, declaration.type, path))
      report.add('R005', `${key}.also.${index}`, `a field of ${declaration.type}`, path, end.candidates);
    return false;
  });
}

/** Columns of each row, labelled as fields of the record. */
function rowPlans(context: Context, key: string, { field, rows = [] }: Entry, shape: Shape): ColumnPlan[] {
  const within = rowContext(context, field, shape.name);
  return rows.flatMap((row, index) => {
    const entry = typeof row === 'string' ? { field: row } : row;
    const at = `${key}.rows.${index}`;
    const inner = shapeAt(within, at, entry);
    if (inner === undefined) return [];
    return [columnPlan(within, at, entry, inner, [])].map((plan) => labelledBelow(plan, field));
  });
}

/** `resources.orders.fields.lines_quantity` for the quantity of its lines. */
function labelledBelow(plan: ColumnPlan, field: string): ColumnPlan {
  const label = plan.label.replace(/(\.fields\.)/, `$1${field.replaceAll('.', '_')}_`);
  return { ...plan, label, ...(plan.rows && { rows: plan.rows.map((row) => labelledBelow(row, field)) }) };
}

/** The declaration as rows see it: their type, with the references below their field. */
export function rowContext(context: Context, field: string, type: string): Context {
  const { references = {}, ...declaration } = context.declaration;
  const below = Object.entries(references).flatMap(([path, name]) =>
    path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), name] as const] : [],
  );
  return { ...context, declaration: { ...declaration, type, references: Object.fromEntries(below) } };
}

function sortName(
  { report, dialect }: Context,
  key: string,
  entry: Entry,
  shape: Shape,
  sortable: readonly string[] | '*',
): string | undefined {
  if (entry.sortable === false) return undefined;
  const name = entry.sortBy ?? entry.field;
  if (sortable === '*') return isValue(shape) && !shape.list ? (dialect.sortText ? unwrapped(name) : name) : undefined;
  const known = [name, name.replaceAll('.', '_')].find((each) => sortable.includes(each)) ?? nearlySame(name, sortable);
  if (known === undefined && (entry.sortable === true || entry.sortBy !== undefined)) {
    report.add('R023', key, 'a field that the operation sorts by', name, sortable);
  }
  return known;
}

/** The names that a filled list operation sorts by: its sort field's closed values, anything when that is open, none without one. */
export function sortableNames(
  context: Context,
  { filled, plan }: { filled?: Filled; plan?: Pick<OperationPlan, 'pagination'> } = {},
): readonly string[] | '*' {
  if (filled?.sortable !== undefined) return filled.sortable;
  const path = filled?.vars.find(([, source]) => source.from === 'sort' && source.part === 'field')?.[0];
  const shape = path === undefined ? undefined : filled?.shapes.get(path);
  // Without an order argument only a whole list can be sorted.
  if (shape === undefined) return plan?.pagination === 'whole' ? '*' : [];
  return closedValues(context, shape.name) ?? '*';
}

/** The plans of the declared filters; each must have reached an argument. */
export function filterPlans(context: Context, filled: Filled | undefined): FilterPlan[] {
  const { declaration, report, env } = context;
  const declared = (declaration.filters ?? []).flatMap((filter, index) => {
    const { field: name, widget, values, only, while: when } = typeof filter === 'string' ? { field: filter } : filter;
    const taken = (filled?.vars ?? []).flatMap(([path, source]) =>
      walk(source).flatMap((each) => {
        if (each.from !== 'filter' || !(each.path === name || each.path.startsWith(`${name}.`))) return [];
        return [{ path, part: each.path.slice(name.length + 1) }];
      }),
    );
    const parts = taken.flatMap(({ part }) => part || []);
    checkWhile(context, `filters.${index}`, when);
    const shape = filled?.shapes.get(taken[0]?.path ?? '');
    if (widget !== undefined && env.widgets?.includes(widget) === false)
      report.add('R024', `filters.${index}.widget`, 'a widget', widget, env.widgets);
    if (shape === undefined) {
      const there = [...(filled?.shapes.keys() ?? [])].map(last);
      // An extension that this API lacks takes its filter with it; one that is there and filled otherwise does not.
      if (there.includes(name) || !isLackingFilter(context, filled, name))
        report.add('R035', `filters.${index}`, 'the name of an argument of the list', name, there);
      return [];
    }
    const reference = referenceOf(context, name);
    const isRange = isMomentRange(context, shape);
    const isColumn = (declaration.columns ?? []).some((column) => (typeof column === 'string' ? column : column.field) === name);
    const label = `resources.${declaration.name}.${isRange && isColumn ? 'fields' : 'filters'}.${name}`;
    const choices =
      values?.map((id) => ({ id, label: `resources.${declaration.name}.choices.${name}.${id}` })) ?? choicesOf(context, shape.name);
    const chosen = values === undefined ? kindOf(context, shape) : shape.list ? 'choices' : 'choice';
    const kind = reference !== undefined ? (shape.list ? 'references' : 'reference') : isRange ? 'dateTime' : chosen;
    const spans = widget === undefined && (isRange || (parts.join() === 'gte,lte' && (kind === 'date' || kind === 'dateTime')));
    const plan: FilterPlan = { name, label, kind };
    return [
      {
        ...plan,
        ...(widget !== undefined && { widget }),
        ...(spans && { widget: 'dateSpan' }),
        ...(parts.length > 0 && { parts }),
        ...(shape.kind === 'INPUT_OBJECT' && !shape.list && partsOf(context, shape)),
        ...(only !== undefined && { only }),
        ...(when !== undefined && { while: when }),
        ...(choices !== undefined && { choices }),
        ...(reference !== undefined && { reference }),
        // Only closed choices are counted, and none within an object of the list's filter, which depends on its other fields.
        ...(choices !== undefined && values === undefined && depthOf(taken[0]?.path) <= 2 && { facet: true }),
      },
    ];
  });
  return [...declared, ...conditionsPlan(context, filled?.vars)];
}

/** A filter that is an input object has the object's values for its parts. */
function partsOf(context: Context, shape: Shape): Pick<FilterPlan, 'parts' | 'partKinds'> {
  const inputs = inputsOf(context.schema.types.get(shape.name)).map(({ name, type }) => ({ name, part: shapeOf(type) }));
  const kinds = inputs.flatMap(({ name, part }): [string, 'number' | 'list'][] => {
    if (part.list) return [[name, 'list']];
    return kindOf(context, part) === 'number' ? [[name, 'number']] : [];
  });
  return { parts: inputs.map(({ name }) => name), ...(kinds.length > 0 && { partKinds: Object.fromEntries(kinds) }) };
}

/** The referenced resource, whether the filter names the object or its id. */
function referenceOf({ declaration: { references = {} }, dialect }: Context, name: string): string | undefined {
  return references[name] ?? dialect.idFields.map((id) => references[`${name}.${id}`]).find((each) => each !== undefined);
}

const depthOf = (path = ''): number => path.split('.').length;

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** True if the filter would fill an optional extension of the list's arguments. */
function isLackingFilter(context: Context, filled: Filled | undefined, name: string): boolean {
  const { list } = context.declaration.operations;
  const operation = typeof list === 'object' ? list.name : list;
  if (context.env.extensions?.has(`Query.${operation}.${name}`)) return true;
  return [...(filled?.shapes.values() ?? [])].some((shape) => shape.kind === 'INPUT_OBJECT' && mayLack(context, shape.name, name));
}
