import type { ColumnPlan, Plan } from './Plan.ts';
import { titlePaths } from './titleOf.ts';

/** A plan without the columns, filters, orders and the search whose rights the user lacks. Records whose name is hidden are named by their id. */
export function permittedPlan(plan: Plan, holds: (right: string) => boolean): Plan {
  const may = (rights: readonly string[] | undefined): boolean => rights?.every(holds) ?? true;
  const permitted = (columns: readonly ColumnPlan[]): ColumnPlan[] =>
    columns.flatMap((column) => {
      if (!may(column.rights)) return column.primary ? [asId(column, plan.idField)] : [];
      const { sortBy, rows, ...rest } = column;
      const isSorted = sortBy !== undefined && may(column.sortRights);
      return [{ ...rest, ...(isSorted && { sortBy }), ...(rows && { rows: permitted(rows) }) }];
    });
  const all = [...plan.columns, ...(plan.expand ?? []), ...plan.details].flatMap((column) => [column, ...(column.rows ?? [])]);
  const isWhole =
    all.every(({ rights, sortRights }) => may(rights) && may(sortRights)) &&
    plan.filters.every(({ rights }) => may(rights)) &&
    may(plan.searchRights);
  if (isWhole) return plan;
  const columns = distinct(permitted(plan.columns));
  const { sort, ...rest } = plan;
  const isNamed = plan.columns.every(({ path, rights }) => may(rights) || !titlePaths(plan.title).includes(path));
  const filters = plan.filters.filter(({ rights }) => may(rights));
  return {
    ...rest,
    ...(!isNamed && { title: plan.idField }),
    columns,
    ...(plan.expand && { expand: permitted(plan.expand) }),
    details: permitted(plan.details),
    filters,
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

/** The same plans if the user holds all rights. */
export function permittedPlans(plans: readonly Plan[], holds: (right: string) => boolean): readonly Plan[] {
  const permitted = plans.map((plan) => permittedPlan(plan, holds));
  return permitted.some((plan, index) => plan !== plans[index]) ? permitted : plans;
}
