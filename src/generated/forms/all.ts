// Written by codegen: all forms at once, for the platform. A browser takes `load.ts` or the form that it needs.
import type { GeneratedForm } from '../../engine/forms/generated.ts';
import * as form0 from './apps/createCustomerSetting.ts';
import * as form1 from './apps/createVacancy.ts';
import * as form2 from './apps/createWorkflow.ts';
import * as form3 from './apps/createWorkflowSet.ts';
import * as form4 from './apps/deidentifyCandidate.ts';
import * as form5 from './apps/deleteCandidate.ts';
import * as form6 from './apps/saveApplicationNote.ts';
import * as form7 from './apps/updateCandidateEmail.ts';
import * as form8 from './apps/updateCandidateLocation.ts';
import * as form9 from './apps/updateCandidateName.ts';
import * as form10 from './apps/updateCandidatePhone.ts';
import * as form11 from './apps/updateCustomerSetting.ts';
import * as form12 from './apps/updateDeclineReasons.ts';
import * as form13 from './apps/updateSmsNotifications.ts';
import * as form14 from './apps/updateVacancy.ts';
import * as form15 from './apps/updateVacancyById.ts';
import * as form16 from './apps/updateWorkflow.ts';
import * as form17 from './apps/updateWorkflowSet.ts';
import * as form18 from './ats/createTenant.ts';
import * as form19 from './ats/searchRequests.ts';
import * as form20 from './ats/templateValues.ts';
import * as form21 from './ats/updateTenant.ts';
import * as form22 from './auth/changePassword.ts';
import * as form23 from './auth/emailLogin.ts';
import * as form24 from './auth/forgetPassword.ts';
import * as form25 from './auth/mfaLogin.ts';
import * as form26 from './auth/resendMfaCode.ts';
import * as form27 from './auth/resetPassword.ts';
import * as form28 from './auth/updateProfile.ts';
import * as form29 from './auth/userRegion.ts';
import * as form30 from './common/checkPolicy.ts';
import * as form31 from './common/createPolicy.ts';
import * as form32 from './common/createWebhook.ts';
import * as form33 from './common/geocode.ts';
import * as form34 from './common/inviteCandidate.ts';
import * as form35 from './common/renewWebhookSecret.ts';
import * as form36 from './common/savePageLayout.ts';
import * as form37 from './common/saveView.ts';
import * as form38 from './common/search.ts';
import * as form39 from './common/setDefaultView.ts';
import * as form40 from './common/startExport.ts';
import * as form41 from './common/subscribeToView.ts';
import * as form42 from './common/updatePermissionTab.ts';
import * as form43 from './common/updatePolicy.ts';
import * as form44 from './common/updatePolicyV2.ts';
import * as form45 from './common/updateWebhook.ts';
import * as form46 from './fi/addBranding.ts';
import * as form47 from './fi/editBranding.ts';
import * as form48 from './idp/createSsoConfig.ts';
import * as form49 from './idp/ssoLogin.ts';
import * as form50 from './idp/updateSsoConfig.ts';
import * as form51 from './notif/createEmailDomain.ts';
import * as form52 from './notif/purchaseSmsCredits.ts';
import * as form53 from './notif/saveMessageText.ts';
import * as form54 from './notif/searchEmailEvents.ts';
import * as form55 from './notif/searchEmails.ts';
import * as form56 from './notif/searchSmsEvents.ts';
import * as form57 from './notif/updateEmailDomain.ts';
import * as form58 from './notif/updateNotificationSettings.ts';
import * as form59 from './org/addGroupMembers.ts';
import * as form60 from './org/addUsersToGroup.ts';
import * as form61 from './org/createApiKey.ts';
import * as form62 from './org/createCustomer.ts';
import * as form63 from './org/createGroup.ts';
import * as form64 from './org/createOrganization.ts';
import * as form65 from './org/createUser.ts';
import * as form66 from './org/importUsers.ts';
import * as form67 from './org/rotateApiKey.ts';
import * as form68 from './org/updateApiKey.ts';
import * as form69 from './org/updateGroup.ts';
import * as form70 from './org/updateHierarchies.ts';
import * as form71 from './org/updateUser.ts';
export const forms: Record<string, GeneratedForm> = {
  'apps/createCustomerSetting': form0,
  'apps/createVacancy': form1,
  'apps/createWorkflow': form2,
  'apps/createWorkflowSet': form3,
  'apps/deidentifyCandidate': form4,
  'apps/deleteCandidate': form5,
  'apps/saveApplicationNote': form6,
  'apps/updateCandidateEmail': form7,
  'apps/updateCandidateLocation': form8,
  'apps/updateCandidateName': form9,
  'apps/updateCandidatePhone': form10,
  'apps/updateCustomerSetting': form11,
  'apps/updateDeclineReasons': form12,
  'apps/updateSmsNotifications': form13,
  'apps/updateVacancy': form14,
  'apps/updateVacancyById': form15,
  'apps/updateWorkflow': form16,
  'apps/updateWorkflowSet': form17,
  'ats/createTenant': form18,
  'ats/searchRequests': form19,
  'ats/templateValues': form20,
  'ats/updateTenant': form21,
  'auth/changePassword': form22,
  'auth/emailLogin': form23,
  'auth/forgetPassword': form24,
  'auth/mfaLogin': form25,
  'auth/resendMfaCode': form26,
  'auth/resetPassword': form27,
  'auth/updateProfile': form28,
  'auth/userRegion': form29,
  'common/checkPolicy': form30,
  'common/createPolicy': form31,
  'common/createWebhook': form32,
  'common/geocode': form33,
  'common/inviteCandidate': form34,
  'common/renewWebhookSecret': form35,
  'common/savePageLayout': form36,
  'common/saveView': form37,
  'common/search': form38,
  'common/setDefaultView': form39,
  'common/startExport': form40,
  'common/subscribeToView': form41,
  'common/updatePermissionTab': form42,
  'common/updatePolicy': form43,
  'common/updatePolicyV2': form44,
  'common/updateWebhook': form45,
  'fi/addBranding': form46,
  'fi/editBranding': form47,
  'idp/createSsoConfig': form48,
  'idp/ssoLogin': form49,
  'idp/updateSsoConfig': form50,
  'notif/createEmailDomain': form51,
  'notif/purchaseSmsCredits': form52,
  'notif/saveMessageText': form53,
  'notif/searchEmailEvents': form54,
  'notif/searchEmails': form55,
  'notif/searchSmsEvents': form56,
  'notif/updateEmailDomain': form57,
  'notif/updateNotificationSettings': form58,
  'org/addGroupMembers': form59,
  'org/addUsersToGroup': form60,
  'org/createApiKey': form61,
  'org/createCustomer': form62,
  'org/createGroup': form63,
  'org/createOrganization': form64,
  'org/createUser': form65,
  'org/importUsers': form66,
  'org/rotateApiKey': form67,
  'org/updateApiKey': form68,
  'org/updateGroup': form69,
  'org/updateHierarchies': form70,
  'org/updateUser': form71,
};
