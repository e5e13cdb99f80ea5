import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import {
  busyOrGone,
  defaultRegion,
  extensionsOf,
  read,
  ssoRequired,
  unexpected,
  type AskPublic,
  type Failed,
  type Outcome,
} from './flow.ts';

/** Asks the browser for a passkey and signs in with it; null if its owner broke off. */
export async function signInByPasskey(ask: AskPublic): Promise<Outcome | null> {
  try {
    const options = read(await ask(defaultRegion, 'AuthStartPasskeyLogin', {})).text('options');
    if (!options) return unexpected;
    const response = await askBrowser(options);
    if (response === null) return null;
    const answer = read(await ask(defaultRegion, 'AuthPasskeyLogin', { response }));
    const [region, expiresAt, email] = (['defaultAwsRegion', 'expiresAt', 'email'] as const).map(answer.text);
    return region && expiresAt && email ? { kind: 'signedIn', region, expiresAt, email } : unexpected;
  } catch (error) {
    const { reason, resetToken } = extensionsOf(error);
    const elsewhere = ssoRequired(error);
    if (elsewhere) return elsewhere;
    if (resetToken) return { kind: 'reset', token: resetToken };
    if (reason === 'PASSKEY_REFUSED' || reason === 'PASSKEY_EXPIRED') return passkeyFailed('refused');
    return error instanceof WebAuthnError ? passkeyFailed('unusable') : (busyOrGone(error) ?? unexpected);
  }
}

/** Answer of the browser as JSON; null if nobody chose a passkey. @param options as JSON */
export async function askBrowser(options: string): Promise<string | null> {
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch (error) {
    // Browsers tell neither who broke off nor that no passkey fits.
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null;
    throw error;
  }
}

const passkeyFailed = (name: string): Failed => ({ kind: 'failed', messages: [{ key: `signIn.passkey.${name}` }] });
