import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { defaultGroups, enabled, loginUrl, logoutUrl, publicCertificates, ssoOptions } from '../sso.ts';

/** The first save of a customer's single sign-on (specification 1 §5 “SSO form”). */
const createSsoConfig = form(
  'IDPCreateSSOConfig',
  'ssoConfig',
  {
    properties: { enabled, loginUrl, logoutUrl, publicCertificates, groupIds: defaultGroups },
    required: ['enabled', 'loginUrl', 'publicCertificates', 'groupIds'],
  },
  ssoOptions,
);
export default createSsoConfig;

export type CreateSsoConfig = FormValues<typeof createSsoConfig>;
