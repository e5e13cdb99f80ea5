import { email, flag, text } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const mfaLogin = form(
  'AuthMfaLogin',
  '',
  {
    properties: { code: text('validation.mfaCode', limits.mfaCode), email, isRememberDevice: flag },
    required: ['code', 'email'],
  },
  { transforms: { code: ['trim'], email: ['trim'] } },
);
export default mfaLogin;

export type MfaLogin = FormValues<typeof mfaLogin>;
