import { logFailure } from '../../database/outage.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database, Store } from '../../database/stores.ts';
import { assessments } from './tenant.ts';
import { repeating } from '../../jobs/repeating.ts';
import type { Job } from '../../jobs/repeating.ts';
import type { Tools } from '../../platform.ts';
import type { Region } from '../../regions.ts';
import { noteOf } from './history.ts';

const interval = 600_000;
const batch = 500;
/** Unfinished assessments drop out after this time (decisions §8). */
const droppedOutAfter = 5 * 24 * 3_600_000;

/** Marks unfinished assessments as dropped out every ten minutes; a later callback can still complete them. */
export function startDropOuts(tools: Pick<Tools, 'stores' | 'now' | 'newId' | 'log' | 'settings'>): Job {
  const work = async (signal: AbortSignal) => {
    for (const store of tools.stores.opened().filter(isHome)) {
      try {
        while (!signal.aborted && (await dropOut(store, tools)) === batch);
      } catch (error) {
        if (!signal.aborted) logFailure(tools.log, error, { message: 'drop-outs could not be recorded' });
      }
    }
  };
  return repeating({ name: 'drop-outs', interval }, work);
}

const isHome = (store: Store): store is Store & { region: Region } => store.region !== undefined;

const dropOut = (store: Store & { region: Region }, { now, newId, settings }: Pick<Tools, 'now' | 'newId' | 'settings'>): Promise<number> =>
  store.transaction(async (tx) => {
    const rows = await late(tx, now());
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    const customerIds = [...new Set(rows.map(({ customerId }) => customerId))];
    const own = and(inArray(assessments.customerId, customerIds), inArray(assessments.id, ids));
    await unscoped(tx).update(assessments, { status: 'APPS_ASSESSMENT_DROPPED_OUT', updatedAt: now() }, own);
    await noteOf(tx, { now, newId, settings, region: store.region }, 'DROPPED_OUT', rows);
    return rows.length;
  });

function late(tx: Database, time: Date) {
  const { id, customerId, organizationId, hierarchyId, applicationId, stageId, status, consentedAt } = assessments;
  const columns = { id, customerId, organizationId, hierarchyId, applicationId, stageId };
  const isLate = and(eq(status, 'APPS_ASSESSMENT_INPROGRESS'), lte(consentedAt, new Date(time.getTime() - droppedOutAfter)));
  return unscoped(tx).select(assessments, columns, isLate).limit(batch).for('update', { skipLocked: true });
}
