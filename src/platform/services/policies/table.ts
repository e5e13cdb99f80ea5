import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, lifecycle, time } from '../../database/tables/columns.ts';

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

/** A policy as each change left it. Changes before versions were stored have none, except the last one of them. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    policyId: id('policy_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    statements: jsonb('statements').$type<Statement[]>().notNull(),
    /** Null for the state before versions were stored. */
    authorId: id('author_id'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('policy_versions_version').on(table.customerId, table.policyId, table.version),
  ],
);
