import { and, eq, ne, sql } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { auditValues } from '../../database/tables/records.ts';
import { changeTotals } from '../../database/totals.ts';
import { candidates } from '../candidates/tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import type { Hold, Undo } from '../holds/undoing.ts';
import { reminders } from '../notifications/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import type { ApplicationRow } from './applying.ts';
import { idsOf } from './lock.ts';
import { applicationTotal } from './relations.ts';
import { applicationEvents, applications } from './tenant.ts';
import { areUntouched, findApplications, removeAssessments, reverted } from './undo.ts';

/** Removes the application, and a candidate that was not known before. */
export const undoInvitation: Undo = async (context, hold) => {
  await lockVacancies(context.tx, hold);
  const rows = await findApplications(context, hold);
  return async () => {
    const { tx } = context;
    const { changing, refused } = await reverted(context, hold, rows, {
      refusal: async (row, { made = [] }) => {
        if (!(await areUntouched(tx, row, made))) return { reason: 'refusals.assessmentBegun' };
        return (await isAsInvited(tx, row)) ? undefined : { reason: 'refusals.changedSince' };
      },
      change: async (all, changeOf) => {
        for (const row of all) {
          const { from, made = [] } = changeOf(row);
          await removeApplication(tx, row, made);
          if (from['candidateId']) await removeCandidate(tx, row, hold.id);
        }
      },
    });
    const gone = rows.find(({ id }) => id === changing[0]?.id);
    const removed = gone && { list: 'AppsGetApplicationList', path: await pathOf(tx, gone) };
    return { changing, refused, names: {}, ...(removed && { removed }) };
  };
};

/** An invitation is for one vacancy, and so for one department. */
async function pathOf(tx: Database, { customerId, hierarchyId }: ApplicationRow): Promise<string[]> {
  const own = and(eq(hierarchies.customerId, customerId), eq(hierarchies.id, hierarchyId));
  const [department] = await unscoped(tx).select(hierarchies, { path: hierarchies.path }, own);
  return department?.path.split('/').filter(Boolean) ?? [];
}

async function lockVacancies(tx: Database, hold: Hold): Promise<void> {
  // Lock order everywhere: vacancy, candidate, application.
  const own = and(eq(applications.customerId, hold.customerId), isOneOf(applications.id, idsOf(hold.changes)));
  const known = await unscoped(tx).select(applications, { vacancyId: applications.vacancyId }, own);
  const theirs = and(
    eq(vacancies.customerId, hold.customerId),
    isOneOf(
      vacancies.id,
      known.map(({ vacancyId }) => vacancyId),
    ),
  );
  await unscoped(tx).select(vacancies, { id: vacancies.id }, theirs).for('update');
}

const ofRow = ({ customerId, id }: ApplicationRow) =>
  and(eq(applicationEvents.customerId, customerId), eq(applicationEvents.applicationId, id));

async function isAsInvited(tx: Database, row: ApplicationRow): Promise<boolean> {
  if (row.status !== 'APPS_APPLICATION_NEW') return false;
  return (await unscoped(tx).count(applicationEvents, and(ofRow(row), ne(applicationEvents.kind, 'INVITED')))) === 0;
}

async function removeApplication(tx: Database, row: ApplicationRow, made: readonly string[]): Promise<void> {
  const { customerId, id, vacancyId } = row;
  const all = unscoped(tx);
  await removeAssessments(tx, row, made);
  await all.remove(reminders, and(eq(reminders.customerId, customerId), eq(reminders.applicationId, id)));
  await all.remove(applicationEvents, ofRow(row));
  await all.remove(applications, and(eq(applications.customerId, customerId), eq(applications.id, id)));
  const vacancy = and(eq(vacancies.customerId, customerId), eq(vacancies.id, vacancyId));
  await all.update(vacancies, { applicationCount: sql`${vacancies.applicationCount} - 1` }, vacancy);
  await changeTotals(tx, [{ scope: customerId, name: applicationTotal, by: -1 }]);
}

/** No later purge finds a removed candidate, so the audit entry of the invitation is emptied here. */
async function removeCandidate(tx: Database, { customerId, id, candidateId }: ApplicationRow, entryId: string): Promise<void> {
  const all = unscoped(tx);
  const theirs = and(eq(applications.customerId, customerId), eq(applications.candidateId, candidateId));
  if ((await all.count(applications, theirs)) > 0) return;
  await all.remove(candidates, and(eq(candidates.customerId, customerId), eq(candidates.id, candidateId)));
  const { subjectId } = auditValues;
  await tx
    .update(auditValues)
    .set({ before: null, values: null, name: null })
    .where(and(eq(auditValues.customerId, customerId), eq(auditValues.entryId, entryId), isOneOf(subjectId, [candidateId, id])));
}
