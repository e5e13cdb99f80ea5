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
import * as form22 from './auth/addApp.ts';
import * as form23 from './auth/addPasskey.ts';
import * as form24 from './auth/changePassword.ts';
import * as form25 from './auth/emailLogin.ts';
import * as form26 from './auth/forgetPassword.ts';
import * as form27 from './auth/mfaLogin.ts';
import * as form28 from './auth/resendMfaCode.ts';
import * as form29 from './auth/resetPassword.ts';
import * as form30 from './auth/updateProfile.ts';
import * as form31 from './auth/updateSignInRules.ts';
import * as form32 from './auth/userRegion.ts';
import * as form33 from './common/checkPolicy.ts';
import * as form34 from './common/createPolicy.ts';
import * as form35 from './common/createWebhook.ts';
import * as form36 from './common/geocode.ts';
import * as form37 from './common/inviteCandidate.ts';
import * as form38 from './common/renewWebhookSecret.ts';
import * as form39 from './common/savePageLayout.ts';
import * as form40 from './common/saveView.ts';
import * as form41 from './common/search.ts';
import * as form42 from './common/setDefaultView.ts';
import * as form43 from './common/startExport.ts';
import * as form44 from './common/subscribeToView.ts';
import * as form45 from './common/updatePermissionTab.ts';
import * as form46 from './common/updatePolicy.ts';
import * as form47 from './common/updatePolicyV2.ts';
import * as form48 from './common/updateWebhook.ts';
import * as form49 from './fi/addBranding.ts';
import * as form50 from './fi/editBranding.ts';
import * as form51 from './idp/createScimToken.ts';
import * as form52 from './idp/createSsoConfig.ts';
import * as form53 from './idp/createSsoDomain.ts';
import * as form54 from './idp/ssoLogin.ts';
import * as form55 from './idp/updateScimToken.ts';
import * as form56 from './idp/updateSsoConfig.ts';
import * as form57 from './notif/createEmailDomain.ts';
import * as form58 from './notif/purchaseSmsCredits.ts';
import * as form59 from './notif/saveMessageText.ts';
import * as form60 from './notif/searchEmailEvents.ts';
import * as form61 from './notif/searchEmails.ts';
import * as form62 from './notif/searchSmsEvents.ts';
import * as form63 from './notif/updateEmailDomain.ts';
import * as form64 from './notif/updateNotificationSettings.ts';
import * as form65 from './org/addGroupMembers.ts';
import * as form66 from './org/addUsersToGroup.ts';
import * as form67 from './org/createApiKey.ts';
import * as form68 from './org/createCustomer.ts';
import * as form69 from './org/createGroup.ts';
import * as form70 from './org/createOrganization.ts';
import * as form71 from './org/createUser.ts';
import * as form72 from './org/importUsers.ts';
import * as form73 from './org/rotateApiKey.ts';
import * as form74 from './org/updateApiKey.ts';
import * as form75 from './org/updateGroup.ts';
import * as form76 from './org/updateHierarchies.ts';
import * as form77 from './org/updateUser.ts';
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
  'auth/addApp': form22,
  'auth/addPasskey': form23,
  'auth/changePassword': form24,
  'auth/emailLogin': form25,
  'auth/forgetPassword': form26,
  'auth/mfaLogin': form27,
  'auth/resendMfaCode': form28,
  'auth/resetPassword': form29,
  'auth/updateProfile': form30,
  'auth/updateSignInRules': form31,
  'auth/userRegion': form32,
  'common/checkPolicy': form33,
  'common/createPolicy': form34,
  'common/createWebhook': form35,
  'common/geocode': form36,
  'common/inviteCandidate': form37,
  'common/renewWebhookSecret': form38,
  'common/savePageLayout': form39,
  'common/saveView': form40,
  'common/search': form41,
  'common/setDefaultView': form42,
  'common/startExport': form43,
  'common/subscribeToView': form44,
  'common/updatePermissionTab': form45,
  'common/updatePolicy': form46,
  'common/updatePolicyV2': form47,
  'common/updateWebhook': form48,
  'fi/addBranding': form49,
  'fi/editBranding': form50,
  'idp/createScimToken': form51,
  'idp/createSsoConfig': form52,
  'idp/createSsoDomain': form53,
  'idp/ssoLogin': form54,
  'idp/updateScimToken': form55,
  'idp/updateSsoConfig': form56,
  'notif/createEmailDomain': form57,
  'notif/purchaseSmsCredits': form58,
  'notif/saveMessageText': form59,
  'notif/searchEmailEvents': form60,
  'notif/searchEmails': form61,
  'notif/searchSmsEvents': form62,
  'notif/updateEmailDomain': form63,
  'notif/updateNotificationSettings': form64,
  'org/addGroupMembers': form65,
  'org/addUsersToGroup': form66,
  'org/createApiKey': form67,
  'org/createCustomer': form68,
  'org/createGroup': form69,
  'org/createOrganization': form70,
  'org/createUser': form71,
  'org/importUsers': form72,
  'org/rotateApiKey': form73,
  'org/updateApiKey': form74,
  'org/updateGroup': form75,
  'org/updateHierarchies': form76,
  'org/updateUser': form77,
};
