import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Groups of users, whose policies grant them rights (specification 2 §2 “Groups”). */
export const groups = defineResource({
  name: 'groups',
  type: 'Group',
  title: 'name',
  menu: { group: 'people', icon: 'Groups' },
  search: { order: 4 },
  operations: {
    list: { name: 'ORGGetGroups', args: { 'filter.hierarchyId': null } },
    get: 'ORGGetGroup',
    create: 'ORGCreateGroup',
    update: 'ORGUpdateGroup',
  },
  columns: [
    { field: 'name', width: '40%' },
    'createdAt',
    { field: 'usersCount', sortable: false },
    { field: 'archivedAt', only: 'archive' },
    { field: 'description', hidden: true },
    { field: 'hierarchy.name', hidden: true },
    { field: 'updatedAt', hidden: true },
    { field: '_id', widget: 'copyId', hidden: true },
  ],
  details: [
    'name',
    { field: 'description', widget: 'multiline' },
    'hierarchy.name',
    'usersCount',
    'createdAt',
    'updatedAt',
    'archivedAt',
    { field: '_id', widget: 'copyId' },
  ],
  sort: 'createdAt desc',
  forms: { create: 'org/createGroup', update: 'org/updateGroup' },
  actions: {
    archive: { operation: 'ORGArchiveGroups', on: 'selection', undo: 'restore', icon: 'Archive' },
    restore: { operation: 'ORGRestoreGroups', on: 'archived', undo: 'archive', icon: 'Unarchive' },
  },
  panels: {
    permissions: { page: 'permission-editor', operation: 'CommonGetPermissionTabState' },
    talentHub: { page: 'permission-editor', operation: 'CommonGetPolicy', reads: ['talentHubPolicyId'] },
    versions: { page: 'policy-versions', operation: 'CommonGetPolicyVersions', reads: ['policy.id', 'talentHubPolicyId'] },
    grants: { page: 'group-grants', operation: 'CommonGetGroupGrants' },
  },
  flags: {
    create: 'edgeGroupCreationEnabled',
    archive: 'edgeGroupArchiveListEnabled',
    show: 'edgeGroupDetailEnabled',
    update: 'edgeGroupEditEnabled',
  },
});
