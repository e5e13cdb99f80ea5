import { availability, type Grants } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';

type Plans = readonly Plan[];

/** Undefined for a plan with a page of its own. */
export const pageOf = (plans: Plans, plan: Plan): Plan | undefined => plans.find(({ tabs }) => tabs?.includes(plan.name));

export function tabsOf(plans: Plans, page: Plan): Plan[] {
  if (!page.tabs) return [page];
  return page.tabs.flatMap((name) => plans.find((plan) => plan.name === name) ?? []);
}

export const firstTab = (plans: Plans, page: Plan, grants: Grants): Plan | undefined =>
  tabsOf(plans, page).find((tab) => availability(tab, 'open', grants).may);
