import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { defaultGroups, enabled, loginUrl, logoutUrl, publicCertificates, ssoOptions } from '../sso.ts';

const updateSsoConfig = form(
  'IDPUpdateSSOConfig',
  'update',
  {
    properties: { enabled, loginUrl, logoutUrl, publicCertificates, groupIds: defaultGroups },
    required: ['enabled', 'loginUrl', 'publicCertificates', 'groupIds'],
  },
  ssoOptions,
);
export default updateSsoConfig;

export type UpdateSsoConfig = FormValues<typeof updateSsoConfig>;
