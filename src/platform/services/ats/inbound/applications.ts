import { and, eq } from 'drizzle-orm';
import { ApplicationStatus } from '../../../../generated/values.ts';
import { unscoped } from '../../../database/scoped.ts';
import type { Database } from '../../../database/stores.ts';
import { applications, vacancies } from '../../../database/tenants.ts';
import { enterApplication, lockApplications, setStatus } from '../../apps/index.ts';
import type { ApplicationRow } from '../../apps/index.ts';
import type { AtsTenant } from './caller.ts';
import type { InboundContext } from './ledger.ts';
import type { ApplicationMessage, StatusMessage } from './messages.ts';
import { isReached } from './reach.ts';
import { InboundRefusal } from './refusal.ts';
import type { Applied } from './refusal.ts';

const by = { actor: 'ATS' } as const;

/** Enters a candidate whom the other system sends for a vacancy, and invites them where the connection says so (spec 2 §3 `isAutoFlow`). */
export async function enterFromAts(
  tx: Database,
  context: InboundContext,
  tenant: AtsTenant,
  message: ApplicationMessage,
): Promise<Applied> {
  const known = await applicationOf(tx, tenant, message.applicationId);
  if (known) return { ignored: true, data: { applicationId: known.id }, masterId: known.id };
  const named = and(eq(vacancies.customerId, tenant.customerId), eq(vacancies.externalVacancyId, message.requisitionId));
  const [vacancy] = await unscoped(tx).select(vacancies, vacancies, named);
  // A vacancy may be sent after its first candidates.
  if (!vacancy || !(await isReached(tx, tenant, vacancy.hierarchyId)))
    throw new InboundRefusal(404, 'There is no such requisition.', { retryable: true });
  const { firstName, lastName, email, phoneNumber } = message.candidate;
  const entered = await enterApplication(tx, context, {
    vacancy,
    applicant: { firstName, lastName: lastName || null, email, phoneNumber: phoneNumber || null },
    by,
    externalApplicationId: message.applicationId,
    invites: tenant.extra['isAutoFlow'] !== false,
  });
  return { data: { applicationId: entered.applicationId, assessmentId: entered.assessmentId }, masterId: entered.applicationId };
}

/** Gives an application the status that the connection's mapping has for the other system's (spec 2 §3 `appsApplicationStatus`). */
export async function setStatusFromAts(tx: Database, context: InboundContext, tenant: AtsTenant, message: StatusMessage): Promise<Applied> {
  const row = await requireApplication(tx, tenant, message.applicationId);
  const mapping = (tenant.extra['appsApplicationStatus'] ?? {}) as Record<string, unknown>;
  const status = ApplicationStatus.find((each) => each === mapping[message.status]);
  const about = { data: { applicationId: row.id }, masterId: row.id };
  // Most statuses of another system mean nothing here.
  if (!status || status === row.status) return { ...about, ignored: true };
  await setStatus(tx, context, { rows: [row], status, by });
  return about;
}

/** The application that the other system calls so, held until it is done. */
export async function requireApplication(tx: Database, tenant: AtsTenant, externalId: string): Promise<ApplicationRow> {
  const known = await applicationOf(tx, tenant, externalId);
  const [row] = known ? await lockApplications(tx, [known]) : [];
  if (!row) throw new InboundRefusal(404, 'There is no such application.', { retryable: true });
  return row;
}

async function applicationOf(tx: Database, tenant: AtsTenant, externalId: string): Promise<ApplicationRow | undefined> {
  const { customerId } = tenant;
  const named = and(eq(applications.customerId, customerId), eq(applications.externalApplicationId, externalId));
  const [row] = await unscoped(tx).select(applications, applications, named);
  return row && (await isReached(tx, tenant, row.hierarchyId)) ? row : undefined;
}
