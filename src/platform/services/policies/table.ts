import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, lifecycle } from '../../database/tables/columns.ts';

export interface Statement {
  effect: 'allow' | 'deny';
  actions: string[];
  resources: string[];
}

export const policies = pgTable(
  'policies',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    groupId: id('group_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    purpose: text('purpose').$type<'console' | 'talentHub'>().notNull(),
    statements: jsonb('statements').$type<Statement[]>().notNull(),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('policies_id').on(table.id),
    index('policies_group').on(table.customerId, table.groupId),
  ],
);
