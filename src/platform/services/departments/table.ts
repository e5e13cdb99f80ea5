import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, lifecycle } from '../../database/tables/columns.ts';

/** Department tree. `path` has the ids from the root to the node, `/root/…/self/`: a subtree is a prefix. */
export const hierarchies = pgTable(
  'hierarchies',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    parentId: id('parent_id'),
    name: text('name').notNull(),
    path: text('path').notNull(),
    depth: integer('depth').notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('hierarchies_id').on(table.id),
    index('hierarchies_path').on(table.customerId, table.path.op('text_pattern_ops')),
  ],
);
