import { and, eq, isNull } from 'drizzle-orm';
import { systemActor, writeAudit } from '../../audit.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import { well } from '../../outbound/reached.ts';
import type { Tools } from '../../platform.ts';
import { nothing } from '../../policy/accessScope.ts';
import { webhooks } from '../webhooks/tenant.ts';
import type { Webhook } from './lane.ts';

/** Switches a webhook off whose receiver answered 410 Gone; what waits for it stays. */
export const switchOff = (
  { now, newId, settings }: Tools,
  { transaction, region }: Store,
  { customerId, id, url }: Webhook,
): Promise<void> =>
  transaction(async (tx) => {
    const all = unscoped(tx);
    // Not for an answer of an address that somebody has replaced meanwhile.
    const one = and(eq(webhooks.customerId, customerId), eq(webhooks.id, id), eq(webhooks.url, url), isNull(webhooks.stoppedAt));
    const { organizationId, name } = webhooks;
    const [row] = await all.select(webhooks, { organizationId, name }, one).for('update');
    if (!row || !region) return;
    const at = now();
    await all.update(webhooks, { ...well, stoppedAt: at, updatedAt: at }, one);
    const detail = {
      ...{ subjects: [id], customerId, organizationId: row.organizationId, actorId: systemActor, names: { [id]: row.name } },
      ...{ before: { [id]: { stoppedAt: null } }, values: { [id]: { stoppedAt: at.toISOString() } } },
    };
    const audited = { operation: 'CommonStopWebhook', args: {}, details: [detail], access: nothing, store: 'region' } as const;
    await writeAudit(tx, audited, { session: null, region, now, newId, settings });
  });
