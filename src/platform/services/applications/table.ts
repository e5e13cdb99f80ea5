import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ApplicationActor,
  ApplicationEventKind,
  ApplicationStatus,
  ComparisonOperator,
  ConditionField,
} from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

export const applications = pgTable(
  'applications',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    vacancyId: id('vacancy_id').notNull(),
    candidateId: id('candidate_id').notNull(),
    status: text('status').$type<ApplicationStatus>().notNull(),
    stageId: id('stage_id').notNull(),
    isManuallyProgressed: boolean('is_manually_progressed'),
    externalApplicantId: text('external_applicant_id'),
    externalApplicationId: text('external_application_id'),
    /** Connection that entered it and gets its reports; null if entered in the console. */
    atsTenantId: id('ats_tenant_id'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('applications_id').on(table.id),
    index('applications_vacancy').on(
      table.customerId,
      table.vacancyId,
      table.stageId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      // Columns of every access check, for index-only counts.
      table.organizationId,
      table.hierarchyId,
    ),
    index('applications_status').on(table.customerId, table.vacancyId, table.status, table.id, table.organizationId, table.hierarchyId),
    index('applications_statuses').on(table.customerId, table.status, table.id),
    index('applications_candidate').on(table.customerId, table.candidateId),
    index('applications_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('applications_external')
      .on(table.customerId, table.externalApplicationId)
      .where(sql`external_application_id is not null`),
  ],
);

export interface EvaluatedCondition {
  onField: ConditionField;
  comparisonOperator: ComparisonOperator;
  comparisonValue: unknown;
  value: unknown;
}

export const applicationEvents = pgTable(
  'application_events',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    applicationId: id('application_id').notNull(),
    kind: text('kind').$type<ApplicationEventKind>().notNull(),
    actor: text('actor').$type<ApplicationActor>().notNull(),
    userId: id('user_id'),
    userName: text('user_name'),
    stageId: id('stage_id'),
    fromStageId: id('from_stage_id'),
    status: text('status').$type<ApplicationStatus>(),
    fromStatus: text('from_status').$type<ApplicationStatus>(),
    rule: jsonb('rule').$type<EvaluatedCondition[]>(),
    reasonId: text('reason_id'),
    reason: text('reason'),
    holdId: id('hold_id'),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('application_events_of').on(table.customerId, table.applicationId, table.at, table.id),
  ],
);
