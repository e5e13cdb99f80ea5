import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

// The dashboard's figures a day, so that reading them does not grow with history (region store; decisions §8). Both are kept up by triggers
// on applications and assessments, and by a job: what a day's roll-up does not say yet has a mark.

const number = (name: string) => integer(name).notNull();
const numbers = (name: string) => integer(name).array().notNull();

/** What happened in a department on a day of the region's time zone; there is no row where nothing did. */
export const figureDays = pgTable(
  'figure_days',
  {
    customerId: id('customer_id').notNull(),
    day: date('day').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    organizationId: id('organization_id').notNull(),
    /** Applications that were made. */
    applications: number('applications'),
    /** Chat interviews that were made, and those of them that nobody has consented to. */
    made: number('made'),
    notConsented: number('not_consented'),
    /** Those that were consented to, and those of them that are not submitted. */
    consented: number('consented'),
    unfinished: number('unfinished'),
    /** Those that were submitted, and what they came to. */
    completed: number('completed'),
    rated: number('rated'),
    ratingSum: number('rating_sum'),
    profanity: number('profanity'),
    plagiarism: number('plagiarism'),
    lowTextQuality: number('low_text_quality'),
    mobile: number('mobile'),
    desktop: number('desktop'),
    /** In the order of the contract's list. */
    recommendations: numbers('recommendations'),
    /** In each step of the score, and of the time taken. */
    scores: numbers('scores'),
    times: numbers('times'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.day, table.hierarchyId] })],
);

/** An hour in which something of a customer's changed since its day was rolled up. Nothing is unique in it: writers never wait for one another. */
export const figureMarks = pgTable('figure_marks', { customerId: id('customer_id').notNull(), hour: time('hour').notNull() }, (table) => [
  index('figure_marks_of').on(table.customerId, table.hour),
]);

/** Steps of five points of an assessment's score: 0–4, 5–9, … 95–99, 100. */
export const scoreStep = sql.raw('case when recommendation_score >= 100 then 20 else floor(recommendation_score / 5)::int end');
/** Steps of two minutes of the time that it took; the last is open. */
export const timeStep = sql.raw('case when time_taken_seconds >= 3720 then 31 else time_taken_seconds / 120 end');
