// Written by codegen: all forms at once, for the platform. A browser takes `load.ts` or the form that it needs.
import type { GeneratedForm } from './load.ts';
import * as form0 from './apps/createCustomerSetting.ts';
import * as form1 from './apps/createVacancy.ts';
import * as form2 from './apps/createWorkflow.ts';
import * as form3 from './apps/createWorkflowSet.ts';
import * as form4 from './apps/updateCustomerSetting.ts';
import * as form5 from './apps/updateSmsNotifications.ts';
import * as form6 from './apps/updateVacancy.ts';
import * as form7 from './apps/updateVacancyById.ts';
import * as form8 from './apps/updateWorkflow.ts';
import * as form9 from './apps/updateWorkflowSet.ts';
import * as form10 from './ats/createTenant.ts';
import * as form11 from './ats/searchRequests.ts';
import * as form12 from './ats/templateValues.ts';
import * as form13 from './ats/updateTenant.ts';
import * as form14 from './auth/emailLogin.ts';
import * as form15 from './auth/forgetPassword.ts';
import * as form16 from './auth/mfaLogin.ts';
import * as form17 from './auth/resendMfaCode.ts';
import * as form18 from './auth/resetPassword.ts';
import * as form19 from './auth/userRegion.ts';
import * as form20 from './common/checkPolicy.ts';
import * as form21 from './common/createPolicy.ts';
import * as form22 from './common/geocode.ts';
import * as form23 from './common/saveView.ts';
import * as form24 from './common/startExport.ts';
import * as form25 from './common/updatePermissionTab.ts';
import * as form26 from './common/updatePolicy.ts';
import * as form27 from './common/updatePolicyV2.ts';
import * as form28 from './fi/addBranding.ts';
import * as form29 from './fi/editBranding.ts';
import * as form30 from './idp/createSsoConfig.ts';
import * as form31 from './idp/ssoLogin.ts';
import * as form32 from './idp/updateSsoConfig.ts';
import * as form33 from './notif/createEmailDomain.ts';
import * as form34 from './notif/purchaseSmsCredits.ts';
import * as form35 from './notif/searchEmailEvents.ts';
import * as form36 from './notif/searchSmsEvents.ts';
import * as form37 from './notif/updateEmailDomain.ts';
import * as form38 from './notif/updateNotificationSettings.ts';
import * as form39 from './org/addGroupMembers.ts';
import * as form40 from './org/addUsersToGroup.ts';
import * as form41 from './org/createCustomer.ts';
import * as form42 from './org/createGroup.ts';
import * as form43 from './org/createOrganization.ts';
import * as form44 from './org/createUser.ts';
import * as form45 from './org/importUsers.ts';
import * as form46 from './org/updateGroup.ts';
import * as form47 from './org/updateHierarchies.ts';
import * as form48 from './org/updateUser.ts';
export const forms: Record<string, GeneratedForm> = {
  'apps/createCustomerSetting': form0,
  'apps/createVacancy': form1,
  'apps/createWorkflow': form2,
  'apps/createWorkflowSet': form3,
  'apps/updateCustomerSetting': form4,
  'apps/updateSmsNotifications': form5,
  'apps/updateVacancy': form6,
  'apps/updateVacancyById': form7,
  'apps/updateWorkflow': form8,
  'apps/updateWorkflowSet': form9,
  'ats/createTenant': form10,
  'ats/searchRequests': form11,
  'ats/templateValues': form12,
  'ats/updateTenant': form13,
  'auth/emailLogin': form14,
  'auth/forgetPassword': form15,
  'auth/mfaLogin': form16,
  'auth/resendMfaCode': form17,
  'auth/resetPassword': form18,
  'auth/userRegion': form19,
  'common/checkPolicy': form20,
  'common/createPolicy': form21,
  'common/geocode': form22,
  'common/saveView': form23,
  'common/startExport': form24,
  'common/updatePermissionTab': form25,
  'common/updatePolicy': form26,
  'common/updatePolicyV2': form27,
  'fi/addBranding': form28,
  'fi/editBranding': form29,
  'idp/createSsoConfig': form30,
  'idp/ssoLogin': form31,
  'idp/updateSsoConfig': form32,
  'notif/createEmailDomain': form33,
  'notif/purchaseSmsCredits': form34,
  'notif/searchEmailEvents': form35,
  'notif/searchSmsEvents': form36,
  'notif/updateEmailDomain': form37,
  'notif/updateNotificationSettings': form38,
  'org/addGroupMembers': form39,
  'org/addUsersToGroup': form40,
  'org/createCustomer': form41,
  'org/createGroup': form42,
  'org/createOrganization': form43,
  'org/createUser': form44,
  'org/importUsers': form45,
  'org/updateGroup': form46,
  'org/updateHierarchies': form47,
  'org/updateUser': form48,
};
