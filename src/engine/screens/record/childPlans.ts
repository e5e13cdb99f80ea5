import { availability, type Grants } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';

export const childrenOf = (plans: readonly Plan[], plan: Plan, grants: Grants): Plan[] =>
  plans.filter((child) => child.parent === plan.name && availability(child, 'open', grants).may);

/** For a list below a record, the plan of the same type: a group's users open on the users' pages. */
export const openedBy = (plans: readonly Plan[], plan: Plan): Plan | undefined =>
  plan.parent === undefined
    ? plan
    : plans.find(({ type, parent, kind, get }) => type === plan.type && parent === undefined && kind === 'collection' && get);
