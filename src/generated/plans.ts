// Written by codegen: all plans in the order of the menu.
import type { Plan } from '../engine/plan/Plan.ts';
import { plans as first } from './firstPlans.ts';
import { laterPlans } from './laterPlans.ts';
export const plans: Plan[] = first.map((plan) => ({ ...plan, ...laterPlans[plan.name] }));
