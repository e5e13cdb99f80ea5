import { availability, type Grants } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';

type Plans = readonly Plan[];

/** The plan on whose page a plan's list is a tab; none where it has a page to itself. */
export const pageOf = (plans: Plans, plan: Plan): Plan | undefined => plans.find(({ tabs }) => tabs?.includes(plan.name));

/** The plans whose lists are on the page of this plan, in order; itself where it has no tabs. */
export function tabsOf(plans: Plans, page: Plan): Plan[] {
  if (!page.tabs) return [page];
  return page.tabs.flatMap((name) => plans.find((plan) => plan.name === name) ?? []);
}

/** The first of a page's tabs that the user may open. */
export const firstTab = (plans: Plans, page: Plan, grants: Grants): Plan | undefined =>
  tabsOf(plans, page).find((tab) => availability(tab, 'open', grants).may);
