import { and, eq, sql } from 'drizzle-orm';
import { candidates } from './table.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';

/** Placeholder name after a purge (specification 3 §4). */
export const standIn = { firstName: 'Deleted', lastName: 'Candidate' };

const purgeCandidate: PurgeStep = (tx, { customerId, candidateIds }, { now }) =>
  tx
    .update(candidates)
    .set({
      ...standIn,
      email: sql`'deleted-' || ${candidates.id} || '@deleted.invalid'`,
      phoneNumber: null,
      locationAddress: null,
      locationLat: null,
      locationLng: null,
      updatedAt: now,
      purgedAt: sql`coalesce(${candidates.purgedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(candidates.customerId, customerId), isOneOf(candidates.id, candidateIds)));

export const purges = { candidates: purgeCandidate };
