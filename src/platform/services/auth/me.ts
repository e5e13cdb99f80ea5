import { and, eq } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import type { Database } from '../../database/stores.ts';
import { preparedRead } from '../../database/prepared.ts';
import { unscoped } from '../../database/scoped.ts';
import { identities } from './identityTable.ts';
import { checkedPage } from '../../database/pages.ts';
import { customers } from '../customers/tenant.ts';
import { users } from '../users/tenant.ts';
import { badInput, unauthenticated } from '../../errors.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { openCustomers, searchCustomers } from './customerSummary.ts';
import { noteUse } from './use.ts';

export const me = operation('AuthMe', { store: 'identity' }, async ({ customerId }, context) => {
  // A new session counts as activity at once, however short the visit and whatever the person may see.
  if (!context.session['usedAt']) await noteUse(context, context.session);
  return readMe(context.tx, context, customerId ?? undefined);
});

const accountColumns = {
  id: identities.id,
  email: identities.email,
  organizationId: identities.organizationId,
  customerId: identities.customerId,
  hierarchyId: identities.hierarchyId,
  awsRegion: identities.awsRegion,
  source: identities.source,
  userType: identities.userType,
  archivedAt: identities.archivedAt,
};

const identityById = preparedRead((db, value: (name: 'id') => Placeholder) =>
  db
    .select(accountColumns)
    .from(identities)
    .where(eq(identities.id, value('id'))),
);

const profileById = preparedRead((db, value: (name: 'customerId' | 'id') => Placeholder) => {
  const { firstName, lastName, username, phoneNumber, createdAt, updatedAt } = users;
  const columns = { firstName, lastName, username, phoneNumber, createdAt, updatedAt };
  return unscoped(db).select(users, columns, and(eq(users.customerId, value('customerId')), eq(users.id, value('id'))));
});

/** @param customerId answered in any case, if the person may open it */
export async function readMe(tx: Database, { session, stores }: OperationContext, customerId?: string): Promise<ResultOf<'AuthMe'>> {
  const home = await stores.region(session.region);
  const [[identity], [profile]] = await Promise.all([
    identityById(tx, { id: session.identityId }),
    profileById(home.db, { customerId: session.customerId, id: session.userId }),
  ]);
  if (!identity || !profile) throw unauthenticated();
  return {
    _id: identity.id,
    hierarchyId: identity.hierarchyId,
    organizationId: identity.organizationId,
    customerId: identity.customerId,
    groupIds: session.groupIds,
    source: identity.source,
    userType: identity.userType,
    createdAt: profile.createdAt,
    updatedAt: profile.updatedAt,
    archivedAt: identity.archivedAt,
    email: identity.email,
    firstName: profile.firstName,
    lastName: profile.lastName,
    username: profile.username,
    phoneNumber: profile.phoneNumber,
    mustAddFactor: session.mustAddFactor ?? false,
    defaultCustomer: { awsRegion: identity.awsRegion, customerId: identity.customerId },
    ...(await openCustomers(tx, session, customerId)),
  };
}

const mostFound = 50;

export const searchOpenCustomers = operation('AuthSearchCustomers', { store: 'identity' }, async ({ searchText, ...page }, context) => {
  const { skip, limit } = checkedPage({ ...page, limit: page.limit ?? mostFound });
  if (limit > mostFound) throw badInput({ limit: 'validation.page.limit' }, { fieldArgs: { limit: { limit: mostFound } } });
  searchFor(customers.searchText, searchText);
  return searchCustomers(context.tx, context.session, searchText, { skip, limit });
});
