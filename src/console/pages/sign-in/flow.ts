import { AskError } from '../../../engine/client/ask.ts';
import type { Answers, Variables } from '../../../generated/operationTypes.ts';

/** Calls a public operation; returns its result, or throws an AskError. `app` provides it. */
export type AskPublic = <Name extends PublicOperation>(
  region: string,
  operation: Name,
  variables: Variables[Name],
) => Promise<Answers[Name]>;
export type PublicOperation =
  | 'AuthGetUserRegion'
  | 'AuthEmailLogin'
  | 'AuthMfaLogin'
  | 'AuthResendMfaCode'
  | 'AuthStartPasskeyLogin'
  | 'AuthPasskeyLogin';

export interface Message {
  key: string;
  args?: Record<string, unknown>;
}

export type Outcome =
  | SignedIn
  /** Another proof must follow; `methods`: ways to give it, the best one first. */
  | { kind: 'code'; region: string; rememberMinutes: number; methods: readonly string[] }
  | Locked
  /** The password is right, and another must be set with this token first. */
  | { kind: 'reset'; token: string }
  | Failed;
export interface SignedIn {
  kind: 'signedIn';
  region: string;
  expiresAt: string;
  /** Owner of the passkey, for a sign-in without a typed address. */
  email?: string;
}
export interface Locked {
  kind: 'locked';
  /** Until somebody may try again. */
  seconds?: number;
}
export interface Failed {
  kind: 'failed';
  title?: string;
  messages: Message[];
  /** Account name of the company that signs in by single sign-on alone. */
  sso?: string;
}

const fortnight = 14 * 24 * 60;
export const defaultRegion = 'ap-southeast-2';

/** Region of the person behind an address. */
export const askRegion = async (ask: AskPublic, email: string): Promise<string | undefined> =>
  read(await ask(defaultRegion, 'AuthGetUserRegion', { email })).text('defaultAwsRegion');

/** @param known the region, if it was requested before */
export async function logIn(ask: AskPublic, email: string, password: string, known?: Promise<string | undefined>): Promise<Outcome> {
  let region: string | undefined;
  try {
    region = await (known ?? askRegion(ask, email));
  } catch (error) {
    return busyOrGone(error) ?? failed('region');
  }
  if (!region) return failed('region');
  try {
    const answer = read(await ask(region, 'AuthEmailLogin', { email, password }));
    const home = answer.text('defaultAwsRegion');
    const expiresAt = answer.text('expiresAt');
    if (answer.is('mfa'))
      return {
        kind: 'code',
        region: home ?? region,
        rememberMinutes: answer.number('minutesForRememberDevice') ?? fortnight,
        methods: answer.texts('methods') ?? ['EMAIL'],
      };
    return home && expiresAt ? { kind: 'signedIn', region: home, expiresAt } : unexpected;
  } catch (error) {
    const { reason, attemptsRemaining, resetToken } = extensionsOf(error);
    const elsewhere = ssoRequired(error);
    if (elsewhere) return elsewhere;
    if (reason === 'USER_LOCKED') return lockedBy(error);
    if (resetToken) return { kind: 'reset', token: resetToken };
    if (reason === 'REMAINING_ATTEMPTS')
      return failed('credentials', { key: 'signIn.errors.remaining', args: { count: attemptsRemaining ?? 0 } });
    if (reason === 'INVALID_CREDENTIALS' || isUnparsable(error)) return failed('credentials');
    return busyOrGone(error) ?? unexpected;
  }
}

/** Key below `validation.email`, or null (decisions §1). */
export function emailFault(email: string): 'required' | 'format' | 'maxLength' | null {
  const trimmed = email.trim();
  if (!trimmed) return 'required';
  if (trimmed.length > emailLimit) return 'maxLength';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(trimmed) ? null : 'format';
}

/** decisions §1. */
export const emailLimit = 100;

export const unexpected: Failed = {
  kind: 'failed',
  title: 'signIn.errors.unexpectedTitle',
  messages: [{ key: 'signIn.errors.unexpected' }],
};

export const failed = (name: string, ...more: Message[]): Failed => ({
  kind: 'failed',
  messages: [{ key: `signIn.errors.${name}` }, ...more],
});

/** The password was right, and doesn't count. */
export function ssoRequired(error: unknown): Failed | undefined {
  const { reason, accountName } = extensionsOf(error);
  return reason === 'SSO_REQUIRED' && accountName ? { ...failed('ssoRequired'), sso: accountName } : undefined;
}

/** Failure for an unreachable platform or a rate limit. */
export function busyOrGone(error: unknown): Failed | undefined {
  if (!(error instanceof AskError)) return undefined;
  if (error.code === 'NETWORK') return failed('network');
  if (error.code === 'DOWNSTREAM_SERVICE_ERROR') return failed('unavailable');
  return error.code === 'RATE_LIMITED' ? failed('rateLimited') : undefined;
}

export const extensionsOf = (error: unknown) =>
  (error instanceof AskError ? error.extensions : {}) as {
    code?: string;
    reason?: string;
    fields?: Record<string, string>;
    attemptsRemaining?: number;
    resetToken?: string;
    retryAfter?: number;
    accountName?: string;
  };

export function lockedBy(error: unknown): Locked {
  const { retryAfter } = extensionsOf(error);
  return { kind: 'locked', ...(retryAfter !== undefined && { seconds: retryAfter }) };
}

/** No GraphQL error and no data: the client found nothing that it could read (spec 1 §8). */
const isUnparsable = (error: unknown) => error instanceof AskError && error.code !== 'NETWORK' && !extensionsOf(error).code;

/** Takes what is of the right kind out of an answer; only fields that its document asks for. */
export function read<Answer extends object | null>(result: Answer) {
  const fields = (result && typeof result === 'object' ? result : {}) as Record<string, unknown>;
  type Name = keyof NonNullable<Answer> & string;
  return {
    text: (name: Name) => (typeof fields[name] === 'string' ? fields[name] : undefined),
    number: (name: Name) => (typeof fields[name] === 'number' ? fields[name] : undefined),
    is: (name: Name) => fields[name] === true,
    texts: (name: Name) => {
      const list = fields[name];
      return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : undefined;
    },
  };
}
