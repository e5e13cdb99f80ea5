import { busyOrGone, extensionsOf, lockedBy, read, unexpected, type AskPublic, type Failed, type Outcome } from './flow.ts';

/** The mailed code; every refusal sends the user back to e-mail and password with its message (spec 1 §4, §8). */
export async function enterCode(ask: AskPublic, region: string, email: string, code: string, isRememberDevice: boolean): Promise<Outcome> {
  try {
    const answer = read(await ask(region, 'AuthMfaLogin', { code, email, isRememberDevice }));
    const home = answer.text('defaultAwsRegion');
    const expiresAt = answer.text('expiresAt');
    return home && expiresAt ? { kind: 'signedIn', region: home, expiresAt } : unexpected;
  } catch (error) {
    const { reason, resetToken } = extensionsOf(error);
    if (reason === 'USER_LOCKED') return lockedBy(error);
    if (resetToken) return { kind: 'reset', token: resetToken };
    const known = codeFaults[reason ?? ''];
    // Anything unknown counts as a wrong code (spec 1 §8).
    return known ? codeFailed(known) : (busyOrGone(error) ?? codeFailed('codeMismatch'));
  }
}

/** Asks for another code: null when it is on its way, else what to show. A resend counts as a try to sign in, so it can lock (decisions §5). */
export async function resendCode(ask: AskPublic, region: string, email: string, password: string): Promise<Outcome | null> {
  const resendFailed: Failed = { kind: 'failed', messages: [{ key: 'signIn.mfa.resendFailed' }] };
  try {
    return read(await ask(region, 'AuthResendMfaCode', { email, password })).is('isResendCodeSuccess') ? null : resendFailed;
  } catch (error) {
    return extensionsOf(error).reason === 'USER_LOCKED' ? lockedBy(error) : (busyOrGone(error) ?? resendFailed);
  }
}

const codeFaults: Record<string, string> = {
  MFA_CODE_MISMATCH: 'codeMismatch',
  MFA_CODE_EXPIRED: 'codeExpired',
  MFA_USER_NOT_FOUND: 'userNotFound',
  MFA_MISSING_ARGUMENTS: 'missingArguments',
  MFA_CHALLENGE_ENDED: 'challengeEnded',
};

const codeFailed = (name: string): Failed => ({ kind: 'failed', messages: [{ key: `signIn.codeErrors.${name}` }] });
