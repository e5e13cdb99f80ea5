import type { Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { titleOf, titlePaths } from '../../plan/titleOf.ts';

/** A record's name on its page; one that is named by a choice has the choice's label. */
export function titleText(plan: Pick<Plan, 'title' | 'columns'>, record: unknown, translate: (key: string) => string): string {
  const [path = '', ...more] = titlePaths(plan.title);
  const { choices = [] } = plan.columns.find((column) => column.path === path) ?? {};
  const choice = more.length === 0 ? choices.find(({ id }) => id === at(record, path)) : undefined;
  return choice ? translate(choice.label) : titleOf(plan, record);
}
