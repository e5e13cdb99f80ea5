// Written by codegen: all forms at once, for the platform. A browser takes `load.ts` or the form that it needs.
import type { GeneratedForm } from './load.ts';
import * as form0 from './apps/createVacancy.ts';
import * as form1 from './apps/createWorkflow.ts';
import * as form2 from './apps/createWorkflowSet.ts';
import * as form3 from './apps/updateVacancy.ts';
import * as form4 from './apps/updateVacancyById.ts';
import * as form5 from './apps/updateWorkflow.ts';
import * as form6 from './apps/updateWorkflowSet.ts';
import * as form7 from './ats/searchRequests.ts';
import * as form8 from './auth/emailLogin.ts';
import * as form9 from './auth/forgetPassword.ts';
import * as form10 from './auth/mfaLogin.ts';
import * as form11 from './auth/resendMfaCode.ts';
import * as form12 from './auth/resetPassword.ts';
import * as form13 from './auth/userRegion.ts';
import * as form14 from './common/checkPolicy.ts';
import * as form15 from './common/geocode.ts';
import * as form16 from './common/saveView.ts';
import * as form17 from './common/startExport.ts';
import * as form18 from './idp/createSsoConfig.ts';
import * as form19 from './idp/ssoLogin.ts';
import * as form20 from './idp/updateSsoConfig.ts';
import * as form21 from './notif/searchEmailEvents.ts';
import * as form22 from './notif/searchSmsEvents.ts';
import * as form23 from './org/addGroupMembers.ts';
import * as form24 from './org/addUsersToGroup.ts';
import * as form25 from './org/createCustomer.ts';
import * as form26 from './org/createGroup.ts';
import * as form27 from './org/createOrganization.ts';
import * as form28 from './org/createUser.ts';
import * as form29 from './org/importUsers.ts';
import * as form30 from './org/updateGroup.ts';
import * as form31 from './org/updateUser.ts';
export const forms: Record<string, GeneratedForm> = {
  'apps/createVacancy': form0,
  'apps/createWorkflow': form1,
  'apps/createWorkflowSet': form2,
  'apps/updateVacancy': form3,
  'apps/updateVacancyById': form4,
  'apps/updateWorkflow': form5,
  'apps/updateWorkflowSet': form6,
  'ats/searchRequests': form7,
  'auth/emailLogin': form8,
  'auth/forgetPassword': form9,
  'auth/mfaLogin': form10,
  'auth/resendMfaCode': form11,
  'auth/resetPassword': form12,
  'auth/userRegion': form13,
  'common/checkPolicy': form14,
  'common/geocode': form15,
  'common/saveView': form16,
  'common/startExport': form17,
  'idp/createSsoConfig': form18,
  'idp/ssoLogin': form19,
  'idp/updateSsoConfig': form20,
  'notif/searchEmailEvents': form21,
  'notif/searchSmsEvents': form22,
  'org/addGroupMembers': form23,
  'org/addUsersToGroup': form24,
  'org/createCustomer': form25,
  'org/createGroup': form26,
  'org/createOrganization': form27,
  'org/createUser': form28,
  'org/importUsers': form29,
  'org/updateGroup': form30,
  'org/updateUser': form31,
};
