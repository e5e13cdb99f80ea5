import { and, eq } from 'drizzle-orm';
import type { ApplicationStatus } from '../../../generated/types.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { notFound } from '../../errors.ts';
import { sortOut } from '../../lists/bulk.ts';
import type { Refusal } from '../../lists/bulk.ts';
import { assessments } from '../assessments/tenant.ts';
import { nameOf } from '../candidates/applicant.ts';
import type { CandidateRow } from '../candidates/applicant.ts';
import type { HeldContext } from '../holds/hold.ts';
import type { HeldChange } from '../holds/table.ts';
import type { Hold, Reverted, Undo } from '../holds/undoing.ts';
import { reminders } from '../notifications/tenant.ts';
import { byUser } from './actor.ts';
import type { ApplicationRow } from './applying.ts';
import { noteEvents } from './history.ts';
import { idsOf, lockApplications, peopleOf } from './lock.ts';
import { setStatus } from './status.ts';
import { applications } from './tenant.ts';

export const undoStatus: Undo = async (context, hold) => {
  const rows = await findApplications(context, hold);
  return () =>
    reverted(context, hold, rows, {
      refusal: async (row, { to }) => (row.status === to['status'] ? undefined : { reason: 'refusals.changedSince' }),
      change: async (changing, changeOf) => {
        const by = await byUser(context);
        for (const status of new Set(changing.map((row) => changeOf(row).from['status'] as ApplicationStatus))) {
          const those = changing.filter((row) => changeOf(row).from['status'] === status);
          await setStatus(context.tx, context, { rows: those, status, by });
        }
      },
    });
};

export const undoMove: Undo = async (context, hold) => {
  const rows = await findApplications(context, hold);
  return () =>
    reverted(context, hold, rows, {
      refusal: async (row, { to, made = [] }) => {
        if (row.stageId !== to['stageId']) return { reason: 'refusals.changedSince' };
        return (await areUntouched(context.tx, row, made)) ? undefined : { reason: 'refusals.assessmentBegun' };
      },
      change: async (changing, changeOf) => {
        const { tx } = context;
        for (const row of changing) {
          const { from, made = [] } = changeOf(row);
          const before = { stageId: String(from['stageId']), isManuallyProgressed: from['isManuallyProgressed'] as boolean | null };
          await removeAssessments(tx, row, made);
          const own = and(eq(applications.customerId, row.customerId), eq(applications.id, row.id));
          await unscoped(tx).update(applications, { ...before, updatedAt: context.now() }, own);
        }
        const what = (row: ApplicationRow) => ({
          ...{ kind: 'MOVED' as const, stageId: String(changeOf(row).from['stageId']), fromStageId: row.stageId },
        });
        await noteEvents(tx, context, { rows: changing, by: await byUser(context), what });
      },
    });
};

/** Only the messages go. */
export const undoResend: Undo = async (context, hold) => {
  const rows = await findApplications(context, hold);
  return () => reverted(context, hold, rows, { refusal: async () => undefined, change: async () => undefined });
};

/** Locks the applications of a hold; those that were removed since are left out. */
export async function findApplications(context: HeldContext, { customerId, userId, changes }: Hold): Promise<ApplicationRow[]> {
  const { tx, access, session } = context;
  const own = and(eq(applications.customerId, customerId), isOneOf(applications.id, idsOf(changes)));
  const columns = { id: applications.id, customerId: applications.customerId, candidateId: applications.candidateId };
  const known = await scoped(tx, access).select(applications, columns, own);
  if (known.length !== (await unscoped(tx).count(applications, own))) throw notFound();
  if (known.length === 0 && userId !== session.userId) throw notFound();
  return lockApplications(tx, known);
}

interface Reverting {
  refusal: (row: ApplicationRow, change: HeldChange) => Promise<Refusal | undefined>;
  change: (changing: ApplicationRow[], changeOf: (row: ApplicationRow) => HeldChange) => Promise<void>;
}

export async function reverted(context: HeldContext, hold: Hold, rows: ApplicationRow[], doing: Reverting): Promise<Reverted> {
  const people = await peopleOf(context.tx, rows);
  const changes = new Map(hold.changes.map((change) => [change.id, change]));
  const changeOf = ({ id }: ApplicationRow): HeldChange => changes.get(id) ?? { id, from: {}, to: {} };
  const { changing, refused } = await sortOut(rows, async (row) =>
    people.get(row.candidateId)?.purgedAt ? { reason: 'refusals.candidatePurged' } : doing.refusal(row, changeOf(row)),
  );
  if (changing.length > 0) await doing.change(changing, changeOf);
  const names = new Map(rows.map((row) => [row.id, named(people.get(row.candidateId))]));
  return {
    changing,
    refused: refused.map((each) => ({ ...each, name: names.get(each._id) ?? '' })),
    names: Object.fromEntries(changing.map(({ id }) => [id, names.get(id) ?? ''])),
  };
}

const named = (candidate: CandidateRow | undefined): string => (candidate ? nameOf(candidate) : '');

/** True if nobody began these assessments. */
export async function areUntouched(tx: Database, { customerId, id }: ApplicationRow, made: readonly string[]): Promise<boolean> {
  const own = and(eq(assessments.customerId, customerId), eq(assessments.applicationId, id), isOneOf(assessments.id, made));
  const { status, consentedAt } = assessments;
  const found = await unscoped(tx).select(assessments, { status, consentedAt }, own).orderBy(assessments.id).for('update');
  return found.every((each) => each.status === 'APPS_ASSESSMENT_ORDER_COMPLETED' && each.consentedAt === null);
}

export async function removeAssessments(tx: Database, { customerId, id }: ApplicationRow, made: readonly string[]): Promise<void> {
  const all = unscoped(tx);
  const remindedOf = and(eq(reminders.customerId, customerId), eq(reminders.applicationId, id), isOneOf(reminders.assessmentId, made));
  await all.remove(reminders, remindedOf);
  const own = and(eq(assessments.customerId, customerId), eq(assessments.applicationId, id), isOneOf(assessments.id, made));
  await all.remove(assessments, own);
}
