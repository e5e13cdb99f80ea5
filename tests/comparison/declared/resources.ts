import { defineResource } from '../../../src/engine/compile/Declaration.ts';
import { form } from '../../../src/engine/forms/form.ts';

// The two other examples' customers, groups and workflows, declared: the same columns, fields, rules and actions, and no more.

const name = { type: 'string', minLength: 1, maxLength: 100 } as const;
const group = { properties: { name, description: { type: ['string', 'null'], maxLength: 700 } }, required: ['name'] } as const;
const stage = {
  type: 'object',
  properties: {
    name: { type: ['string', 'null'], maxLength: 100 },
    product: { enum: ['FI', 'SI'] },
    provider: { enum: ['PH'] },
    language: { type: 'string' },
    externalAssessmentPackageId: { type: 'string' },
  },
  required: ['product', 'provider', 'language', 'externalAssessmentPackageId'],
} as const;
const workflow = { properties: { name, stages: { type: 'array', minItems: 1, items: stage } }, required: ['name', 'stages'] } as const;
const stages = { fields: { stages: { subset: true } } };

export const forms = {
  createCustomer: form('ORGCreateCustomer', 'customer', {
    properties: { displayName: name, uniqueName: { type: 'string', maxLength: 50, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } },
    required: ['displayName', 'uniqueName'],
  }),
  createGroup: form('ORGCreateGroup', 'group', group),
  updateGroup: form('ORGUpdateGroup', 'update', group),
  createWorkflow: form('AppsCreateWorkflow', '', workflow, stages),
  updateWorkflow: form('AppsUpdateWorkflow', 'updateWorkflowInput', workflow, stages),
};

const customers = defineResource({
  name: 'customers',
  type: 'Customer',
  title: 'displayName',
  operations: { list: 'ORGGetCustomers', get: 'ORGGetCustomer', create: 'ORGCreateCustomer' },
  columns: ['displayName', 'uniqueName', 'createdAt', { field: 'archivedAt', only: 'archive' }],
  details: ['displayName', 'uniqueName', 'organizationId', 'awsRegion', 'createdAt', 'updatedAt', 'archivedAt'],
  sort: 'createdAt desc',
  actions: {
    archive: { operation: 'ORGArchiveCustomers', on: 'selection', undo: 'restore' },
    restore: { operation: 'ORGRestoreCustomers', on: 'archived', undo: 'archive' },
  },
});

const groups = defineResource({
  name: 'groups',
  type: 'Group',
  title: 'name',
  operations: { list: 'ORGGetGroups', get: 'ORGGetGroup', create: 'ORGCreateGroup', update: 'ORGUpdateGroup' },
  columns: ['name', 'createdAt', 'usersCount', { field: 'archivedAt', only: 'archive' }],
  details: ['name', 'description', 'hierarchy.name', 'usersCount', 'createdAt', 'updatedAt', 'archivedAt', '_id'],
  sort: 'createdAt desc',
  actions: {
    archive: { operation: 'ORGArchiveGroups', on: 'selection', undo: 'restore' },
    restore: { operation: 'ORGRestoreGroups', on: 'archived', undo: 'archive' },
  },
});

const workflows = defineResource({
  name: 'workflows',
  type: 'Workflow',
  title: 'name',
  operations: { list: 'AppsGetWorkflowList', get: 'AppsGetWorkflowById', create: 'AppsCreateWorkflow', update: 'AppsUpdateWorkflow' },
  columns: ['name', '_id', { field: 'stages._id', widget: 'count' }, 'createdAt', { field: 'archivedAt', only: 'archive' }],
  details: ['name', 'customerId', { field: 'stages._id', widget: 'count' }, 'createdAt', '_id', 'updatedAt', 'archivedAt'],
  sort: 'name asc',
  actions: {
    archive: { operation: 'AppsArchiveWorkflows', on: 'selection', undo: 'restore' },
    restore: { operation: 'AppsRestoreWorkflows', on: 'archived', undo: 'archive' },
  },
});

const named = (create: string, update?: string) => ({ forms: { create, ...(update && { update }) } });

export const resources = [
  { ...customers, ...named('createCustomer') },
  { ...groups, ...named('createGroup', 'updateGroup') },
  { ...workflows, ...named('createWorkflow', 'updateWorkflow') },
];
