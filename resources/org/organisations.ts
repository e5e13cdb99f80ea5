import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Organisations, the holders of customers (specification 1 §2.4; decisions §2, §6). */
export const organisations = defineResource({
  name: 'organisations',
  type: 'Organization',
  title: 'displayName',
  menu: { group: 'administration', icon: 'CorporateFare' },
  search: { order: 7 },
  operations: { list: 'ORGGetOrganizations', get: 'ORGGetOrganization', create: 'ORGCreateOrganization' },
  columns: [{ field: 'displayName', width: '60%' }, 'createdAt', { field: 'archivedAt', only: 'archive' }],
  details: ['displayName', 'uniqueName', 'createdAt', 'updatedAt', 'archivedAt'],
  sort: 'createdAt desc',
  forms: { create: 'org/createOrganization' },
  actions: {
    archive: { operation: 'ORGArchiveOrganizations', on: 'selection', undo: 'restore' },
    restore: { operation: 'ORGRestoreOrganizations', on: 'archived', undo: 'archive' },
  },
  flags: { create: 'edgeOrgCreationEnabled', archive: 'edgeOrgArchiveEnabled' },
});
