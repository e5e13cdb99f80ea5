import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Statement } from '../../policy/statement.ts';
import { id, lifecycle, time } from '../../database/tables/columns.ts';

export const atsTenants = pgTable(
  'ats_tenants',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    atsName: text('ats_name').notNull(),
    externalTenantId: text('external_tenant_id'),
    customerName: text('customer_name'),
    credential: jsonb('credential').$type<Record<string, unknown>>(),
    extra: jsonb('extra').$type<Record<string, unknown>>().notNull().default({}),
    username: text('username'),
    clientId: text('client_id'),
    grantType: text('grant_type'),
    issueTokenUrl: text('issue_token_url'),
    baseUrl: text('base_url'),
    segmentCode: text('segment_code'),
    isMasterCustomer: boolean('is_master_customer'),
    requestStatusChangeEmail: text('request_status_change_email'),
    reportPredictionResultUrl: text('report_prediction_result_url'),
    reportApplicationUrl: text('report_application_url'),
    reviewsUrl: text('reviews_url'),
    assessmentApiUrl: text('assessment_api_url'),
    assessmentApiClientId: text('assessment_api_client_id'),
    /** Sealed secrets, never part of a response. */
    secrets: jsonb('secrets').$type<Record<string, string>>().notNull().default({}),
    /** Statements of each group of `extra.groupIds` when somebody who held them saved the connection; nobody joins one that grants more. */
    groupGrants: jsonb('group_grants').$type<Record<string, Statement[]>>().notNull().default({}),
    version: integer('version').notNull().default(1),
    /** Failures of the ATS in a row; nothing is sent to it until `pausedUntil`. */
    failures: integer('failures').notNull().default(0),
    pausedUntil: time('paused_until'),
    failingSince: time('failing_since'),
    ...lifecycle(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('ats_tenants_id').on(table.id),
    index('ats_tenants_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('ats_tenants_name').on(table.customerId, sql`lower(${table.atsName})`, table.id),
  ],
);
