import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const vacancies = defineResource({
  name: 'vacancies',
  type: 'Vacancy',
  title: 'title',
  menu: { group: 'hiring', icon: 'Work' },
  search: { order: 3, text: 'externalVacancyId' },
  operations: {
    list: { name: 'AppsGetVacancyListV2', args: { 'filter.hierarchyId': 'scope.hierarchyId' } },
    get: 'AppsGetVacancyById',
    create: {
      name: 'AppsCreateVacancy',
      args: {
        'input.managers': {
          join: { 'form.hiringManagers': { type: 'HIRING_MANAGER' }, 'form.recruiters': { type: 'RECRUITER' } },
        },
      },
    },
    update: { name: 'AppsUpdateVacancyByExternalVacancyId', args: { 'input.externalVacancyId': 'record.externalVacancyId' } },
  },
  columns: [
    { field: 'title', width: '37%' },
    { field: 'applicationCount', width: '12%' },
    { field: 'managers.firstName', also: ['managers.lastName', 'managers.type'], widget: 'firstPerson', width: '19%' },
    'createdAt',
    { field: 'externalVacancyId', width: '16%' },
    { field: 'archivedAt', only: 'archive' },
    { field: 'roleFamily.name', hidden: true },
    { field: 'location.address', hidden: true },
    { field: 'workflow.name', hidden: true },
    { field: 'updatedAt', hidden: true },
    { field: '_id', widget: 'copyId', hidden: true },
  ],
  details: [
    'title',
    {
      field: 'managers.email',
      widget: 'people',
      also: ['managers.firstName', 'managers.lastName', 'managers.type', 'managers.externalId'],
    },
    { field: 'location.address', also: ['location.coordinate.lat', 'location.coordinate.lng'] },
    'roleFamily.name',
    'workflow._id',
    { field: 'workflow.stages.assessmentPackageName', also: ['workflow.stages.name'], widget: 'stagePackages' },
    { field: 'externalVacancyId', widget: 'copyId' },
    { field: 'description', widget: 'multiline' },
    {
      field: 'genericAssessmentLinks.assessmentLink',
      widget: 'inviteLinks',
      also: ['genericAssessmentLinks.stageId', 'genericAssessmentLinks.assessmentPackageName'],
    },
    ...(['applicationCount', 'createdAt', 'updatedAt', 'archivedAt'] as const),
  ],
  filters: ['mine'],
  explore: { by: 'createdAt month', measure: 'sum applicationCount', chart: 'bar' },
  sort: 'createdAt desc',
  forms: { create: 'apps/createVacancy', update: 'apps/updateVacancy' },
  actions: {
    archive: {
      operation: { name: 'AppsArchiveVacanciesByExternalVacancyIds', args: { externalVacancyIds: 'records.externalVacancyId' } },
      on: 'selection',
      undo: 'restore',
      icon: 'Archive',
    },
    restore: {
      operation: { name: 'AppsRestoreVacanciesByExternalVacancyIds', args: { externalVacancyIds: 'records.externalVacancyId' } },
      on: 'archived',
      undo: 'archive',
      icon: 'Unarchive',
    },
  },
  references: { 'workflow._id': 'workflows' },
  flags: {
    list: 'oldEdgeFeaturesEnabled',
    show: 'oldEdgeFeaturesEnabled',
    create: 'edgeVacancyCreationEnabled',
    update: 'edgeVacancyEditEnabled',
  },
});
