import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import type { Owner } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { operation } from '../../operation.ts';
import { addRecords, domainColumns, domainNeeds, withRecord } from './records.ts';
import { ssoDomains } from './tenant.ts';

const store = 'identity';

export type SsoDomain = TenantRow<typeof ssoDomains>;

export const getSsoDomains = listOperation({
  operation: 'IDPGetSsoDomains',
  store,
  table: ssoDomains,
  columns: domainColumns,
  id: ssoDomains.id,
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  where: ({ states, organizationId, customerId }) => ({
    organizationId: eq(ssoDomains.organizationId, organizationId),
    customerId: eq(ssoDomains.customerId, customerId),
    states: states?.length ? isOneOf(ssoDomains.state, states) : undefined,
  }),
  sorts: { domain: ssoDomains.domain, createdAt: ssoDomains.createdAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
  needs: domainNeeds,
  more: addRecords,
});

export const getSsoDomain = operation('IDPGetSsoDomain', { store }, async ({ filter }, context) => {
  const [domain] = await scoped(context.tx, context.access).select(ssoDomains, domainColumns, isNamed(filter));
  if (!domain) throw noDomain();
  return withRecord(domain);
});

export const noDomain = () => notFound('NO_DOMAIN');

export async function lockedDomain(context: OperationContext, filter: Owner & { _id: string }): Promise<SsoDomain> {
  const [domain] = await scoped(context.tx, context.access).select(ssoDomains, ssoDomains, isNamed(filter)).for('update');
  if (!domain) throw noDomain();
  return domain;
}

export const ownedBy = ({ organizationId, customerId }: Owner): SQL | undefined =>
  and(eq(ssoDomains.organizationId, organizationId), eq(ssoDomains.customerId, customerId));

export const isNamed = ({ _id, ...owner }: Owner & { _id: string }): SQL | undefined => and(eq(ssoDomains.id, _id), ownedBy(owner));
