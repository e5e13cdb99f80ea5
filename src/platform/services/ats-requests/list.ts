import { eq, gte, lte } from 'drizzle-orm';
import type { AtsRequestStatus } from '../../../generated/types.ts';
import { scoped } from '../../database/scoped.ts';
import { atsRequests } from './tenant.ts';
import { plannedByValues } from '../../database/statements.ts';
import { totalOf } from '../../database/totals.ts';
import { notFound } from '../../errors.ts';
import { listOperation } from '../../lists/list.ts';
import { operation } from '../../operation.ts';

interface AtsRequestsFilter {
  customerId: string;
  atsName?: string | null;
  requestType?: string | null;
  masterId?: string | null;
  externalTenantId?: string | null;
  status?: AtsRequestStatus | null;
  createdAtFrom?: string | null;
  createdAtTo?: string | null;
}

export const columns = {
  _id: atsRequests.id,
  masterId: atsRequests.masterId,
  requestType: atsRequests.requestType,
  atsName: atsRequests.atsName,
  customerId: atsRequests.customerId,
  externalTenantId: atsRequests.externalTenantId,
  requestCount: atsRequests.requestCount,
  retryable: atsRequests.retryable,
  retryCount: atsRequests.retryCount,
  status: atsRequests.status,
  extra: atsRequests.extra,
  payload: atsRequests.payload,
  responses: atsRequests.responses,
  lastStatus: atsRequests.lastStatus,
  tags: atsRequests.tags,
  createdAt: atsRequests.createdAt,
  updatedAt: atsRequests.updatedAt,
};

export const atsRequestTotal = 'atsRequests';

export const getAtsRequests = listOperation({
  operation: 'AtsGetRequestList',
  form: 'ats/searchRequests',
  filterArgument: 'getRequestListInput',
  table: atsRequests,
  columns,
  id: atsRequests.id,
  request: ({ getRequestListInput: input }) => ({ filter: input as AtsRequestsFilter, page: input, sort: input.sort }),
  where: ({ customerId, createdAtFrom, createdAtTo, ...filter }) => ({
    customerId: eq(atsRequests.customerId, customerId),
    ...whole(filter),
    plan: Object.values(whole(filter)).some(Boolean) ? plannedByValues : undefined,
    createdAtFrom: createdAtFrom ? gte(atsRequests.createdAt, new Date(createdAtFrom)) : undefined,
    createdAtTo: createdAtTo ? lte(atsRequests.createdAt, new Date(createdAtTo)) : undefined,
  }),
  sorts: { createdAt: atsRequests.createdAt, updatedAt: atsRequests.updatedAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
  total: ({ customerId, createdAtFrom, createdAtTo, ...filter }, { access, region, session }) => {
    if (createdAtFrom || createdAtTo || Object.values(whole(filter)).some(Boolean)) return undefined;
    // The root department is known for the session's own customer only.
    const own = { region, organization: session.organizationId, customer: customerId, path: [] };
    const isWhole = access.everything || (session.customerId === customerId && access.covers(own));
    return isWhole ? totalOf(customerId, [atsRequestTotal]) : undefined;
  },
  facets: { status: atsRequests.status, requestType: atsRequests.requestType, atsName: atsRequests.atsName },
});

function whole({ atsName, requestType, masterId, externalTenantId, status }: Omit<AtsRequestsFilter, 'customerId'>) {
  const is = (column: Parameters<typeof eq>[0], value: string | null | undefined) => (value ? eq(column, value) : undefined);
  return {
    atsName: is(atsRequests.atsName, atsName),
    requestType: is(atsRequests.requestType, requestType),
    masterId: is(atsRequests.masterId, masterId),
    externalTenantId: is(atsRequests.externalTenantId, externalTenantId),
    status: is(atsRequests.status, status),
  };
}

export const getAtsRequest = operation('AtsGetRequestById', {}, async ({ getRequestByIdInput: { _id } }, context) => {
  const [request] = await scoped(context.tx, context.access).select(atsRequests, columns, eq(atsRequests.id, _id));
  if (!request) throw notFound();
  return request;
});
