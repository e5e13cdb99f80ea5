import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { badInput, unauthenticated } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { takeHashPlace } from './hashLane.ts';
import { findIdentityById, signsInElsewhere } from './identities.ts';
import type { Identity } from './identities.ts';
import { sessions } from './identityTable.ts';
import { noteKnownDevice } from './knownDevices.ts';
import { mailChange } from './mailChange.ts';
import { refuseGuessable } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { singleSignOnAccount, wrongCurrentPassword } from './refusals.ts';
import { rightPassword } from './rightPassword.ts';
import { endOtherSessions } from './sessions.ts';
import { setPassword } from './setPassword.ts';
import { mustUseSso } from '../factors/passwordStanding.ts';

async function stateOf(tx: Database, identity: Identity) {
  const hasPassword = await mayUsePassword(tx, identity);
  return { _id: identity.id, hasPassword, passwordUpdatedAt: hasPassword ? identity.passwordUpdatedAt : null };
}

const mayUsePassword = async (tx: Database, identity: Identity): Promise<boolean> =>
  !signsInElsewhere(identity) && !(await mustUseSso(tx, identity));

export const getPassword = operation('AuthGetPassword', { store: 'identity' }, async (_, { tx, session }) =>
  stateOf(tx, await requireOwn(tx, session)),
);

/** Wrong current passwords count as tries to sign in. Other sessions end, and other devices need a code again. */
export const changePassword = operation(
  'AuthChangePassword',
  { store: 'identity', form: 'auth/changePassword', outside: true },
  async ({ input: { currentPassword, newPassword } }, context) => {
    const { session, settings } = context;
    const own = await context.within(async (tx) => {
      const identity = await requireOwn(tx, session);
      if (!(await mayUsePassword(tx, identity))) throw singleSignOnAccount();
      return identity;
    });
    if (newPassword === currentPassword) throw badInput({ newPassword: 'validation.newPassword.same' }, { reason: 'SAME_PASSWORD' });
    await refuseGuessable(context, own, newPassword, 'newPassword');
    const checked = await rightPassword(context, own.email, currentPassword, wrongCurrentPassword);
    const place = takeHashPlace({ scale: settings.rateLimitScale, first: true });
    try {
      const passwordHash = await hashPassword(newPassword, place);
      return await context.within(async (tx) => {
        const [live] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session.id)).for('update');
        const identity = await requireOwn(tx, session);
        // Signed out, or the password was set elsewhere meanwhile.
        if (!live || identity.passwordHash !== checked.identity.passwordHash) throw unauthenticated();
        await setPassword(tx, context, identity, passwordHash);
        const ended = await endOtherSessions(tx, session);
        const { id, email, customerId, organizationId } = identity;
        const values = { [id]: { endedSessions: ended.length } };
        await context.auditWithin(tx, { subjects: [id], customerId, organizationId, names: { [id]: email }, values });
        await noteKnownDevice(context, email);
        await mailChange(tx, context, identity, { isReset: false });
        return stateOf(tx, await requireOwn(tx, session));
      });
    } finally {
      place.leave();
    }
  },
);

async function requireOwn(tx: Database, { identityId }: OperationContext['session']): Promise<Identity> {
  const found = await findIdentityById(tx, identityId);
  if (!found?.active) throw unauthenticated();
  return found.identity;
}
