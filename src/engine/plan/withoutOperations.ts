import type { OperationPlan, Plan } from './Plan.ts';

/** Plans without the operations that their API no longer takes; one that can't be opened without them is left out, with those below it. */
export function withoutOperations(plans: readonly Plan[], gone: ReadonlySet<string>): Plan[] {
  const fits = (operation: OperationPlan | undefined) => operation === undefined || !gone.has(operation.name);
  const open = plans.filter((plan) => fits(plan.list ?? plan.get));
  return open
    .filter(({ parent }) => parent === undefined || open.some(({ name }) => name === parent))
    .map((plan) => {
      const kept = { ...plan, actions: plan.actions.filter(({ operation }) => fits(operation)) };
      for (const use of ['facets', 'get', 'create', 'update'] as const) if (!fits(plan[use])) delete kept[use];
      return kept;
    });
}
