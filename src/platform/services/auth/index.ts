import { me } from './me.ts';
import { getUserRegion } from './region.ts';
import { checkToken, logout, refreshToken } from './renewal.ts';
import { emailLogin, mfaLogin, resendMfaCode } from './signIn.ts';

export { reachedCustomers } from './customerSummary.ts';
export { normalEmail } from './attempts.ts';
export { hashPassword } from './passwords.ts';
export { sessionLoader } from './session.ts';
export { endSessionsOfCustomers } from './sessions.ts';
export { noteUse } from './use.ts';

export const operations = [me, getUserRegion, checkToken, refreshToken, logout, emailLogin, mfaLogin, resendMfaCode];
