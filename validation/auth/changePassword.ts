import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { newPassword } from '../newPassword.ts';

const currentPassword = {
  type: 'string',
  minLength: 1,
  maxLength: limits.password,
  writeOnly: true,
  errorMessage: {
    type: 'validation.currentPassword.required',
    minLength: 'validation.currentPassword.required',
    maxLength: 'validation.newPassword.maxLength',
  },
} as const;

/** A new password by the old one (specification 1 §5). */
const changePassword = form('AuthChangePassword', 'input', {
  properties: { currentPassword, newPassword },
  required: ['currentPassword', 'newPassword'],
});
export default changePassword;

export type ChangePassword = FormValues<typeof changePassword>;
