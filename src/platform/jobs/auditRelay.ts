import { relayAll } from '../auditRelay.ts';
import type { RequestContext } from '../context.ts';
import { repeating } from './repeating.ts';
import type { Job } from './repeating.ts';

const interval = 60_000;

/** Once a minute passes on what of the audit trail did not arrive right after its commit. */
export const startAuditRelay = (platform: Pick<RequestContext, 'stores' | 'log'>): Job => repeating(interval, () => relayAll(platform));
