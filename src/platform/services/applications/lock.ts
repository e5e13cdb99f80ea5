import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { Stage } from '../workflows/table.ts';
import { applications } from './tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import type { CandidateRow } from '../candidates/applicant.ts';
import type { ApplicationRow, VacancyRow } from './applying.ts';

/** Locks candidates first and each table by id, as the purge does; returns the current rows. */
export async function lockApplications(tx: Database, rows: readonly Which[]): Promise<ApplicationRow[]> {
  const [first] = rows;
  if (!first) return [];
  await peopleOf(tx, rows);
  const those = and(eq(applications.customerId, first.customerId), isOneOf(applications.id, idsOf(rows)));
  return unscoped(tx).select(applications, applications, those).orderBy(applications.id).for('update');
}

type Which = Pick<ApplicationRow, 'customerId' | 'candidateId' | 'id'>;

/** Candidates of applications, share-locked so that a purge cannot remove them before a message is sent. */
export async function peopleOf(tx: Database, rows: readonly Which[]): Promise<Map<string, CandidateRow>> {
  const [first] = rows;
  if (!first) return new Map();
  const theirs = and(
    eq(candidates.customerId, first.customerId),
    isOneOf(
      candidates.id,
      rows.map((row) => row.candidateId),
    ),
  );
  const found = await unscoped(tx).select(candidates, candidates, theirs).orderBy(candidates.id).for('share');
  return new Map(found.map((each) => [each.id, each]));
}

export const languageOf = ({ stages }: Pick<VacancyRow, 'stages'>, stageId: string): Stage['language'] =>
  (stages.find((stage) => stage._id === stageId) ?? stages[0])?.language ?? 'en-US';

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
