import { systemActor } from '../audit.ts';
import type { Database } from '../database/stores.ts';
import { announce } from './announce.ts';

/** Announces changes that are nobody's, such as a candidate's progress: the audit trail has those of users only. */
export async function announceRows(
  tx: Database,
  { now, newId, region }: { now: () => Date; newId: () => string; region: string },
  rows: readonly { customerId: string; id: string }[],
): Promise<void> {
  const entries = [...new Set(rows.map(({ customerId }) => customerId))].map((customerId) => {
    const subjects = [...new Set(rows.filter((row) => row.customerId === customerId).map(({ id }) => id))];
    return { id: newId(), customerId, region, at: now(), actorId: systemActor, subjects, isCopy: false };
  });
  await announce(tx, entries, []);
}
