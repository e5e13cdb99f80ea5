import { defineResource } from '../../src/engine/compile/Declaration.ts';

const status = 'sendingIdentity.verificationStatus';
const lastChecked = 'sendingIdentity.verificationInfo.lastCheckedTimestamp';

/** The domain that a customer's mail comes from (specification 2 §4 “Email domain verification status”). */
export const emailDomain = defineResource({
  name: 'email-domain',
  type: 'EmailDomain',
  kind: 'settings',
  path: 'settings/email-domain',
  title: 'emailIdentity',
  operations: { get: 'NotifGetEmailDomain', create: 'NotifCreateEmailDomain', update: 'NotifUpdateEmailDomainSetting' },
  forms: { create: 'notif/createEmailDomain', update: 'notif/updateEmailDomain' },
  setUp: true,
  banner: {
    field: status,
    tones: { absent: 'warning', PENDING: 'info', SUCCESS: 'success', TEMPORARY_FAILURE: 'warning', FAILED: 'error' },
    also: 'isRetried',
    names: ['sendingIdentity.verificationInfo.errorType', lastChecked],
    changing: ['PENDING', 'TEMPORARY_FAILURE'],
  },
  details: ['emailAddress', { field: 'dkimRecords', widget: 'dkimRecords', also: [lastChecked] }],
  layout: 'emailDomainSteps',
  actions: {
    retry: { operation: 'NotifRetryDkimVerification', on: 'record', icon: 'Replay', when: { field: status, in: ['FAILED'] } },
    switch: {
      operation: {
        name: 'NotifUpdateEmailDomainSetting',
        // A switch sends no other field, so it overwrites no concurrent edit.
        args: { 'input.isCustomizedEmailDomainEnabled': 'turned', 'input.expectedVersion': null },
      },
      on: 'record',
      toggles: 'isCustomizedEmailDomainEnabled',
      when: { field: status, in: ['SUCCESS'] },
    },
  },
});
