import { availability, type Grants } from '../../plan/availability.ts';
import type { StepPlan, WorkListPlan } from '../../plan/HomePlan.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { HomeLayout, Pin } from '../values/homeLayout.ts';
import { homePart } from '../values/registry.ts';

/** A work list or step with the plan of its resource. */
export type Planned<Part> = Part & { plan: Plan };

type Plans = Readonly<Record<string, Plan>>;

/** Lists that the user may open; empty for a console without a home page. */
export const listsFor = (plans: Plans, grants: Grants): Planned<WorkListPlan>[] =>
  withPlans(homePart().lists, plans).filter(({ plan }) => availability(plan, 'list', grants).may);

/** Groups that the user put there, as far as they may still see the list. */
export const pinsFor = (pins: readonly Pin[], plans: Plans, grants: Grants): Planned<Pin>[] =>
  withPlans(pins, plans).filter(({ plan }) => availability(plan, 'list', grants).may);

/** Steps that the user may do. */
export const stepsFor = (plans: Plans, grants: Grants): Planned<StepPlan>[] =>
  withPlans(homePart().steps ?? [], plans).filter(({ plan }) => {
    const may = (use: Parameters<typeof availability>[1]) => availability(plan, use, grants).may;
    return may('create') && may(plan.kind === 'settings' ? 'show' : 'list');
  });

const withPlans = <Part extends { resource: string }>(parts: readonly Part[], plans: Plans): Planned<Part>[] =>
  parts.flatMap((part) => {
    const plan = plans[part.resource];
    return plan ? [{ ...part, plan }] : [];
  });

export const isListShown = (
  { name, roles }: Pick<WorkListPlan, 'name' | 'roles'>,
  { shown = {} }: HomeLayout,
  role: string | undefined,
): boolean => shown[name] ?? (roles === undefined || role === undefined || roles.includes(role));

/** In somebody's order; lists that are new since stand where they are declared. */
export function inHomeOrder<List extends { name: string }>(lists: readonly List[], { order = [] }: HomeLayout): List[] {
  const places = new Map(order.map((name, index) => [name, index]));
  const placed = lists.filter(({ name }) => places.has(name)).toSorted((a, b) => (places.get(a.name) ?? 0) - (places.get(b.name) ?? 0));
  let next = 0;
  return lists.map((list) => (places.has(list.name) ? (placed[next++] ?? list) : list));
}

/** Address of the list, with the same rows. */
export function queryOf({ query = {} }: WorkListPlan): URLSearchParams {
  return new URLSearchParams(Object.entries(query).flatMap(([key, value]) => [value].flat().map((each): [string, string] => [key, each])));
}
