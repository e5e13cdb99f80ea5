import { append, edit, edits, remove, renameType, turnInto, type Mutation } from './edit.ts';

/** Forty changes of our own contract, and what belongs to each of them. */
export const contractMutations: Mutation[] = [
  {
    title: 'a column’s field is called otherwise',
    edit: edit('Customer.uniqueName', 'uniqueName', 'slug'),
    finds: [
      'R005 resources/org/customers.ts columns.1 | a field of Customer | uniqueName | slug',
      'R005 resources/org/customers.ts details.1 | a field of Customer | uniqueName | slug',
      'R005 resources/org/customerOverview.ts details.2 | a field of Customer | uniqueName | slug',
    ],
  },
  {
    title: 'the field of a nested object is called otherwise',
    edit: edit('Stage.assessmentPackageName', 'assessmentPackageName', 'packageName'),
    finds: [
      'R005 resources/apps/vacancies.ts details.5 | a field of Vacancy | workflow.stages.assessmentPackageName | workflow.stages.packageName',
      'R005 resources/apps/workflowSets.ts details.2 | a field of Stage | assessmentPackageName | packageName',
      'R005 resources/apps/workflows.ts details.9.also.5 | a field of Workflow | stages.assessmentPackageName | stages.packageName',
    ],
  },
  {
    title: 'the id is called otherwise',
    edit: edit('Customer._id', '_id', 'customerKey'),
    finds: [
      'R005 resources/org/customers.ts operations.list | a field of Customer | _id | customerKey',
      'R005 resources/org/customerSettings.ts operations.get | a field of Customer | _id | customerKey',
      'R005 resources/org/customerOverview.ts operations.get | a field of Customer | _id | customerKey',
    ],
  },
  {
    title: 'the argument that turns pages is called otherwise',
    edit: edit('ORGGetGroupsFilter.skip', 'skip', 'offset'),
    finds: ['R007 resources/org/groups.ts operations.list | an argument of ORGGetGroups | filter.skip | filter.offset'],
  },
  {
    title: 'the argument of a page’s size is called otherwise',
    edit: edit('ORGGetGroupsFilter.limit', 'limit', 'pageSize'),
    finds: ['R007 resources/org/groups.ts operations.list | an argument of ORGGetGroups | filter.limit | filter.pageSize'],
  },
  {
    title: 'the argument of a reading operation is called otherwise',
    edit: edit('Query.ORGGetGroup', 'filter:', 'where:'),
    finds: ['R007 resources/org/groups.ts operations.get | an argument of ORGGetGroup | filter | where'],
  },
  {
    title: 'the argument that a form fills is called otherwise',
    edit: edit('Mutation.ORGCreateGroup', 'group:', 'team:'),
    finds: ['R016 validation/org/createGroup.ts argument | an argument of ORGCreateGroup that is an object | group | team'],
  },
  {
    title: 'a list’s operation is called otherwise',
    edit: edit('Query.ORGGetGroups', 'ORGGetGroups(', 'ORGListGroups('),
    finds: ['R003 resources/org/groups.ts operations.list | an operation of the contract | ORGGetGroups | ORGListGroups'],
  },
  {
    title: 'a making operation is called otherwise',
    edit: edit('Mutation.ORGCreateGroup', 'ORGCreateGroup(', 'ORGMakeGroup('),
    finds: [
      'R003 resources/org/groups.ts operations.create | an operation of the contract | ORGCreateGroup | ORGMakeGroup',
      'R003 validation/org/createGroup.ts operation | an operation of the contract | ORGCreateGroup | ORGMakeGroup',
    ],
  },
  {
    title: 'the type of a resource is called otherwise',
    edit: renameType('Workflow', 'AssessmentWorkflow'),
    finds: ['R002 resources/apps/workflows.ts type | an object type of the contract | Workflow | AssessmentWorkflow'],
  },
  {
    title: 'the type of an argument is called otherwise',
    edit: renameType('ORGGetGroupsFilter', 'GroupsFilter'),
    finds: ['R049 resources/org/groups.ts operations.list | filter: ORGGetGroupsFilter! | filter: GroupsFilter! | -'],
  },
  {
    title: 'a value that a list is sorted by is called otherwise',
    edit: edit('GroupSortField.createdAt', 'createdAt', 'created'),
    finds: ['R023 resources/org/groups.ts sort | a field that the operation sorts by | createdAt | created'],
  },
  {
    title: 'a value that only a column sorts by is called otherwise',
    edit: edit('GroupSortField.name', 'name', 'title'),
    finds: ['R023 resources/org/groups.ts columns.0 | a value of GroupSortField | name | title'],
  },
  {
    title: 'a form’s input is called otherwise',
    edit: edit('ORGCreateGroupInput.description', 'description', 'summary'),
    finds: ['R017 validation/org/createGroup.ts properties.description | a field of ORGCreateGroupInput | description | summary'],
  },
  {
    title: 'a column’s field is gone',
    edit: remove('Group.usersCount'),
    finds: [
      'R005 resources/org/groups.ts columns.2 | a field of Group | usersCount | -',
      'R005 resources/org/groups.ts details.3 | a field of Group | usersCount | -',
    ],
  },
  {
    title: 'an argument that a list sends is gone',
    edit: remove('ORGGetGroupsFilter.activeOnly'),
    finds: ['R007 resources/org/groups.ts operations.list | an argument of ORGGetGroups | filter.activeOnly | -'],
  },
  {
    title: 'a list’s operation is gone',
    edit: remove('Query.ORGGetCustomers'),
    finds: ['R003 resources/org/customers.ts operations.list | an operation of the contract | ORGGetCustomers | -'],
  },
  {
    title: 'an action’s operation is gone',
    edit: remove('Mutation.ORGArchiveGroups'),
    finds: ['R003 resources/org/groups.ts actions.archive | an operation of the contract | ORGArchiveGroups | -'],
  },
  {
    title: 'a form’s input is gone',
    edit: remove('ORGUpdateGroupUpdate.description'),
    finds: ['R017 validation/org/updateGroup.ts properties.description | a field of ORGUpdateGroupUpdate | description | -'],
  },
  {
    title: 'a number became a text',
    edit: edit('Group.usersCount', 'Int!', 'String!'),
    finds: ['R049 resources/org/groups.ts columns.2 | usersCount: Int! | usersCount: String! | -'],
  },
  {
    title: 'a moment became a number',
    edit: edit('Group.updatedAt', 'DateTime!', 'Int!'),
    finds: ['R049 resources/org/groups.ts columns.6 | updatedAt: DateTime! | updatedAt: Int! | -'],
  },
  {
    title: 'a form’s text became a number',
    edit: edit('ORGCreateGroupInput.name', 'String!', 'Int!'),
    finds: ['R018 validation/org/createGroup.ts properties.name | Int! | string | -'],
  },
  {
    title: 'ids that are sent became numbers',
    edit: edit('GroupIdFilter._id', 'ID!', 'Int!'),
    finds: ['R049 resources/org/groups.ts operations.get | _id: ID! | _id: Int! | -'],
  },
  {
    title: 'ids that are read became numbers',
    edit: edit('Customer._id', 'ID!', 'Int!'),
    finds: [
      'R049 resources/org/customers.ts operations.list | _id: ID! | _id: Int! | -',
      'R049 resources/org/customerSettings.ts operations.get | _id: ID! | _id: Int! | -',
      'R049 resources/org/customerOverview.ts operations.get | _id: ID! | _id: Int! | -',
    ],
  },
  {
    title: 'a closed list of values became any text',
    edit: edit('Workflow.defaultLanguage', 'StageLanguage', 'String'),
    finds: [
      'R049 resources/apps/vacancies.ts operations.get | defaultLanguage: StageLanguage | defaultLanguage: String | -',
      'R049 resources/apps/workflowSets.ts details.2 | defaultLanguage: StageLanguage | defaultLanguage: String | -',
      'R049 resources/apps/workflows.ts columns.5 | defaultLanguage: StageLanguage | defaultLanguage: String | -',
    ],
  },
  {
    title: 'a text became a closed list of values',
    edit: edits(edit('ORGCreateGroupInput.name', 'String!', 'GroupName!'), append('enum GroupName { STAFF GUESTS }')),
    finds: ['R022 validation/org/createGroup.ts properties.name | all values of GroupName | no STAFF, GUESTS | -'],
  },
  {
    title: 'an operation wants one more argument',
    edit: edit('Query.ORGGetGroup', /\)/, ', locale: String!)'),
    finds: ['R013 resources/org/groups.ts operations.get | a source for locale: String! |  | -'],
  },
  {
    title: 'an input wants one more field',
    edit: edit('ORGCreateGroupInput.name', 'name: String!', 'name: String! costCentre: String!'),
    finds: ['R013 resources/org/groups.ts operations.create | a source for group.costCentre: String! |  | -'],
  },
  {
    title: 'a form’s optional input must be sent',
    edit: edit('ORGCreateGroupInput.description', 'String', 'String!'),
    finds: ['R019 validation/org/createGroup.ts properties.description | a required property | optional | -'],
  },
  {
    title: 'what is searched for must be sent',
    edit: edit('ORGGetUsersFilter.searchText', 'String', 'String!'),
    finds: [
      'R013 resources/org/users.ts operations.list | a source for filter.searchText: String!, always | search | -',
      'R013 resources/org/groupMembers.ts operations.list | a source for filter.searchText: String!, always | search | -',
    ],
  },
  {
    title: 'the id may be absent',
    edit: edit('Customer._id', 'ID!', 'ID'),
    finds: [
      'R050 resources/org/customers.ts operations.list | _id: ID! | _id: ID | -',
      'R050 resources/org/customerSettings.ts operations.get | _id: ID! | _id: ID | -',
      'R050 resources/org/customerOverview.ts operations.get | _id: ID! | _id: ID | -',
    ],
  },
  {
    title: 'the rows of a list may be absent',
    edit: edit('GroupPage.data', '[Group!]!', '[Group]'),
    finds: ['R050 resources/org/groups.ts operations.list | data: [Group!]! | data: [Group] | -'],
  },
  {
    title: 'a value that is offered is gone',
    edit: remove('Recommendation.MAYBE'),
    finds: ['R021 resources/apps/vacancyApplications.ts filters.1 | a value of Recommendation | MAYBE | -'],
  },
  {
    title: 'a value came that a form does not offer',
    edit: edit('AtsRequestStatus', /\}$/, 'PAUSED }'),
    finds: ['R022 validation/ats/searchRequests.ts properties.status | all values of AtsRequestStatus | no PAUSED | -'],
  },
  {
    title: 'a field moved into another object',
    edit: edits(remove('Group.usersCount'), append('type GroupCounts { usersCount: Int! } extend type Group { counts: GroupCounts! }')),
    finds: [
      'R005 resources/org/groups.ts columns.2 | a field of Group | usersCount | counts.usersCount',
      'R005 resources/org/groups.ts details.3 | a field of Group | usersCount | counts.usersCount',
    ],
  },
  {
    title: 'a list became a connection',
    edit: edits(edit('GroupPage.data', 'data: [Group!]!', 'edges: [GroupEdge!]!'), append('type GroupEdge { node: Group! }')),
    finds: ['R037 resources/org/groups.ts operations.list | an answer with a list of Group | ORGGetGroups: GroupPage! | -'],
  },
  {
    title: 'a list of ids became one id',
    edit: edit('GroupIdsFilter.groupIds', '[ID!]!', 'ID!'),
    finds: [
      'R011 resources/org/groups.ts actions.archive | an argument that takes the ids of a selection | groupIds: ID! | -',
      'R011 resources/org/groups.ts actions.restore | an argument that takes the ids of a selection | groupIds: ID! | -',
    ],
  },
  {
    title: 'one value became a list',
    edit: edit('Group.description', 'String', '[String!]'),
    finds: ['R049 resources/org/groups.ts columns.4 | description: String | description: [String!] | -'],
  },
  {
    title: 'an object that a form fills became a value',
    edit: edit('Mutation.ORGCreateGroup', 'ORGCreateGroupInput!', 'String!'),
    finds: ['R016 validation/org/createGroup.ts argument | an argument of ORGCreateGroup that is an object | group: String! | -'],
  },
  {
    title: 'a query became a mutation',
    edit: edits(remove('Query.ORGGetGroup'), append('extend type Mutation { ORGGetGroup(filter: GroupIdFilter!): Group! }')),
    finds: ['R004 resources/org/groups.ts operations.get | a query | ORGGetGroup, a mutation | -'],
  },
  {
    title: 'an operation answers another type',
    edit: edit('Mutation.ORGCreateGroup', ': Group!', ': ChangedRows!'),
    finds: ['R049 resources/org/groups.ts operations.create | ORGCreateGroup: Group! | ORGCreateGroup: ChangedRows! | -'],
  },
  {
    title: 'the type of a resource became an interface, which is read alike',
    edit: turnInto('Group', 'interface'),
    finds: [],
  },
  {
    title: 'an object became one of several',
    edit: edits(edit('Group.hierarchy', 'Hierarchy!', 'Place!'), append('union Place = Hierarchy')),
    finds: [
      'R005 resources/org/groups.ts columns.5 | a field of Group | hierarchy.name | -',
      'R005 resources/org/groups.ts details.2 | a field of Group | hierarchy.name | -',
    ],
  },
  {
    title: 'what tells the number of rows is called otherwise',
    edit: edit('GroupPage.pagination', 'pagination', 'pageInfo'),
    finds: ['R005 resources/org/groups.ts operations.list | a field of GroupPage | pagination | pageInfo'],
  },
];
