import { eq } from 'drizzle-orm';
import { identities, mfaChallenges, rememberedDevices } from '../../database/tables/accounts.ts';
import { publicOperation } from '../../operation.ts';
import { attemptKey, forgetTries } from './attempts.ts';
import { findIdentityById, signsInElsewhere } from './identities.ts';
import { dropTokens, takeToken } from './links.ts';
import { hashPassword } from './passwords.ts';
import { archivedAccount, endedLink, singleSignOnAccount } from './refusals.ts';
import { endSessionsOf } from './sessions.ts';

/** Sets a new password with a link's token: all sessions, half-done sign-ins, remembered devices and other links end with the old one. */
export const resetPassword = publicOperation(
  'AuthResetPassword',
  { store: 'identity', form: 'auth/resetPassword' },
  async ({ password, resetToken }, context) => {
    const { tx } = context;
    const now = context.now();
    const identityId = await takeToken(tx, context, resetToken);
    const found = identityId && (await findIdentityById(tx, identityId));
    if (!found) throw endedLink();
    const { identity } = found;
    // Refused after the token was taken: it would not work for an account that is brought back, either.
    if (!found.active) throw archivedAccount();
    if (signsInElsewhere(identity)) throw singleSignOnAccount();
    const passwordHash = await hashPassword(password);
    await tx
      .update(identities)
      .set({ passwordHash, passwordUpdatedAt: now, forceReset: false, updatedAt: now })
      .where(eq(identities.id, identity.id));
    await dropTokens(tx, [identity.id]);
    await endSessionsOf(tx, [identity.id]);
    await tx.delete(mfaChallenges).where(eq(mfaChallenges.identityId, identity.id));
    await tx.delete(rememberedDevices).where(eq(rememberedDevices.identityId, identity.id));
    // Whoever reads the mailbox is no stranger who guesses.
    await forgetTries(tx, await attemptKey(context, identity.email));
    context.forget(identity.id);
    const { customerId, organizationId } = identity;
    context.audit({ actorId: identity.id, subjects: [identity.id], customerId, organizationId, names: { [identity.id]: identity.email } });
    return { isPasswordResetSuccess: true };
  },
);
