import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the access review. */
export const accessGrants: Catalogue = {
  enums: {
    AccessReach: {
      CUSTOMER: 'Whole customer',
      SUBTREE: 'Department and below',
      DEPARTMENT: 'Department alone',
    },
    AccessOrigin: { CONSOLE: 'console', SCIM: 'SCIM', SSO: 'SSO' },
  },
  screens: {
    accessGrants: {
      hiddenGroup: 'A group that you can’t see',
      notRecorded: 'Not recorded yet',
      noUse: 'No use recorded since {{date}}',
    },
  },
  resources: {
    'access-grants': {
      fields: {
        _id: 'Row ID',
        userId: 'User ID',
        userName: 'User',
        userEmail: 'Email',
        userType: 'Type of user',
        action: 'Right',
        right: 'Right ID',
        reach: 'Reach',
        departmentId: 'Department ID',
        departmentName: 'Department',
        groups_name: 'Given by',
        lastUsedOn: 'Last used',
        recordedSince: 'Recorded since',
      },
      filters: {
        userIds: 'User',
        groupIds: 'User group',
        rights: 'Right',
        departmentIds: 'Held in department',
        userTypes: 'Type of user',
        reaches: 'Reach',
        unused: 'Unused for 90 days',
        searchText: 'Search by name or email',
      },
      listFailed: 'We couldn’t work out who can do what. Please try again.',
      empty: 'Nobody has access',
      emptyHelp: 'Users who are in groups with permissions are listed here.',
    },
  },
};
