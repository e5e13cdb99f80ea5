import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '../../database/tables/columns.ts';

/** Days on which a user first and last used a right, anywhere. Nothing is claimed of the time before the first day of all. */
export const rightUses = pgTable(
  'right_uses',
  {
    customerId: id('customer_id').notNull(),
    userId: id('user_id').notNull(),
    right: text('used_right').notNull(),
    firstOn: date('first_on').notNull(),
    lastOn: date('last_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.userId, table.right] }), index('right_uses_first').on(table.firstOn)],
);
