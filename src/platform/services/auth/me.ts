import { and, eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import { identities } from '../../database/tables/accounts.ts';
import { users } from '../../database/tenants.ts';
import { unauthenticated } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { openCustomers } from './customerSummary.ts';

/** The signed-in user with the customers that may be opened (spec 1 §3 «Me»). */
export const me = operation('AuthMe', { store: 'identity' }, async (_, context) => {
  const { tx, session, stores } = context;
  const [identity] = await tx.select().from(identities).where(eq(identities.id, session.identityId));
  const home = await stores.region(session.region);
  const [profile] = await unscoped(home.db).select(
    users,
    users,
    and(eq(users.customerId, session.customerId), eq(users.id, session.userId)),
  );
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
    defaultCustomer: { awsRegion: identity.awsRegion, customerId: identity.customerId },
    customers: await openCustomers(tx, session),
  };
});
