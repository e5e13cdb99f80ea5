import { email, password } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

/** Sign-in; a password is never trimmed, and how it is made is the matter of the form that sets it. */
const emailLogin = form(
  'AuthEmailLogin',
  '',
  { properties: { email, password }, required: ['email', 'password'] },
  { transforms: { email: ['trim'] } },
);
export default emailLogin;

export type EmailLogin = FormValues<typeof emailLogin>;
