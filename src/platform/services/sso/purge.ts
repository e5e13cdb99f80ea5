import { configuration, staff } from '../../purge/place.ts';

export const identityPurges = {
  ssoConfigs: configuration,
  ssoRequests: staff,
  ssoSteps: staff,
  ssoAssertions: staff,
  ssoSubjects: staff,
  ssoTests: staff,
  ssoKeys: configuration,
  ssoSessions: staff,
};
