import { change, list, make, one, open, self, several } from './matrixRows.ts';

const theirOwn = 'factors are of whoever added them';

/** The example of another operation deletes it. */
const deletable = {
  absent: 'NOT_FOUND/NO_DOMAIN',
  own: ['answered', 'NOT_FOUND/NO_DOMAIN'],
  because: 'a deleted domain is gone for good',
} as const;

export const factorRows = {
  CommonGetBackgroundJobs: list({ aboveRegions: true }),
  CommonRunBackgroundJobs: several({ aboveRegions: true }),
  CommonGetPlatformHealth: list({ aboveRegions: true }),
  CommonGetDeadLetters: list({ aboveRegions: true }),
  CommonTryDeadLettersAgain: several({ aboveRegions: true }),
  AuthGetFactors: self(),
  AuthGetFactor: self({ own: ['NOT_FOUND/NO_FACTOR'], absent: 'NOT_FOUND/NO_FACTOR', because: theirOwn }),
  AuthStartApp: self(),
  AuthAddApp: self({ own: ['NOT_FOUND/NO_FACTOR'], absent: 'NOT_FOUND/NO_FACTOR', because: theirOwn }),
  AuthStartPasskey: self(),
  AuthAddPasskey: self({
    own: ['BAD_USER_INPUT/PASSKEY_REFUSED'],
    absent: 'BAD_USER_INPUT/PASSKEY_REFUSED',
    because: 'only a browser can answer for a passkey',
  }),
  AuthRemoveFactors: self({ own: ['NOT_FOUND/NO_FACTOR'], absent: 'NOT_FOUND/NO_FACTOR', because: theirOwn }),
  AuthRenameFactor: self({ own: ['NOT_FOUND/NO_FACTOR'], absent: 'NOT_FOUND/NO_FACTOR', because: theirOwn }),
  AuthRenewRecoveryCodes: self({ own: ['NOT_FOUND/NO_FACTOR'], because: 'they are for whoever has a factor' }),
  AuthStartPasskeyLogin: open(),
  AuthPasskeyLogin: open({
    own: ['BAD_USER_INPUT/PASSKEY_REFUSED'],
    absent: 'BAD_USER_INPUT/PASSKEY_REFUSED',
    because: 'only a browser can answer for a passkey',
  }),
  AuthGetConfirmation: self(),
  AuthMailConfirmation: self({ own: ['CONFLICT/METHOD_OFF'], because: 'whoever has a password confirms by it' }),
  AuthStartPasskeyConfirmation: self(),
  AuthConfirm: self({ own: ['BAD_USER_INPUT/ONE_PROOF'], because: 'the example sends all proofs at once' }),
  AuthResetFactors: several({ archived: { user: 'NOT_FOUND' } }),
  AuthGetSignInRules: one(),
  AuthUpdateSignInRules: change({ archived: { customer: 'CONFLICT/ARCHIVED' } }),
  IDPGetSsoDomains: list(),
  IDPGetSsoDomain: one(deletable),
  IDPCreateSsoDomain: make({ archived: { customer: 'CONFLICT/ARCHIVED' } }),
  IDPVerifySsoDomain: change({ ...deletable, archived: { customer: 'CONFLICT/ARCHIVED' } }),
  IDPDeleteSsoDomains: several(deletable),
} as const;
