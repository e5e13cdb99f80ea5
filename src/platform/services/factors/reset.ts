import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { forbidden, notFound } from '../../errors.ts';
import { changed, distinctIds } from '../../lists/bulk.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { identities } from '../auth/identityTable.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { users } from '../users/tenant.ts';
import { factors, recoveryCodes } from './identityTable.ts';
import { mailFactorChange } from './mails.ts';

/** For people who lost theirs: their sessions end, and the next sign-in asks for what the rules still ask for. */
export const resetFactors = operation(
  'AuthResetFactors',
  { store: 'identity', ...alsoRegion, peopleOnly: true, confirmed: true },
  async ({ input: { userIds } }, context) => {
    const { tx, access, prefetched: home, session } = context;
    const ids = distinctIds(userIds, 'userIds');
    const found = await scoped(home.db, access).select(users, { id: users.id }, and(inArray(users.id, ids), isNull(users.archivedAt)));
    if (found.length !== ids.length) throw notFound();
    // Users remove their own on their account page, after a proof.
    if (ids.includes(session.userId)) throw forbidden('OWN_FACTORS');
    const people = await tx.select().from(identities).where(inArray(identities.id, ids));
    const removed = await tx
      .delete(factors)
      .where(and(inArray(factors.identityId, ids), isNotNull(factors.confirmedAt)))
      .returning({ identityId: factors.identityId });
    const owners = new Set(removed.map(({ identityId }) => identityId));
    await tx.delete(recoveryCodes).where(inArray(recoveryCodes.identityId, ids));
    await endSessionsOf(tx, [...owners]);
    for (const person of people.filter(({ id }) => owners.has(id))) {
      const { id, email, customerId, organizationId } = person;
      context.forget(id);
      const count = removed.filter(({ identityId }) => identityId === id).length;
      context.audit({ subjects: [id], customerId, organizationId, names: { [id]: email }, values: { [id]: { removed: count } } });
      await mailFactorChange(tx, context, person, { kind: 'PASSKEY', name: null, isRemoved: true, byAdministrator: true });
    }
    const none = ids.filter((id) => !owners.has(id)).map((_id) => ({ _id, reason: 'NO_FACTOR', args: null }));
    return changed(
      [...owners].map((id) => ({ id })),
      ids,
      none,
    );
  },
);
