import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ApiKeyState } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { inDepartments, ofCustomer } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { inDepartments as below } from '../departments/require.ts';
import type { CallScope } from '../departments/require.ts';
import { addApiKeyFacts, apiKeyColumns, apiKeyNeeds, asApiKey } from './relations.ts';
import { apiKeys } from './tenant.ts';

export const getApiKeys = listOperation({
  operation: 'ORGGetApiKeys',
  fresh: true,
  table: apiKeys,
  columns: apiKeyColumns,
  id: apiKeys.id,
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  where: async ({ searchText, states, hierarchyId, organizationId, customerId }, context) => ({
    ...(await ofCustomer(context, apiKeys, { organizationId, customerId })),
    hierarchyId: await inDepartments(context, apiKeys, customerId, [hierarchyId], 'hierarchyId'),
    searchText: searchFor(apiKeys.searchText, searchText),
    states: states?.length ? or(...states.map((state) => isIn(state, context.now()))) : undefined,
  }),
  text: apiKeys.searchText,
  sorts: {
    name: sql`lower(${apiKeys.name})`,
    createdAt: apiKeys.createdAt,
    lastUsedAt: apiKeys.lastUsedAt,
    expiresAt: apiKeys.expiresAt,
  },
  sort: { fieldName: 'createdAt', order: 'desc' },
  needs: apiKeyNeeds,
  more: addApiKeyFacts,
});

function isIn(state: ApiKeyState, now: Date): SQL | undefined {
  if (state === 'REVOKED') return isNotNull(apiKeys.revokedAt);
  const ended = state === 'EXPIRED' ? lte(apiKeys.expiresAt, now) : or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
  return and(isNull(apiKeys.revokedAt), ended);
}

export const getApiKey = operation('ORGGetApiKey', {}, async ({ filter }, context) => {
  const [key] = await scoped(context.tx, context.access).select(apiKeys, apiKeyColumns, isNamed(context, filter));
  if (!key) throw notFound();
  return asApiKey(key);
});

export async function lockedKey(context: OperationContext, filter: CallScope & { _id: string }): Promise<TenantRow<typeof apiKeys>> {
  const [key] = await scoped(context.tx, context.access).select(apiKeys, apiKeys, isNamed(context, filter)).for('update');
  if (!key) throw notFound();
  return key;
}

export const inScope = ({ tx }: OperationContext, { organizationId, customerId, hierarchyId }: CallScope): (SQL | undefined)[] => [
  eq(apiKeys.organizationId, organizationId),
  eq(apiKeys.customerId, customerId),
  below(tx, apiKeys, [hierarchyId]),
];

const isNamed = (context: OperationContext, { _id, ...scope }: CallScope & { _id: string }) =>
  and(eq(apiKeys.id, _id), ...inScope(context, scope));
