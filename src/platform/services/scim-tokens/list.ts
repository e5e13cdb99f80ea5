import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ScimTokenState } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { ofCustomer } from '../../lists/customer.ts';
import type { Owner } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { addTokenFacts, asToken, tokenColumns, tokenNeeds } from './relations.ts';
import type { ScimToken } from './session.ts';
import { scimTokens } from './tenant.ts';

export const getScimTokens = listOperation({
  operation: 'IDPGetScimTokens',
  fresh: true,
  table: scimTokens,
  columns: tokenColumns,
  id: scimTokens.id,
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  where: async ({ searchText, states, organizationId, customerId }, context) => ({
    ...(await ofCustomer(context, scimTokens, { organizationId, customerId })),
    searchText: searchFor(scimTokens.searchText, searchText),
    states: states?.length ? or(...states.map((state) => isIn(state, context.now()))) : undefined,
  }),
  text: scimTokens.searchText,
  sorts: {
    name: sql`lower(${scimTokens.name})`,
    createdAt: scimTokens.createdAt,
    lastUsedAt: scimTokens.lastUsedAt,
    expiresAt: scimTokens.expiresAt,
  },
  sort: { fieldName: 'createdAt', order: 'desc' },
  needs: tokenNeeds,
  more: addTokenFacts,
});

function isIn(state: ScimTokenState, now: Date): SQL | undefined {
  if (state === 'REVOKED') return isNotNull(scimTokens.revokedAt);
  const ended = state === 'EXPIRED' ? lte(scimTokens.expiresAt, now) : or(isNull(scimTokens.expiresAt), gt(scimTokens.expiresAt, now));
  return and(isNull(scimTokens.revokedAt), ended);
}

export const getScimToken = operation('IDPGetScimToken', {}, async ({ filter }, context) => {
  const [token] = await scoped(context.tx, context.access).select(scimTokens, tokenColumns, isNamed(filter));
  if (!token) throw notFound();
  return asToken(token);
});

export async function lockedToken(context: OperationContext, filter: Owner & { _id: string }): Promise<ScimToken> {
  const [token] = await scoped(context.tx, context.access).select(scimTokens, scimTokens, isNamed(filter)).for('update');
  if (!token) throw notFound();
  return token;
}

export const ownedBy = ({ organizationId, customerId }: Owner): SQL | undefined =>
  and(eq(scimTokens.organizationId, organizationId), eq(scimTokens.customerId, customerId));

const isNamed = ({ _id, ...owner }: Owner & { _id: string }): SQL | undefined => and(eq(scimTokens.id, _id), ownedBy(owner));
