import { relayTo } from '../auditRelay.ts';
import { seedNewStore } from '../demo/seed.ts';
import { defaultSizes } from '../demo/sizes.ts';
import type { DemoSizes } from '../demo/sizes.ts';
import { ssoProviderRoutes } from '../demo/ssoProvider.ts';
import { exportRoutes } from '../export/index.ts';
import { flagRoutes } from '../flags/index.ts';
import { startAtsDemo, startAuditRelay, startCleanUp, startMailJob, startSmsJob } from '../jobs/index.ts';
import type { MailJob, WokenJob } from '../jobs/index.ts';
import { outboxRoutes } from '../mail/devOutbox.ts';
import { zoneRoutes } from '../mail/dkimZone.ts';
import { trackingRoutes } from '../mail/trackingRoutes.ts';
import type { Services, Tools } from '../platform.ts';
import { startRetention } from '../purge/index.ts';
import { webhookRoutes } from '../webhooks/routes.ts';
import * as apps from './apps/index.ts';
import * as ats from './ats/index.ts';
import * as auth from './auth/index.ts';
import * as common from './common/index.ts';
import * as datalake from './datalake/index.ts';
import * as fi from './fi/index.ts';
import * as idp from './idp/index.ts';
import * as notif from './notif/index.ts';
import * as org from './org/index.ts';

export const createServices = ({ demo = defaultSizes }: { demo?: DemoSizes } = {}): Services => ({
  operations: [
    ...ats.operations,
    ...notif.operations,
    ...apps.operations,
    ...auth.operations,
    ...common.operations,
    ...datalake.operations,
    ...fi.operations,
    ...idp.operations,
    ...org.operations,
  ],
  types: { ...org.types },
  loadSession: (token, platform) => auth.sessionLoader(platform)(token),
  noteUse: (session, platform) => auth.noteUse(platform, session),
  routes: (platform) => [
    ...flagRoutes(platform),
    ...outboxRoutes(platform),
    ...exportRoutes(platform, auth.sessionLoader(platform)),
    ...idp.ssoRoutes(platform),
    ...apps.callbackRoutes(platform),
    ...apps.interviewRoutes(platform),
    ...zoneRoutes(platform),
    ...trackingRoutes(platform),
    ...webhookRoutes(platform),
    ...ats.inboundRoutes(platform),
    ...ssoProviderRoutes(platform),
  ],
  onOpen: async (store, isNew, platform) => {
    await seedNewStore(store, isNew, platform, demo);
    await mailJobs.get(platform)?.hear(store);
    await smsJobs.get(platform)?.hear(store);
    if (store.kind === 'identity') for (const job of wokenJobs.get(platform) ?? []) await job.hear(store);
    // Not awaited: the identity store may be opening, and wait for this one.
    if (store.region) void relayTo(platform, store);
    void settlingJobs.get(platform)?.settle(store);
    void retentionJobs.get(platform)?.opened(store);
  },
  start: (platform) => {
    const mailJob = startMailJob(platform);
    mailJobs.set(platform, mailJob);
    const smsJob = startSmsJob(platform);
    smsJobs.set(platform, smsJob);
    const recoveryJob = auth.startRecoveryJob(platform);
    const failureReports = auth.startFailureReports(platform);
    wokenJobs.set(platform, [recoveryJob, failureReports]);
    const settlingJob = org.startUserSettling(platform);
    settlingJobs.set(platform, settlingJob);
    const retentionJob = startRetention(platform);
    retentionJobs.set(platform, retentionJob);
    const jobs = [
      mailJob,
      smsJob,
      notif.startReminders(platform, apps.assessmentLink),
      recoveryJob,
      failureReports,
      settlingJob,
      retentionJob,
      startCleanUp(platform),
      notif.startEmailDomainJob(platform),
      startAuditRelay(platform),
      apps.startDropOuts(platform),
      datalake.startRollUps(platform),
      ats.startInboundJob(platform),
      ...(platform.settings.demo ? [startAtsDemo(platform)] : []),
    ];
    return async () => void (await Promise.all(jobs.map((job) => job.stop())));
  },
});

const mailJobs = new WeakMap<Tools, MailJob>();
const smsJobs = new WeakMap<Tools, MailJob>();
const wokenJobs = new WeakMap<Tools, WokenJob[]>();
const retentionJobs = new WeakMap<Tools, ReturnType<typeof startRetention>>();
const settlingJobs = new WeakMap<Tools, ReturnType<typeof org.startUserSettling>>();
