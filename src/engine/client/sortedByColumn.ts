import type { Plan } from '../plan/Plan.ts';
import type { AnyParams } from './buildQuery.ts';

/** Components of react-admin name a field to sort by; the operation has a name of its own for it. */
export function sortedByColumn(plan: Plan | undefined, params: AnyParams): AnyParams {
  const { sort } = params;
  if (!sort || plan?.columns.some(({ sortBy }) => sortBy === sort.field)) return params;
  const field = plan?.columns.find(({ path }) => path === sort.field)?.sortBy;
  return field === undefined ? params : { ...params, sort: { ...sort, field } };
}
