import { seedNewStore } from '../demo/seed.ts';
import { defaultSizes } from '../demo/sizes.ts';
import type { DemoSizes } from '../demo/sizes.ts';
import { ssoProviderRoutes } from '../demo/ssoProvider.ts';
import { exportRoutes } from '../export/routes.ts';
import { startRollUps } from '../figures/rollUpJob.ts';
import { flagRoutes } from '../flags/index.ts';
import { watchHealth } from '../health/watch.ts';
import { startAuditRelay } from '../jobs/auditRelay.ts';
import { startCleanUp, startLargeTables, startMailJob, startSmsJob } from '../jobs/index.ts';
import type { MailJob, WokenJob } from '../jobs/index.ts';
import { startSweeps } from '../jobs/sweeps.ts';
import type { Sweeps } from '../jobs/sweeps.ts';
import { outboxRoutes } from '../mail/devOutbox.ts';
import { zoneRoutes } from '../mail/dkimZone.ts';
import { trackingRoutes } from '../mail/trackingRoutes.ts';
import { operations, types } from '../nouns/operations.ts';
import type { Services, Tools } from '../platform.ts';
import { startRetention } from '../purge/retentionJob.ts';
import { webhookRoutes } from '../webhooks/routes.ts';
import { apiKeySession } from './api-keys/session.ts';
import { noteKeyUse } from './api-keys/use.ts';
import { startChain } from '../audit-chain/chain.ts';
import { startAuditRetention } from '../audit-chain/retention.ts';
import { startDropOuts } from './assessments/dropOutJob.ts';
import { assessmentLink } from './assessments/link.ts';
import { callbackRoutes } from './assessments/routes.ts';
import { startInboundJob } from './ats-inbound/job.ts';
import { inboundRoutes } from './ats-inbound/routes.ts';
import { startReports } from './ats-outbound/job.ts';
import { startAtsInvitations } from './ats-invitations/job.ts';
import { startFailureReports } from './auth/failureReports.ts';
import { startRecoveryJob } from './auth/recoveryJob.ts';
import { sessionLoader } from './auth/session.ts';
import { noteUse } from './auth/use.ts';
import { startEmailDomainJob } from './email-domains/job.ts';
import { startMetadataJob } from './sso/metadata/job.ts';
import { startSsoDomainJob } from './sso-domains/job.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { logoRoutes } from './logos/routes.ts';
import { startReminders } from './notifications/reminders.ts';
import { noteRights, writeRights } from './right-uses/note.ts';
import { scimRoutes } from './scim/routes.ts';
import { startSyslog } from './security-log/syslogJob.ts';
import { oidcRoutes } from './sso/oidc/routes.ts';
import { ssoRoutes } from './sso/routes.ts';
import { startUserSync } from './users/sync.ts';
import { startViewMails } from './view-mails/job.ts';
import type { ListingOf } from './view-mails/listing.ts';
import { unsubscribeRoutes } from './view-mails/unsubscribe.ts';
import { startWebhooks } from './webhook-sending/job.ts';

/** @param listingOf reads saved views for their mails; without it none is sent */
export const createServices = ({ demo = defaultSizes, listingOf }: { demo?: DemoSizes; listingOf?: ListingOf } = {}): Services => ({
  operations,
  types,
  loadSession: (token, platform) => sessionLoader(platform)(token),
  loadApiKey: (text, platform) => apiKeySession(platform, text),
  noteUse: (session, platform, rights) => {
    noteRights(platform, session, rights);
    return session.apiKey ? noteKeyUse(platform, session) : noteUse(platform, session);
  },
  routes: (platform) => [
    ...flagRoutes(platform),
    ...outboxRoutes(platform),
    ...exportRoutes(platform, sessionLoader(platform)),
    ...ssoRoutes(platform),
    ...oidcRoutes(platform),
    ...callbackRoutes(platform),
    ...interviewRoutes(platform),
    ...logoRoutes(platform),
    ...zoneRoutes(platform),
    ...trackingRoutes(platform),
    ...webhookRoutes(platform),
    ...inboundRoutes(platform),
    ...scimRoutes(platform),
    ...ssoProviderRoutes(platform),
    ...unsubscribeRoutes(platform),
  ],
  onOpen: async (store, isNew, platform) => {
    await seedNewStore(store, isNew, platform, demo);
    await mailJobs.get(platform)?.onNotification(store);
    await smsJobs.get(platform)?.onNotification(store);
    if (store.kind === 'identity') for (const job of wokenJobs.get(platform) ?? []) await job.onNotification(store);
    if (store.region) for (const job of laneJobs.get(platform) ?? []) await job.onNotification(store);
    // Not awaited: its work may need the identity store, which may be opening, and wait for this one.
    sweepsOf.get(platform)?.opened(store);
  },
  start: (platform) => {
    const health = watchHealth(platform, () => sweepsOf.get(platform)?.leads() ?? []);
    if (!platform.settings.backgroundWork) return async () => void (await Promise.all([health.stop(), writeRights(platform)]));
    const mailJob = startMailJob(platform);
    mailJobs.set(platform, mailJob);
    const smsJob = startSmsJob(platform);
    smsJobs.set(platform, smsJob);
    const recoveryJob = startRecoveryJob(platform);
    const failureReports = startFailureReports(platform);
    wokenJobs.set(platform, [recoveryJob, failureReports]);
    const lanes = [startReports(platform), startWebhooks(platform)];
    laneJobs.set(platform, lanes);
    const sweeps = startSweeps(platform, [
      startReminders(platform, assessmentLink),
      startUserSync(platform),
      startRetention(platform),
      startCleanUp(platform),
      startLargeTables(platform),
      startEmailDomainJob(platform),
      startSsoDomainJob(platform),
      startMetadataJob(platform),
      startAuditRelay(platform),
      startChain(platform),
      startAuditRetention(platform),
      startSyslog(platform),
      startDropOuts(platform),
      startRollUps(platform),
      startInboundJob(platform),
      startAtsInvitations(platform),
      ...(listingOf ? [startViewMails(platform, listingOf)] : []),
    ]);
    sweepsOf.set(platform, sweeps);
    const jobs = [mailJob, smsJob, recoveryJob, failureReports, ...lanes, sweeps, health];
    return async () => void (await Promise.all([...jobs.map((job) => job.stop()), writeRights(platform)]));
  },
});

const mailJobs = new WeakMap<Tools, MailJob>();
const smsJobs = new WeakMap<Tools, MailJob>();
const wokenJobs = new WeakMap<Tools, WokenJob[]>();
const laneJobs = new WeakMap<Tools, WokenJob[]>();
const sweepsOf = new WeakMap<Tools, Sweeps>();
