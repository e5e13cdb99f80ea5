import { seedNewStore } from '../demo/seed.ts';
import { defaultSizes } from '../demo/sizes.ts';
import type { DemoSizes } from '../demo/sizes.ts';
import { startCleanUp, startMailJob } from '../jobs/index.ts';
import type { MailJob } from '../jobs/index.ts';
import { outboxRoutes } from '../mail/devOutbox.ts';
import type { Services, Tools } from '../platform.ts';
import * as auth from './auth/index.ts';
import * as common from './common/index.ts';
import * as org from './org/index.ts';

/** The contract's bodies, who is signed in, and what goes on beside requests. */
export const createServices = ({ demo = defaultSizes }: { demo?: DemoSizes } = {}): Services => ({
  operations: [...auth.operations, ...common.operations, ...org.operations],
  types: { ...org.types },
  loadSession: (token, platform) => auth.sessionLoader(platform)(token),
  noteUse: (session, platform) => auth.noteUse(platform, session),
  routes: outboxRoutes,
  onOpen: async (store, isNew, platform) => {
    await seedNewStore(store, isNew, platform, demo);
    await mailJobs.get(platform)?.hear(store);
  },
  start: (platform) => {
    const mailJob = startMailJob(platform);
    mailJobs.set(platform, mailJob);
    const jobs = [mailJob, startCleanUp(platform)];
    return async () => void (await Promise.all(jobs.map((job) => job.stop())));
  },
});

const mailJobs = new WeakMap<Tools, MailJob>();
