import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { ofCustomer } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { operation } from '../../operation.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scimRequests } from './tenant.ts';

const columns = {
  _id: scimRequests.id,
  customerId: scimRequests.customerId,
  tokenId: scimRequests.tokenId,
  tokenName: scimRequests.tokenName,
  method: scimRequests.method,
  path: scimRequests.path,
  status: scimRequests.status,
  outcome: scimRequests.outcome,
  scimType: scimRequests.scimType,
  detail: scimRequests.detail,
  resourceType: scimRequests.resourceType,
  resourceId: scimRequests.resourceId,
  resourceName: scimRequests.resourceName,
  fields: scimRequests.fields,
  createdAt: scimRequests.createdAt,
};

export const getScimRequests = listOperation({
  operation: 'IDPGetScimRequests',
  table: scimRequests,
  columns,
  id: scimRequests.id,
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  where: async ({ organizationId, customerId, outcomes, resourceId, createdAt }, context) => ({
    ...(await ofCustomer(context, scimRequests, { organizationId, customerId })),
    outcomes: outcomes?.length ? inArray(scimRequests.outcome, [...outcomes]) : undefined,
    resourceId: resourceId ? eq(scimRequests.resourceId, resourceId) : undefined,
    createdAt: and(
      createdAt?.gte ? gte(scimRequests.createdAt, new Date(createdAt.gte)) : undefined,
      createdAt?.lte ? lte(scimRequests.createdAt, new Date(createdAt.lte)) : undefined,
    ),
  }),
  sorts: { createdAt: scimRequests.createdAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
});

export const getScimRequest = operation('IDPGetScimRequest', {}, async ({ filter }, context) => {
  const { _id, organizationId, customerId } = filter;
  const owned = and(eq(scimRequests.organizationId, organizationId), eq(scimRequests.customerId, customerId));
  const [request] = await scoped(context.tx, context.access).select(scimRequests, columns, and(eq(scimRequests.id, _id), owned));
  if (!request) throw notFound();
  return request as unknown as ResultOf<'IDPGetScimRequest'>;
});
