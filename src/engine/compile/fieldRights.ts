import type { ColumnPlan, FilterPlan, OperationPlan, Plan } from '../plan/Plan.ts';
import { walk, type Source } from '../plan/Source.ts';
import type { Context } from './context.ts';
import { inputsOf, operationAt, shapeOf, type Schema } from './schema.ts';

/** The plan with the rights that the contract asks for single fields, filters and sorts (`@access` on them). */
export function withFieldRights({ schema, env }: Context, plan: Plan): Plan {
  const rights = env.fieldRights ?? {};
  if (Object.keys(rights).length === 0) return plan;
  const along = (coordinates: readonly string[]): { rights?: string[] } => {
    const found = [...new Set(coordinates.flatMap((coordinate) => rights[coordinate] ?? []))];
    return found.length > 0 ? { rights: found } : {};
  };
  const sorted = sortType(schema, plan.list);
  const column = (each: ColumnPlan, type: string): ColumnPlan => {
    const { steps, end } = fieldsAlong(schema, type, each.path);
    const bySort = sorted === undefined || each.sortBy === undefined ? {} : along([`${sorted}.${each.sortBy}`]);
    return {
      ...each,
      ...along(steps),
      ...(bySort.rights && { sortRights: bySort.rights }),
      ...(each.rows && { rows: each.rows.map((row) => column(row, end)) }),
    };
  };
  const inputs = (is: (source: Source) => boolean) =>
    (plan.list?.vars ?? []).flatMap(([path, source]) => (walk(source).some(is) ? [inputsAlong(schema, plan.list, path)] : []));
  const named = (is: (source: Source) => boolean): string[] => inputs(is).flatMap(({ steps }) => steps);
  const isOf = (name: string) => (source: Source) =>
    source.from === 'filter' && (source.path === name || source.path.startsWith(`${name}.`));
  const filter = <Named extends Pick<FilterPlan, 'choices' | 'rights'>>(name: string, each: Named): Named => {
    const types = inputs(isOf(name)).map(({ end }) => end);
    const choices = each.choices?.map((choice) => ({ ...choice, ...along(types.map((type) => `${type}.${choice.id}`)) }));
    return { ...each, ...(choices && { choices }), ...along(named(isOf(name))) };
  };
  const searching = along(named(({ from }) => from === 'search')).rights;
  const typed = (plan.list?.vars ?? []).flatMap(([, source]) =>
    walk(source).flatMap((each) => (each.from === 'filter' ? [each.path] : [])),
  );
  const form = plan.forms.search === undefined ? [] : typed.flatMap((name) => Object.entries({ [name]: along(named(isOf(name))).rights }));
  const formRights = Object.fromEntries(form.flatMap(([name, its]) => (its ? [[name, its]] : [])));
  const { breakdown } = plan;
  return {
    ...plan,
    columns: plan.columns.map((each) => column(each, plan.type)),
    ...(plan.expand && { expand: plan.expand.map((each) => column(each, plan.type)) }),
    details: plan.details.map((each) => column(each, plan.type)),
    filters: plan.filters.map((each) => filter(each.name, each)),
    ...(breakdown && { breakdown: { ...breakdown, dimensions: breakdown.dimensions.map((each) => filter(each.field, each)) } }),
    ...(Object.keys(formRights).length > 0 && { formRights }),
    ...(searching && { searchRights: searching }),
  };
}

/** Coordinates of the fields that a path goes through, and the type at its end. */
function fieldsAlong(schema: Schema, type: string, path: string): { steps: string[]; end: string } {
  const steps: string[] = [];
  let here = type;
  for (const step of path.split('.')) {
    const found = schema.types.get(here);
    const field = found && 'fields' in found ? found.fields.find(({ name }) => name === step) : undefined;
    if (!field) break;
    steps.push(`${here}.${step}`);
    here = shapeOf(field.type).name;
  }
  return { steps, end: here };
}

/** Coordinates of the arguments and inputs that a path goes through, and the type at its end. */
function inputsAlong(schema: Schema, operation: OperationPlan | undefined, path: string): { steps: string[]; end: string } {
  const [argument = '', ...inner] = path.split('.');
  const found = operationAt(schema, operation?.name ?? '')?.field.args.find(({ name }) => name === argument);
  const steps = [`Query.${operation?.name}.${argument}`];
  let here = found ? shapeOf(found.type).name : '';
  for (const step of inner) {
    const input = inputsOf(schema.types.get(here)).find(({ name }) => name === step);
    if (!input) break;
    steps.push(`${here}.${step}`);
    here = shapeOf(input.type).name;
  }
  return { steps, end: here };
}

/** The enum whose values a list is sorted by. */
function sortType(schema: Schema, list: OperationPlan | undefined): string | undefined {
  for (const [path, source] of list?.vars ?? []) {
    for (const each of walk(source)) {
      if (each.from === 'sort' && each.part === 'field') return inputsAlong(schema, list, path).end;
      if (each.from === 'orderBy' && 'field' in each.as) return inputsAlong(schema, list, `${path}.${each.as.field}`).end;
    }
  }
  return undefined;
}
