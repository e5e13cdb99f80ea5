import type { OperationPlan, Plan } from '../../plan/Plan.ts';

// What a browser has of the plans before its first list stands: those of plain lists whole, of all others what menu, addresses and rights need.
// The bytes of the first list are a budget, and logs, settings and records in panels come after it.

/** The plans as they are there at first. */
export const firstPlans = (plans: readonly Plan[]): Plan[] =>
  plans.map((plan) => (isFirst(plan) ? plan : { ...plan, ...emptied, ...operationsOf(plan, known) }));

export const laterPlans = (plans: readonly Plan[]): Record<string, Partial<Plan>> =>
  Object.fromEntries(plans.filter((plan) => !isFirst(plan)).map((plan) => [plan.name, laterOf(plan)]));

/** A plain list may be the first page that is opened, with its records. */
const isFirst = ({ kind, panel }: Plan): boolean => kind === 'collection' && panel === undefined;

const emptied = { columns: [], details: [], filters: [], actions: [] } satisfies Partial<Plan>;

const operations = ['list', 'facets', 'get', 'create', 'update'] as const;
const operationsOf = (plan: Plan, of: (operation: OperationPlan) => OperationPlan): Partial<Plan> =>
  Object.fromEntries(operations.flatMap((use) => (plan[use] ? [[use, of(plan[use])]] : [])));

/** Its name determines the right. */
const known = ({ name, kind, access }: OperationPlan): OperationPlan => ({ name, kind, access, text: '', vars: [], read: {} });

const laterOf = (plan: Plan): Partial<Plan> => ({
  ...Object.fromEntries((Object.keys(emptied) as (keyof typeof emptied)[]).map((key) => [key, plan[key]])),
  ...operationsOf(plan, (operation) => operation),
});

/** The plans whole, for whoever need not count bytes: what is there at first with what is laid over it. */
export const plansText = `// Written by codegen: all plans in the order of the menu.
import type { Plan } from '../engine/plan/Plan.ts';
import { plans as first } from './firstPlans.ts';
import { laterPlans } from './laterPlans.ts';
export const plans: Plan[] = first.map((plan) => ({ ...plan, ...laterPlans[plan.name] }));
`;
