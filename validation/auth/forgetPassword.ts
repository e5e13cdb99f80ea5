import { email } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const forgetPassword = form(
  'AuthForgetPassword',
  'authForgetPasswordDto',
  { properties: { email }, required: ['email'] },
  { transforms: { email: ['trim'] }, saveWhenFilled: true },
);
export default forgetPassword;

export type ForgetPassword = FormValues<typeof forgetPassword>;
