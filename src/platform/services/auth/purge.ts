import { staff } from '../../purge/place.ts';

export const identityPurges = {
  identities: staff,
  sessions: staff,
  mfaChallenges: staff,
  rememberedDevices: staff,
  passwordLinks: staff,
  recoveryMails: staff,
  loginAttempts: staff,
  rateLimits: { none: 'keyed hashes of network addresses, gone within a day' },
  passwordRequests: { none: 'what was typed to sign in, gone as soon as it was looked into' },
};
