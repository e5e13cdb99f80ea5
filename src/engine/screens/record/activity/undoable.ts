import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import type { Change } from './ChangeList.tsx';

/** Entry of the audit trail: actor, operation, time. */
export interface AuditEntry {
  _id: string;
  at: string;
  /** The operation's name in the contract. */
  operation: string;
  actorId: string;
  actorName?: string | null;
  actorEmail?: string | null;
  /** How many rows it changed; of a large call only the first are named. */
  subjectCount: number;
  subjects: string[];
  subjectNames: string[];
  changes: Change[];
  /** Names of the fields that were sent. */
  fields: string[];
}

/** What is reversible is undone from Activity for so long (decisions §5). */
const undoneWithin = 24 * 60 * 60 * 1000;

/**
 * The action that undoes an entry: the inverse of the action that it came of, as long as the entry is young and neither of the two has
 * been done to the record since. `entries` are the record's, newest first.
 */
export function inverseOf(plan: Plan, entries: readonly AuditEntry[], index: number, now: number): ActionPlan | undefined {
  const entry = entries[index];
  if (!entry || now - Date.parse(entry.at) >= undoneWithin) return undefined;
  const action = plan.actions.find(({ operation, undo }) => operation.name === entry.operation && undo);
  const inverse = action && plan.actions.find(({ name }) => name === action.undo);
  if (!inverse || inverse.form) return undefined;
  const later = entries.slice(0, index).map(({ operation }) => operation);
  return later.includes(inverse.operation.name) || later.includes(entry.operation) ? undefined : inverse;
}
