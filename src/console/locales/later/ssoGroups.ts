import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Faults in the mapping of an identity provider's groups. */
export const ssoGroups: Catalogue = {
  validation: {
    sso: {
      groupMappings: {
        type: 'Please map groups by a value and a user group each',
        maxItems: 'Please map no more than {{limit}} groups',
        value: {
          required: 'Please enter the value that the provider sends',
          maxLength: 'Please keep the value within {{limit}} characters',
          repeated: 'This value is mapped already',
        },
        groupId: { required: 'Please select a user group' },
        grantsMore: 'You can only map groups whose rights you have yourself',
        scim: 'SCIM manages the members of this group, so it can’t be mapped',
      },
    },
  },
};
