import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ApplicationStatus, AssessmentProduct, AssessmentProvider, Scalars, Trigger } from '../../../generated/types.ts';
import { id, lifecycle } from '../../database/tables/columns.ts';

type StageLanguage = Scalars['StageLanguage']['output'];

export interface Stage {
  _id: string;
  name: string;
  product: AssessmentProduct;
  language: StageLanguage;
  provider: AssessmentProvider;
  externalAssessmentPackageId: string;
  assessmentPackageName: string;
  triggers: StageTrigger[];
}

export type StageTrigger = Omit<Trigger, 'action'> & {
  action: { type: Trigger['action']['type']; payload?: { status?: ApplicationStatus | null } | null };
};

export const workflows = pgTable(
  'workflows',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    stages: jsonb('stages').$type<Stage[]>().notNull(),
    stageCount: integer('stage_count').generatedAlwaysAs(sql`jsonb_array_length(stages)`),
    defaultLanguage: text('default_language')
      .$type<StageLanguage>()
      .generatedAlwaysAs(sql`stages->0->>'language'`),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('workflows_id').on(table.id),
    index('workflows_name')
      .on(table.customerId, sql`lower(${table.name})`, table.id)
      .where(sql`archived_at is null`),
    index('workflows_created')
      .on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('workflows_stages')
      .on(table.customerId, table.stageCount, table.id)
      .where(sql`archived_at is null`),
    index('workflows_archived')
      .on(table.customerId, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
  ],
);
