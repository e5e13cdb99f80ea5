import type { Grants } from './availability.ts';
import type { BreakdownPlan } from './BreakdownPlan.ts';
import type { ColumnPlan, FilterPlan, Plan } from './Plan.ts';
import { titlePaths } from './titleOf.ts';

type Holds = (right: string) => boolean;

/**
 * A plan without the columns, filters, choices, groups, orders and the search whose rights the user lacks. Records whose name is hidden are
 * named by their id. Filters by records that the user may not read (`reads`) aren't offered.
 */
export function permittedPlan(plan: Plan, holds: Holds, reads: (resource: string) => boolean = () => true): Plan {
  const may = (rights: readonly string[] | undefined): boolean => rights?.every(holds) ?? true;
  const permitted = (columns: readonly ColumnPlan[]): ColumnPlan[] =>
    columns.flatMap((column) => {
      if (!may(column.rights)) return column.primary ? [asId(column, plan.idField)] : [];
      const { sortBy, rows, ...rest } = column;
      const isSorted = sortBy !== undefined && may(column.sortRights);
      return [{ ...rest, ...(isSorted && { sortBy }), ...(rows && { rows: permitted(rows) }) }];
    });
  const all = [...plan.columns, ...(plan.expand ?? []), ...plan.details].flatMap((column) => [column, ...(column.rows ?? [])]);
  const filters = permittedFilters(plan.filters, holds).map((filter) =>
    filter.reference === undefined || reads(filter.reference) ? filter : { ...filter, offered: false as const },
  );
  const breakdown = plan.breakdown && permittedBreakdown(plan.breakdown, holds);
  const isWhole =
    all.every(({ rights, sortRights }) => may(rights) && may(sortRights)) &&
    filters.length === plan.filters.length &&
    filters.every((filter, index) => filter === plan.filters[index]) &&
    breakdown === plan.breakdown &&
    may(plan.searchRights);
  if (isWhole) return plan;
  const columns = distinct(permitted(plan.columns));
  const { sort, ...rest } = plan;
  const isNamed = plan.columns.every(({ path, rights }) => may(rights) || !titlePaths(plan.title).includes(path));
  return {
    ...rest,
    ...(!isNamed && { title: plan.idField }),
    columns,
    ...(plan.expand && { expand: permitted(plan.expand) }),
    details: permitted(plan.details),
    filters,
    ...(breakdown && { breakdown }),
    search: plan.search && may(plan.searchRights),
    // An order by a column that is gone would be refused.
    ...(sort && !isGone(plan.columns, columns, sort.field) && { sort }),
  };
}

/** Without a second column of the id. */
const distinct = (columns: readonly ColumnPlan[]): ColumnPlan[] =>
  columns.filter(({ path }, index) => columns.findIndex((each) => each.path === path) === index);

/** Something must open a record. */
const asId = ({ label, width, primary }: ColumnPlan, path: string): ColumnPlan => ({
  ...{ path, label, kind: 'text' },
  ...(width !== undefined && { width }),
  ...(primary && { primary }),
});

const isGone = (before: readonly ColumnPlan[], now: readonly ColumnPlan[], sortBy: string): boolean =>
  before.some((column) => column.sortBy === sortBy) && !now.some((column) => column.sortBy === sortBy);

/** Those that may be set, each with the choices that may be sent; the same ones if the user holds all rights. */
function permittedFilters<Named extends Pick<FilterPlan, 'choices' | 'rights'>>(filters: readonly Named[], holds: Holds): Named[] {
  const may = ({ rights }: { rights?: string[] }) => rights?.every(holds) ?? true;
  return filters.flatMap((filter) => {
    if (!may(filter)) return [];
    if (!filter.choices || filter.choices.every(may)) return [filter];
    const choices = filter.choices.filter(may);
    return choices.length > 0 ? [{ ...filter, choices }] : [];
  });
}

/** The same if the user holds all rights. */
export function permittedBreakdown(breakdown: BreakdownPlan, holds: Holds): BreakdownPlan {
  const dimensions = permittedFilters(breakdown.dimensions, holds);
  if (dimensions.every((each, index) => each === breakdown.dimensions[index]) && dimensions.length === breakdown.dimensions.length)
    return breakdown;
  const isOffered = ({ field }: { field: string }) => dimensions.some((each) => each.field === field);
  const by = breakdown.first.by.filter(isOffered);
  const [other] = dimensions;
  const instead = other ? [{ field: other.field, ...(other.time && { step: 'month' as const }) }] : [];
  return { ...breakdown, dimensions, first: { ...breakdown.first, by: by.length > 0 ? by : instead } };
}

/** The same plans if the user holds all rights. */
export function permittedPlans(plans: readonly Plan[], { holds, can }: Pick<Grants, 'holds' | 'can'>): readonly Plan[] {
  const reads = (resource: string): boolean => {
    const target = plans.find(({ name }) => name === resource);
    const operation = target?.list ?? target?.get;
    return operation === undefined || can(operation.name);
  };
  const permitted = plans.map((plan) => permittedPlan(plan, holds, reads));
  return permitted.some((plan, index) => plan !== plans[index]) ? permitted : plans;
}
