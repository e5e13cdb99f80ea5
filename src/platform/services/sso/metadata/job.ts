import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { logFailure } from '../../../database/outage.ts';
import { unscoped } from '../../../database/scoped.ts';
import type { Store } from '../../../database/stores.ts';
import { relaySoon } from '../../../auditRelay.ts';
import { repeating } from '../../../jobs/repeating.ts';
import type { Job } from '../../../jobs/repeating.ts';
import type { Tools } from '../../../platform.ts';
import { customers } from '../../customers/tenant.ts';
import type { SsoConfig } from '../read.ts';
import { ssoConfigs } from '../tenant.ts';
import { noteReading, readCertificates } from './renew.ts';

const interval = 60_000;
const batch = 20;
const hour = 3_600_000;

/** Time between two readings; shorter while the address can't be read. */
const [pause, pauseAfterFailure] = [24 * hour, hour];

/** Renews certificates from the providers' metadata. Several processes may read the same address; the first result is stored. */
export function startMetadataJob(tools: Tools): Job {
  const { stores, log } = tools;
  const renew = async (store: Store, row: SsoConfig, signal: AbortSignal): Promise<void> => {
    const reading = await readCertificates(row, tools, signal);
    if (signal.aborted) return;
    void relaySoon(tools, await store.transaction((tx) => noteReading(tx, row, reading, tools)));
  };
  return repeating({ name: 'provider metadata', interval }, async (signal) => {
    const store = stores.opened().find(({ kind }) => kind === 'identity');
    if (!store) return;
    try {
      const rows = await due(store, tools.now());
      const readings = await Promise.allSettled(rows.map((row) => renew(store, row, signal)));
      const failed = readings.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
    } catch (error) {
      if (!signal.aborted) logFailure(log, error, { message: 'metadata of identity providers could not be read' });
    }
  });
}

function due({ db }: Store, now: Date): Promise<SsoConfig[]> {
  const before = (time: number) => lte(ssoConfigs.metadataReadAt, new Date(now.getTime() - time));
  const isDue = or(
    isNull(ssoConfigs.metadataReadAt),
    before(pause),
    and(eq(ssoConfigs.metadataProblem, 'UNREACHABLE'), before(pauseAfterFailure)),
  );
  const isActive = unscoped(db).exists(customers, and(eq(customers.id, ssoConfigs.customerId), isNull(customers.archivedAt)));
  const uses = and(eq(ssoConfigs.enabled, true), eq(ssoConfigs.protocol, 'SAML'), isNotNull(ssoConfigs.providerMetadataUrl), isActive);
  return unscoped(db)
    .select(ssoConfigs, ssoConfigs, and(uses, isDue))
    .orderBy(sql`${ssoConfigs.metadataReadAt} nulls first`)
    .limit(batch);
}
