import { kindOf, outcomeOf } from '../../../domain/security.ts';
import type { auditEntries } from '../../database/tables/records.ts';
import { namesIn } from '../../../domain/userAgent.ts';

export type Entry = typeof auditEntries.$inferSelect;

const mostSubjects = 100;

export const isSecurityEntry = ({ operation, isCopy }: Entry): boolean => kindOf(operation) !== undefined && !isCopy;

/** Facts of an entry for other systems: ids, the address and the device, but no names. */
export const securityFacts = (entry: Entry) => ({
  entryId: entry.id,
  at: entry.at.toISOString(),
  kind: kindOf(entry.operation),
  operation: entry.operation,
  outcome: outcomeOf(entry.operation),
  reason: entry.reason,
  actorId: entry.actorId,
  subjectIds: entry.subjects.slice(0, mostSubjects),
  address: entry.address,
  ...namesIn(entry.userAgent),
});
