import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AssessmentProduct, AssessmentProvider, Scalars } from '../../../generated/types.ts';
import { id, lifecycle } from '../../database/tables/columns.ts';

type StageLanguage = Scalars['StageLanguage']['output'];

export const assessmentPackages = pgTable(
  'assessment_packages',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    product: text('product').$type<AssessmentProduct>().notNull(),
    language: text('language').$type<StageLanguage>().notNull(),
    provider: text('provider').$type<AssessmentProvider>().notNull(),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('assessment_packages_external').on(table.customerId, table.externalId),
    index('assessment_packages_name').on(table.customerId, table.product, sql`lower(${table.name})`, table.id),
    index('assessment_packages_created').on(
      table.customerId,
      table.product,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
