import { logFailure } from '../../database/outage.ts';
import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Region } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { atsTenants } from '../ats-tenants/tenant.ts';
import { repeating } from '../../jobs/repeating.ts';
import type { Job } from '../../jobs/repeating.ts';
import type { Tools } from '../../platform.ts';
import { contextOf } from './caller.ts';
import type { AtsTenant } from './caller.ts';
import { finishRequest } from './ledger.ts';

const interval = 5_000;
const batch = 20;
const lease = 120_000;

type RequestRow = NonNullable<Awaited<ReturnType<typeof takeDue>>[number]>;

export function startInboundJob(tools: Tools): Job {
  const work = async () => {
    for (const store of tools.stores.opened()) {
      if (!store.region) continue;
      try {
        for (const row of await takeDue(store, tools.now())) {
          // A failing request does not delay the others; its lease ends and it is tried again.
          await again(tools, store, store.region, row).catch((error: unknown) =>
            logFailure(tools.log, error, { message: 'an ATS request could not be tried again', request: row.id }),
          );
        }
      } catch (error) {
        logFailure(tools.log, error, { message: 'ATS requests could not be tried again' });
      }
    }
  };
  return repeating({ name: 'ATS requests', interval }, work);
}

const takeDue = (store: Store, now: Date) =>
  store.transaction(async (tx) => {
    const isDue = and(
      isNotNull(atsRequests.dueAt),
      isNull(atsRequests.targetId),
      lte(atsRequests.dueAt, now),
      isNotNull(atsRequests.externalRequestId),
      or(eq(atsRequests.status, 'ATS_REQUEST_STARTED'), and(eq(atsRequests.status, 'ATS_REQUEST_FAILED'), eq(atsRequests.retryable, true))),
    );
    const rows = await unscoped(tx)
      .select(atsRequests, atsRequests, isDue)
      .orderBy(asc(atsRequests.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      const retryCount = row.status === 'ATS_REQUEST_FAILED' ? row.retryCount + 1 : row.retryCount;
      const one = and(eq(atsRequests.customerId, row.customerId), eq(atsRequests.id, row.id));
      const taken = { status: 'ATS_REQUEST_STARTED' as const, retryCount, dueAt: new Date(now.getTime() + lease) };
      await unscoped(tx).update(atsRequests, taken, one);
    }
    return rows;
  });

async function again(tools: Tools, store: Store, region: Region, row: RequestRow): Promise<void> {
  const tenantId = row.extra?.['tenantId'];
  const named = and(eq(atsTenants.customerId, row.customerId), eq(atsTenants.id, String(tenantId)), isNull(atsTenants.archivedAt));
  const [tenant] = await unscoped(store.db).select(atsTenants, atsTenants, named);
  const one = and(eq(atsRequests.customerId, row.customerId), eq(atsRequests.id, row.id));
  if (!tenant)
    return void (await unscoped(store.db).update(atsRequests, { status: 'ATS_REQUEST_FAILED', retryable: false, dueAt: null }, one));
  await finishRequest(store, contextOf(tools, region), row, tenant satisfies AtsTenant);
}
