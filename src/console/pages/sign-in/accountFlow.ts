import type { Answers, Variables } from '../../../generated/operationTypes.ts';
import { busyOrGone, extensionsOf, read, ssoRequired, type Failed } from './flow.ts';

/** Calls a public account operation; returns its result, or throws an AskError. */
export type AskAccount = <Name extends 'AuthForgetPassword' | 'AuthResetPassword'>(
  region: string,
  operation: Name,
  variables: Variables[Name],
) => Promise<Answers[Name]>;

const anyRegion = 'ap-southeast-2';

/** Asks for a link to set a new password: null when the request was taken, else what to show (spec 1 §8). */
export async function requestLink(ask: AskAccount, email: string): Promise<Failed | null> {
  try {
    const answer = read(await ask(anyRegion, 'AuthForgetPassword', { authForgetPasswordDto: { email } }));
    return answer.is('isVerifyEmailSuccess') ? null : failed('forgotten');
  } catch (error) {
    const known = requestFaults[extensionsOf(error).reason ?? ''];
    return known ? failed(known) : (busyOrGone(error) ?? failed('forgotten'));
  }
}

/** Sets the new password: null when it is set; `ended` where the link cannot be used any more. */
export async function setPassword(ask: AskAccount, password: string, resetToken: string): Promise<(Failed & { ended?: boolean }) | null> {
  try {
    const answer = read(await ask(anyRegion, 'AuthResetPassword', { password, resetToken }));
    return answer.is('isPasswordResetSuccess') ? null : failed('resetFailed');
  } catch (error) {
    const { reason = '', fields } = extensionsOf(error);
    // The link is still valid, so the user can try another password.
    if (reason === 'GUESSABLE_PASSWORD') return failed(fields?.['password']?.endsWith('.personal') ? 'personalPassword' : 'commonPassword');
    const elsewhere = ssoRequired(error);
    if (elsewhere) return { ...elsewhere, ended: true };
    const known = resetFaults[reason];
    return known ? { ...failed(known), ended: true } : (busyOrGone(error) ?? failed('resetFailed'));
  }
}

// Returned only with ACCOUNT_DISCLOSURE (decisions §5).
const requestFaults: Record<string, string> = {
  ACCOUNT_ARCHIVED: 'forgottenArchived',
  ACCOUNT_SSO: 'forgottenSso',
  ACCOUNT_NOT_FOUND: 'forgotten',
};

const resetFaults: Record<string, string> = {
  LINK_EXPIRED: 'linkExpired',
  ACCOUNT_NOT_FOUND: 'resetAccountNotFound',
  ACCOUNT_ARCHIVED: 'forgottenArchived',
  ACCOUNT_SSO: 'forgottenSso',
};

const failed = (name: string): Failed => ({ kind: 'failed', messages: [{ key: `signIn.accountErrors.${name}` }] });
