import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of SCIM tokens and requests. */
export const scim: Catalogue = {
  resources: {
    'scim-tokens': {
      createNew: 'Create SCIM token',
      search: 'Search SCIM tokens',
      empty: 'No SCIM tokens yet',
      emptyHelp: 'With a SCIM token, your identity provider, such as Microsoft Entra ID or Okta, adds, changes and removes users here.',
      fields: {
        name: 'Name',
        state: 'State',
        prefix: 'Starts with',
        baseUrl: 'SCIM base URL',
        groups_name: 'Groups it may manage',
        groupIds: 'Groups it may manage',
        expiresAt: 'Expires',
        lastUsedAt: 'Last used',
        createdByName: 'Created by',
        createdAt: 'Created',
        updatedAt: 'Updated',
        revokedAt: 'Revoked',
      },
      filters: { states: 'State' },
      help: {
        groupIds:
          'The identity provider can add people to these groups and remove them. Groups without any rights are always included. You can only choose groups whose rights you have yourself.',
        expiresAt: 'Leave it empty for a token that doesn’t expire.',
      },
      once: {
        title: 'Copy your SCIM token',
        help: 'This is the only time we show it. Paste it into your identity provider now: if you lose it, create another token.',
        done: 'I’ve stored it',
      },
      actions: { revoke: 'Revoke' },
      confirm: {
        revoke: {
          title_one: 'Revoke {{count}} SCIM token?',
          title_other: 'Revoke {{count}} SCIM tokens?',
          text: 'The identity provider that uses it is refused at once. You can’t undo this.',
        },
      },
      created: 'SCIM token created.',
      updated: 'SCIM token saved.',
      createFailed: 'We couldn’t create the SCIM token. Please try again.',
      updateFailed: 'We couldn’t save the SCIM token. Please try again.',
      listFailed: 'We couldn’t load the SCIM tokens. Please try again.',
      loadFailed: 'We couldn’t load the SCIM token. Please try again.',
      absent: 'Sorry, this SCIM token doesn’t exist.',
      revoked_one: '{{count}} SCIM token has been revoked.',
      revoked_other: '{{count}} SCIM tokens have been revoked.',
      revokeFailed: 'We couldn’t revoke the SCIM tokens. Please try again.',
    },
    'scim-requests': {
      empty: 'No SCIM requests yet',
      emptyHelp: 'When your identity provider adds or changes users, its requests appear here for 90 days.',
      fields: {
        _id: 'ID',
        createdAt: 'Time',
        outcome: 'Result',
        method: 'Method',
        path: 'Path',
        status: 'HTTP status',
        scimType: 'Error type',
        detail: 'Details',
        resourceType: 'Type',
        resourceId: 'User or group ID',
        resourceName: 'User or group',
        fields: 'Fields',
        tokenName: 'Token',
      },
      filters: { outcomes: 'Result', createdAt: 'Time' },
      listFailed: 'We couldn’t load the SCIM requests. Please try again.',
      loadFailed: 'We couldn’t load the SCIM request. Please try again.',
      absent: 'Sorry, this SCIM request doesn’t exist.',
    },
  },
  forms: {
    idp: {
      createScimToken: { title: 'Create SCIM token' },
      updateScimToken: { title: 'Edit {{name}}' },
    },
  },
  enums: {
    ScimTokenState: { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' },
    ScimOutcome: { ANSWERED: 'Done', REFUSED: 'Refused', FAILED: 'Failed' },
  },
  validation: {
    scimToken: {
      name: { required: 'Please enter a name', maxLength: 'Please keep the name within {{limit}} characters' },
      groupIds: {
        maxItems: 'Please select no more than {{limit}} user groups',
        grantsMore: 'You can only choose groups whose rights you have yourself',
      },
      expiresAt: { format: 'Please choose a day and a time', past: 'Please choose a time in the future' },
    },
  },
  reasons: { SCIM_TOKEN_REVOKED: 'This token was revoked.' },
  refusals: { scimTokenRevoked: 'already revoked.' },
};
