import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Bundles of workflows that candidates choose from, on a page with the workflows themselves (specification 3 §2 “Workflow sets”). */
export const workflowSets = defineResource({
  name: 'workflow-sets',
  type: 'WorkflowSet',
  title: 'name',
  tabs: ['workflow-sets', 'workflows'],
  menu: { group: 'hiring', icon: 'AccountTree' },
  search: { order: 9 },
  operations: {
    list: 'AppsGetWorkflowSetList',
    get: 'AppsGetWorkflowSetById',
    create: 'AppsCreateWorkflowSet',
    update: 'AppsUpdateWorkflowSet',
  },
  columns: [
    { field: 'name', width: '40%' },
    { field: 'workflowOptions.workflowId', widget: 'count', sortBy: 'workflowCount' },
    'createdAt',
    { field: '_id', widget: 'copyId', hidden: true },
    { field: 'description', hidden: true },
    { field: 'updatedAt', hidden: true },
    { field: 'archivedAt', only: 'archive' },
  ],
  expand: [{ field: 'workflowOptions', widget: 'workflowOptions' }],
  copy: true,
  details: [
    'name',
    'description',
    { field: 'workflowOptions', widget: 'workflowOptions', also: ['workflows'] },
    { field: '_id', widget: 'copyId' },
    'createdAt',
    'updatedAt',
    'archivedAt',
    'version',
  ],
  afterUpdate: 'list',
  sort: 'createdAt desc',
  forms: { create: 'apps/createWorkflowSet', update: 'apps/updateWorkflowSet' },
  actions: {
    archive: { operation: 'AppsArchiveWorkflowSet', on: 'selection', undo: 'restore' },
    restore: { operation: 'AppsRestoreWorkflowSet', on: 'archived', undo: 'archive' },
  },
  flags: { create: 'edgeWorkflowCreationEnabled' },
});
