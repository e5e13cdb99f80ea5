import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Workflows of one or two stages, each tied to an assessment package (specification 3 §2 “Workflows”). */
export const workflows = defineResource({
  name: 'workflows',
  type: 'Workflow',
  path: 'workflow-sets/workflows',
  title: 'name',
  search: { order: 8 },
  operations: {
    list: 'AppsGetWorkflowList',
    get: 'AppsGetWorkflowById',
    create: 'AppsCreateWorkflow',
    update: 'AppsUpdateWorkflow',
  },
  columns: [
    { field: 'name', width: '40%' },
    { field: '_id', widget: 'copyId', width: '26%' },
    { field: 'stages._id', widget: 'count', sortBy: 'stageCount' },
    'createdAt',
    { field: 'isDefault', hidden: true },
    { field: 'defaultLanguage', hidden: true },
    { field: 'updatedAt', hidden: true },
    { field: 'archivedAt', only: 'archive' },
  ],
  details: [
    'name',
    'customerId',
    { field: 'stages._id', widget: 'count' },
    'createdAt',
    { field: '_id', widget: 'copyId' },
    'isDefault',
    'updatedAt',
    'archivedAt',
    'version',
    // The count above asks for the ids alone: what else a stage shows is named here.
    {
      field: 'stages',
      widget: 'stages',
      also: [
        'stages.name',
        'stages.product',
        'stages.language',
        'stages.provider',
        'stages.externalAssessmentPackageId',
        'stages.assessmentPackageName',
        'stages.triggers',
      ],
    },
  ],
  afterUpdate: 'list',
  sort: 'name asc',
  forms: { create: 'apps/createWorkflow', update: 'apps/updateWorkflow' },
  actions: {
    archive: { operation: 'AppsArchiveWorkflows', on: 'selection', undo: 'restore' },
    restore: { operation: 'AppsRestoreWorkflows', on: 'archived', undo: 'archive' },
  },
  references: { customerId: 'customers' },
  flags: { create: 'edgeWorkflowCreationEnabled' },
});
