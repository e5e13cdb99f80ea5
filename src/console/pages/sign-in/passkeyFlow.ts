import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import type { OnPasskeyChosen } from './laterSteps.ts';
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
    return response === null ? null : await signInWith(ask, response);
  } catch (error) {
    return error instanceof WebAuthnError ? passkeyFailed('unusable') : (busyOrGone(error) ?? unexpected);
  }
}

/** @param response of the browser, as JSON */
async function signInWith(ask: AskPublic, response: string): Promise<Outcome> {
  try {
    const answer = read(await ask(defaultRegion, 'AuthPasskeyLogin', { response }));
    const [region, expiresAt, email] = (['defaultAwsRegion', 'expiresAt', 'email'] as const).map(answer.text);
    return region && expiresAt && email ? { kind: 'signedIn', region, expiresAt, email } : unexpected;
  } catch (error) {
    const { reason, resetToken } = extensionsOf(error);
    const elsewhere = ssoRequired(error);
    if (elsewhere) return elsewhere;
    if (resetToken) return { kind: 'reset', token: resetToken };
    if (reason === 'PASSKEY_REFUSED' || reason === 'PASSKEY_EXPIRED') return passkeyFailed('refused');
    return busyOrGone(error) ?? unexpected;
  }
}

/** Challenges are valid for 5 minutes. */
const renewedAfter = 4 * 60_000;

/** Lists passkeys among the browser's suggestions for the email, until one is chosen or the signal aborts. Never fails aloud. */
export async function suggestPasskeys(ask: AskPublic, signal: AbortSignal, onChosen: OnPasskeyChosen): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  for (;;) {
    await untilVisible(signal);
    if (signal.aborted) return;
    const response = await suggested(ask, signal).catch(() => undefined);
    if (signal.aborted || response === undefined) return;
    if (response !== null) return onChosen(() => signInWith(ask, response));
  }
}

/** Null where a new challenge is needed, since this one grew old. */
async function suggested(ask: AskPublic, signal: AbortSignal): Promise<string | null> {
  const options = read(await ask(defaultRegion, 'AuthStartPasskeyLogin', {})).text('options') ?? '';
  if (signal.aborted) return null;
  let isOld = false;
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  const timer = setTimeout(() => {
    isOld = true;
    cancel();
  }, renewedAfter);
  signal.addEventListener('abort', cancel);
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options), useBrowserAutofill: true }));
  } catch (error) {
    if (isOld) return null;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** A page in the background must not take the challenge of the one in front: they share a cookie. */
async function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return;
  const seen = new AbortController();
  const until = AbortSignal.any([seen.signal, signal]);
  document.addEventListener('visibilitychange', () => seen.abort(), { signal: until });
  await new Promise((done) => until.addEventListener('abort', done));
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
