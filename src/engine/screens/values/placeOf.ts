import type { Plan } from '../../plan/Plan.ts';
import { screenPath } from './useScreenPath.ts';

/** Address of a record: its page, or its list with the record in a panel. */
export function placeOf(plan: Plan, base: string, id: string): string {
  const paths = screenPath(base, plan);
  return plan.panel === undefined ? paths.opens(id) : `${paths.list}?${new URLSearchParams({ [plan.panel]: id }).toString()}`;
}
