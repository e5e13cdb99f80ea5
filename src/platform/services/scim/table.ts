import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

/** Values of users and groups that only their identity provider knows. */
export const scimLinks = pgTable(
  'scim_links',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    kind: text('kind').$type<'User' | 'Group'>().notNull(),
    externalId: text('external_id'),
    /** Null for a user whose address is the user name. */
    userName: text('user_name'),
    /** Deleted by the provider. A later archive in the console is shown as inactive again. */
    removedAt: time('removed_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('scim_links_external').on(table.customerId, table.kind, table.externalId),
    index('scim_links_user_name').on(table.customerId, table.userName),
  ],
);
