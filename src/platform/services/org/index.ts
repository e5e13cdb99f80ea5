import { archiveCustomers, createCustomer, restoreCustomers } from './customerChanges.ts';
import { getCustomer, getCustomers } from './customers.ts';
import { getOrganizationGlobalCustomers } from './globalCustomers.ts';
import { previewArchiveCustomers } from './previewArchive.ts';
import { archiveGroup, archiveGroups, restoreGroups } from './groupArchive.ts';
import { createGroup, updateGroup } from './groupChanges.ts';
import { groupTypes } from './groupFacts.ts';
import { addGroupUsers, removeGroupUsers } from './groupMembers.ts';
import { getGroup, getGroups } from './groups.ts';
import { getHierarchy, getRootHierarchy } from './hierarchies.ts';
import { updateHierarchies } from './hierarchyChanges.ts';
import { archiveOrganizations, createOrganization, restoreOrganizations } from './organizationChanges.ts';
import { organizationCustomers } from './organizationCustomers.ts';
import { getOrganization, getOrganizations } from './organizations.ts';
import { previewGroupMembers } from './previewMembers.ts';
import { previewHierarchies } from './previewTree.ts';
import { archiveUser, archiveUsers, restoreUsers } from './userArchive.ts';
import { createUser, updateUser } from './userChanges.ts';
import { userTypes } from './userFacts.ts';
import { importUsers } from './userImport.ts';
import { getUser, getUsers } from './users.ts';

export { holdGroupArchive } from './defaultGroups.ts';
export { previewPage } from './accessPreview.ts';
export { administratorsOf, holdAdministrators } from './administrators.ts';
export { among } from './among.ts';
export { otherStatementsOf, requireTakeable } from './denials.ts';
export { pathsOf, requireDepartment } from './departments.ts';
export { requireGivable } from './grants.ts';
export { requireRightsOfAll } from './signable.ts';
export { previewOfFuture, previewOfGroup } from './previewGroup.ts';
export { createStaff, writeProvider } from './provider.ts';
export { makeSsoUser } from './ssoUsers.ts';
export { departmentsCovered } from './treeReach.ts';
export { startUserSettling } from './userSettling.ts';

export const operations = [
  ...[getOrganizations, getOrganization, createOrganization, archiveOrganizations, restoreOrganizations],
  ...[
    getCustomers,
    getCustomer,
    getOrganizationGlobalCustomers,
    createCustomer,
    archiveCustomers,
    restoreCustomers,
    previewArchiveCustomers,
  ],
  ...[getRootHierarchy, getHierarchy, updateHierarchies, previewHierarchies],
  ...[getGroups, getGroup, createGroup, updateGroup, archiveGroup, archiveGroups, restoreGroups, addGroupUsers, removeGroupUsers],
  previewGroupMembers,
  ...[getUsers, getUser, createUser, updateUser, importUsers, archiveUser, archiveUsers, restoreUsers],
];

export const types = { Organization: { customers: organizationCustomers }, Group: groupTypes, User: userTypes };
