import { forgetPassword } from './forgottenPassword.ts';
import { me } from './me.ts';
import { getUserRegion } from './region.ts';
import { checkToken, logout, refreshToken } from './renewal.ts';
import { resetPassword } from './resetPassword.ts';
import { emailLogin, mfaLogin, resendMfaCode } from './signIn.ts';
import { unlockUser } from './unlock.ts';

export { reachedCustomers } from './customerSummary.ts';
export { normalEmail } from './attempts.ts';
export { mayBeTold } from './disclosure.ts';
export { inviteToSetPassword } from './firstPassword.ts';
export { findIdentity, findIdentityById } from './identities.ts';
export { dropTokens } from './links.ts';
export { hashPassword } from './passwords.ts';
export { startProviderSession } from './providerSessions.ts';
export { startRecoveryJob } from './recoveryJob.ts';
export { rootsAmong, sessionLoader } from './session.ts';
export { endSessionsOf, endSessionsOfCustomers } from './sessions.ts';
export { lockedAmong } from './unlock.ts';
export { noteUse } from './use.ts';

export const operations = [
  ...[me, getUserRegion, checkToken, refreshToken, logout],
  ...[emailLogin, mfaLogin, resendMfaCode],
  ...[forgetPassword, resetPassword, unlockUser],
];
