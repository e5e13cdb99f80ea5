import { and, eq, isNull } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { candidates, hierarchies } from '../../database/tenants.ts';
import type { Applicant, ApplyingContext } from './applying.ts';

export type CandidateRow = TenantRow<typeof candidates>;

interface Found {
  candidate: CandidateRow;
  /** What was not known before. */
  learned: Partial<Applicant>;
}

/**
 * The customer's candidate of this address, locked; one is made where there is none. Of somebody who is known already only what was missing
 * is taken over: whoever invites them again does not rename them.
 */
export async function candidateFor(
  tx: Database,
  context: ApplyingContext,
  { customerId, organizationId }: { customerId: string; organizationId: string },
  applicant: Applicant,
): Promise<Found> {
  const now = context.now();
  const email = applicant.email.trim().toLowerCase();
  const { firstName, lastName = null, phoneNumber = null } = applicant;
  const known = and(eq(candidates.customerId, customerId), eq(candidates.email, email), isNull(candidates.purgedAt));
  const hierarchyId = await rootOf(tx, customerId);
  const own = { customerId, organizationId, hierarchyId, firstName, lastName, email, phoneNumber, createdAt: now, updatedAt: now };
  for (let tried = 0; tried < tries; tried += 1) {
    const [found] = await unscoped(tx).select(candidates, candidates, known).for('update');
    if (found) return complete(tx, found, { lastName, phoneNumber }, now);
    // Somebody else may make them at this moment: then this waits for it, makes none, and finds theirs.
    const [made] = await unscoped(tx).insert(candidates, [{ ...own, id: context.newId() }], candidates.email);
    if (made) return { candidate: made, learned: { firstName, lastName, email, phoneNumber } };
  }
  throw new Error('A candidate was made and purged again and again');
}

const tries = 3;

async function complete(
  tx: Database,
  candidate: CandidateRow,
  given: { lastName: string | null; phoneNumber: string | null },
  now: Date,
): Promise<Found> {
  const learned = Object.fromEntries(
    (['lastName', 'phoneNumber'] as const).flatMap((field) => (given[field] && !candidate[field] ? [[field, given[field]]] : [])),
  );
  if (Object.keys(learned).length === 0) return { candidate, learned };
  const changes = { ...learned, version: candidate.version + 1, updatedAt: now };
  const own = and(eq(candidates.customerId, candidate.customerId), eq(candidates.id, candidate.id));
  await unscoped(tx).update(candidates, changes, own);
  return { candidate: { ...candidate, ...changes }, learned };
}

/** Candidates are the customer's, not a department's: they stand at its root. */
async function rootOf(tx: Database, customerId: string): Promise<string> {
  const isRoot = and(eq(hierarchies.customerId, customerId), isNull(hierarchies.parentId));
  const [root] = await unscoped(tx).select(hierarchies, { id: hierarchies.id }, isRoot);
  if (!root) throw new Error('A customer without a root department');
  return root.id;
}

/** A candidate as they are called. */
export const nameOf = ({ firstName, lastName }: Pick<CandidateRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName ?? ''}`.trim();
