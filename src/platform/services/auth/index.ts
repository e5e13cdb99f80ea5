import { forgetPassword } from './forgottenPassword.ts';
import { me, searchOpenCustomers } from './me.ts';
import { getUserRegion } from './region.ts';
import { checkToken, logout, refreshToken } from './renewal.ts';
import { resetPassword } from './resetPassword.ts';
import { emailLogin, mfaLogin, resendMfaCode } from './signIn.ts';
import { unlockUser } from './unlock.ts';

export { reachedCustomers } from './customerSummary.ts';
export { normalEmail } from './attempts.ts';
export { findChallenge, openChallenge, renewCode } from './challenges.ts';
export { isRemembered } from './devices.ts';
export { mayBeTold } from './disclosure.ts';
export { inviteToSetPassword } from './firstPassword.ts';
export { findIdentity, findIdentityById, signsInElsewhere } from './identities.ts';
export type { Identity } from './identities.ts';
export { deviceMinutes } from './lifetimes.ts';
export { dropTokens } from './links.ts';
export { hashPassword } from './passwords.ts';
export { markProviderSession, startProviderSession } from './providerSessions.ts';
export { startRecoveryJob } from './recoveryJob.ts';
export { startFailureReports } from './failureReports.ts';
export { rootsAmong, sessionLoader } from './session.ts';
export { endSessionsOf, endSessionsOfCustomers } from './sessions.ts';
export { hashToken, newToken } from './tokens.ts';
export { lockedAmong } from './unlock.ts';
export { countSignedIn } from './signedIn.ts';
export { noteUse } from './use.ts';

export const operations = [
  ...[me, searchOpenCustomers, getUserRegion, checkToken, refreshToken, logout],
  ...[emailLogin, mfaLogin, resendMfaCode],
  ...[forgetPassword, resetPassword, unlockUser],
];
