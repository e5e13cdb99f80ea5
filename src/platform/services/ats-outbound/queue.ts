import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { changeTotals } from '../../database/totals.ts';
import { nextIn, wake } from '../../outbound/queue.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { atsRequestTotal } from '../ats-requests/list.ts';
import type { PreviewNotes } from '../previews/notes.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { reportLane } from './lane.ts';
import { externalTenantOf, targetOf } from './reports.ts';
import type { ReportType } from './reports.ts';

/** Rows an insert: a statement has a limited number of parameters. */
const atOnce = 1000;

export interface Report {
  tenant: AtsTenant;
  applicationId: string;
  type: ReportType;
  payload: Record<string, unknown>;
}

type Context = Pick<ApplyingContext, 'now' | 'newId' | 'messages'> & { preview?: PreviewNotes };

/** Queues reports in the transaction that causes them, under the locks of their applications, which give them their order; without those that have no address. */
export async function queueReports(tx: Database, context: Context, all: readonly Report[]): Promise<void> {
  const reports = all.filter(({ tenant, type }) => targetOf(tenant, type));
  const [first] = reports;
  if (!first) return;
  const { customerId } = first.tenant;
  const now = context.now();
  const { until, holdId } = context.messages ?? {};
  const due = until ?? now;
  const ids = reports.map(({ applicationId }) => applicationId);
  const isNext = await nextIn(tx, reportLane, customerId, ids);
  const rows = reports.map(({ tenant, applicationId, type, payload }) => {
    const dueAt = isNext({ targetId: tenant.id, masterId: applicationId }) ? due : null;
    return {
      ...{ customerId, organizationId: tenant.organizationId, id: context.newId(), masterId: applicationId },
      ...{ requestType: type, atsName: tenant.atsName, externalTenantId: externalTenantOf(tenant), targetId: tenant.id },
      ...{ status: 'ATS_REQUEST_STARTED' as const, requestCount: 0, payload, extra: { direction: 'outbound', tenantId: tenant.id } },
      ...{ createdAt: now, updatedAt: now, dueAt, heldUntil: until ?? null, holdId: holdId ?? null },
    };
  });
  for (let start = 0; start < rows.length; start += atOnce) await unscoped(tx).insert(atsRequests, rows.slice(start, start + atOnce));
  await changeTotals(tx, [{ scope: customerId, name: atsRequestTotal, by: rows.length }]);
  if (context.messages) context.messages.reported += rows.length;
  for (const { id, atsName } of reports.map(({ tenant }) => tenant)) context.preview?.onReport({ id, ats: atsName });
  await wake(tx, reportLane);
}
