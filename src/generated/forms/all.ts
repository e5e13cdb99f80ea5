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
import * as form28 from './auth/renameFactor.ts';
import * as form29 from './auth/resendMfaCode.ts';
import * as form30 from './auth/resetPassword.ts';
import * as form31 from './auth/updateProfile.ts';
import * as form32 from './auth/updateSignInRules.ts';
import * as form33 from './auth/userRegion.ts';
import * as form34 from './common/checkPolicy.ts';
import * as form35 from './common/createPolicy.ts';
import * as form36 from './common/createWebhook.ts';
import * as form37 from './common/geocode.ts';
import * as form38 from './common/inviteCandidate.ts';
import * as form39 from './common/renewWebhookSecret.ts';
import * as form40 from './common/savePageLayout.ts';
import * as form41 from './common/saveView.ts';
import * as form42 from './common/search.ts';
import * as form43 from './common/setDefaultView.ts';
import * as form44 from './common/startExport.ts';
import * as form45 from './common/subscribeToView.ts';
import * as form46 from './common/updatePermissionTab.ts';
import * as form47 from './common/updatePolicy.ts';
import * as form48 from './common/updatePolicyV2.ts';
import * as form49 from './common/updateWebhook.ts';
import * as form50 from './fi/addBranding.ts';
import * as form51 from './fi/editBranding.ts';
import * as form52 from './idp/createScimToken.ts';
import * as form53 from './idp/createSsoConfig.ts';
import * as form54 from './idp/createSsoDomain.ts';
import * as form55 from './idp/ssoLogin.ts';
import * as form56 from './idp/updateScimToken.ts';
import * as form57 from './idp/updateSsoConfig.ts';
import * as form58 from './notif/createEmailDomain.ts';
import * as form59 from './notif/purchaseSmsCredits.ts';
import * as form60 from './notif/saveMessageText.ts';
import * as form61 from './notif/searchEmailEvents.ts';
import * as form62 from './notif/searchEmails.ts';
import * as form63 from './notif/searchSmsEvents.ts';
import * as form64 from './notif/updateEmailDomain.ts';
import * as form65 from './notif/updateNotificationSettings.ts';
import * as form66 from './org/addGroupMembers.ts';
import * as form67 from './org/addUsersToGroup.ts';
import * as form68 from './org/createApiKey.ts';
import * as form69 from './org/createCustomer.ts';
import * as form70 from './org/createGroup.ts';
import * as form71 from './org/createOrganization.ts';
import * as form72 from './org/createUser.ts';
import * as form73 from './org/importUsers.ts';
import * as form74 from './org/rotateApiKey.ts';
import * as form75 from './org/updateApiKey.ts';
import * as form76 from './org/updateGroup.ts';
import * as form77 from './org/updateHierarchies.ts';
import * as form78 from './org/updateUser.ts';
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
  'auth/renameFactor': form28,
  'auth/resendMfaCode': form29,
  'auth/resetPassword': form30,
  'auth/updateProfile': form31,
  'auth/updateSignInRules': form32,
  'auth/userRegion': form33,
  'common/checkPolicy': form34,
  'common/createPolicy': form35,
  'common/createWebhook': form36,
  'common/geocode': form37,
  'common/inviteCandidate': form38,
  'common/renewWebhookSecret': form39,
  'common/savePageLayout': form40,
  'common/saveView': form41,
  'common/search': form42,
  'common/setDefaultView': form43,
  'common/startExport': form44,
  'common/subscribeToView': form45,
  'common/updatePermissionTab': form46,
  'common/updatePolicy': form47,
  'common/updatePolicyV2': form48,
  'common/updateWebhook': form49,
  'fi/addBranding': form50,
  'fi/editBranding': form51,
  'idp/createScimToken': form52,
  'idp/createSsoConfig': form53,
  'idp/createSsoDomain': form54,
  'idp/ssoLogin': form55,
  'idp/updateScimToken': form56,
  'idp/updateSsoConfig': form57,
  'notif/createEmailDomain': form58,
  'notif/purchaseSmsCredits': form59,
  'notif/saveMessageText': form60,
  'notif/searchEmailEvents': form61,
  'notif/searchEmails': form62,
  'notif/searchSmsEvents': form63,
  'notif/updateEmailDomain': form64,
  'notif/updateNotificationSettings': form65,
  'org/addGroupMembers': form66,
  'org/addUsersToGroup': form67,
  'org/createApiKey': form68,
  'org/createCustomer': form69,
  'org/createGroup': form70,
  'org/createOrganization': form71,
  'org/createUser': form72,
  'org/importUsers': form73,
  'org/rotateApiKey': form74,
  'org/updateApiKey': form75,
  'org/updateGroup': form76,
  'org/updateHierarchies': form77,
  'org/updateUser': form78,
};
