import type { IntrospectionField } from 'graphql';
import type { BreakdownPlan, DimensionPlan, Exploration, Grouping } from '../plan/BreakdownPlan.ts';
import { groupSteps, measureKinds } from '../plan/BreakdownPlan.ts';
import type { ColumnPlan, FieldPlan, FilterPlan, FormPlan, OperationPlan, Plan } from '../plan/Plan.ts';
import { mayLack, type Context } from './context.ts';
import { countedDimensions } from './countedBreakdown.ts';
import { listPart } from './listPart.ts';
import { fieldsOf, inputsOf, operationAt, shapeOf, type Schema } from './schema.ts';

interface ListParts {
  list: OperationPlan | undefined;
  columns: readonly ColumnPlan[];
  filters: readonly FilterPlan[];
  /** A log's search form. */
  search: FormPlan | undefined;
}

/** Groups of the list's rows (R058): by the fields of the page's `breakdown` that a filter leads to, or counted by the list's total. */
export function breakdownKey(context: Context, { list, columns, filters, search }: ListParts): Pick<Plan, 'breakdown'> {
  const { schema, declaration } = context;
  const { explore } = declaration;
  const operation = list && operationAt(schema, list.name);
  const field = operation && fieldsOf(schema.types.get(shapeOf(operation.field.type).name)).find(({ name }) => name === 'breakdown');
  const dimensions = field ? dimensionsOf(namesIn(schema, field, 'by'), filters, search) : [];
  if (list === undefined || operation === undefined || field === undefined || dimensions.length === 0 || explore === false) {
    const counted = field === undefined && explore !== false ? countedDimensions(list, columns, filters) : [];
    if (counted.length > 0) {
      const plan: BreakdownPlan = { dimensions: counted, first: firstOf(counted) };
      return { breakdown: { ...plan, first: { ...plan.first, ...declaredFirst(context, plan) } } };
    }
    // A schema without the extension has no groups; that is no fault.
    const lacks = operation !== undefined && field === undefined && mayLack(context, shapeOf(operation.field.type).name, 'breakdown');
    if (explore && !lacks) context.report.add('R058', 'explore', 'a list that can be grouped', list?.name ?? '');
    return {};
  }
  const numbers = namesIn(schema, field, 'measures').map((name) => ({
    field: name,
    label: `resources.${declaration.name}.fields.${name}`,
  }));
  const measures = numbers.length > 0;
  const plan: BreakdownPlan = {
    operation: listPart(schema, operation, list, {
      field,
      selected: [
        ...['keys', 'names', 'count', ...(measures ? ['values'] : [])].map((each) => `breakdown.groups.${each}`),
        ...['count', 'groupCount', ...(measures ? ['values'] : [])].map((each) => `breakdown.${each}`),
      ],
      args: [
        ['by', 'by', { from: 'breakdown', part: 'by' }],
        ...(measures ? [['measures', 'measures', { from: 'breakdown', part: 'measures' }] as const] : []),
      ],
      read: { record: `${list.name}.breakdown` },
    }),
    dimensions,
    ...(measures && { numbers }),
    first: firstOf(dimensions),
  };
  return { breakdown: { ...plan, first: { ...plan.first, ...declaredFirst(context, plan) } } };
}

/** Values of the enum `field` in an argument's objects. */
function namesIn(schema: Schema, field: IntrospectionField, argument: string): readonly string[] {
  const input = field.args.find(({ name }) => name === argument);
  const own = input && inputsOf(schema.types.get(shapeOf(input.type).name)).find(({ name }) => name === 'field');
  const type = own && schema.types.get(shapeOf(own.type).name);
  return type?.kind === 'ENUM' ? type.enumValues.map(({ name }) => name) : [];
}

const bounds = [
  ['gte', 'lte'],
  ['from', 'to'],
] as const;

function dimensionsOf(names: readonly string[], filters: readonly FilterPlan[], search: FormPlan | undefined): DimensionPlan[] {
  return names.flatMap((name): DimensionPlan[] => {
    const filter = filters.find((each) => each.name === name && each.while === undefined);
    const own: FilterPlan | FieldPlan | undefined = filter ?? search?.fields.find((each) => each.name === name);
    if (own === undefined) return [];
    const parts = filter?.parts ?? (own.widget === 'dateRange' || own.kind === 'dateTime' ? ['gte', 'lte'] : undefined);
    const [from, to] = bounds.find((pair) => pair.every((part) => parts?.includes(part))) ?? [];
    if (parts && (from === undefined || to === undefined)) return [];
    const timeOf = (first: string, last: string): NonNullable<DimensionPlan['time']> => ({
      ...{ from: first, to: last },
      ...(parts?.includes('isNull') && { none: true }),
      ...(own.widget === 'dateRange' && { recent: true }),
    });
    return [
      {
        field: name,
        label: own.label,
        ...(from !== undefined && to !== undefined && { time: timeOf(from, to) }),
        // A list of ids that no resource has is JSON.
        ...(['choices', 'references', 'json'].includes(own.kind) && { several: true as const }),
        ...(own.choices !== undefined && { choices: own.choices }),
        ...(filter?.only !== undefined && { only: filter.only }),
      },
    ];
  });
}

function firstOf(dimensions: readonly DimensionPlan[]): Exploration {
  const own = dimensions.filter(({ only }) => only !== 'archive');
  const first = own.find(({ choices }) => choices) ?? own[0] ?? dimensions[0];
  return { by: first ? [groupingOf(first)] : [], chart: first?.time ? 'line' : 'bar' };
}

const groupingOf = ({ field, time }: DimensionPlan): Grouping => ({ field, ...(time && { step: 'month' as const }) });

function declaredFirst({ declaration: { explore }, report }: Context, { dimensions, numbers = [] }: BreakdownPlan): Partial<Exploration> {
  if (!explore) return {};
  const { by, measure, chart } = explore;
  const groupings =
    by &&
    [by].flat().map((text, index): Grouping => {
      const [field = '', step] = text.split(' ');
      const key = Array.isArray(by) ? `explore.by.${index}` : 'explore.by';
      const dimension = dimensions.find((each) => each.field === field);
      if (!dimension) {
        report.add(
          'R058',
          key,
          'a field to group by',
          field,
          dimensions.map((each) => each.field),
        );
        return { field };
      }
      const known = groupSteps.find((each) => each === step);
      if (dimension.time ? step !== undefined && !known : step !== undefined)
        report.add('R058', key, dimension.time ? 'a step of time' : 'no step: it is no time', step ?? '', groupSteps);
      return { ...groupingOf(dimension), ...(known && { step: known }) };
    });
  if (groupings && groupings.length > 2) report.add('R058', 'explore.by', 'at most two fields', String(groupings.length));
  const [kind = '', field = ''] = measure?.split(' ') ?? [];
  const measured = measureKinds.find((each) => each === kind);
  if (measure !== undefined && (!measured || !numbers.some((each) => each.field === field)))
    report.add(
      'R058',
      'explore.measure',
      'a kind and a number of the list, such as “sum pages”',
      measure,
      measureKinds.flatMap((each) => numbers.map((number) => `${each} ${number.field}`)),
    );
  return {
    ...(groupings && { by: groupings }),
    ...(measured && { measure: { kind: measured, field } }),
    ...(chart && { chart }),
  };
}
