/** Names, fields and messages of the resources (spec 1 §2.3, §2.4, §8). Keys by convention: `resources.<name>.…`. */
export const resources = {
  customers: {
    name: 'Customers',
    fields: {
      displayName: 'Customer',
      uniqueName: 'Account Name',
      organizationId: '{{Organisation}}',
      awsRegion: 'Region',
      createdAt: 'Created',
      updatedAt: 'Updated',
      archivedAt: 'Archived',
    },
    filters: { organizationIds: '{{Organisation}}', regions: 'Region' },
    created: 'Customer created successfully.',
    createFailed: 'Unexpected error: Failed to create customer. Please contact support.',
    alreadyExists: 'Unable to create customer: Account Name already exists, please try another one.',
    listFailed: 'Unexpected error: Failed to load customers list. Please contact support.',
    confirm: {
      archive: {
        title_one: 'Archive this customer?',
        title_other: 'Archive {{count}} customers?',
        standingIn: 'You’re in {{name}} now. Once it’s archived, nobody can open it until it’s restored.',
        last: '{{name}} has no other active customer in {{region}}, so you can’t switch to it there any more.',
        where: 'You can restore archived customers at any time: open “View Archive” in the Customers list of any other customer.',
      },
    },
    archived_one: '{{count}} customer has been archived.',
    archived_other: '{{count}} customers have been archived.',
    archiveFailed: 'Unexpected Error: Failed to archive customers. Please contact support.',
    restored_one: '{{count}} customer has been restored.',
    restored_other: '{{count}} customers have been restored.',
    restoreFailed: 'Unexpected Error: Failed to restore customers. Please contact support.',
    empty: 'No customers yet',
    emptyHelp: 'A customer is a tenant of the {{organisation}}: its people, {{vacancies}} and settings live inside it.',
    archiveEmpty: 'No archived customers',
    archiveEmptyHelp: 'Archived customers stay here until you restore them, including those in other {{organisations}} and regions.',
  },
  organisations: {
    name: '{{Organisations}}',
    fields: {
      displayName: '{{Organisation}}',
      uniqueName: 'Unique Name',
      createdAt: 'Created',
      updatedAt: 'Updated',
      archivedAt: 'Archived',
    },
    created: '{{Organisation}} is created.',
    createFailed: 'Create {{organisation}} failed.',
    alreadyExists: 'Unable to create {{organisation}}: Unique name already exists, please try another one.',
    listFailed: 'Unexpected error: Failed to load {{organisations}} list. Please contact support.',
    archived_one: '{{count}} {{organisation}} has been archived.',
    archived_other: '{{count}} {{organisations}} have been archived.',
    archiveFailed: 'Unexpected Error: Failed to archive {{organisations}}. Please contact support.',
    restored_one: '{{count}} {{organisation}} has been restored.',
    restored_other: '{{count}} {{organisations}} have been restored.',
    restoreFailed: 'Unexpected Error: Failed to restore {{organisations}}. Please contact support.',
    empty: 'No {{organisations}} yet',
    emptyHelp: 'An {{organisation}} holds one or more customers.',
    archiveEmpty: 'No archived {{organisations}}',
    archiveEmptyHelp: 'Archived {{organisations}} stay here until you restore them.',
  },
} as const;

/** Titles, helps and buttons of the forms: `forms.<id with dots>.…`. */
export const forms = {
  org: {
    createCustomer: {
      title: 'Create Customer',
      help: 'You can’t rename a customer or move it to another region once it’s created.',
      fields: {
        displayName: 'Display Name',
      },
    },
    createOrganization: {
      title: 'Create {{Organisation}}',
      fields: { displayName: 'Display Name' },
    },
  },
} as const;
