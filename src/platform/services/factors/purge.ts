import { configuration, staff } from '../../purge/place.ts';

export const identityPurges = {
  factors: staff,
  recoveryCodes: staff,
  passkeyChallenges: staff,
  signInRules: configuration,
};
