// How each noun’s tables are purged. Written by `npm run codegen` from the folders of src/platform/services/.

import { purges as apiKeys } from '../services/api-keys/purge.ts';
import { purges as applicationNotes } from '../services/application-notes/purge.ts';
import { purges as applications } from '../services/applications/purge.ts';
import { purges as assessmentPackages } from '../services/assessment-packages/purge.ts';
import { purges as assessments } from '../services/assessments/purge.ts';
import { purges as atsInvitations } from '../services/ats-invitations/purge.ts';
import { purges as atsRequests } from '../services/ats-requests/purge.ts';
import { purges as atsTenants } from '../services/ats-tenants/purge.ts';
import { purges as brandings } from '../services/brandings/purge.ts';
import { purges as candidates } from '../services/candidates/purge.ts';
import { purges as customerSettings } from '../services/customer-settings/purge.ts';
import { purges as dashboard } from '../services/dashboard/purge.ts';
import { purges as departments } from '../services/departments/purge.ts';
import { purges as emailEvents } from '../services/email-events/purge.ts';
import { purges as exports } from '../services/exports/purge.ts';
import { purges as groups } from '../services/groups/purge.ts';
import { purges as holds } from '../services/holds/purge.ts';
import { purges as interviews } from '../services/interviews/purge.ts';
import { purges as logos } from '../services/logos/purge.ts';
import { purges as messageTexts } from '../services/message-texts/purge.ts';
import { purges as notificationSettings } from '../services/notification-settings/purge.ts';
import { purges as notifications } from '../services/notifications/purge.ts';
import { purges as policies } from '../services/policies/purge.ts';
import { purges as rightUses } from '../services/right-uses/purge.ts';
import { purges as roleFamilies } from '../services/role-families/purge.ts';
import { purges as scim } from '../services/scim/purge.ts';
import { purges as scimRequests } from '../services/scim-requests/purge.ts';
import { purges as scimTokens } from '../services/scim-tokens/purge.ts';
import { purges as smsCredits } from '../services/sms-credits/purge.ts';
import { purges as smsEvents } from '../services/sms-events/purge.ts';
import { purges as suppressedAddresses } from '../services/suppressed-addresses/purge.ts';
import { purges as users } from '../services/users/purge.ts';
import { purges as vacancies } from '../services/vacancies/purge.ts';
import { purges as viewMails } from '../services/view-mails/purge.ts';
import { purges as views } from '../services/views/purge.ts';
import { purges as webhookDeliveries } from '../services/webhook-deliveries/purge.ts';
import { purges as webhooks } from '../services/webhooks/purge.ts';
import { purges as workflowSets } from '../services/workflow-sets/purge.ts';
import { purges as workflows } from '../services/workflows/purge.ts';
import { identityPurges as authIdentity } from '../services/auth/purge.ts';
import { identityPurges as backgroundJobsIdentity } from '../services/background-jobs/purge.ts';
import { identityPurges as customersIdentity } from '../services/customers/purge.ts';
import { identityPurges as deadLettersIdentity } from '../services/dead-letters/purge.ts';
import { identityPurges as emailDomainsIdentity } from '../services/email-domains/purge.ts';
import { identityPurges as factorsIdentity } from '../services/factors/purge.ts';
import { identityPurges as organizationsIdentity } from '../services/organizations/purge.ts';
import { identityPurges as pageLayoutsIdentity } from '../services/page-layouts/purge.ts';
import { identityPurges as platformHealthIdentity } from '../services/platform-health/purge.ts';
import { identityPurges as ssoIdentity } from '../services/sso/purge.ts';
import { identityPurges as ssoDomainsIdentity } from '../services/sso-domains/purge.ts';

export const purges = {
  ...apiKeys,
  ...applicationNotes,
  ...applications,
  ...assessmentPackages,
  ...assessments,
  ...atsInvitations,
  ...atsRequests,
  ...atsTenants,
  ...brandings,
  ...candidates,
  ...customerSettings,
  ...dashboard,
  ...departments,
  ...emailEvents,
  ...exports,
  ...groups,
  ...holds,
  ...interviews,
  ...logos,
  ...messageTexts,
  ...notificationSettings,
  ...notifications,
  ...policies,
  ...rightUses,
  ...roleFamilies,
  ...scim,
  ...scimRequests,
  ...scimTokens,
  ...smsCredits,
  ...smsEvents,
  ...suppressedAddresses,
  ...users,
  ...vacancies,
  ...viewMails,
  ...views,
  ...webhookDeliveries,
  ...webhooks,
  ...workflowSets,
  ...workflows,
};

export const identityPurges = {
  ...authIdentity,
  ...backgroundJobsIdentity,
  ...customersIdentity,
  ...deadLettersIdentity,
  ...emailDomainsIdentity,
  ...factorsIdentity,
  ...organizationsIdentity,
  ...pageLayoutsIdentity,
  ...platformHealthIdentity,
  ...ssoIdentity,
  ...ssoDomainsIdentity,
};
