import type { Plan } from '../../engine/plan/Plan.ts';
import { withoutOperations } from '../../engine/plan/withoutOperations.ts';
import { planStore, plansOf } from './plans.ts';
import { unfit } from './unfit.ts';

/** Names of resources that the platform doesn't fit: as a whole, or in a part. */
export const turnedOff = { whole: [] as string[], part: [] as string[] };

/** Turns off whatever rests on operations that the platform doesn't have as the console sends them. */
export function turnOff(operations: readonly string[]): void {
  for (const name of operations) unfit.add(name);
  const { all, byName } = planStore.get();
  const plans = plansOf(withoutOperations(all, unfit));
  turnedOff.whole = all.filter(({ name }) => !plans.byName[name]).map(({ name }) => name);
  turnedOff.part = plans.all.filter((plan) => usesOf(plan) !== usesOf(byName[plan.name] ?? plan)).map(({ name }) => name);
  planStore.set(plans);
}

const usesOf = ({ actions, facets, get, create, update }: Plan): number => [facets, get, create, update, ...actions].filter(Boolean).length;
