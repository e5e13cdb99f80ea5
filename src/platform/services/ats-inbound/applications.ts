import { and, eq, sql } from 'drizzle-orm';
import { ApplicationStatus } from '../../../generated/values.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { applications } from '../applications/tenant.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { inviteOrQueue } from '../ats-invitations/queue.ts';
import { candidates } from '../candidates/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { enterApplication } from '../applications/enter.ts';
import { lockApplications } from '../applications/lock.ts';
import { setStatus } from '../applications/status.ts';
import type { ApplicationRow, VacancyRow } from '../applications/applying.ts';
import type { AtsTenant, InboundContext } from './caller.ts';
import type { ApplicationMessage, StatusMessage } from './messages.ts';
import { isInScope } from './inScope.ts';
import { isByProduct, productOf } from './products.ts';
import { InboundRefusal } from './refusal.ts';
import type { Applied } from './refusal.ts';
import { productVacancies } from './vacancies.ts';

const by = { actor: 'ATS' } as const;

export async function enterFromAts(
  tx: Database,
  context: InboundContext,
  tenant: AtsTenant,
  message: ApplicationMessage,
): Promise<Applied> {
  const known = await applicationOf(tx, tenant, message.applicationId);
  if (known) return alreadyEntered(tx, known, message);
  const vacancy = await requireVacancy(tx, tenant, message);
  const { firstName, lastName, email, phoneNumber } = message.candidate;
  const isAutomatic = tenant.extra['isAutoFlow'] !== false;
  const entered = await enterApplication(tx, context, {
    vacancy,
    applicant: { firstName, lastName: lastName || null, email, phoneNumber: phoneNumber || null },
    by,
    externalApplicationId: message.applicationId,
    atsTenantId: tenant.id,
    invites: isAutomatic && ((row) => inviteOrQueue(tx, context, tenant, row)),
  });
  const { applicationId, assessmentId, isInvited } = entered;
  const waits = isAutomatic &&
    !isInvited && { invitation: 'The daily limit of the connection is reached. The candidate is invited later.' };
  return { data: { applicationId, assessmentId, ...waits }, masterId: applicationId };
}

async function requireVacancy(tx: Database, tenant: AtsTenant, { requisitionId, product: named }: ApplicationMessage): Promise<VacancyRow> {
  const byProduct = isByProduct(tenant) ? await productVacancies(tx, tenant, requisitionId) : [];
  if (byProduct.length > 0) {
    const product = productOf(named);
    const list = byProduct.map((each) => each.product).join(', ');
    if (!product) throw new InboundRefusal(400, `product: is required. The requisition has a vacancy for each of ${list}.`);
    const found = byProduct.find((each) => each.product === product);
    if (!found) throw new InboundRefusal(404, `The requisition has no vacancy for ${product}, only for ${list}.`, { retryable: true });
    return found.vacancy;
  }
  const own = and(eq(vacancies.customerId, tenant.customerId), eq(vacancies.externalVacancyId, requisitionId));
  const [vacancy] = await unscoped(tx).select(vacancies, vacancies, own);
  if (vacancy && (await isInScope(tx, tenant, vacancy.hierarchyId))) return vacancy;
  throw new InboundRefusal(404, 'Unknown requisition.', { retryable: true });
}

async function alreadyEntered(tx: Database, known: ApplicationRow, { candidate }: ApplicationMessage): Promise<Applied> {
  const about = { ignored: true, masterId: known.id } as const;
  const { customerId, candidateId } = known;
  const { select } = unscoped(tx);
  const own = and(eq(candidates.customerId, customerId), eq(candidates.id, candidateId));
  const [person] = await select(candidates, { email: candidates.email, purgedAt: candidates.purgedAt }, own);
  if (!person || person.purgedAt) {
    return { ...about, data: { applicationId: known.id, reason: 'The candidate’s personal data have been deleted. Nothing was changed.' } };
  }
  const email = candidate.email.trim().toLowerCase();
  if (person.email?.toLowerCase() === email || (await wasSentAs(tx, known, email))) {
    return { ...about, data: { applicationId: known.id } };
  }
  throw new InboundRefusal(409, 'This applicationId belongs to another person. Send a separate applicationId for each person.');
}

async function wasSentAs(tx: Database, { customerId, id }: ApplicationRow, email: string): Promise<boolean> {
  const sent = sql`lower(${atsRequests.payload} -> 'candidate' ->> 'email') = ${email}`;
  const done = and(eq(atsRequests.requestType, 'CREATE_APPLICATION'), eq(atsRequests.status, 'ATS_REQUEST_COMPLETED'));
  const own = and(eq(atsRequests.customerId, customerId), eq(atsRequests.masterId, id), done, sent);
  return (await unscoped(tx).select(atsRequests, { id: atsRequests.id }, own).limit(1)).length > 0;
}

export async function setStatusFromAts(tx: Database, context: InboundContext, tenant: AtsTenant, message: StatusMessage): Promise<Applied> {
  const row = await requireApplication(tx, tenant, message.applicationId);
  const mapping = (tenant.extra['appsApplicationStatus'] ?? {}) as Record<string, unknown>;
  const status = ApplicationStatus.find((each) => each === mapping[message.status]);
  const about = { data: { applicationId: row.id }, masterId: row.id };
  // Most statuses of other systems have no counterpart here.
  if (!status) return { ...about, ignored: true, data: { ...about.data, reason: unmapped(Object.keys(mapping)) } };
  if (status === row.status) return { ...about, ignored: true };
  await setStatus(tx, context, { rows: [row], status, by });
  return about;
}

const unmapped = (names: string[]): string =>
  `The connection maps no such status. ${names.length > 0 ? `It maps ${names.slice(0, 50).join(', ')}.` : 'It maps none.'}`;

export async function requireApplication(tx: Database, tenant: AtsTenant, externalId: string): Promise<ApplicationRow> {
  const known = await applicationOf(tx, tenant, externalId);
  const [row] = known ? await lockApplications(tx, [known]) : [];
  if (!row) throw new InboundRefusal(404, 'Unknown application.', { retryable: true });
  return row;
}

async function applicationOf(tx: Database, tenant: AtsTenant, externalId: string): Promise<ApplicationRow | undefined> {
  const { customerId } = tenant;
  const named = and(eq(applications.customerId, customerId), eq(applications.externalApplicationId, externalId));
  const [row] = await unscoped(tx).select(applications, applications, named);
  return row && (await isInScope(tx, tenant, row.hierarchyId)) ? row : undefined;
}
