// Written by codegen: the forms, each loaded when it is first needed, and what a screen does with one.
import type { FormPlan } from '../../plan/Plan.ts';
import type { Accepted } from '../../../validation/accept.ts';
import type { Validate } from '../../../validation/fieldErrors.ts';
export { accept } from '../../../validation/accept.ts';
export { derived } from '../../../validation/transforms.ts';
/** `judge` is of a form that is composed at run time, of several validators. */
export interface GeneratedForm { plan: FormPlan; validate: Validate; judge?: (values: Record<string, unknown>) => Accepted }
export const loadForm: Record<string, () => Promise<GeneratedForm>> = {
  'apps/createCustomerSetting': () => import('./apps/createCustomerSetting.ts'),
  'apps/createVacancy': () => import('./apps/createVacancy.ts'),
  'apps/createWorkflow': () => import('./apps/createWorkflow.ts'),
  'apps/createWorkflowSet': () => import('./apps/createWorkflowSet.ts'),
  'apps/updateCustomerSetting': () => import('./apps/updateCustomerSetting.ts'),
  'apps/updateSmsNotifications': () => import('./apps/updateSmsNotifications.ts'),
  'apps/updateVacancy': () => import('./apps/updateVacancy.ts'),
  'apps/updateVacancyById': () => import('./apps/updateVacancyById.ts'),
  'apps/updateWorkflow': () => import('./apps/updateWorkflow.ts'),
  'apps/updateWorkflowSet': () => import('./apps/updateWorkflowSet.ts'),
  'ats/createTenant': () => import('./ats/createTenant.ts'),
  'ats/searchRequests': () => import('./ats/searchRequests.ts'),
  'ats/templateValues': () => import('./ats/templateValues.ts'),
  'ats/updateTenant': () => import('./ats/updateTenant.ts'),
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
  'fi/addBranding': () => import('./fi/addBranding.ts'),
  'fi/editBranding': () => import('./fi/editBranding.ts'),
  'idp/createSsoConfig': () => import('./idp/createSsoConfig.ts'),
  'idp/ssoLogin': () => import('./idp/ssoLogin.ts'),
  'idp/updateSsoConfig': () => import('./idp/updateSsoConfig.ts'),
  'notif/createEmailDomain': () => import('./notif/createEmailDomain.ts'),
  'notif/purchaseSmsCredits': () => import('./notif/purchaseSmsCredits.ts'),
  'notif/searchEmailEvents': () => import('./notif/searchEmailEvents.ts'),
  'notif/searchSmsEvents': () => import('./notif/searchSmsEvents.ts'),
  'notif/updateEmailDomain': () => import('./notif/updateEmailDomain.ts'),
  'notif/updateNotificationSettings': () => import('./notif/updateNotificationSettings.ts'),
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
