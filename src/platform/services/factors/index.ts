import { addApp, addPasskey, startApp, startPasskey } from './add.ts';
import { confirm, getConfirmation, mailConfirmation, startPasskeyConfirmation } from './confirm.ts';
import { getFactor, getFactors, removeFactors, renameFactor, renewCodes } from './list.ts';
import { passkeyLogin, startPasskeyLogin } from './passkeyLogin.ts';
import { resetFactors } from './reset.ts';
import { getSignInRules, updateSignInRules } from './rules.ts';

export const operations = [
  getFactors,
  getFactor,
  startApp,
  addApp,
  startPasskey,
  addPasskey,
  removeFactors,
  renameFactor,
  renewCodes,
  startPasskeyLogin,
  passkeyLogin,
  getConfirmation,
  mailConfirmation,
  startPasskeyConfirmation,
  confirm,
  resetFactors,
  getSignInRules,
  updateSignInRules,
];
