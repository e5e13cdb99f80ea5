import { email, password } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const resendMfaCode = form(
  'AuthResendMfaCode',
  '',
  { properties: { email, password }, required: ['email', 'password'] },
  { transforms: { email: ['trim'] } },
);
export default resendMfaCode;

export type ResendMfaCode = FormValues<typeof resendMfaCode>;
