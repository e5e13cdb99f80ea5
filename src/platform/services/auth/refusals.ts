import { afterCommit, badInput, conflict, notFound, rateLimited } from '../../errors.ts';
import type { PlatformError } from '../../errors.ts';

// None reveals whether an account exists (specification 1 §8). Errors that count a try are marked `afterCommit`.

export const wrongPassword = (left: number) =>
  refused('REMAINING_ATTEMPTS', 'Please check that your email and password are correct.', { attemptsRemaining: left });

/** The account is locked for this many seconds; `pause` is the delay when no password was checked. */
export const locked = (retryAfter: number, pause?: () => Promise<void>) =>
  afterCommit(rateLimited({ reason: 'USER_LOCKED', retryAfter }), pause);

/** The same for somebody who is signed in, at the field. */
export const wrongCurrentPassword = (left: number) =>
  afterCommit(
    badInput({ currentPassword: 'validation.currentPassword.wrong' }, { reason: 'WRONG_CURRENT_PASSWORD', attemptsRemaining: left }),
  );

export const wrongCode = () => refused('MFA_CODE_MISMATCH', 'The code is not correct.');
export const expiredCode = () => refused('MFA_CODE_EXPIRED', 'The code has expired.');
export const endedChallenge = () => refused('MFA_CHALLENGE_ENDED', 'Please sign in again.');
export const otherUser = () => refused('MFA_USER_NOT_FOUND', 'There is no sign-in of that email address.');
export const missingArguments = () => refused('MFA_MISSING_ARGUMENTS', 'Email address and code are needed.');

export const passwordResetRequired = (resetToken: string) =>
  afterCommit(conflict('Please set a new password before you sign in.', { reason: 'PASSWORD_RESET_REQUIRED', resetToken }));

/** Used, expired and unknown links look the same. */
export const endedLink = () => badInput({}, { message: 'Please request a new link to reset password.', reason: 'LINK_EXPIRED' });
export const noAccount = () => afterCommit(notFound('ACCOUNT_NOT_FOUND'));
export const archivedAccount = () =>
  afterCommit(
    conflict("Please contact your company's admin to activate your account before updating your password.", { reason: 'ACCOUNT_ARCHIVED' }),
  );
export const singleSignOnAccount = () =>
  afterCommit(conflict("Please contact your company's admin to update password instead.", { reason: 'ACCOUNT_SSO' }));
/** Only after a proof: it tells whose account it is. */
export const ssoRequired = (accountName: string) =>
  afterCommit(conflict('Your company signs in by single sign-on.', { reason: 'SSO_REQUIRED', accountName }));
export const tooManyTries = (retryAfter: number) => afterCommit(rateLimited({ reason: 'TOO_MANY_TRIES', retryAfter }));

const refused = (reason: string, message: string, detail: Record<string, unknown> = {}): PlatformError =>
  afterCommit(badInput({}, { message, reason, ...detail }));
