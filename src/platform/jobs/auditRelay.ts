import { relayAll } from '../auditRelay.ts';
import type { RequestContext } from '../context.ts';
import type { Job } from './mail.ts';

const interval = 60_000;

/** Once a minute passes on what of the audit trail did not arrive right after its commit. */
export function startAuditRelay(platform: Pick<RequestContext, 'stores' | 'log'>): Job {
  let running: Promise<void> | null = null;
  const run = () => (running ??= relayAll(platform).finally(() => (running = null)));
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  return {
    run,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
