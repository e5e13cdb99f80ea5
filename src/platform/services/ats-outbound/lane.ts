import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { asCalls, asTargets } from '../../outbound/lane.ts';
import type { Lane } from '../../outbound/lane.ts';
import { applications } from '../applications/tenant.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { atsTenants } from '../ats-tenants/tenant.ts';
import { timeoutOf } from './reports.ts';

export type RequestRow = TenantRow<typeof atsRequests>;

/** Reports to ATSs, in the order of their application. */
export const reportLane: Lane<RequestRow, AtsTenant> = {
  channel: 'ats_reports',
  sender: 'ATS_SENDER',
  calls: asCalls(atsRequests),
  targets: asTargets(atsTenants),
  statuses: {
    waiting: 'ATS_REQUEST_STARTED',
    done: 'ATS_REQUEST_COMPLETED',
    ignored: 'ATS_REQUEST_IGNORED',
    failed: 'ATS_REQUEST_FAILED',
  },
  timeoutOf,
  async lock(tx, customerId, applicationIds) {
    const theirs = and(eq(applications.customerId, customerId), isOneOf(applications.id, applicationIds));
    await unscoped(tx).select(applications, { id: applications.id }, theirs).orderBy(applications.id).for('no key update');
  },
};
