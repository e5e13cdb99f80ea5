import type { PublicContext } from '../../context.ts';
import { publicOperation } from '../../operation.ts';
import { takeHashPlace } from './hashLane.ts';
import { findIdentityById, signsInElsewhere } from './identities.ts';
import type { Identity } from './identities.ts';
import { noteKnownDevice } from './knownDevices.ts';
import { readToken, takeToken } from './links.ts';
import { mailChange } from './mailChange.ts';
import { refuseGuessable } from './newPassword.ts';
import { hashPassword } from './passwords.ts';
import { archivedAccount, endedLink, singleSignOnAccount, ssoRequired } from './refusals.ts';
import { endSessionsOf } from './sessions.ts';
import { setPassword } from './setPassword.ts';
import { passwordStanding } from '../factors/passwordStanding.ts';

export const resetPassword = publicOperation(
  'AuthResetPassword',
  { store: 'identity', form: 'auth/resetPassword', outside: true },
  async ({ password, resetToken }, context) => {
    const place = takeHashPlace({ scale: context.settings.rateLimitScale });
    try {
      // Read first, take with the change: a process that ends while hashing leaves the link valid.
      const owner = await context.within(async (tx) => {
        const identityId = await readToken(tx, context, resetToken);
        return identityId && (await findIdentityById(tx, identityId));
      });
      if (!owner) throw endedLink();
      await refuseGuessable(context, owner.identity, password);
      const passwordHash = await hashPassword(password, place);
      await context.within(async (tx) => {
        const identity = await requireAccount(context, tx, resetToken);
        await setPassword(tx, context, identity, passwordHash);
        await endSessionsOf(tx, [identity.id]);
        const { id, email, customerId, organizationId } = identity;
        await context.auditWithin(tx, { actorId: id, subjects: [id], customerId, organizationId, names: { [id]: email } });
        await noteKnownDevice(context, email);
        // The first password of an account replaces none.
        if (identity.passwordHash !== null) await mailChange(tx, context, identity, { isReset: true });
      });
      return { isPasswordResetSuccess: true };
    } finally {
      place.leave();
    }
  },
);

async function requireAccount(context: PublicContext, tx: PublicContext['tx'], resetToken: string): Promise<Identity> {
  const identityId = await takeToken(tx, context, resetToken);
  const found = identityId && (await findIdentityById(tx, identityId));
  if (!found) throw endedLink();
  // Refuse after taking the token: it must not work for a restored account either.
  if (!found.active) throw archivedAccount();
  if (signsInElsewhere(found.identity)) throw singleSignOnAccount();
  const standing = await passwordStanding(tx, found.identity);
  if (standing.kind === 'SSO_ONLY') throw ssoRequired(standing.accountName);
  return found.identity;
}
