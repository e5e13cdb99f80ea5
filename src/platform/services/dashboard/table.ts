import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

// Daily figures (region store; decisions §8), maintained by triggers on applications and assessments and a job; days with outdated roll-ups
// are marked.

const number = (name: string) => integer(name).notNull();
const numbers = (name: string) => integer(name).array().notNull();

/** Events per department and day of the region's time zone; none, no row. */
export const figureDays = pgTable(
  'figure_days',
  {
    customerId: id('customer_id').notNull(),
    day: date('day').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    organizationId: id('organization_id').notNull(),
    /** Created applications. */
    applications: number('applications'),
    /** Created chat interviews, and those without consent. */
    made: number('made'),
    notConsented: number('not_consented'),
    /** Consents, and those not submitted. */
    consented: number('consented'),
    unfinished: number('unfinished'),
    /** Submissions, and their results. */
    completed: number('completed'),
    rated: number('rated'),
    ratingSum: number('rating_sum'),
    profanity: number('profanity'),
    plagiarism: number('plagiarism'),
    lowTextQuality: number('low_text_quality'),
    mobile: number('mobile'),
    desktop: number('desktop'),
    /** In the contract's order. */
    recommendations: numbers('recommendations'),
    /** Per step of score, and of time taken. */
    scores: numbers('scores'),
    times: numbers('times'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.day, table.hierarchyId] })],
);

/** Hours with changes since the roll-up. Without a unique key, so that writers never wait. */
export const figureMarks = pgTable('figure_marks', { customerId: id('customer_id').notNull(), hour: time('hour').notNull() }, (table) => [
  index('figure_marks_of').on(table.customerId, table.hour),
]);

export const scoreStep = sql.raw('case when recommendation_score >= 100 then 20 else floor(recommendation_score / 5)::int end');
/** Steps of two minutes; the last is open. */
export const timeStep = sql.raw('case when time_taken_seconds >= 3720 then 31 else time_taken_seconds / 120 end');
