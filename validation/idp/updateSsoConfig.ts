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

const updateSsoConfig = form(
  'IDPUpdateSSOConfig',
  'update',
  {
    properties: {
      enabled,
      protocol,
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
export default updateSsoConfig;

export type UpdateSsoConfig = FormValues<typeof updateSsoConfig>;
