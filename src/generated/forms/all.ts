// Written by codegen: all forms at once, for the platform. A browser takes `load.ts` or the form that it needs.
import type { GeneratedForm } from '../../engine/forms/generated.ts';
import * as form0 from './apps/createCustomerSetting.ts';
import * as form1 from './apps/createVacancy.ts';
import * as form2 from './apps/createWorkflow.ts';
import * as form3 from './apps/createWorkflowSet.ts';
import * as form4 from './apps/deidentifyCandidate.ts';
import * as form5 from './apps/deleteCandidate.ts';
import * as form6 from './apps/updateCandidateEmail.ts';
import * as form7 from './apps/updateCandidateLocation.ts';
import * as form8 from './apps/updateCandidateName.ts';
import * as form9 from './apps/updateCandidatePhone.ts';
import * as form10 from './apps/updateCustomerSetting.ts';
import * as form11 from './apps/updateSmsNotifications.ts';
import * as form12 from './apps/updateVacancy.ts';
import * as form13 from './apps/updateVacancyById.ts';
import * as form14 from './apps/updateWorkflow.ts';
import * as form15 from './apps/updateWorkflowSet.ts';
import * as form16 from './ats/createTenant.ts';
import * as form17 from './ats/searchRequests.ts';
import * as form18 from './ats/templateValues.ts';
import * as form19 from './ats/updateTenant.ts';
import * as form20 from './auth/emailLogin.ts';
import * as form21 from './auth/forgetPassword.ts';
import * as form22 from './auth/mfaLogin.ts';
import * as form23 from './auth/resendMfaCode.ts';
import * as form24 from './auth/resetPassword.ts';
import * as form25 from './auth/userRegion.ts';
import * as form26 from './common/checkPolicy.ts';
import * as form27 from './common/createPolicy.ts';
import * as form28 from './common/geocode.ts';
import * as form29 from './common/inviteCandidate.ts';
import * as form30 from './common/savePageLayout.ts';
import * as form31 from './common/saveView.ts';
import * as form32 from './common/search.ts';
import * as form33 from './common/startExport.ts';
import * as form34 from './common/updatePermissionTab.ts';
import * as form35 from './common/updatePolicy.ts';
import * as form36 from './common/updatePolicyV2.ts';
import * as form37 from './fi/addBranding.ts';
import * as form38 from './fi/editBranding.ts';
import * as form39 from './idp/createSsoConfig.ts';
import * as form40 from './idp/ssoLogin.ts';
import * as form41 from './idp/updateSsoConfig.ts';
import * as form42 from './notif/createEmailDomain.ts';
import * as form43 from './notif/purchaseSmsCredits.ts';
import * as form44 from './notif/searchEmailEvents.ts';
import * as form45 from './notif/searchSmsEvents.ts';
import * as form46 from './notif/updateEmailDomain.ts';
import * as form47 from './notif/updateNotificationSettings.ts';
import * as form48 from './org/addGroupMembers.ts';
import * as form49 from './org/addUsersToGroup.ts';
import * as form50 from './org/createCustomer.ts';
import * as form51 from './org/createGroup.ts';
import * as form52 from './org/createOrganization.ts';
import * as form53 from './org/createUser.ts';
import * as form54 from './org/importUsers.ts';
import * as form55 from './org/updateGroup.ts';
import * as form56 from './org/updateHierarchies.ts';
import * as form57 from './org/updateUser.ts';
export const forms: Record<string, GeneratedForm> = {
  'apps/createCustomerSetting': form0,
  'apps/createVacancy': form1,
  'apps/createWorkflow': form2,
  'apps/createWorkflowSet': form3,
  'apps/deidentifyCandidate': form4,
  'apps/deleteCandidate': form5,
  'apps/updateCandidateEmail': form6,
  'apps/updateCandidateLocation': form7,
  'apps/updateCandidateName': form8,
  'apps/updateCandidatePhone': form9,
  'apps/updateCustomerSetting': form10,
  'apps/updateSmsNotifications': form11,
  'apps/updateVacancy': form12,
  'apps/updateVacancyById': form13,
  'apps/updateWorkflow': form14,
  'apps/updateWorkflowSet': form15,
  'ats/createTenant': form16,
  'ats/searchRequests': form17,
  'ats/templateValues': form18,
  'ats/updateTenant': form19,
  'auth/emailLogin': form20,
  'auth/forgetPassword': form21,
  'auth/mfaLogin': form22,
  'auth/resendMfaCode': form23,
  'auth/resetPassword': form24,
  'auth/userRegion': form25,
  'common/checkPolicy': form26,
  'common/createPolicy': form27,
  'common/geocode': form28,
  'common/inviteCandidate': form29,
  'common/savePageLayout': form30,
  'common/saveView': form31,
  'common/search': form32,
  'common/startExport': form33,
  'common/updatePermissionTab': form34,
  'common/updatePolicy': form35,
  'common/updatePolicyV2': form36,
  'fi/addBranding': form37,
  'fi/editBranding': form38,
  'idp/createSsoConfig': form39,
  'idp/ssoLogin': form40,
  'idp/updateSsoConfig': form41,
  'notif/createEmailDomain': form42,
  'notif/purchaseSmsCredits': form43,
  'notif/searchEmailEvents': form44,
  'notif/searchSmsEvents': form45,
  'notif/updateEmailDomain': form46,
  'notif/updateNotificationSettings': form47,
  'org/addGroupMembers': form48,
  'org/addUsersToGroup': form49,
  'org/createCustomer': form50,
  'org/createGroup': form51,
  'org/createOrganization': form52,
  'org/createUser': form53,
  'org/importUsers': form54,
  'org/updateGroup': form55,
  'org/updateHierarchies': form56,
  'org/updateUser': form57,
};
