import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AtsRequestStatus } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { Tag } from '../../database/tables/columns.ts';
import type { SentResponse } from '../../outbound/lane.ts';

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
    responses: jsonb('responses').$type<SentResponse[]>().notNull().default([]),
    /** HTTP status of the last answer. */
    lastStatus: integer('last_status').generatedAlwaysAs(sql`(responses -> -1 ->> 'status')::int`),
    tags: jsonb('tags').$type<Tag[]>().notNull().default([]),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Next try; null unless pending, and for reports behind an earlier one of their application. */
    dueAt: time('due_at'),
    /** Connection that a report goes to; null for what came in. */
    targetId: id('tenant_id'),
    /** Order of an application's reports. */
    position: bigserial('position', { mode: 'number' }),
    /** Not sent before, so that the change can be undone; `holdId` names that change. */
    heldUntil: time('held_until'),
    holdId: id('hold_id'),
    firstTriedAt: time('first_tried_at'),
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
      .where(sql`due_at is not null and tenant_id is null`),
    index('ats_requests_reports_due')
      .on(table.customerId, table.targetId, table.dueAt)
      .where(sql`due_at is not null and tenant_id is not null`),
    index('ats_requests_waiting')
      .on(table.customerId, table.masterId, table.position)
      .where(sql`tenant_id is not null and status = 'ATS_REQUEST_STARTED'`),
    index('ats_requests_held')
      .on(table.customerId, table.holdId)
      .where(sql`hold_id is not null`),
  ],
);
