import { relay } from '../auditRelay.ts';
import type { Tools } from '../platform.ts';
import { sweep } from './sweep.ts';
import type { Sweep } from './sweep.ts';

export const startAuditRelay = (platform: Pick<Tools, 'stores' | 'log'>): Sweep =>
  sweep(
    platform,
    { name: 'AUDIT_RELAY', every: 60_000, stores: 'regions', failure: 'the audit trail could not be relayed', atOpening: true },
    (store) => relay(platform, store),
  );
