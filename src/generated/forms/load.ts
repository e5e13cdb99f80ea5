// Written by codegen: the forms, each loaded when it is first needed, and what a screen does with one.
import type { FormPlan } from '../../plan/Plan.ts';
import type { Validate } from '../../../validation/fieldErrors.ts';
export { accept } from '../../../validation/accept.ts';
export { derived } from '../../../validation/transforms.ts';
export interface GeneratedForm { plan: FormPlan; validate: Validate }
export const loadForm: Record<string, () => Promise<GeneratedForm>> = {
  'apps/createVacancy': () => import('./apps/createVacancy.ts'),
  'apps/createWorkflow': () => import('./apps/createWorkflow.ts'),
  'apps/createWorkflowSet': () => import('./apps/createWorkflowSet.ts'),
  'apps/updateVacancy': () => import('./apps/updateVacancy.ts'),
  'apps/updateVacancyById': () => import('./apps/updateVacancyById.ts'),
  'apps/updateWorkflow': () => import('./apps/updateWorkflow.ts'),
  'apps/updateWorkflowSet': () => import('./apps/updateWorkflowSet.ts'),
  'ats/searchRequests': () => import('./ats/searchRequests.ts'),
  'auth/emailLogin': () => import('./auth/emailLogin.ts'),
  'auth/forgetPassword': () => import('./auth/forgetPassword.ts'),
  'auth/mfaLogin': () => import('./auth/mfaLogin.ts'),
  'auth/resendMfaCode': () => import('./auth/resendMfaCode.ts'),
  'auth/resetPassword': () => import('./auth/resetPassword.ts'),
  'auth/userRegion': () => import('./auth/userRegion.ts'),
  'common/checkPolicy': () => import('./common/checkPolicy.ts'),
  'common/geocode': () => import('./common/geocode.ts'),
  'common/saveView': () => import('./common/saveView.ts'),
  'common/startExport': () => import('./common/startExport.ts'),
  'idp/createSsoConfig': () => import('./idp/createSsoConfig.ts'),
  'idp/ssoLogin': () => import('./idp/ssoLogin.ts'),
  'idp/updateSsoConfig': () => import('./idp/updateSsoConfig.ts'),
  'notif/searchEmailEvents': () => import('./notif/searchEmailEvents.ts'),
  'notif/searchSmsEvents': () => import('./notif/searchSmsEvents.ts'),
  'org/addGroupMembers': () => import('./org/addGroupMembers.ts'),
  'org/addUsersToGroup': () => import('./org/addUsersToGroup.ts'),
  'org/createCustomer': () => import('./org/createCustomer.ts'),
  'org/createGroup': () => import('./org/createGroup.ts'),
  'org/createOrganization': () => import('./org/createOrganization.ts'),
  'org/createUser': () => import('./org/createUser.ts'),
  'org/importUsers': () => import('./org/importUsers.ts'),
  'org/updateGroup': () => import('./org/updateGroup.ts'),
  'org/updateUser': () => import('./org/updateUser.ts'),
};
