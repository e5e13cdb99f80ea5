import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import type { Hold } from '../../../plan/read.ts';
import type { Change } from './ChangeList.tsx';

export interface AuditEntry {
  _id: string;
  at: string;
  operation: string;
  actorId: string;
  actorName?: string | null;
  actorEmail?: string | null;
  subjectCount: number;
  subjects: string[];
  subjectNames: string[];
  changes: Change[];
  fields: string[];
  /** Present while it can be undone. */
  hold?: Hold | null;
}

/** Reversible actions can be undone from Activity within this time (decisions §5). */
const undoneWithin = 24 * 60 * 60 * 1000;

/** Inverse of the action behind a recent entry, unless either was done since. `entries`: the record's, newest first. */
export function inverseOf(plan: Plan, entries: readonly AuditEntry[], index: number, now: number): ActionPlan | undefined {
  const entry = entries[index];
  if (!entry || now - Date.parse(entry.at) >= undoneWithin) return undefined;
  const action = plan.actions.find(({ operation, undo }) => operation.name === entry.operation && undo);
  const inverse = action && plan.actions.find(({ name }) => name === action.undo);
  if (!inverse || inverse.form) return undefined;
  const later = entries.slice(0, index).map(({ operation }) => operation);
  return later.includes(inverse.operation.name) || later.includes(entry.operation) ? undefined : inverse;
}
