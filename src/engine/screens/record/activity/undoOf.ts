import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import { takes } from '../../../plan/Source.ts';
import { inverseOf, type AuditEntry } from './undoable.ts';

/** The undo of an entry: the action, its resource, and whether the first subject is the record above the list. */
export interface Undo {
  plan: Plan;
  inverse: ActionPlan;
  isBelow: boolean;
  /** The action that a hold undoes. */
  held?: ActionPlan;
}

/** Finds the undo action among all resources; actions that need a form cannot be run from the trail. */
export function undoOf(plans: Iterable<Plan>, entries: readonly AuditEntry[], index: number, now: number): Undo | undefined {
  const entry = entries[index];
  for (const plan of plans) {
    const held = entry?.hold && plan.actions.find(({ operation, notifies }) => notifies && operation.name === entry.operation);
    const undo = held && plan.actions.find(({ name }) => name === held.notifies?.undo);
    if (undo) return { plan, inverse: undo, isBelow: false, held };
    const inverse = inverseOf(plan, entries, index, now);
    if (inverse && !asksForm(inverse)) return { plan, inverse, isBelow: plan.parent !== undefined };
  }
  return undefined;
}

const asksForm = ({ operation }: ActionPlan): boolean => operation.vars.some(([, source]) => takes(source, 'form'));
