import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import { plannedByValues } from '../../database/statements.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { webhooks } from '../webhooks/tenant.ts';
import { webhookDeliveries } from './tenant.ts';

export const getWebhookDeliveryList = listOperation({
  operation: 'CommonGetWebhookDeliveryList',
  table: webhookDeliveries,
  columns: {
    _id: webhookDeliveries.id,
    customerId: webhookDeliveries.customerId,
    webhookId: webhookDeliveries.targetId,
    event: webhookDeliveries.event,
    status: webhookDeliveries.status,
    recordId: webhookDeliveries.masterId,
    sequence: webhookDeliveries.position,
    requestCount: webhookDeliveries.requestCount,
    dueAt: webhookDeliveries.dueAt,
    payload: webhookDeliveries.payload,
    responses: webhookDeliveries.responses,
    lastStatus: webhookDeliveries.lastStatus,
    createdAt: webhookDeliveries.createdAt,
    updatedAt: webhookDeliveries.updatedAt,
  },
  id: webhookDeliveries.id,
  request: ({ organizationId, customerId, hierarchyId, filter, skip, limit, sort }) => ({
    filter: { ...filter, organizationId, customerId, hierarchyId },
    page: { skip, limit },
    sort,
  }),
  where: async ({ webhookId, statuses, events, recordId, createdAt, ...place }, context) => ({
    ...(await ofPlace(context, webhookDeliveries, place)),
    // The customer is tested twice: a generic plan takes that for fewer rows, and may read the table to count them.
    plan: plannedByValues,
    webhookId: webhookId ? eq(webhookDeliveries.targetId, webhookId) : undefined,
    statuses: statuses?.length ? inArray(webhookDeliveries.status, [...statuses]) : undefined,
    events: events?.length ? inArray(webhookDeliveries.event, [...events]) : undefined,
    recordId: recordId ? eq(webhookDeliveries.masterId, recordId) : undefined,
    createdAt: and(
      createdAt?.gte ? gte(webhookDeliveries.createdAt, new Date(createdAt.gte)) : undefined,
      createdAt?.lte ? lte(webhookDeliveries.createdAt, new Date(createdAt.lte)) : undefined,
    ),
  }),
  owner: ({ customerId }) => ({ customerId }),
  sorts: { createdAt: webhookDeliveries.createdAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
  facets: { statuses: webhookDeliveries.status, events: webhookDeliveries.event },
  more: async (rows, requested, { tx }) => {
    const [first] = rows as { customerId?: string; webhookId?: string }[];
    if (!first || !requested.has('webhookName')) return;
    const ids = [...new Set(rows.map((row) => String(row['webhookId'])))];
    const own = and(eq(webhooks.customerId, String(first.customerId)), isOneOf(webhooks.id, ids));
    const found = await unscoped(tx).select(webhooks, { id: webhooks.id, name: webhooks.name }, own);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    for (const row of rows) row['webhookName'] = names.get(String(row['webhookId'])) ?? null;
  },
});
