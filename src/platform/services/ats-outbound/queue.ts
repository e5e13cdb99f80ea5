import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { changeTotals } from '../../database/totals.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import { isOneOf } from '../applications/lock.ts';
import { applications } from '../applications/tenant.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { atsRequestTotal } from '../ats-requests/list.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { externalTenantOf, targetOf } from './reports.ts';
import type { ReportType } from './reports.ts';

export const reportsChannel = 'ats_reports';

/** Rows an insert: a statement has a limited number of parameters. */
const atOnce = 1000;

export type RequestRow = TenantRow<typeof atsRequests>;

export interface Report {
  tenant: AtsTenant;
  applicationId: string;
  type: ReportType;
  payload: Record<string, unknown>;
}

type Context = Pick<ApplyingContext, 'now' | 'newId' | 'messages'>;

/** Queues reports in the transaction that causes them, under the locks of their applications, which give them their order; without those that have no address. */
export async function queueReports(tx: Database, context: Context, all: readonly Report[]): Promise<void> {
  const reports = all.filter(({ tenant, type }) => targetOf(tenant, type));
  const [first] = reports;
  if (!first) return;
  const { customerId } = first.tenant;
  const now = context.now();
  const { until, holdId } = context.messages ?? {};
  const due = until ?? now;
  const busy = await waitingOf(tx, customerId, reports);
  const rows = reports.map(({ tenant, applicationId, type, payload }) => {
    const isNext = !busy.has(applicationId);
    busy.add(applicationId);
    return {
      ...{ customerId, organizationId: tenant.organizationId, id: context.newId(), masterId: applicationId },
      ...{ requestType: type, atsName: tenant.atsName, externalTenantId: externalTenantOf(tenant), tenantId: tenant.id },
      ...{ status: 'ATS_REQUEST_STARTED' as const, requestCount: 0, payload, extra: { direction: 'outbound', tenantId: tenant.id } },
      ...{ createdAt: now, updatedAt: now, dueAt: isNext ? due : null, heldUntil: until ?? null, holdId: holdId ?? null },
    };
  });
  for (let start = 0; start < rows.length; start += atOnce) await unscoped(tx).insert(atsRequests, rows.slice(start, start + atOnce));
  await changeTotals(tx, [{ scope: customerId, name: atsRequestTotal, by: rows.length }]);
  if (context.messages) context.messages.reported += rows.length;
  // PostgreSQL delivers notifications after the commit only.
  await tx.execute(sql`select pg_notify(${reportsChannel}, '')`);
}

export const isWaiting = and(eq(atsRequests.status, 'ATS_REQUEST_STARTED'), isNotNull(atsRequests.tenantId));

async function waitingOf(tx: Database, customerId: string, reports: readonly Report[]): Promise<Set<string>> {
  const { masterId } = atsRequests;
  const ids = [...new Set(reports.map(({ applicationId }) => applicationId))];
  const theirs = and(eq(atsRequests.customerId, customerId), isOneOf(masterId, ids), isWaiting);
  const found = await unscoped(tx).select(atsRequests, { masterId }, theirs);
  return new Set(found.flatMap((row) => row.masterId ?? []));
}

/** Each delivery locks an application before its reports. */
export async function lockForReports(tx: Database, customerId: string, applicationIds: readonly string[]): Promise<void> {
  const theirs = and(eq(applications.customerId, customerId), isOneOf(applications.id, applicationIds));
  await unscoped(tx).select(applications, { id: applications.id }, theirs).orderBy(applications.id).for('no key update');
}

/** Makes the next report of each application due unless one is; the caller holds the applications' locks. */
export async function makeNextDue(tx: Database, customerId: string, applicationIds: readonly string[], now: Date): Promise<void> {
  const { masterId, position, id, dueAt, heldUntil } = atsRequests;
  const waiting = and(eq(atsRequests.customerId, customerId), isOneOf(masterId, applicationIds), isWaiting);
  const next = sql`(array_agg(${id} order by ${position}))[1]`;
  const all = unscoped(tx);
  const found = await all
    .select(atsRequests, { id: sql<string>`${next}` }, waiting)
    .groupBy(masterId)
    .having(sql`count(${dueAt}) = 0`);
  const ids = found.map((row) => row.id);
  const those = and(eq(atsRequests.customerId, customerId), isOneOf(id, ids));
  if (ids.length > 0) await all.update(atsRequests, { dueAt: sql`greatest(${heldUntil}, ${now.toISOString()}::timestamptz)` }, those);
}
