import { moveApplications, updateStatuses } from './applicationChanges.ts';
import { getVacancyApplicationStatusCount } from './applicationCounts.ts';
import { searchApplications } from './applicationSearch.ts';
import { getApplicationById, getApplicationList } from './applications.ts';
import { updateCandidate } from './candidateChanges.ts';
import { deidentifyCandidate, deleteCandidate } from './candidatePurges.ts';
import { createCustomerSetting, updateCustomerSetting } from './customerSettingChanges.ts';
import { getCustomerSetting } from './customerSettings.ts';
import { getAssessmentPackageList } from './packages.ts';
import { suggestRoleFamilies } from './roleFamilies.ts';
import { resendLinks, resendReport } from './resending.ts';
import { updateSmsNotifications } from './smsNotifications.ts';
import { previewRetention } from './retentionPreview.ts';
import { getVacancyById, getVacancyList, getVacancyListByCandidateId, getVacancyListV2 } from './vacancies.ts';
import { archiveVacancies, restoreVacancies } from './vacancyArchive.ts';
import { createVacancy, updateVacancyByExternalVacancyId, updateVacancyById } from './vacancyChanges.ts';
import { markViewed } from './viewed.ts';
import { archiveWorkflows, createWorkflow, restoreWorkflows, updateWorkflow } from './workflowChanges.ts';
import { getWorkflowById, getWorkflowList, getWorkflowListV2 } from './workflows.ts';
import { archiveWorkflowSets, createWorkflowSet, restoreWorkflowSets, updateWorkflowSet } from './workflowSetChanges.ts';
import { checkWorkflowSetName, getWorkflowSetById, getWorkflowSetList } from './workflowSets.ts';

export { byUser } from './applicationActor.ts';
export { assessmentLink } from './assessmentLink.ts';
export { setStatus } from './statuses.ts';
export { moveToStage } from './moving.ts';
export { enterApplication } from './entering.ts';
export type { ApplicationRow, Entered, VacancyRow } from './applying.ts';
export { lockApplications } from './applicationRows.ts';
export { syncVacancy } from './vacancySync.ts';
export { callbackRoutes } from './results/routes.ts';
export { startDropOuts } from './results/dropOutJob.ts';
export { interviewRoutes } from './interview/routes.ts';
export { applicationTotal } from './applicationParts.ts';
export { vacancyTotal } from './vacancies.ts';

export const operations = [
  ...[getWorkflowList, getWorkflowListV2, getWorkflowById, getAssessmentPackageList, suggestRoleFamilies],
  ...[createWorkflow, updateWorkflow, archiveWorkflows, restoreWorkflows],
  ...[getWorkflowSetList, getWorkflowSetById, checkWorkflowSetName],
  ...[createWorkflowSet, updateWorkflowSet, archiveWorkflowSets, restoreWorkflowSets],
  ...[getVacancyListV2, getVacancyList, getVacancyListByCandidateId, getVacancyById],
  ...[createVacancy, updateVacancyById, updateVacancyByExternalVacancyId, archiveVacancies, restoreVacancies],
  ...[getApplicationList, getApplicationById, searchApplications, getVacancyApplicationStatusCount],
  ...[moveApplications, updateStatuses, resendLinks, resendReport, markViewed],
  ...[updateCandidate, deleteCandidate, deidentifyCandidate],
  updateSmsNotifications,
  ...[getCustomerSetting, createCustomerSetting, updateCustomerSetting, previewRetention],
];
