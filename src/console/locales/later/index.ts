import { laterScreens } from '../../../engine/texts/laterScreens.ts';
import { merged } from '../../../engine/texts/merged.ts';
import type { Catalogue } from '../../../engine/texts/translate.ts';
import { account } from './account.ts';
import { access } from './access.ts';
import { accessGrants } from './accessGrants.ts';
import { apiKeys } from './apiKeys.ts';
import { applications } from './applications.ts';
import { applicationRefusals } from './applicationRefusals.ts';
import { apps } from './apps.ts';
import { ats } from './ats.ts';
import { auditLog } from './auditLog.ts';
import { securityLog } from './securityLog.ts';
import { backgroundJobs } from './backgroundJobs.ts';
import { platformHealth } from './platformHealth.ts';
import { branding } from './branding.ts';
import { candidate } from './candidate.ts';
import { compliance } from './compliance.ts';
import { dashboard } from './dashboard.ts';
import { dashboardCards } from './dashboardCards.ts';
import { declineReasons } from './declineReasons.ts';
import { dialogs } from './dialogs.ts';
import { departments } from './departments.ts';
import { factors } from './factors.ts';
import { emailDomain } from './emailDomain.ts';
import { interviews } from './interviews.ts';
import { logs } from './logs.ts';
import { home } from './home.ts';
import { messageTexts } from './messageTexts.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { policyVersions } from './policyVersions.ts';
import { permissions } from './permissions.ts';
import { rights } from './rights.ts';
import { scim } from './scim.ts';
import { search } from './search.ts';
import { sms } from './sms.ts';
import { ssoSettings } from './sso.ts';
import { ssoDomains } from './ssoDomains.ts';
import { ssoGroups } from './ssoGroups.ts';
import { ssoKeys } from './ssoKeys.ts';
import { ssoOidc } from './ssoOidc.ts';
import { ssoMetadata } from './ssoMetadata.ts';
import { timeline } from './timeline.ts';
import { turnedOff } from './turnedOff.ts';
import { vacancyApplications } from './vacancyApplications.ts';
import { webhooks } from './webhooks.ts';
import { whyAccess } from './whyAccess.ts';

/** Texts of the logs and the customer settings, fetched with the first of their pages: the first list does not pay for them. */
export const later: Catalogue = [
  account,
  news,
  apps,
  auditLog,
  factors,
  securityLog,
  people,
  home,
  logs,
  overview,
  branding,
  notifications,
  messageTexts,
  ssoSettings,
  ssoDomains,
  ssoGroups,
  ssoKeys,
  ssoOidc,
  ssoMetadata,
  candidate,
  compliance,
  declineReasons,
  applicationRefusals,
  applications,
  ats,
  apiKeys,
  scim,
  backgroundJobs,
  platformHealth,
  search,
  sms,
  emailDomain,
  interviews,
  dashboard,
  dashboardCards,
  departments,
  dialogs,
  permissions,
  policyVersions,
  access,
  accessGrants,
  rights,
  timeline,
  turnedOff,
  vacancyApplications,
  webhooks,
  whyAccess,
].reduce(merged, laterScreens);
