import type { ActionPlan } from '../../plan/Plan.ts';
import type { OpenSwitch } from '../values/switches.ts';

export interface ActionChoice {
  id: string;
  label: string;
}

export function choicesOf(
  { choose }: ActionPlan,
  switches: readonly OpenSwitch[] = [],
  translate: (key: string) => string,
): ActionChoice[] {
  if (!choose) return [];
  if ('values' in choose) return choose.values.map(({ id, label }) => ({ id, label: translate(label) }));
  const found = switches.find(({ name }) => name === choose.after);
  return (found?.choices ?? []).slice((found?.open ?? 0) + 1).map(({ id, label }) => ({ id, label }));
}

/** Without choices such an action is hidden (specification 3 §4: no later stage, no Progress). */
export const isThere = (action: ActionPlan, switches?: readonly OpenSwitch[]): boolean =>
  !action.choose || choicesOf(action, switches, String).length > 0;
