import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { Recommendation } from '../../generated/values.ts';
import { figureDays, scoreStep, timeStep } from '../services/dashboard/table.ts';

/** Steps of five points: 0–4, 5–9, … 95–99, 100. */
export const scoreSteps = 21;
export const timeSteps = 32;

const count = (condition: string): SQL => sql.raw(`count(*) filter (where ${condition})`);
const all = sql.raw('count(*)');
const steps = (step: SQL, number: number): SQL[] =>
  Array.from({ length: number }, (_, index) => sql`count(*) filter (where (${step}) = ${sql.raw(String(index))})`);

const applications = { applications: all };
const created = { made: all, notConsented: count('consented_at is null') };
const consented = { consented: all, unfinished: count('submitted_at is null') };
const submitted = {
  completed: all,
  rated: sql.raw('count(nps_score)'),
  ratingSum: sql.raw('coalesce(sum(nps_score), 0)'),
  profanity: count('is_profanity'),
  plagiarism: count('is_plagiarism'),
  lowTextQuality: count('is_low_text_quality'),
  mobile: count(`device_type = 'MOBILE'`),
  desktop: count(`device_type = 'DESKTOP'`),
  recommendations: Recommendation.map((each) => count(`recommendation = '${each}'`)),
  scores: steps(scoreStep, scoreSteps),
  times: steps(timeStep, timeSteps),
};

export const counted = { applications, created, consented, submitted };
export type Kind = keyof typeof counted;

export type Tallies<Of extends Kind = Kind> = Of extends Kind
  ? { [Name in keyof (typeof counted)[Of]]: (typeof counted)[Of][Name] extends SQL[] ? number[] : number }
  : never;

type Numbers = Record<string, number | readonly number[]>;

export const noneOf = <Of extends Kind>(kind: Of): Tallies<Of> =>
  Object.fromEntries(Object.entries(counted[kind]).map(([name, of]) => [name, Array.isArray(of) ? of.map(() => 0) : 0])) as Tallies<Of>;

export const added = <Sums extends Tallies>(one: Sums, other: Numbers): Sums =>
  Object.fromEntries(
    Object.entries(one as Numbers).map(([name, value]) => {
      const more = other[name] ?? 0;
      return [
        name,
        typeof value === 'number' ? value + Number(more) : value.map((each, step) => each + ((more as readonly number[])[step] ?? 0)),
      ];
    }),
  ) as Sums;

export const countedOf = (kind: Kind): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries<SQL | SQL[]>(counted[kind]).map(([name, of]) => [
      name,
      Array.isArray(of) ? sql`array[${sql.join(of, sql`, `)}]::float8[]` : sql`(${of})::float8`,
    ]),
  );

export const rolledOf = (kind: Kind): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries<SQL | SQL[]>(counted[kind]).map(([name, of]) => {
      const column = figureDays[name as keyof Tallies];
      if (!Array.isArray(of)) return [name, sql`sum(${column})::float8`];
      const sums = of.map((_, index) => sql`sum(${column}[${sql.raw(String(index + 1))}])`);
      return [name, sql`array[${sql.join(sums, sql`, `)}]::float8[]`];
    }),
  );
