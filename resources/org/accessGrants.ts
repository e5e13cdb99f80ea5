import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Rights of users, for reviews of access: a row for each user, right and reach. */
export const accessGrants = defineResource({
  name: 'access-grants',
  type: 'AccessGrant',
  title: 'userName',
  menu: { group: 'people', icon: 'FactCheck' },
  search: false,
  explore: false,
  operations: { list: 'CommonGetAccessGrants' },
  columns: [
    { field: 'userName', widget: 'accessUser', also: ['userId'], primary: true, width: '18%' },
    { field: 'userEmail', hidden: true },
    { field: 'userType', sortable: false },
    { field: 'action', sortable: false, width: '20%' },
    { field: 'right', hidden: true },
    { field: 'reach', sortable: false },
    { field: 'departmentName', sortable: false },
    { field: 'groups.name', widget: 'accessGroups', also: ['groups._id', 'groups.origin'], sortable: false },
    { field: 'lastUsedOn', widget: 'lastUse', also: ['recordedSince'] },
    { field: 'recordedSince', sortable: false, hidden: true },
  ],
  filters: [
    { field: 'userIds' },
    { field: 'groupIds' },
    { field: 'rights', widget: 'rightPicker' },
    { field: 'departmentIds', widget: 'departments' },
    'userTypes',
    'reaches',
    'unused',
  ],
  references: { userIds: 'users', groupIds: 'groups', departmentIds: 'departments' },
  sort: 'userName asc',
});
