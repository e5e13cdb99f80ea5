import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';
import { identities } from '../auth/identityTable.ts';

export const pageLayouts = pgTable(
  'page_layouts',
  {
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    page: text('page').notNull(),
    layout: jsonb('layout').$type<Record<string, unknown>>().notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.page] })],
);
