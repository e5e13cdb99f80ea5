import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the versions of a group's permissions. */
export const policyVersions: Catalogue = {
  permissions: {
    versions: {
      which: 'Permissions',
      console: 'Console',
      talentHub: 'Talent Hub',
      title: 'Version {{version}}',
      saved: '{{at}}, by {{name}}',
      formerUser: 'a former user',
      first: '{{at}}, before versions were stored',
      current: 'Current',
      restore: 'Restore this version',
      restoreTitle: 'Restore version {{version}}?',
      restoreText: 'The group’s permissions become what they were then. The versions since stay in this list.',
      restored: 'Version {{version}} has been restored.',
      newer: 'Somebody else has changed these permissions meanwhile. Check the newest version, then try again.',
      gone: 'This version names a department or customer that is archived, or that you can’t see.',
      grantsMore: 'This version grants rights that you don’t have yourself.',
      failed: 'We couldn’t restore the version. Please try again.',
      loadFailed: 'We couldn’t load the versions.',
      none: 'No versions yet. From the next change on, each version is stored.',
      same: 'No change',
      added: 'Added',
      removed: 'Removed',
      more: 'Show older versions',
      parts: {
        basic: 'Basic rule: {{what}}',
        advanced: 'Advanced rule {{number}}: {{what}}',
        name: 'Name',
        actions: 'rights',
        places: 'where',
        denied: 'denied rights',
      },
    },
  },
  resources: { groups: { panels: { versions: 'Versions' } } },
};
