import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WebhookDeliveryStatus, WebhookEvent } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { SentResponse } from '../../outbound/lane.ts';

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    /** The webhook. */
    targetId: id('webhook_id').notNull(),
    /** Record that it is about. */
    masterId: id('record_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    status: text('status').$type<WebhookDeliveryStatus>().notNull(),
    requestCount: integer('request_count').notNull().default(0),
    retryable: boolean('retryable').notNull().default(false),
    payload: jsonb('payload').$type<Record<string, unknown>>(),
    responses: jsonb('responses').$type<SentResponse[]>().notNull().default([]),
    /** HTTP status of the last answer. */
    lastStatus: integer('last_status').generatedAlwaysAs(sql`(responses -> -1 ->> 'status')::int`),
    extra: jsonb('extra').$type<Record<string, unknown>>(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Next try; null unless waiting, and behind an earlier delivery about the same record. */
    dueAt: time('due_at'),
    position: bigserial('position', { mode: 'number' }),
    /** Not sent before, so that the change can be undone; `holdId` names that change. */
    heldUntil: time('held_until'),
    holdId: id('hold_id'),
    firstTriedAt: time('first_tried_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('webhook_deliveries_id').on(table.id),
    index('webhook_deliveries_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('webhook_deliveries_of_webhook').on(
      table.customerId,
      table.targetId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('webhook_deliveries_due')
      .on(table.customerId, table.targetId, table.dueAt)
      .where(sql`due_at is not null`),
    index('webhook_deliveries_waiting')
      .on(table.customerId, table.masterId, table.position)
      .where(sql`status = 'WAITING'`),
    index('webhook_deliveries_old')
      .on(table.createdAt)
      .where(sql`status <> 'WAITING'`),
    index('webhook_deliveries_record').on(table.customerId, table.masterId),
    index('webhook_deliveries_held')
      .on(table.customerId, table.holdId)
      .where(sql`hold_id is not null`),
  ],
);
