import type { FilterPlan, Plan } from '../../plan/Plan.ts';

/** Without those whose choices can't be read, unless a link has set them. */
export const offeredFilters = ({ filters }: Plan, set: Readonly<Record<string, unknown>>): FilterPlan[] =>
  filters.filter(({ name, offered }) => offered !== false || set[name] !== undefined);
