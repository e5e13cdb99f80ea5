import { AuditOperation } from '../../../generated/values.ts';
import { theContract } from '../../export/columns.ts';
import { rightsWithin } from '../../fieldRights.ts';

/** Without it, what an entry says of candidates is left out. */
export const personalRight = 'apps:viewCandidate';

/** Operations about candidates whose answers and arguments have no field with the right: those of jobs, and those that answer ids alone. */
const withoutFields: ReadonlySet<string> = new Set<AuditOperation>([
  'AppsDeleteApplicationNote',
  'AppsExportCandidate',
  'AppsPurgeByRetention',
  'AppsSaveApplicationNote',
  'AtsRetryRequests',
  'CommonInviteCandidate',
  'CommonUndoHold',
]);

const known = new Map<string, boolean>();

/** True if entries and previews of the operation name candidates, or their addresses: if the contract asks for the right of any of its fields. */
export function isPersonal(operation: string): boolean {
  const before = known.get(operation);
  if (before !== undefined) return before;
  const field = theContract().getMutationType()?.getFields()[operation];
  const isMarked = field !== undefined && rightsWithin(field).includes(personalRight);
  const found = isMarked || withoutFields.has(operation);
  known.set(operation, found);
  return found;
}

export const personalOperations = (): AuditOperation[] => [...AuditOperation].filter(isPersonal);
