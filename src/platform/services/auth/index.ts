import { changePassword, getPassword } from './changePassword.ts';
import { forgetPassword } from './forgottenPassword.ts';
import { me, searchOpenCustomers } from './me.ts';
import { getUserRegion } from './region.ts';
import { endOthers, endSessions, getSessions } from './ownSessions.ts';
import { updateProfile } from './ownProfile.ts';
import { checkToken, logout, refreshToken, reportActivity } from './renewal.ts';
import { resetPassword } from './resetPassword.ts';
import { emailLogin, mfaLogin, resendMfaCode } from './signIn.ts';
import { endCustomerSessions, endUserSessions, getUserSessions } from './userSessions.ts';
import { unlockUser } from './unlock.ts';

export const operations = [
  me,
  searchOpenCustomers,
  getUserRegion,
  checkToken,
  refreshToken,
  reportActivity,
  logout,
  emailLogin,
  mfaLogin,
  resendMfaCode,
  forgetPassword,
  resetPassword,
  unlockUser,
  getPassword,
  changePassword,
  updateProfile,
  getSessions,
  endSessions,
  endOthers,
  getUserSessions,
  endUserSessions,
  endCustomerSessions,
];
