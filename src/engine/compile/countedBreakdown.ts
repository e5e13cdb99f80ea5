import type { DimensionPlan } from '../plan/BreakdownPlan.ts';
import type { ColumnPlan, FilterPlan, OperationPlan } from '../plan/Plan.ts';
import { yesOrNo } from '../plan/yesOrNo.ts';
import { filtersBy } from './views.ts';

/** Each group costs a request. */
const mostChoices = 30;

/** Fields that any list with a total is grouped by: columns of few values, or of times, with a filter of their own. */
export function countedDimensions(
  list: OperationPlan | undefined,
  columns: readonly ColumnPlan[],
  filters: readonly FilterPlan[],
): DimensionPlan[] {
  if (list?.read.total === undefined) return [];
  return columns.flatMap((column): DimensionPlan[] => {
    const filter = filters.find(({ name, while: only }) => name === column.path && only === undefined);
    const own = filter && dimensionOf(column, filter);
    return own ? [{ field: column.path, label: column.label, ...own, ...(filter.only !== undefined && { only: filter.only }) }] : [];
  });
}

function dimensionOf(column: ColumnPlan, filter: FilterPlan): Partial<DimensionPlan> | undefined {
  const { kind, choices = [], sortBy } = column;
  if (kind === 'boolean') return filter.kind === 'boolean' && filter.widget === undefined ? { yesNo: true, choices: yesOrNo } : undefined;
  if (kind === 'choice') {
    if (choices.length < 2 || choices.length > mostChoices || !filtersBy(filter, column)) return undefined;
    return { choices, ...(filter.kind === 'choices' && { several: true }) };
  }
  const isTimed = kind === 'dateTime' && ['gte', 'lte'].every((part) => filter.parts?.includes(part));
  return isTimed && sortBy !== undefined ? { time: { from: 'gte', to: 'lte' }, sortBy } : undefined;
}
