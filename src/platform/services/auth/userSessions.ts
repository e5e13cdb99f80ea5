import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { checkedPage, page } from '../../database/pages.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { conflict, notFound } from '../../errors.ts';
import { changed, distinctIds } from '../../lists/bulk.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { customers } from '../customers/tenant.ts';
import { users } from '../users/tenant.ts';
import { identities, rememberedDevices, sessions } from './identityTable.ts';
import { orderOfSessions, shownSession } from './shownSessions.ts';
import { namesIn } from '../../../domain/userAgent.ts';

const options = { store: 'identity', ...alsoRegion } as const;

interface UserPlace {
  organizationId: string;
  customerId: string;
  userId: string;
}

export const getUserSessions = operation('AuthGetUserSessions', options, async ({ filter: { sort, ...filter } }, context) => {
  const user = await requireUser(context, filter);
  const { skip, limit } = checkedPage(filter);
  const where = liveOf(context, user.id);
  const rows = await context.tx
    .select(shownSession)
    .from(sessions)
    .where(where)
    .orderBy(orderOfSessions(sort))
    .limit(limit)
    .offset(skip * limit);
  const data = rows.map(({ userAgent, ...row }) => ({ ...row, ...namesIn(userAgent) }));
  return page(data, await context.tx.$count(sessions, where), skip, limit);
});

/** The whole call is refused if one of the sessions is another user's, or there is none. */
export const endUserSessions = operation('AuthEndUserSessions', options, async ({ input }, context) => {
  const { tx } = context;
  const user = await requireUser(context, input);
  if (user.archivedAt) throw conflict('This user is archived, and has no sessions.', { reason: 'ARCHIVED' });
  const ids = input.sessionIds ? distinctIds(input.sessionIds, 'sessionIds') : undefined;
  const ended = await tx
    .delete(sessions)
    .where(and(liveOf(context, user.id), ids && inArray(sessions.id, ids)))
    .returning({ id: sessions.id });
  if (ids && ended.length !== ids.length) throw notFound('NO_SESSION');
  await tx.delete(rememberedDevices).where(eq(rememberedDevices.identityId, user.id));
  context.forget(user.id);
  const { id, customerId, organizationId, firstName, lastName } = user;
  context.audit({
    ...{ subjects: [id], customerId, organizationId, names: { [id]: `${firstName} ${lastName}` }, leavesRows: true },
    values: { [id]: { endedSessions: ended.length } },
  });
  return changed(ended, ids ?? ended.map((row) => row.id), []);
});

/** For an incident: everybody has to sign in again. The caller stays, to see to the rest. */
export const endCustomerSessions = operation('AuthEndCustomerSessions', { store: 'identity' }, async ({ input }, context) => {
  const { tx, session } = context;
  const { organizationId, customerId } = input;
  const covers = context.access.covers({ region: context.region, organization: organizationId, customer: customerId, path: [] });
  const people = tx
    .select({ id: identities.id })
    .from(identities)
    .where(
      and(eq(identities.customerId, customerId), eq(identities.organizationId, organizationId), eq(identities.awsRegion, context.region)),
    );
  const own = and(eq(customers.id, customerId), eq(customers.organizationId, organizationId), eq(customers.awsRegion, context.region));
  const [customer] = covers ? await unscoped(tx).select(customers, { id: customers.id }, own) : [];
  if (!customer) throw notFound();
  const ended = await tx
    .delete(sessions)
    .where(and(inArray(sessions.identityId, people), ne(sessions.id, session.id)))
    .returning({ identityId: sessions.identityId });
  const ids = [...new Set(ended.map(({ identityId }) => identityId))];
  await tx
    .delete(rememberedDevices)
    .where(and(isOneOf(rememberedDevices.identityId, ids), ne(rememberedDevices.identityId, session.identityId)));
  for (const id of ids) context.forget(id);
  const values = { [customerId]: { endedSessions: ended.length } };
  context.audit({ subjects: [customerId], customerId, organizationId, values, leavesRows: true });
  return { sessions: ended.length, people: ids.length };
});

const liveOf = ({ now }: OperationContext, identityId: string) =>
  and(eq(sessions.identityId, identityId), gt(sessions.idleExpiresAt, now()), gt(sessions.absoluteExpiresAt, now()));

/** A user within the caller's customers and departments. */
async function requireUser(context: OperationContext, { organizationId, customerId, userId }: UserPlace): Promise<TenantRow<typeof users>> {
  const home = await context.stores.region(context.region);
  const theirs = and(eq(users.id, userId), eq(users.customerId, customerId), eq(users.organizationId, organizationId));
  const [user] = await scoped(home.db, context.access).select(users, users, theirs);
  if (!user) throw notFound();
  return user;
}
