import type { PublicContext } from '../../context.ts';
import { publicOperation } from '../../operation.ts';
import { attemptKey, forgetTries, normalEmail, takeTry } from './attempts.ts';
import { findChallenge, openChallenge, renewCode, tryCode } from './challenges.ts';
import { isRemembered, rememberDevice } from './devices.ts';
import { findIdentity, signsInElsewhere } from './identities.ts';
import type { Identity } from './identities.ts';
import { deviceMinutes, resetLifetime } from './lifetimes.ts';
import { makeToken } from './links.ts';
import { asLongAsACheck, passwordMatches } from './passwords.ts';
import {
  endedChallenge,
  expiredCode,
  locked,
  missingArguments,
  otherUser,
  passwordResetRequired,
  wrongCode,
  wrongPassword,
} from './refusals.ts';
import { startSession } from './sessions.ts';

const store = 'identity';

/** Signs in with e-mail address and password, or asks for the mailed code (spec 1 §4 «Login»). */
export const emailLogin = publicOperation('AuthEmailLogin', { store, form: 'auth/emailLogin' }, async ({ email, password }, context) => {
  const identity = await rightPassword(context, email, password);
  const facts = { defaultAwsRegion: identity.awsRegion, minutesForRememberDevice: deviceMinutes };
  const isDeviceRemembered = identity.mfaEnabled && (await isRemembered(context.tx, context, identity.id));
  if (identity.mfaEnabled && !isDeviceRemembered) {
    await openChallenge(context.tx, context, identity);
    return { ...facts, mfa: true, expiresAt: null, isDeviceRemembered };
  }
  return { ...facts, mfa: false, expiresAt: await signedIn(context, identity), isDeviceRemembered };
});

/** Completes a sign-in with the mailed code. */
export const mfaLogin = publicOperation('AuthMfaLogin', { store }, async ({ code, email, isRememberDevice }, context) => {
  // Not by its form: what is missing here has a reason and a text of its own (spec 1 §8).
  if (!code.trim() || !email.trim()) throw missingArguments();
  const { challenge, identity } = await boundChallenge(context, email);
  const verdict = await tryCode(context.tx, context, challenge, code);
  if (verdict !== 'right') throw { wrong: wrongCode, expired: expiredCode, ended: endedChallenge }[verdict]();
  if (isRememberDevice) await rememberDevice(context.tx, context, identity.id);
  context.setCookie('mfa', '', { maxAge: 0, httpOnly: true });
  return { defaultAwsRegion: identity.awsRegion, expiresAt: await signedIn(context, identity) };
});

/** Mails a new code; it is bound to the challenge's cookie and counts as a try to sign in (decisions §5). */
export const resendMfaCode = publicOperation(
  'AuthResendMfaCode',
  { store, form: 'auth/resendMfaCode' },
  async ({ email, password }, context) => {
    const { challenge } = await boundChallenge(context, email);
    const identity = await rightPassword(context, email, password);
    await renewCode(context.tx, context, challenge, identity);
    return { isResendCodeSuccess: true };
  },
);

/** Whoever has this address and password; else the try is counted, in the same time and words whether or not the account exists. */
async function rightPassword(context: PublicContext, email: string, password: string): Promise<Identity> {
  const { tx } = context;
  const taken = await takeTry(tx, await attemptKey(context, email), context.now());
  if (!taken) throw locked(asLongAsACheck);
  const found = await findIdentity(tx, email);
  const matches = await passwordMatches(password, found?.identity.passwordHash);
  // Whoever signs in at their company has no password here, whatever is left of one.
  if (!found || !matches || !found.active || signsInElsewhere(found.identity)) throw wrongPassword(taken.left);
  context.audit({ actorId: found.identity.id, customerId: found.identity.customerId, organizationId: found.identity.organizationId });
  return found.identity;
}

/** The challenge of this browser, if it is that address's. An address that it is not of answers alike, known or unknown. */
async function boundChallenge(context: PublicContext, email: string) {
  const challenge = await findChallenge(context.tx, context);
  if (!challenge) throw endedChallenge();
  const found = await findIdentity(context.tx, email);
  if (found?.identity.id !== challenge.identityId || found.identity.email !== normalEmail(email)) throw otherUser();
  if (!found.active) throw endedChallenge();
  return { challenge, identity: found.identity };
}

/** Starts the session, unless the password was only good for setting one of one's own (decisions §2 «a new user's first password»). */
async function signedIn(context: PublicContext, identity: Identity): Promise<Date> {
  await forgetTries(context.tx, await attemptKey(context, identity.email));
  if (identity.forceReset) throw passwordResetRequired(await makeToken(context.tx, context, identity.id, resetLifetime));
  context.audit({ actorId: identity.id, customerId: identity.customerId, organizationId: identity.organizationId });
  return startSession(context.tx, context, identity);
}
