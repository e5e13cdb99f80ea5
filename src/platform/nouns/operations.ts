// Operations of all nouns, and resolvers of related fields. Written by `npm run codegen` from the folders of src/platform/services/.

import { operations as accessGrants } from '../services/access-grants/index.ts';
import { operations as apiKeys } from '../services/api-keys/index.ts';
import { operations as applicationNotes } from '../services/application-notes/index.ts';
import { operations as applications } from '../services/applications/index.ts';
import { operations as assessmentPackages } from '../services/assessment-packages/index.ts';
import { operations as atsRequests } from '../services/ats-requests/index.ts';
import { operations as atsTenants } from '../services/ats-tenants/index.ts';
import { operations as auditLog } from '../services/audit-log/index.ts';
import { operations as auth } from '../services/auth/index.ts';
import { operations as backgroundJobs } from '../services/background-jobs/index.ts';
import { operations as brandings } from '../services/brandings/index.ts';
import { operations as candidates } from '../services/candidates/index.ts';
import { operations as customerSettings } from '../services/customer-settings/index.ts';
import { operations as customers } from '../services/customers/index.ts';
import { operations as dashboard } from '../services/dashboard/index.ts';
import { operations as deadLetters } from '../services/dead-letters/index.ts';
import { operations as departments } from '../services/departments/index.ts';
import { operations as emailDomains } from '../services/email-domains/index.ts';
import { operations as emailEvents } from '../services/email-events/index.ts';
import { operations as exports } from '../services/exports/index.ts';
import { operations as factors } from '../services/factors/index.ts';
import { operations as groups } from '../services/groups/index.ts';
import { operations as holds } from '../services/holds/index.ts';
import { operations as interviews } from '../services/interviews/index.ts';
import { operations as locations } from '../services/locations/index.ts';
import { operations as logos } from '../services/logos/index.ts';
import { operations as messageTexts } from '../services/message-texts/index.ts';
import { operations as notificationSettings } from '../services/notification-settings/index.ts';
import { operations as organizations } from '../services/organizations/index.ts';
import { operations as pageLayouts } from '../services/page-layouts/index.ts';
import { operations as platformHealth } from '../services/platform-health/index.ts';
import { operations as policies } from '../services/policies/index.ts';
import { operations as previews } from '../services/previews/index.ts';
import { operations as roleFamilies } from '../services/role-families/index.ts';
import { operations as scimRequests } from '../services/scim-requests/index.ts';
import { operations as scimTokens } from '../services/scim-tokens/index.ts';
import { operations as search } from '../services/search/index.ts';
import { operations as securityLog } from '../services/security-log/index.ts';
import { operations as smsCredits } from '../services/sms-credits/index.ts';
import { operations as smsEvents } from '../services/sms-events/index.ts';
import { operations as sso } from '../services/sso/index.ts';
import { operations as ssoDomains } from '../services/sso-domains/index.ts';
import { operations as suppressedAddresses } from '../services/suppressed-addresses/index.ts';
import { operations as templatePreviews } from '../services/template-previews/index.ts';
import { operations as users } from '../services/users/index.ts';
import { operations as vacancies } from '../services/vacancies/index.ts';
import { operations as viewMails } from '../services/view-mails/index.ts';
import { operations as views } from '../services/views/index.ts';
import { operations as webhookDeliveries } from '../services/webhook-deliveries/index.ts';
import { operations as webhooks } from '../services/webhooks/index.ts';
import { operations as workflowSets } from '../services/workflow-sets/index.ts';
import { operations as workflows } from '../services/workflows/index.ts';
import { types as apiKeysTypes } from '../services/api-keys/index.ts';
import { types as groupsTypes } from '../services/groups/index.ts';
import { types as organizationsTypes } from '../services/organizations/index.ts';
import { types as scimTokensTypes } from '../services/scim-tokens/index.ts';
import { types as usersTypes } from '../services/users/index.ts';

export const operations = [
  ...accessGrants,
  ...apiKeys,
  ...applicationNotes,
  ...applications,
  ...assessmentPackages,
  ...atsRequests,
  ...atsTenants,
  ...auditLog,
  ...auth,
  ...backgroundJobs,
  ...brandings,
  ...candidates,
  ...customerSettings,
  ...customers,
  ...dashboard,
  ...deadLetters,
  ...departments,
  ...emailDomains,
  ...emailEvents,
  ...exports,
  ...factors,
  ...groups,
  ...holds,
  ...interviews,
  ...locations,
  ...logos,
  ...messageTexts,
  ...notificationSettings,
  ...organizations,
  ...pageLayouts,
  ...platformHealth,
  ...policies,
  ...previews,
  ...roleFamilies,
  ...scimRequests,
  ...scimTokens,
  ...search,
  ...securityLog,
  ...smsCredits,
  ...smsEvents,
  ...sso,
  ...ssoDomains,
  ...suppressedAddresses,
  ...templatePreviews,
  ...users,
  ...vacancies,
  ...viewMails,
  ...views,
  ...webhookDeliveries,
  ...webhooks,
  ...workflowSets,
  ...workflows,
];

export const types = {
  ...apiKeysTypes,
  ...groupsTypes,
  ...organizationsTypes,
  ...scimTokensTypes,
  ...usersTypes,
};
