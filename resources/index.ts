import { applications } from './apps/applications.ts';
import { compliance } from './apps/compliance.ts';
import { declineReasons } from './apps/declineReasons.ts';
import { interviews } from './apps/interviews.ts';
import { smsNotifications } from './apps/smsNotifications.ts';
import { vacancies } from './apps/vacancies.ts';
import { vacancyApplications } from './apps/vacancyApplications.ts';
import { workflowSets } from './apps/workflowSets.ts';
import { workflows } from './apps/workflows.ts';
import { atsRequests } from './ats/atsRequests.ts';
import { atsTenants } from './ats/atsTenants.ts';
import { account } from './auth/account.ts';
import { mailedViews } from './auth/mailedViews.ts';
import { ownFactors } from './auth/ownFactors.ts';
import { ownPassword } from './auth/ownPassword.ts';
import { ownProfile } from './auth/ownProfile.ts';
import { ownSessions } from './auth/ownSessions.ts';
import { userSessions } from './auth/userSessions.ts';
import { auditLog } from './common/auditLog.ts';
import { backgroundJobs } from './common/backgroundJobs.ts';
import { deadLetters } from './common/deadLetters.ts';
import { platformHealth } from './common/platformHealth.ts';
import { securityLog } from './common/securityLog.ts';
import { webhookDeliveries } from './common/webhookDeliveries.ts';
import { webhooks } from './common/webhooks.ts';
import { dashboard } from './datalake/dashboard.ts';
import { branding } from './fi/branding.ts';
import { signInRules } from './idp/signInRules.ts';
import { scimRequests } from './idp/scimRequests.ts';
import { scimTokens } from './idp/scimTokens.ts';
import { ssoDomains } from './idp/ssoDomains.ts';
import { sso } from './idp/sso.ts';
import { emailDomain } from './notif/emailDomain.ts';
import { emailEventHistory } from './notif/emailEventHistory.ts';
import { emailEvents } from './notif/emailEvents.ts';
import { emails } from './notif/emails.ts';
import { emailTimeline } from './notif/emailTimeline.ts';
import { messageTexts } from './notif/messageTexts.ts';
import { notificationSettings } from './notif/notificationSettings.ts';
import { smsCredits } from './notif/smsCredits.ts';
import { smsEvents } from './notif/smsEvents.ts';
import { smsPurchases } from './notif/smsPurchases.ts';
import { suppressedAddresses } from './notif/suppressedAddresses.ts';
import { accessGrants } from './org/accessGrants.ts';
import { apiKeys } from './org/apiKeys.ts';
import { customerOverview } from './org/customerOverview.ts';
import { customerSettings } from './org/customerSettings.ts';
import { customers } from './org/customers.ts';
import { departments } from './org/departments.ts';
import { groupMembers } from './org/groupMembers.ts';
import { groups } from './org/groups.ts';
import { organisations } from './org/organisations.ts';
import { users } from './org/users.ts';
/** All resources in the order of the menu, by the file they stand in. */
export const resources = {
  'resources/datalake/dashboard.ts': dashboard,
  'resources/apps/vacancies.ts': vacancies,
  'resources/apps/vacancyApplications.ts': vacancyApplications,
  'resources/apps/applications.ts': applications,
  'resources/apps/interviews.ts': interviews,
  'resources/apps/workflowSets.ts': workflowSets,
  'resources/apps/workflows.ts': workflows,
  'resources/org/users.ts': users,
  'resources/org/groups.ts': groups,
  'resources/org/groupMembers.ts': groupMembers,
  'resources/org/accessGrants.ts': accessGrants,
  'resources/org/departments.ts': departments,
  'resources/org/organisations.ts': organisations,
  'resources/org/customers.ts': customers,
  'resources/org/customerSettings.ts': customerSettings,
  'resources/org/customerOverview.ts': customerOverview,
  'resources/fi/branding.ts': branding,
  'resources/notif/notificationSettings.ts': notificationSettings,
  'resources/notif/messageTexts.ts': messageTexts,
  'resources/idp/sso.ts': sso,
  'resources/idp/signInRules.ts': signInRules,
  'resources/idp/scimTokens.ts': scimTokens,
  'resources/idp/ssoDomains.ts': ssoDomains,
  'resources/apps/compliance.ts': compliance,
  'resources/notif/smsCredits.ts': smsCredits,
  'resources/notif/smsPurchases.ts': smsPurchases,
  'resources/apps/declineReasons.ts': declineReasons,
  'resources/apps/smsNotifications.ts': smsNotifications,
  'resources/notif/emailDomain.ts': emailDomain,
  'resources/common/auditLog.ts': auditLog,
  'resources/common/securityLog.ts': securityLog,
  'resources/common/platformHealth.ts': platformHealth,
  'resources/common/backgroundJobs.ts': backgroundJobs,
  'resources/common/deadLetters.ts': deadLetters,
  'resources/notif/emailEvents.ts': emailEvents,
  'resources/notif/emails.ts': emails,
  'resources/notif/emailTimeline.ts': emailTimeline,
  'resources/notif/smsEvents.ts': smsEvents,
  'resources/notif/suppressedAddresses.ts': suppressedAddresses,
  'resources/notif/emailEventHistory.ts': emailEventHistory,
  'resources/ats/atsRequests.ts': atsRequests,
  'resources/idp/scimRequests.ts': scimRequests,
  'resources/ats/atsTenants.ts': atsTenants,
  'resources/common/webhooks.ts': webhooks,
  'resources/common/webhookDeliveries.ts': webhookDeliveries,
  'resources/org/apiKeys.ts': apiKeys,
  'resources/auth/account.ts': account,
  'resources/auth/ownProfile.ts': ownProfile,
  'resources/auth/ownPassword.ts': ownPassword,
  'resources/auth/ownFactors.ts': ownFactors,
  'resources/auth/ownSessions.ts': ownSessions,
  'resources/auth/userSessions.ts': userSessions,
  'resources/auth/mailedViews.ts': mailedViews,
};
