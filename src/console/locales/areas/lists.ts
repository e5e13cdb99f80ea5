import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Names of the lists whose other texts come later, and what the platform refuses of views, exports and selections. */
export const lists: Catalogue = {
  resources: {
    'access-grants': { name: 'Access review' },
    'audit-log': { name: 'Audit log' },
    'background-jobs': { name: 'Background tasks' },
    'dead-letters': { name: 'Dead letters' },
    'platform-health': { name: 'Platform health' },
    'security-log': { name: 'Security log' },
    dashboard: { name: 'Discover Insights' },
    departments: { name: 'Department' },
    'group-members': { name: 'Users', tab: 'Users' },
    'user-sessions': { name: 'Sessions', tab: 'Sessions' },
    groups: { name: 'Groups' },
    users: { name: 'Users' },
    'workflow-sets': { name: 'Workflow Sets' },
    workflows: { name: 'Workflows' },
  },
  validation: {
    newPassword: {
      required: 'Please enter a new password',
      maxLength: 'Please keep the password within {{limit}} characters',
      pattern:
        'Please use more than 9 characters, with at least 1 lowercase letter, 1 uppercase letter, 1 number and 1 special character (- + _ ! @ # $ % ^ & * . , ? or space)',
      link: 'Please request a new link to reset password.',
      mismatch: 'Oops, make sure to enter the same password in both boxes.',
    },
    view: {
      name: {
        required: 'Please enter a name',
        maxLength: 'Please keep the name within {{limit}} characters',
        taken: 'You already have a view with this name',
      },
      query: { maxLength: 'This list has more filters than a view can hold' },
      layout: { maxLength: 'A view can’t hold this many columns' },
      groups: { maxItems: 'Choose 100 groups at most' },
    },
    viewMail: {
      frequency: { required: 'Please choose how often' },
      weekday: 'Please choose a day of the week',
      hour: 'Please choose an hour',
      zone: 'We don’t know this time zone',
    },
    export: {
      columns: { minItems: 'Please choose at least one column' },
      column: { unknown: 'This list has no column “{{label}}”' },
      format: {
        rows: 'An Excel sheet holds {{limit, number}} rows, and there are {{count, number}}. Please choose CSV or JSON, or filter the list.',
      },
      operation: 'This list can’t be exported',
      variables: 'This filter isn’t valid for this list',
    },
    dates: { order: 'Please choose an end after the start' },
    facets: { unknown: 'We can’t count rows for this filter' },
    selection: {
      required: 'Please select at least one row',
      maxItems: 'Please select at most {{limit}} rows',
      maxMatching: 'You can change at most {{limit, number}} rows at once. Please filter the list.',
      either: 'Please select rows one by one or all that match, not both',
    },
  },
  reasons: {
    USER_EXISTS: 'User exists. Please check the email.',
    GRANTS_MORE: 'You can only give rights that you have yourself. Nothing was changed.',
    ARCHIVED: 'This is archived. Please restore it before you change it.',
  },
};
