import { and, eq, isNull, sql } from 'drizzle-orm';
import type { WebhookState } from '../../../generated/types.ts';
import type { ResultOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { webhooks } from './tenant.ts';

type Row = TenantRow<typeof webhooks>;

export const getWebhookList = listOperation({
  operation: 'CommonGetWebhookList',
  table: webhooks,
  columns: {
    _id: webhooks.id,
    name: webhooks.name,
    url: webhooks.url,
    events: webhooks.events,
    organizationId: webhooks.organizationId,
    customerId: webhooks.customerId,
    failures: webhooks.failures,
    pausedUntil: webhooks.pausedUntil,
    failingSince: webhooks.failingSince,
    stoppedAt: webhooks.stoppedAt,
    secretMadeAt: webhooks.secretMadeAt,
    previousSecretUntil: webhooks.previousSecretUntil,
    version: webhooks.version,
    createdAt: webhooks.createdAt,
    updatedAt: webhooks.updatedAt,
    archivedAt: webhooks.archivedAt,
  },
  id: webhooks.id,
  needs: { state: ['failures', 'stoppedAt'] },
  request: ({ filter }) => ({ filter, page: { skip: filter.skip, limit: filter.limit }, sort: filter.sort }),
  where: async ({ searchText, organizationId, customerId, hierarchyId }, context) => ({
    ...(await ofPlace(context, webhooks, { organizationId, customerId, hierarchyId })),
    archived: isNull(webhooks.archivedAt),
    searchText: searchFor(webhooks.searchText, searchText),
  }),
  sorts: { name: sql`lower(${webhooks.name})`, createdAt: webhooks.createdAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
  more: async (rows) => {
    for (const row of rows) row['state'] = stateOf(row as Reached);
  },
});

export const getWebhook = operation('CommonGetWebhook', {}, async ({ filter }, context) => asWebhook(await webhookOf(context, filter)));

type Reached = Partial<Pick<Row, 'failures' | 'stoppedAt'>>;

function stateOf({ failures = 0, stoppedAt }: Reached): WebhookState {
  if (stoppedAt) return 'OFF';
  return failures > 0 ? 'FAILING' : 'ACTIVE';
}

export interface WebhookPlace {
  _id: string;
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

/** @param hold locks it until the transaction ends */
export async function webhookOf(context: OperationContext, { _id, ...place }: WebhookPlace, hold = false): Promise<Row> {
  const { organizationId, customerId, hierarchyId } = place;
  const conditions = await ofPlace(context, webhooks, { organizationId, customerId, hierarchyId });
  const query = scoped(context.tx, context.access).select(webhooks, webhooks, and(eq(webhooks.id, _id), ...Object.values(conditions)));
  const [row] = await (hold ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** @param secret only for whoever has just made it */
export function asWebhook(row: Row, secret?: string): ResultOf<'CommonGetWebhook'> {
  const { id: _id, secret: _, previousSecret: __, searchText: ___, ...shown } = row;
  return { _id, ...shown, state: stateOf(row), ...(secret !== undefined && { secret }) };
}
