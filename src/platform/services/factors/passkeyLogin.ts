import { publicOperation } from '../../operation.ts';
import { findIdentityById, signsInElsewhere } from '../auth/identities.ts';
import { knownDevice } from '../auth/knownDevices.ts';
import { trusted } from '../auth/rightPassword.ts';
import { signedIn } from '../auth/complete.ts';
import { finishAssertion, startAssertion } from './passkeys.ts';
import { passkeyRefused } from './refusals.ts';

const store = 'identity';

export const startPasskeyLogin = publicOperation('AuthStartPasskeyLogin', { store, recordsChangesOnly: true }, async (_, context) => ({
  options: await startAssertion(context.tx, context, null),
}));

/** Needs no password and no code: the device has verified a finger, a face or a PIN. */
export const passkeyLogin = publicOperation('AuthPasskeyLogin', { store, outside: true }, async ({ response }, context) =>
  context.within(async (tx) => {
    const found = await findIdentityById(tx, await finishAssertion(tx, context, null, response));
    // Single sign-on users sign in at their provider alone.
    if (!found?.active || signsInElsewhere(found.identity)) throw passkeyRefused();
    const { identity } = found;
    const deviceId = trusted(await knownDevice(context, identity.email), identity);
    context.setCookie('mfa', '', { maxAge: 0, httpOnly: true });
    const expiresAt = await signedIn(context, tx, identity, { deviceId, by: 'PASSKEY' });
    return { email: identity.email, defaultAwsRegion: identity.awsRegion, expiresAt };
  }),
);
