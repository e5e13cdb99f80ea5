import type { PublicContext, RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { counterOf, forgetTries, takeTry } from '../auth/attempts.ts';
import { findChallenge, tryCode } from '../auth/challenges.ts';
import type { CodeVerdict } from '../auth/challenges.ts';
import { noteFailure } from '../auth/failures.ts';
import type { Identity } from '../auth/identities.ts';
import { knownDevice } from '../auth/knownDevices.ts';
import { expiredCode, locked } from '../auth/refusals.ts';
import { secondsTo, trusted } from '../auth/rightPassword.ts';
import { takeAppCode } from './apps.ts';
import { takeRecoveryCode } from './recovery.ts';
import { wrongAppCode } from './refusals.ts';

/** Code of an app, or a recovery code. */
export const takeOwnCode = async (tx: Database, context: RequestContext, identityId: string, code: string): Promise<boolean> =>
  (await takeAppCode(tx, context, code.replaceAll(/\s/g, ''), { identityId })) || takeRecoveryCode(tx, context, identityId, code);

/** A code within a session: of an app, a recovery code or a mailed one. A wrong one counts as a try to sign in. */
export async function requireRightCode(
  tx: Database,
  context: RequestContext & Pick<PublicContext, 'now'>,
  identity: Identity,
  code: string,
): Promise<void> {
  const deviceId = trusted(await knownDevice(context, identity.email), identity);
  const counter = await counterOf(context, identity.email, { deviceId, isCode: true });
  const taken = await takeTry(tx, counter, context.now());
  if (taken.left === null) throw locked(secondsTo(context, taken.lockedUntil));
  if (!(await takeOwnCode(tx, context, identity.id, code))) {
    const verdict = await mailedVerdict(tx, context, identity, code);
    if (verdict !== 'right') {
      await noteFailure(tx, context, { counter, identityId: identity.id });
      throw verdict === 'expired' ? expiredCode() : wrongAppCode();
    }
  }
  await forgetTries(tx, counter);
}

async function mailedVerdict(tx: Database, context: RequestContext, { id }: Identity, code: string): Promise<CodeVerdict> {
  const challenge = await findChallenge(tx, context);
  return challenge?.identityId === id ? tryCode(tx, context, challenge, code) : 'wrong';
}
