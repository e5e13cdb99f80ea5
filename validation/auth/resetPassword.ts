import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { newPassword } from '../newPassword.ts';

const resetToken = {
  type: 'string',
  minLength: 1,
  writeOnly: true,
  errorMessage: { type: 'validation.newPassword.link', minLength: 'validation.newPassword.link' },
} as const;

const resetPassword = form(
  'AuthResetPassword',
  '',
  { properties: { password: newPassword, resetToken }, required: ['password', 'resetToken'] },
  { saveWhenFilled: true },
);
export default resetPassword;

export type ResetPassword = FormValues<typeof resetPassword>;
