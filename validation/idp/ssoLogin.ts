import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const ssoLogin = form(
  'IDPAuthSSOLogin',
  'ssoLoginDto',
  {
    properties: {
      email: {
        type: ['string', 'null'],
        maxLength: limits.email,
        format: 'email',
        errorMessage: { maxLength: 'validation.email.maxLength', format: 'validation.email.format' },
      },
      accountName: {
        type: ['string', 'null'],
        maxLength: limits.name,
        pattern: '^[a-z]([a-z0-9-]*[a-z0-9])?$',
        errorMessage: { maxLength: 'validation.sso.accountName.maxLength', pattern: 'validation.sso.accountName.pattern' },
      },
    },
    required: [],
  },
  { transforms: { email: ['trim', 'orNull'], accountName: ['trim', 'lowerCase', 'orNull'] } },
);
export default ssoLogin;

export type SsoLogin = FormValues<typeof ssoLogin>;
