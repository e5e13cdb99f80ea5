import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GroupStep, MeasureKind, RowGroups } from '../../generated/types.ts';
import type { OperationContext } from '../context.ts';
import { scoped } from '../database/scoped.ts';
import type { TenantTable } from '../database/scoped.ts';
import { plannedByValues } from '../database/statements.ts';
import { badInput } from '../errors.ts';
import { countedSteps, isElsewhere, steps } from './steps.ts';

/** A field to group by, with the name of the filter that leads to a group's rows. */
export interface Dimension {
  by: PgColumn | SQL;
  /** Values as the filter takes them, and their names; `customerId` of a list that has one. @default the values themselves */
  name?: (values: readonly string[], context: OperationContext, customerId: string | undefined) => Promise<ReadonlyMap<string, NamedValue>>;
}

interface NamedValue {
  value: string;
  name: string;
}

export interface Grouping {
  field: string;
  step?: GroupStep | null | undefined;
}

export interface Measure {
  field: string;
  kind: MeasureKind;
}

interface Breakdown {
  by: readonly Grouping[];
  measures?: readonly Measure[] | null | undefined;
}

export interface WithBreakdown {
  breakdown: (requested: Breakdown) => Promise<RowGroups>;
}

export const answerBreakdown = (page: WithBreakdown, requested: Breakdown): Promise<RowGroups> => page.breakdown(requested);

interface GroupedList {
  table: TenantTable;
  columns: Record<string, PgColumn>;
  facets?: Record<string, PgColumn | SQL>;
  dimensions?: Record<string, Dimension>;
}

/** Groups that are answered at most. */
export const mostGroups = 1000;
const mostMeasures = 3;

/** Groups the rows that a list's conditions match. */
export async function readBreakdown(
  list: GroupedList,
  conditions: Record<string, SQL | undefined>,
  { by, measures }: Breakdown,
  context: OperationContext,
  { customerId, joined }: { customerId: string | undefined; joined: SQL | undefined },
): Promise<RowGroups> {
  const dimensions = dimensionsOf(list, by);
  const numbers = (measures ?? []).map(({ field, kind }) => ({ column: numberOf(list, field), kind }));
  if (numbers.length > mostMeasures) throw refused('measures', 'tooMany', `At most ${mostMeasures} measures.`);
  const counted = await readGroups(countedSteps);
  const isWhole = dimensions.every(
    ({ grouping }, index) => !grouping.step || counted.every((row) => !isElsewhere(String(row[`key${index}`] ?? '2000-01-01'))),
  );
  const found = isWhole ? counted : await readGroups(steps);
  const names = await Promise.all(dimensions.map(({ dimension }, index) => namesOf(found, dimension, `key${index}`)));
  return answer(found, dimensions, numbers, names);

  async function namesOf(rows: GroupRow[], { name }: Dimension, key: string) {
    const values = [...new Set(rows.flatMap((row) => asText(row[key]) ?? []))];
    return values.length > 0 ? name?.(values, context, customerId) : undefined;
  }

  async function readGroups(stepsOf: typeof steps): Promise<GroupRow[]> {
    const keyed = dimensions.map(({ dimension: { by: value }, grouping: { step } }): Keyed => {
      const cut = step ? stepsOf(step, context.region) : undefined;
      return { key: cut?.of(value) ?? sql`${value}`, shown: (key) => cut?.firstDay(key) ?? key };
    });
    const fields = Object.fromEntries([
      ...keyed.map(({ key }, index) => [`key${index}`, sql`${key} as ${sql.identifier(`key${index}`)}`] as const),
      ['rows', sql`count(*)::int as "rows"`] as const,
      ...numbers.flatMap(({ column }, index) => partsOf(column, index)),
    ]);
    const rows = scoped(context.tx, context.access)
      .selectJoined(list.table, joined, fields, and(...Object.values(conditions), plannedByValues))
      .groupBy(sql.raw(keyed.map((_, index) => index + 1).join(', ')));
    return read(context, rows.getSQL(), { dimensions, keyed, numbers });
  }
}

interface Keyed {
  key: SQL;
  shown: (key: SQL) => SQL;
}

interface Named {
  grouping: Grouping;
  dimension: Dimension;
}

interface Numbered {
  column: PgColumn;
  kind: MeasureKind;
}

interface GroupRow extends Record<string, unknown> {
  rows: number;
  all: number;
  groups: number;
  /** Groups with the same first key. */
  alike: number;
}

function dimensionsOf(list: GroupedList, by: readonly Grouping[]): Named[] {
  if (by.length === 0 || by.length > 2 || new Set(by.map(({ field }) => field)).size < by.length)
    throw refused('by', 'fields', 'Group by one field, or by two different ones.');
  return by.map((grouping) => {
    const { field, step } = grouping;
    const dimension = dimensionOf(list, field);
    if (isTime(dimension) === Boolean(step)) return { grouping, dimension };
    throw refused('by', 'step', step ? `${field} is no time and has no steps.` : `Grouping by ${field} needs a step.`);
  });
}

function dimensionOf({ dimensions = {}, facets = {}, columns }: GroupedList, field: string): Dimension {
  const own = Object.hasOwn(dimensions, field) ? dimensions[field] : undefined;
  if (own) return own;
  const by = (Object.hasOwn(facets, field) && facets[field]) || (Object.hasOwn(columns, field) && columns[field]);
  if (!by) throw new Error(`${field} is no field to group by`);
  return { by };
}

const isTime = ({ by }: Dimension): boolean => 'dataType' in by && by.dataType === 'date';

function numberOf({ columns }: GroupedList, field: string): PgColumn {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (column?.dataType !== 'number') throw new Error(`${field} is no number`);
  return column;
}

const refused = (argument: string, rule: string, message: string) =>
  badInput({ [argument]: `validation.breakdown.${rule}` }, { message, reason: 'BREAKDOWN' });

/** Parts of which the measures of several groups can be made. */
const partsOf = (column: PgColumn, index: number): [string, SQL][] =>
  (['sum', 'count', 'min', 'max'] as const).map((part) => {
    const name = `${part}${index}`;
    return [name, sql`${sql.raw(part)}(${column})::float8 as ${sql.identifier(name)}`];
  });

async function read(
  context: OperationContext,
  grouped: SQL,
  { dimensions, keyed, numbers }: { dimensions: readonly Named[]; keyed: readonly Keyed[]; numbers: readonly Numbered[] },
): Promise<GroupRow[]> {
  const [first, second] = dimensions;
  const columns = [
    ...keyed.map(({ shown }, index) => {
      const name = sql.identifier(`key${index}`);
      return sql`${shown(sql`grouped.${name}`)}::text as ${name}`;
    }),
    ...[sql`"rows"`, sql`(sum("rows") over ())::int as "all"`, sql`(count(*) over ())::int as "groups"`],
    sql`(count(*) over (partition by "key0"))::int as "alike"`,
    ...numbers.flatMap(({ kind }, index) => [
      sql`${measured(kind, index, false)} as ${sql.identifier(`value${index}`)}`,
      sql`${measured(kind, index, true)} as ${sql.identifier(`whole${index}`)}`,
    ]),
  ];
  // The latest steps, so that a limit leaves out the oldest.
  const order = [
    first?.grouping.step ? sql`"key0" desc nulls last` : sql`sum("rows") over (partition by "key0") desc, "key0"`,
    ...(second ? [second.grouping.step ? sql`"key1"` : sql`"rows" desc, "key1"`] : []),
  ];
  const { rows } = await context.tx.execute<GroupRow>(
    sql`select ${sql.join(columns, sql`, `)} from (${grouped}) as grouped order by ${sql.join(order, sql`, `)} limit ${mostGroups}`,
  );
  return rows;
}

function measured(kind: MeasureKind, index: number, whole: boolean): SQL {
  const part = (name: 'sum' | 'count' | 'min' | 'max'): SQL => {
    const column = sql.identifier(`${name}${index}`);
    return whole ? sql`${sql.raw(name === 'count' ? 'sum' : name)}(${column}) over ()` : sql`${column}`;
  };
  if (kind === 'AVERAGE') return sql`${part('sum')} / nullif(${part('count')}, 0)`;
  return part(kind === 'SUM' ? 'sum' : kind === 'LOWEST' ? 'min' : 'max');
}

function answer(
  found: GroupRow[],
  dimensions: readonly Named[],
  numbers: readonly Numbered[],
  names: readonly (ReadonlyMap<string, NamedValue> | undefined)[],
): RowGroups {
  const [one] = found;
  const values = (row: GroupRow | undefined, name: string) => numbers.map((_, index) => asNumber(row?.[`${name}${index}`]));
  const groups = wholeOnes(found).map((row) => {
    const named = names.map((name, index) => ({ key: asText(row[`key${index}`]), found: name?.get(String(row[`key${index}`])) }));
    return {
      keys: named.map((each) => each.found?.value ?? each.key),
      names: named.map((each) => each.found?.name ?? null),
      count: row.rows,
      values: values(row, 'value'),
    };
  });
  const isTimed = dimensions[0]?.grouping.step !== undefined && dimensions[0].grouping.step !== null;
  return {
    groups: isTimed ? inTime(groups) : groups,
    count: one?.all ?? 0,
    values: values(one, 'whole'),
    groupCount: one?.groups ?? 0,
  };
}

/** Without the value of the first field of which the limit has cut groups off, unless it is the only one. */
function wholeOnes(found: GroupRow[]): GroupRow[] {
  const last = found.at(-1);
  if (!last) return found;
  const alike = found.filter((row) => row['key0'] === last['key0']);
  return alike.length < last.alike && alike.length < found.length ? found.slice(0, found.length - alike.length) : found;
}

/** Earliest first, rows without a time last; within a step as they are. */
const inTime = <Group extends { keys: (string | null)[] }>(groups: Group[]): Group[] =>
  groups.toSorted((a, b) => (a.keys[0] === b.keys[0] ? 0 : (a.keys[0] ?? '~') < (b.keys[0] ?? '~') ? -1 : 1));

const asText = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
