import type { SwitchPlan, While } from '../plan/Plan.ts';
import type { Source } from '../plan/Source.ts';
import { mayLack, type Context } from './context.ts';
import type { Declaration, Switch } from './Declaration.ts';
import { choicesOf } from './kinds.ts';
import { followPath } from './schema.ts';

/** The plans of a list's switches; one whose rows an extension would hold is dropped where the schema lacks it. */
export function switchPlans(context: Context, sortOf: (sort: string, key: string) => SortPlan | undefined): SwitchPlan[] {
  const { name } = context.declaration;
  return Object.entries(context.declaration.switches ?? {}).flatMap(([query, declared]): SwitchPlan[] => {
    const key = `switches.${query}`;
    if (!('values' in declared)) {
      const rows = rowsPlan(context, key, declared);
      return rows === undefined ? [] : [{ name: query, rows }];
    }
    const values = Object.entries(declared.values).map(([id, { sends, sort }]) => {
      const first = sort === undefined ? undefined : sortOf(sort, `${key}.values.${id}.sort`);
      return { id, label: `resources.${name}.switches.${query}.${id}`, sends, ...(first !== undefined && { sort: first }) };
    });
    if (values.length === 0) context.report.add('R044', `${key}.values`, 'at least one value', '');
    return [{ name: query, values }];
  });
}

type SortPlan = { field: string; order: 'ASC' | 'DESC' };
type OfRows = Exclude<Switch, { values: unknown }>;

/** Rows of the parent, by a list of objects in it (R005); without a parent there is nothing to choose from (R033). */
function rowsPlan(context: Context, key: string, { rows, label, tag }: OfRows): SwitchPlan['rows'] {
  const { schema, dialect, report } = context;
  const parent = parentOf(context);
  if (parent === undefined) {
    report.add('R033', key, 'a parent whose rows are chosen from', rows);
    return undefined;
  }
  const typeName = rowType(context, rows);
  if (typeName === undefined) {
    const end = followPath(schema, parent.type, rows);
    if (!mayLack(context, parent.type, rows))
      report.add('R005', `${key}.rows`, `a list of objects of ${parent.type}`, rows, 'candidates' in end ? end.candidates : []);
    return undefined;
  }
  for (const [place, path] of [['label', label] as const, ...(tag === undefined ? [] : [['tag', tag] as const])]) {
    const end = followPath(schema, typeName, path);
    if ('candidates' in end) report.add('R005', `${key}.${place}`, `a field of ${typeName}`, path, end.candidates);
  }
  const end = tag === undefined ? undefined : followPath(schema, typeName, tag);
  const choices = end === undefined || 'candidates' in end ? undefined : choicesOf(context, end.shape.name);
  const id = dialect.idFields.find((name) => !('candidates' in followPath(schema, typeName, name))) ?? 'id';
  return { path: rows, id, label, ...(tag !== undefined && { tag: { path: tag, ...(choices !== undefined && { choices }) } }) };
}

const parentOf = ({ declaration, env }: Context): Declaration | undefined =>
  env.declarations?.find(({ name }) => name === declaration.parent);

/** The type of the rows of a switch, where the parent has them. */
export function rowType(context: Context, rows: string): string | undefined {
  const parent = parentOf(context);
  const end = parent === undefined ? undefined : followPath(context.schema, parent.type, rows);
  return end === undefined || 'candidates' in end || !end.shape.list || end.shape.kind !== 'OBJECT' ? undefined : end.shape.name;
}

/** Reports an unknown switch (R043) or value (R044) in `while`. */
export function checkWhile({ declaration, report }: Context, key: string, when: While | undefined): void {
  if (when === undefined) return;
  const switches = declaration.switches ?? {};
  const found = switches[when.switch];
  if (found === undefined || !('values' in found)) {
    const named = Object.keys(switches).filter((name) => 'values' in (switches[name] ?? {}));
    return report.add('R043', `${key}.while.switch`, 'a switch of values', when.switch, named);
  }
  const values = Object.keys(found.values);
  for (const value of when.in) if (!values.includes(value)) report.add('R044', `${key}.while.in`, 'a value of the switch', value, values);
}

/** A switch of rows, by its name (R043). */
export function checkRowSwitch({ declaration, report }: Context, key: string, name: string | undefined): void {
  if (name === undefined) return;
  const switches = declaration.switches ?? {};
  const found = switches[name];
  if (found === undefined || !('rows' in found)) {
    const named = Object.keys(switches).filter((each) => 'rows' in (switches[each] ?? {}));
    report.add('R043', key, 'a switch of rows', name, named);
  }
}

/** Fields of the parent's rows that switches need: ids, names, and those that fill arguments. */
export const switchedFields = ({ switches = {} }: Declaration, sources: readonly Source[], idFields: readonly string[]): string[] =>
  Object.entries(switches).flatMap(([name, declared]) => {
    if (!('rows' in declared)) return [];
    const named = sources.flatMap((source) => (source.from === 'switch' && source.name === name ? (source.field ?? []) : []));
    const sorted = sources.flatMap((source) => (source.from === 'sortRow' ? [source.path] : []));
    const tag = declared.tag === undefined ? [] : [declared.tag];
    return [...idFields, declared.label, ...tag, ...named, ...sorted].map((field) => `${declared.rows}.${field}`);
  });
