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
import * as form12 from './apps/updateSmsNotifications.ts';
import * as form13 from './apps/updateVacancy.ts';
import * as form14 from './apps/updateVacancyById.ts';
import * as form15 from './apps/updateWorkflow.ts';
import * as form16 from './apps/updateWorkflowSet.ts';
import * as form17 from './ats/createTenant.ts';
import * as form18 from './ats/searchRequests.ts';
import * as form19 from './ats/templateValues.ts';
import * as form20 from './ats/updateTenant.ts';
import * as form21 from './auth/emailLogin.ts';
import * as form22 from './auth/forgetPassword.ts';
import * as form23 from './auth/mfaLogin.ts';
import * as form24 from './auth/resendMfaCode.ts';
import * as form25 from './auth/resetPassword.ts';
import * as form26 from './auth/userRegion.ts';
import * as form27 from './common/checkPolicy.ts';
import * as form28 from './common/createPolicy.ts';
import * as form29 from './common/geocode.ts';
import * as form30 from './common/inviteCandidate.ts';
import * as form31 from './common/savePageLayout.ts';
import * as form32 from './common/saveView.ts';
import * as form33 from './common/search.ts';
import * as form34 from './common/startExport.ts';
import * as form35 from './common/updatePermissionTab.ts';
import * as form36 from './common/updatePolicy.ts';
import * as form37 from './common/updatePolicyV2.ts';
import * as form38 from './fi/addBranding.ts';
import * as form39 from './fi/editBranding.ts';
import * as form40 from './idp/createSsoConfig.ts';
import * as form41 from './idp/ssoLogin.ts';
import * as form42 from './idp/updateSsoConfig.ts';
import * as form43 from './notif/createEmailDomain.ts';
import * as form44 from './notif/purchaseSmsCredits.ts';
import * as form45 from './notif/searchEmailEvents.ts';
import * as form46 from './notif/searchSmsEvents.ts';
import * as form47 from './notif/updateEmailDomain.ts';
import * as form48 from './notif/updateNotificationSettings.ts';
import * as form49 from './org/addGroupMembers.ts';
import * as form50 from './org/addUsersToGroup.ts';
import * as form51 from './org/createCustomer.ts';
import * as form52 from './org/createGroup.ts';
import * as form53 from './org/createOrganization.ts';
import * as form54 from './org/createUser.ts';
import * as form55 from './org/importUsers.ts';
import * as form56 from './org/updateGroup.ts';
import * as form57 from './org/updateHierarchies.ts';
import * as form58 from './org/updateUser.ts';
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
  'apps/updateSmsNotifications': form12,
  'apps/updateVacancy': form13,
  'apps/updateVacancyById': form14,
  'apps/updateWorkflow': form15,
  'apps/updateWorkflowSet': form16,
  'ats/createTenant': form17,
  'ats/searchRequests': form18,
  'ats/templateValues': form19,
  'ats/updateTenant': form20,
  'auth/emailLogin': form21,
  'auth/forgetPassword': form22,
  'auth/mfaLogin': form23,
  'auth/resendMfaCode': form24,
  'auth/resetPassword': form25,
  'auth/userRegion': form26,
  'common/checkPolicy': form27,
  'common/createPolicy': form28,
  'common/geocode': form29,
  'common/inviteCandidate': form30,
  'common/savePageLayout': form31,
  'common/saveView': form32,
  'common/search': form33,
  'common/startExport': form34,
  'common/updatePermissionTab': form35,
  'common/updatePolicy': form36,
  'common/updatePolicyV2': form37,
  'fi/addBranding': form38,
  'fi/editBranding': form39,
  'idp/createSsoConfig': form40,
  'idp/ssoLogin': form41,
  'idp/updateSsoConfig': form42,
  'notif/createEmailDomain': form43,
  'notif/purchaseSmsCredits': form44,
  'notif/searchEmailEvents': form45,
  'notif/searchSmsEvents': form46,
  'notif/updateEmailDomain': form47,
  'notif/updateNotificationSettings': form48,
  'org/addGroupMembers': form49,
  'org/addUsersToGroup': form50,
  'org/createCustomer': form51,
  'org/createGroup': form52,
  'org/createOrganization': form53,
  'org/createUser': form54,
  'org/importUsers': form55,
  'org/updateGroup': form56,
  'org/updateHierarchies': form57,
  'org/updateUser': form58,
};
