import type { Plan } from '../../engine/plan/Plan.ts';
import { createStore } from '../../engine/app/frame/store.ts';
import { plans as compiled } from '../../generated/plans.ts';

/** Plans of the product in the order of the menu, and the same by name. */
export interface ProductPlans {
  all: readonly Plan[];
  byName: Readonly<Record<string, Plan>>;
}

/** Changes only during `npm run dev`, which replaces all plans when a declaration has been compiled, and leaves the page as it is. */
export const planStore = createStore(plansOf(compiled));

if (import.meta.hot) {
  import.meta.hot.accept('../../generated/plans.ts', (next) => {
    if (next) planStore.set(plansOf((next as unknown as { plans: Plan[] }).plans));
  });
}

export function plansOf(all: readonly Plan[]): ProductPlans {
  return { all, byName: Object.fromEntries(all.map((plan) => [plan.name, plan])) };
}
