import { availability, type Grants } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';

/** The plans whose lists are below a plan's record, as far as this user may open them. */
export const childrenOf = (plans: readonly Plan[], plan: Plan, grants: Grants): Plan[] =>
  plans.filter((child) => child.parent === plan.name && availability(child, 'open', grants).may);

/**
 * The plan on whose pages the rows of a plan are opened: its own, or for a list below another record the one of the same type,
 * such as the users of a group on the pages of the users.
 */
export const openedBy = (plans: readonly Plan[], plan: Plan): Plan | undefined =>
  plan.parent === undefined
    ? plan
    : plans.find(({ type, parent, kind, get }) => type === plan.type && parent === undefined && kind === 'collection' && get);
