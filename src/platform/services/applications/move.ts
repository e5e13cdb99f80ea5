import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { applications } from './tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { idsOf, peopleOf } from './lock.ts';
import { noteEvents } from './history.ts';
import type { ApplicationRow, ApplyingContext, Move, VacancyRow } from './applying.ts';
import { invite, makeAssessments } from '../assessments/create.ts';

/** Returns the assessments that were made, by application. */
export async function moveToStage(tx: Database, context: ApplyingContext, { rows, stage, by }: Move): Promise<Map<string, string[]>> {
  const [first] = rows;
  const allMade = new Map<string, string[]>();
  if (!first) return allMade;
  const vacancy = await vacancyOf(tx, first);
  const place = (stageId: string) => vacancy.stages.findIndex((each) => each._id === stageId);
  const target = place(stage._id);
  const misplaced = (row: ApplicationRow) => row.vacancyId !== vacancy.id || place(row.stageId) < 0 || place(row.stageId) >= target;
  if (rows.some(misplaced)) throw new Error('Applications are moved to later stages of their own vacancy only');
  const people = await peopleOf(tx, rows);
  const invited = new Map<string, string>();
  // Create the assessments of skipped stages too: every stage up to the current one has one.
  for (const each of vacancy.stages.slice(0, target + 1)) {
    const coming = rows.filter((row) => place(row.stageId) < place(each._id));
    const made = await makeAssessments(tx, context, { vacancy, stage: each, rows: coming });
    for (const [applicationId, id] of made) allMade.set(applicationId, [...(allMade.get(applicationId) ?? []), id]);
    if (each._id === stage._id) for (const [applicationId, id] of made) invited.set(applicationId, id);
  }
  await unscoped(tx).update(
    applications,
    { stageId: stage._id, isManuallyProgressed: by.actor === 'USER', updatedAt: context.now() },
    and(eq(applications.customerId, vacancy.customerId), isOneOf(applications.id, idsOf(rows))),
  );
  const what = (row: ApplicationRow) => ({ kind: 'MOVED' as const, stageId: stage._id, fromStageId: row.stageId });
  await noteEvents(tx, context, { rows, by, what });
  if (vacancy.archivedAt) return allMade;
  for (const { id, candidateId } of rows) {
    const [to, assessmentId] = [people.get(candidateId), invited.get(id)];
    if (to && !to.purgedAt && assessmentId) await invite(tx, context, { vacancy, stage, applicationId: id, assessmentId, to });
  }
  return allMade;
}

async function vacancyOf(tx: Database, { customerId, vacancyId }: ApplicationRow): Promise<VacancyRow> {
  const own = and(eq(vacancies.customerId, customerId), eq(vacancies.id, vacancyId));
  const [vacancy] = await unscoped(tx).select(vacancies, vacancies, own);
  if (!vacancy) throw new Error('An application without its vacancy');
  return vacancy;
}
