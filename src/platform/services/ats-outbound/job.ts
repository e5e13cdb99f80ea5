import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import type { WokenJob } from '../../jobs/woken.ts';
import { startLane } from '../../outbound/job.ts';
import type { Tools } from '../../platform.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { createCredentials } from './credential.ts';
import { deliver } from './deliver.ts';
import { reportLane } from './lane.ts';
import type { RequestRow } from './lane.ts';

/** Sends queued reports. */
export function startReports(tools: Tools): WokenJob {
  const { settings, now } = tools;
  const credentials = createCredentials({ settings, now });
  return startLane(tools, reportLane, async (store, row, tenant, stop) =>
    (await isOvertaken(store, row))
      ? { result: 'ignored', response: { status: null, data: { reason: 'A newer request was done.' } } }
      : deliver(row, tenant, { settings, credentials, stop }),
  );
}

/** True for a request retried by hand after a newer one of its kind arrived: a late one must not overwrite it. */
async function isOvertaken({ db }: Store, row: RequestRow): Promise<boolean> {
  if (row.retryCount === 0 || row.masterId === null || row.requestType === 'REPORT_ASSESSMENT_LINK') return false;
  const newer = and(
    eq(atsRequests.customerId, row.customerId),
    eq(atsRequests.masterId, row.masterId),
    eq(atsRequests.requestType, row.requestType),
    eq(atsRequests.status, 'ATS_REQUEST_COMPLETED'),
    gt(atsRequests.position, row.position),
    ne(atsRequests.id, row.id),
    sql`(${atsRequests.payload} -> 'stage' is not distinct from ${JSON.stringify(row.payload?.['stage'] ?? null)}::jsonb
      or ${row.payload?.['stage'] === undefined}::boolean)`,
  );
  return (await unscoped(db).count(atsRequests, newer)) > 0;
}
