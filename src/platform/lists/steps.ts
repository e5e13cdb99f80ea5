import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { regionZones } from '../../domain/regionZones.ts';
import type { GroupStep } from '../../generated/types.ts';
import type { Region } from '../regions.ts';

/** Days, weeks, months, quarters or years, in a region's time zone. */
export interface Steps {
  /** SQL that groups a time. */
  of: (time: PgColumn | SQL) => SQL;
  /** SQL for the first day of a step: a date of the group's key. */
  firstDay: (key: SQL) => SQL;
}

/** Counts steps of this century: faster than a date for each row. A group of another century `isElsewhere`. */
export function countedSteps(step: GroupStep, region: Region): Steps {
  const [first, interval] = series[step];
  const begins = sql.raw(
    `select day at time zone '${regionZones[region]}' from generate_series(timestamp '${first}', timestamp '${afterLast}', interval '${interval}') day`,
  );
  return {
    of: (time) => sql`width_bucket(${time}, array(${begins}))`,
    firstDay: (key) => sql`(date ${sql.raw(`'${first}'`)} + (${key} - 1) * interval ${sql.raw(`'${interval}'`)})::date`,
  };
}

/** Steps of any time, as dates. */
export const steps = (step: GroupStep, region: Region): Steps => ({
  of: (time) => sql`date_trunc(${sql.raw(`'${step.toLowerCase()}'`)}, ${time} at time zone ${sql.raw(`'${regionZones[region]}'`)})::date`,
  firstDay: (key) => key,
});

/** True for a first day that is not of this century, and may be wrong if it was counted. */
export const isElsewhere = (day: string): boolean => day.length !== '2000-01-01'.length || day < '2000' || day >= '2100';

/** Weeks begin on Mondays. */
const series: Record<GroupStep, [first: string, interval: string]> = {
  DAY: ['2000-01-01', '1 day'],
  WEEK: ['2000-01-03', '1 week'],
  MONTH: ['2000-01-01', '1 month'],
  QUARTER: ['2000-01-01', '3 months'],
  YEAR: ['2000-01-01', '1 year'],
};
/** No counted step of this century is the last one, which has no end. */
const afterLast = '2100-01-08';
