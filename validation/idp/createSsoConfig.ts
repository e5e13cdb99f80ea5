import { form, type FormValues } from '../../src/engine/forms/form.ts';
import {
  claims,
  defaultGroups,
  enabled,
  groupMappings,
  groupsClaim,
  loginUrl,
  logoutBinding,
  logoutUrl,
  provider,
  signing,
} from '../sso.ts';
import { oidc, protocol, protocolRules, publicCertificates, ssoOptions } from '../sso.ts';

/** The first save of a customer's single sign-on (specification 1 §5 “SSO form”). */
const createSsoConfig = form(
  'IDPCreateSSOConfig',
  'ssoConfig',
  {
    properties: {
      enabled,
      protocol: { ...protocol, default: 'SAML' },
      ...oidc,
      ...provider,
      loginUrl,
      logoutUrl,
      logoutBinding,
      publicCertificates,
      signsRequests: signing,
      singleLogout: signing,
      ...claims,
      groupIds: defaultGroups,
      groupsClaim,
      groupMappings,
    },
    required: ['enabled', 'loginUrl', 'publicCertificates', 'groupIds'],
    allOf: protocolRules,
  },
  ssoOptions,
);
export default createSsoConfig;

export type CreateSsoConfig = FormValues<typeof createSsoConfig>;
