import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

const number = (name: string) => integer(name).notNull();
const numbers = (name: string) => integer(name).array().notNull();

export const figureDays = pgTable(
  'figure_days',
  {
    customerId: id('customer_id').notNull(),
    day: date('day').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    organizationId: id('organization_id').notNull(),
    applications: number('applications'),
    made: number('made'),
    notConsented: number('not_consented'),
    consented: number('consented'),
    unfinished: number('unfinished'),
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
