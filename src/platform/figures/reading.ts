import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { scoped, unscoped } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';
import { plannedByValues } from '../database/statements.ts';
import { applications } from '../services/applications/tenant.ts';
import { assessments } from '../services/assessments/tenant.ts';
import { figureDays } from '../services/dashboard/tenant.ts';
import { vacancies } from '../services/vacancies/tenant.ts';
import type { AccessScope } from '../policy/accessScope.ts';
import { placeOf } from './scope.ts';
import type { FigureScope, Scope } from './scope.ts';
import { keyOf } from './spans.ts';
import type { Span } from './spans.ts';
import { added, countedOf, noneOf, rolledOf } from './tallies.ts';
import type { Kind, Tallies } from './tallies.ts';
import { divide, isNotMarked, partOf, undivided } from './windows.ts';
import type { Division, WindowPart } from './windows.ts';

export interface Asker {
  access: AccessScope;
  scope: Scope;
  zone: string;
}

export interface Reader extends Asker {
  tx: Database;
  place: FigureScope;
  division: Division;
  windows: readonly string[];
}

export async function readerOf(tx: Database, asker: Asker, requested: readonly Span[]): Promise<Reader> {
  const place = await placeOf(tx, asker);
  const spans = [...new Map(requested.map((span) => [keyOf(span), span])).values()];
  const division = await divide(tx, asker.zone, { customerIds: place.customerIds, spans });
  return { ...asker, access: place.access, tx, place, division, windows: spans.map(keyOf) };
}

/** Counts events per window: roll-ups, plus the rows of days without. */
export async function readTallies<Of extends Kind>(reader: Reader, kind: Of, spans: readonly Span[]): Promise<Tallies<Of>[]> {
  const found = spans.map(() => noneOf(kind));
  if (reader.place.customerIds.length === 0) return found;
  const division = divisionOf(reader, kind, spans);
  for (const row of [...(await sumDays(reader, kind, division)), ...(await countRows(reader, kind, division))]) {
    const { span } = row;
    found[span] = added(found[span] ?? noneOf(kind), row);
  }
  return found;
}

/** Roll-ups have no vacancies. */
function divisionOf({ scope, place, division, windows }: Reader, kind: Kind, spans: readonly Span[]): Division {
  const isNarrowed = scope.externalVacancyIds.length > 0 || (kind !== 'applications' && scope.externalCohortIds.length > 0);
  return isNarrowed
    ? undivided(place.customerIds, spans)
    : partOf(
        division,
        spans.map((span) => windows.indexOf(keyOf(span))),
      );
}

type Counted = { span: number } & Record<string, number | number[]>;

async function sumDays(reader: Reader, kind: Kind, division: Division): Promise<Counted[]> {
  if (division.whole.length === 0) return [];
  const fields = { span: sql`whole_span`, ...rolledOf(kind) };
  const rows = await scoped(reader.tx, reader.access)
    .selectJoined(figureDays, wholeJoin(division), fields, dayConditionOf(reader, division))
    .groupBy(sql`whole_span`);
  return rows as Counted[];
}

function wholeJoin({ whole }: Division): SQL {
  const [spans, firsts, ends] = (['span', 'first', 'end'] as const).map((name) => sql.param(whole.map((each) => each[name])));
  return sql` inner join unnest(${spans}::int[], ${firsts}::date[], ${ends}::date[]) as wholes (whole_span, whole_first, whole_end)
    on day >= whole_first and day < whole_end`;
}

const dayConditionOf = ({ place }: Reader, { whole, marked }: Division): SQL | undefined =>
  and(
    plannedByValues,
    sql`${figureDays.customerId} = any(${sql.param(place.customerIds)}::text[])`,
    // Overall bounds, or every window would scan all days.
    sql`${figureDays.day} >= ${whole.map(({ first }) => first).toSorted()[0]}::date`,
    sql`${figureDays.day} < ${whole
      .map(({ end }) => end)
      .toSorted()
      .at(-1)}::date`,
    isNotMarked(sql`${figureDays.customerId}`, sql`${figureDays.day}`, marked),
    place.inDepartments(figureDays),
  );

async function countRows(reader: Reader, kind: Kind, { parts }: Division): Promise<Counted[]> {
  if (parts.length === 0) return [];
  const fields = { span: sql`part_span`, ...countedOf(kind) };
  const table = kind === 'applications' ? applications : assessments;
  const rows = await scoped(reader.tx, reader.access)
    .selectJoined(table, partsJoin(kind, parts), fields, conditionOf(reader, kind))
    .groupBy(sql`part_span`);
  return rows as Counted[];
}

const momentOf: Record<Kind, SQL> = {
  applications: sql.raw('created_at'),
  created: sql.raw('created_at'),
  consented: sql.raw('consented_at'),
  submitted: sql.raw('submitted_at'),
};

export function partsJoin(kind: Kind, parts: readonly WindowPart[]): SQL {
  const list = (name: keyof WindowPart) => sql.param(parts.map((part) => part[name]));
  const at = momentOf[kind];
  return sql` inner join unnest(${list('span')}::int[], ${list('customerId')}::text[], ${list('from')}::timestamptz[], ${list('to')}::timestamptz[])
    as parts (part_span, part_customer, part_from, part_to) on customer_id = part_customer and ${at} >= part_from and ${at} < part_to`;
}

export function conditionOf({ tx, scope, place }: Reader, kind: Kind): SQL | undefined {
  const { externalCohortIds, externalVacancyIds } = scope;
  const row = kind === 'applications' ? applications : assessments;
  const those = sql`${vacancies.externalVacancyId} = any(${sql.param(externalVacancyIds)}::text[])`;
  const named = and(eq(vacancies.customerId, row.customerId), eq(vacancies.id, row.vacancyId), those);
  return and(
    plannedByValues,
    kind === 'applications' ? undefined : eq(assessments.product, 'FI'),
    place.inDepartments(row),
    kind === 'applications' || externalCohortIds.length === 0
      ? undefined
      : sql`${assessments.externalCohortId} = any(${sql.param(externalCohortIds)}::text[])`,
    externalVacancyIds.length === 0 ? undefined : unscoped(tx).exists(vacancies, named),
  );
}

export interface DayCount {
  date: string;
  count: number;
}

export async function readDays(reader: Reader, span: Span): Promise<DayCount[]> {
  if (reader.place.customerIds.length === 0) return [];
  const within = scoped(reader.tx, reader.access);
  const division = divisionOf(reader, 'applications', [span]);
  const counts = new Map<string, number>();
  const add = (rows: DayCount[]) => rows.forEach(({ date, count }) => counts.set(date, (counts.get(date) ?? 0) + count));
  if (division.whole.length > 0) {
    const fields = { date: sql<string>`day::text`, count: sql<number>`sum(applications)::float8` };
    add(await within.selectJoined(figureDays, wholeJoin(division), fields, dayConditionOf(reader, division)).groupBy(sql`day`));
  }
  if (division.parts.length > 0) {
    const day = sql.raw(`(created_at at time zone '${reader.zone}')::date`);
    const fields = { date: sql<string>`${day}::text`, count: sql<number>`count(*)::float8` };
    const joined = partsJoin('applications', division.parts);
    add(await within.selectJoined(applications, joined, fields, conditionOf(reader, 'applications')).groupBy(day));
  }
  return [...counts]
    .map(([date, count]) => ({ date, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
