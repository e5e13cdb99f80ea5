import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import { secretsOf } from '../../database/sealed.ts';
import type { Database } from '../../database/stores.ts';
import { applications } from './tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { conflict } from '../../errors.ts';
import { candidateFor } from '../candidates/applicant.ts';
import { noteEvents } from './history.ts';
import { applicationTotal } from './relations.ts';
import type { ApplicationRow, ApplyingContext, Entered, Entry, VacancyRow } from './applying.ts';
import { invite, makeAssessments } from '../assessments/create.ts';

/** Lock order everywhere: vacancy, candidate, application. */
export async function enterApplication(tx: Database, context: ApplyingContext, entry: Entry): Promise<Entered> {
  const vacancy = await lockVacancy(tx, entry.vacancy);
  const [stage] = vacancy.stages;
  if (!stage) throw new Error('A vacancy without a stage');
  const { candidate, learned, isNew } = await candidateFor(tx, context, vacancy, entry.applicant);
  await requireNew(tx, vacancy, candidate.id, entry.externalApplicationId);
  const now = context.now();
  const { customerId, organizationId, hierarchyId } = vacancy;
  const row: ApplicationRow = {
    ...{ customerId, organizationId, hierarchyId, id: context.newId(), vacancyId: vacancy.id, candidateId: candidate.id },
    ...{ status: 'APPS_APPLICATION_NEW', stageId: stage._id, isManuallyProgressed: null },
    externalApplicantId: applicantIdOf(context, candidate.email),
    externalApplicationId: entry.externalApplicationId ?? context.newId(),
    atsTenantId: entry.atsTenantId ?? null,
    ...{ createdAt: now, updatedAt: now },
  };
  await unscoped(tx).insert(applications, [row]);
  const assessmentId = (await makeAssessments(tx, context, { vacancy, stage, rows: [row] })).get(row.id);
  if (!assessmentId) throw new Error('An application with a new id had an assessment');
  await unscoped(tx).update(
    vacancies,
    { applicationCount: sql`${vacancies.applicationCount} + 1` },
    and(eq(vacancies.customerId, customerId), eq(vacancies.id, vacancy.id)),
  );
  const { invites = true } = entry;
  const isInvited = typeof invites === 'function' ? await invites(row) : invites;
  if (isInvited) {
    await noteEvents(tx, context, { rows: [row], by: entry.by, what: ({ stageId }) => ({ kind: 'INVITED', stageId }) });
    await invite(tx, context, { vacancy, stage, applicationId: row.id, assessmentId, to: candidate });
  }
  // Last: all entries of this customer wait for this row.
  await changeTotals(tx, [{ scope: customerId, name: applicationTotal, by: 1 }]);
  return { applicationId: row.id, assessmentId, candidateId: candidate.id, learned, isNew, isInvited, stageId: row.stageId };
}

/** External id of the candidate: a keyed hash of the address, whatever the client sends (specification 3 §7). */
export function applicantIdOf({ settings }: Pick<ApplyingContext, 'settings'>, email: string): string {
  // It stays the same when the secret is changed.
  return createHmac('sha256', settings.firstSecret ?? secretsOf(settings)[0])
    .update(`applicant\0${email.trim().toLowerCase()}`)
    .digest('hex');
}

/** Archived vacancies invite nobody (decisions §6). */
async function lockVacancy(tx: Database, { customerId, id }: VacancyRow): Promise<VacancyRow> {
  const own = and(eq(vacancies.customerId, customerId), eq(vacancies.id, id));
  const [row] = await unscoped(tx).select(vacancies, vacancies, own).for('update');
  if (!row || row.archivedAt) throw conflict('This vacancy is archived and invites nobody.', { reason: 'VACANCY_ARCHIVED' });
  return row;
}

async function requireNew(tx: Database, vacancy: VacancyRow, candidateId: string, externalId: string | undefined): Promise<void> {
  const { customerId } = vacancy;
  const all = unscoped(tx);
  const applies = and(
    eq(applications.customerId, customerId),
    eq(applications.candidateId, candidateId),
    eq(applications.vacancyId, vacancy.id),
  );
  if ((await all.count(applications, applies)) > 0)
    throw conflict('This candidate has already applied for this vacancy.', { reason: 'ALREADY_APPLIED' });
  if (externalId === undefined) return;
  const taken = and(eq(applications.customerId, customerId), eq(applications.externalApplicationId, externalId));
  if ((await all.count(applications, taken)) > 0)
    throw conflict('An application with this external id already exists.', { reason: 'EXTERNAL_ID_TAKEN' });
}
