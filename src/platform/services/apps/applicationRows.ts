import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { Stage } from '../../database/tables/workflows.ts';
import { applications, candidates } from '../../database/tenants.ts';
import type { CandidateRow } from './applicants.ts';
import type { ApplicationRow, VacancyRow } from './applying.ts';

/**
 * Locks applications of a customer, and keeps their candidates from being purged, until the transaction ends: candidates first, each kind in
 * the order of their ids, as the purge does. What was read before is answered as it is now.
 */
export async function lockApplications(tx: Database, rows: readonly Which[]): Promise<ApplicationRow[]> {
  const [first] = rows;
  if (!first) return [];
  await peopleOf(tx, rows);
  const those = and(eq(applications.customerId, first.customerId), among(applications.id, idsOf(rows)));
  return unscoped(tx).select(applications, applications, those).orderBy(applications.id).for('update');
}

/** An application before it is locked: whose it is never changes. */
type Which = Pick<ApplicationRow, 'customerId' | 'candidateId' | 'id'>;

/** The candidates of applications, kept from being purged until this is done: what they are sent would not be found. */
export async function peopleOf(tx: Database, rows: readonly Which[]): Promise<Map<string, CandidateRow>> {
  const [first] = rows;
  if (!first) return new Map();
  const theirs = and(
    eq(candidates.customerId, first.customerId),
    among(
      candidates.id,
      rows.map((row) => row.candidateId),
    ),
  );
  const found = await unscoped(tx).select(candidates, candidates, theirs).orderBy(candidates.id).for('share');
  return new Map(found.map((each) => [each.id, each]));
}

/** The language in which a candidate is told of a stage. */
export const languageOf = ({ stages }: Pick<VacancyRow, 'stages'>, stageId: string): Stage['language'] =>
  (stages.find((stage) => stage._id === stageId) ?? stages[0])?.language ?? 'en-US';

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** A condition: one of these, however many they are. */
export const among = (column: PgColumn, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])}::text[])`;
