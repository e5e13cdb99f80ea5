import { relayAll } from '../auditRelay.ts';
import type { RequestContext } from '../context.ts';
import { repeating } from './repeating.ts';
import type { Job } from './repeating.ts';

const interval = 60_000;

export const startAuditRelay = (platform: Pick<RequestContext, 'stores' | 'log'>): Job =>
  repeating({ name: 'audit relay', interval }, () => relayAll(platform));
