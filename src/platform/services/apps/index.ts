import { createCustomerSetting, updateCustomerSetting } from './customerSettingChanges.ts';
import { getCustomerSetting } from './customerSettings.ts';
import { getAssessmentPackageList } from './packages.ts';
import { updateSmsNotifications } from './smsNotifications.ts';
import { previewRetention } from './retentionPreview.ts';
import { getVacancyById, getVacancyList, getVacancyListV2 } from './vacancies.ts';
import { archiveVacancies, restoreVacancies } from './vacancyArchive.ts';
import { createVacancy, updateVacancyByExternalVacancyId, updateVacancyById } from './vacancyChanges.ts';
import { archiveWorkflows, createWorkflow, restoreWorkflows, updateWorkflow } from './workflowChanges.ts';
import { getWorkflowById, getWorkflowList, getWorkflowListV2 } from './workflows.ts';
import { archiveWorkflowSets, createWorkflowSet, restoreWorkflowSets, updateWorkflowSet } from './workflowSetChanges.ts';
import { checkWorkflowSetName, getWorkflowSetById, getWorkflowSetList } from './workflowSets.ts';

export { vacancyTotal } from './vacancies.ts';

export const operations = [
  ...[getWorkflowList, getWorkflowListV2, getWorkflowById, getAssessmentPackageList],
  ...[createWorkflow, updateWorkflow, archiveWorkflows, restoreWorkflows],
  ...[getWorkflowSetList, getWorkflowSetById, checkWorkflowSetName],
  ...[createWorkflowSet, updateWorkflowSet, archiveWorkflowSets, restoreWorkflowSets],
  ...[getVacancyListV2, getVacancyList, getVacancyById],
  ...[createVacancy, updateVacancyById, updateVacancyByExternalVacancyId, archiveVacancies, restoreVacancies],
  updateSmsNotifications,
  ...[getCustomerSetting, createCustomerSetting, updateCustomerSetting, previewRetention],
];
