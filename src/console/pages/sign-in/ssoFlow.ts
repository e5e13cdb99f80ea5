import type { Answers, Variables } from '../../../generated/operationTypes.ts';
import { busyOrGone, emailFault, emailLimit, extensionsOf, read } from './flow.ts';

export type AskSso = <Name extends 'IDPAuthSSOLogin' | 'IDPSearchSSOConfigs'>(
  operation: Name,
  variables: Variables[Name],
  signal?: AbortSignal,
) => Promise<Answers[Name]>;

export type Who = { value: string } | { customerId: string };

export type SsoOutcome = { kind: 'leave'; url: string } | { kind: 'cancelled' } | { kind: 'refused'; key: string };

/** Text key of the error, or null (spec 1 §5, §9). */
export function entryFault(entry: string): string | null {
  const value = entry.trim();
  if (!value) return 'signIn.ssoFaults.required';
  if (value.length > emailLimit) return 'signIn.ssoFaults.maxLength';
  if (isEmail(value)) return emailFault(value) ? 'validation.email.format' : null;
  return accountName.test(value.toLowerCase()) ? null : 'signIn.ssoFaults.accountName';
}

export async function askProvider(ask: AskSso, who: Who, redirect: string, signal: AbortSignal): Promise<SsoOutcome> {
  try {
    const answer = await ask('IDPAuthSSOLogin', { ssoLoginDto: { redirect, enableSapia: true, ...named(who) } }, signal);
    const url = webAddress(read(answer).text('loginUrl'));
    return signal.aborted ? { kind: 'cancelled' } : url ? { kind: 'leave', url } : refused('other');
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    const [message] = busyOrGone(error)?.messages ?? [];
    return message ? { kind: 'refused', key: message.key } : { kind: 'refused', key: refusalKey(extensionsOf(error).reason) };
  }
}

/** False if the platform doesn't respond: everyone can use the password form. */
export async function usesSso(ask: AskSso, customerId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await ask('IDPSearchSSOConfigs', { customerId, enableSapia: true }, signal);
    return Array.isArray(answer?.data) && answer.data.some((state) => read(state).is('enabled') && read(state).is('initialized'));
  } catch {
    return false;
  }
}

/** The text of a reason, be it of the call or of the address that an identity provider's answer led back to (spec 1 §8). */
export const refusalKey = (reason: string | undefined): string => `signIn.ssoErrors.${(reason && refusals.get(reason)) || 'other'}`;

const refusals = new Map([
  ['SSO_EMAIL_UNKNOWN', 'emailUnknown'],
  ['SSO_NOT_INITIALIZED', 'notInitialized'],
  ['SSO_DISABLED', 'disabled'],
  ['REDIRECT_INVALID', 'redirectInvalid'],
  ['REDIRECT_BLOCKED', 'redirectBlocked'],
  ...['expired', 'refused', 'denied', 'busy', 'notProvisioned', 'archived', 'disabled'].map((code) => [code, code] as const),
]);

const refused = (name: string): SsoOutcome => ({ kind: 'refused', key: `signIn.ssoErrors.${name}` });
const isEmail = (value: string) => value.includes('@');
const accountName = /^[a-z]([a-z0-9-]*[a-z0-9])?$/;

const named = (who: Who) =>
  'customerId' in who
    ? { customerId: who.customerId }
    : isEmail(who.value)
      ? { email: who.value }
      : { accountName: who.value.toLowerCase() };

/** Nobody is sent to an address that would run as a script here. */
function webAddress(address: string | undefined): string | undefined {
  return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}
