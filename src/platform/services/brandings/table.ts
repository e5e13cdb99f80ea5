import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ThemeElementName } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

export interface ThemeElement {
  name: ThemeElementName;
  type: string | null;
  value: { backgroundColor: string; fontColor: string; linkColor: string | null };
}

export const brandings = pgTable('brandings', {
  customerId: id('customer_id').primaryKey(),
  id: id().notNull(),
  organizationId: id('organization_id').notNull(),
  title: text('title').notNull(),
  logoUrl: text('logo_url'),
  theme: jsonb('theme').$type<ThemeElement[]>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
