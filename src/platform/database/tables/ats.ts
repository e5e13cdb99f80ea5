import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AtsRequestStatus } from '../../../generated/types.ts';
import { id, lifecycle, time } from './columns.ts';
import type { Tag } from './columns.ts';

export interface AtsResponse {
  status: number | null;
  data: unknown;
  timestamp: string;
}

export const atsRequests = pgTable(
  'ats_requests',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    masterId: id('master_id'),
    requestType: text('request_type').notNull(),
    atsName: text('ats_name').notNull(),
    externalTenantId: text('external_tenant_id'),
    externalRequestId: text('external_request_id'),
    requestCount: integer('request_count').notNull().default(1),
    retryable: boolean('retryable').notNull().default(false),
    retryCount: integer('retry_count').notNull().default(0),
    status: text('status').$type<AtsRequestStatus>().notNull(),
    extra: jsonb('extra').$type<Record<string, unknown>>(),
    payload: jsonb('payload').$type<Record<string, unknown>>(),
    responses: jsonb('responses').$type<AtsResponse[]>().notNull().default([]),
    tags: jsonb('tags').$type<Tag[]>().notNull().default([]),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Next try; null unless pending. */
    dueAt: time('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('ats_requests_id').on(table.id),
    index('ats_requests_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('ats_requests_updated').on(table.customerId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('ats_requests_status').on(table.customerId, table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('ats_requests_external')
      .on(table.customerId, table.externalTenantId, table.externalRequestId)
      .where(sql`external_request_id is not null`),
    index('ats_requests_master').on(table.customerId, table.masterId),
    index('ats_requests_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
);

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
    version: integer('version').notNull().default(1),
    ...lifecycle(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('ats_tenants_id').on(table.id),
    index('ats_tenants_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('ats_tenants_name').on(table.customerId, sql`lower(${table.atsName})`, table.id),
  ],
);
