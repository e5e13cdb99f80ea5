import { and, eq, isNull } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { candidates } from './tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import type { Applicant, ApplyingContext } from '../applications/applying.ts';

export type CandidateRow = TenantRow<typeof candidates>;

interface MatchedCandidate {
  candidate: CandidateRow;
  learned: Partial<Applicant>;
  isNew: boolean;
}

/** Locks the customer's candidate of this address. Fills empty fields of a known one; an invitation never renames anybody. */
export async function candidateFor(
  tx: Database,
  context: ApplyingContext,
  { customerId, organizationId }: { customerId: string; organizationId: string },
  applicant: Applicant,
): Promise<MatchedCandidate> {
  const now = context.now();
  const email = applicant.email.trim().toLowerCase();
  const { firstName, lastName = null, phoneNumber = null } = applicant;
  const known = and(eq(candidates.customerId, customerId), eq(candidates.email, email), isNull(candidates.purgedAt));
  const hierarchyId = await rootOf(tx, customerId);
  const own = { customerId, organizationId, hierarchyId, firstName, lastName, email, phoneNumber, createdAt: now, updatedAt: now };
  for (let tried = 0; tried < tries; tried += 1) {
    const [found] = await unscoped(tx).select(candidates, candidates, known).for('update');
    if (found) return complete(tx, found, { lastName, phoneNumber }, now);
    // A concurrent insert of the same address waits here, then finds the other row.
    const [made] = await unscoped(tx).insert(candidates, [{ ...own, id: context.newId() }], candidates.email);
    if (made) return { candidate: made, learned: { firstName, lastName, email, phoneNumber }, isNew: true };
  }
  throw new Error('A candidate was made and purged again and again');
}

const tries = 3;

async function complete(
  tx: Database,
  candidate: CandidateRow,
  input: { lastName: string | null; phoneNumber: string | null },
  now: Date,
): Promise<MatchedCandidate> {
  const learned = Object.fromEntries(
    (['lastName', 'phoneNumber'] as const).flatMap((field) => (input[field] && !candidate[field] ? [[field, input[field]]] : [])),
  );
  if (Object.keys(learned).length === 0) return { candidate, learned, isNew: false };
  const changes = { ...learned, version: candidate.version + 1, updatedAt: now };
  const own = and(eq(candidates.customerId, candidate.customerId), eq(candidates.id, candidate.id));
  await unscoped(tx).update(candidates, changes, own);
  return { candidate: { ...candidate, ...changes }, learned, isNew: false };
}

/** Candidates belong to the customer, so they live in its root department. */
async function rootOf(tx: Database, customerId: string): Promise<string> {
  const isRoot = and(eq(hierarchies.customerId, customerId), isNull(hierarchies.parentId));
  const [root] = await unscoped(tx).select(hierarchies, { id: hierarchies.id }, isRoot);
  if (!root) throw new Error('A customer without a root department');
  return root.id;
}

export const nameOf = ({ firstName, lastName }: Pick<CandidateRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName ?? ''}`.trim();
