import type { PublicContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { outageOf } from '../../database/outage.ts';
import { publicOperation } from '../../operation.ts';
import type { OutsideContext } from '../../operation.ts';
import { counterOf, forgetTries, giveBackTry, lockOf, normalEmail, takeTry } from './attempts.ts';
import { requirePasswordSignIn, signedIn } from './complete.ts';
import { findChallenge, openChallenge, renewCode, tryCode } from './challenges.ts';
import { isRemembered, rememberDevice } from './devices.ts';
import { noteFailure } from './failures.ts';
import { findIdentity } from './identities.ts';
import type { Identity } from './identities.ts';
import { knownDevice } from './knownDevices.ts';
import { deviceMinutes } from './lifetimes.ts';
import { endedChallenge, expiredCode, locked, missingArguments, otherUser, wrongCode } from './refusals.ts';
import { rightPassword, secondsTo, trusted } from './rightPassword.ts';
import type { Checked } from './rightPassword.ts';
import { takeOwnCode } from '../factors/codes.ts';
import { methodsToSignIn } from '../factors/proofs.ts';
import { methodOff } from '../factors/refusals.ts';

const store = 'identity';

export const emailLogin = publicOperation(
  'AuthEmailLogin',
  { store, form: 'auth/emailLogin', outside: true },
  async ({ email, password }, context) => {
    const checked = await rightPassword(context, email, password);
    const { identity, deviceId } = checked;
    return completing(context, checked, async (tx) => {
      const facts = { defaultAwsRegion: identity.awsRegion, minutesForRememberDevice: deviceMinutes };
      await requirePasswordSignIn(context, tx, identity, checked.counter);
      const methods = await methodsToSignIn(tx, identity);
      const isDeviceRemembered = methods.length > 0 && (await isRemembered(tx, context, identity.id));
      if (methods.length > 0 && !isDeviceRemembered) {
        await requireUnlockedCodes(context, tx, identity, deviceId);
        await openChallenge(tx, context, identity, methods[0] === 'EMAIL');
        return { ...facts, mfa: true, expiresAt: null, isDeviceRemembered, methods };
      }
      return { ...facts, mfa: false, expiresAt: await signedIn(context, tx, identity, { deviceId }), isDeviceRemembered, methods: [] };
    });
  },
);

export const mfaLogin = publicOperation('AuthMfaLogin', { store, outside: true }, async ({ code, email, isRememberDevice }, context) => {
  // Not validated by the form: missing values have their own reason and text (spec 1 §8).
  if (!code.trim() || !email.trim()) throw missingArguments();
  return context.within(async (tx) => {
    const { challenge, identity } = await boundChallenge(context, tx, email);
    const deviceId = trusted(await knownDevice(context, email), identity);
    const counter = await counterOf(context, email, { deviceId, isCode: true });
    const taken = await takeTry(tx, counter, context.now());
    if (taken.left === null) throw locked(secondsTo(context, taken.lockedUntil));
    const verdict = await tryCode(tx, context, challenge, code, () => takeOwnCode(tx, context, identity.id, code));
    if (verdict === 'wrong' || verdict === 'ended') await noteFailure(tx, context, { counter, identityId: identity.id });
    if (verdict !== 'right') throw { wrong: wrongCode, expired: expiredCode, ended: endedChallenge }[verdict]();
    await forgetTries(tx, counter);
    if (isRememberDevice) await rememberDevice(tx, context, identity.id);
    context.setCookie('mfa', '', { maxAge: 0, httpOnly: true });
    return { defaultAwsRegion: identity.awsRegion, expiresAt: await signedIn(context, tx, identity, { deviceId }) };
  });
});

export const resendMfaCode = publicOperation(
  'AuthResendMfaCode',
  { store, form: 'auth/resendMfaCode', outside: true },
  async ({ email, password }, context) => {
    await context.within((tx) => boundChallenge(context, tx, email));
    const checked = await rightPassword(context, email, password);
    const { deviceId } = checked;
    return completing(context, checked, async (tx) => {
      const { challenge, identity } = await boundChallenge(context, tx, email);
      await requireUnlockedCodes(context, tx, identity, deviceId);
      if (!(await methodsToSignIn(tx, identity)).includes('EMAIL')) throw methodOff();
      await renewCode(tx, context, challenge, identity);
      return { isResendCodeSuccess: true };
    });
  },
);

/** Completes a sign-in after a correct password. A failing store gives the try back, or a full disk would lock everybody out. */
async function completing<Result>(
  context: OutsideContext,
  { counter, taken }: Checked,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await context.within(work);
  } catch (error) {
    if (outageOf(error)) await context.within((tx) => giveBackTry(tx, counter, taken)).catch(() => undefined);
    throw error;
  }
}

async function requireUnlockedCodes(
  context: PublicContext,
  tx: PublicContext['tx'],
  { email }: Identity,
  deviceId: string | undefined,
): Promise<void> {
  const lockedUntil = await lockOf(tx, await counterOf(context, email, { deviceId, isCode: true }), context.now());
  if (lockedUntil) throw locked(secondsTo(context, lockedUntil));
}

/** Challenge of this browser, if it belongs to the address; otherwise the same response for known and unknown addresses. */
async function boundChallenge(context: PublicContext, tx: PublicContext['tx'], email: string) {
  const challenge = await findChallenge(tx, context);
  if (!challenge) throw endedChallenge();
  const found = await findIdentity(tx, email);
  if (found?.identity.id !== challenge.identityId || found.identity.email !== normalEmail(email)) throw otherUser();
  if (!found.active) throw endedChallenge();
  return { challenge, identity: found.identity };
}
