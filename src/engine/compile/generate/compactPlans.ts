import { defaultLabel } from '../../plan/expandedPlans.ts';
import type { Choice, ColumnPlan, FilterPlan, Plan } from '../../plan/Plan.ts';

/** Text of the plans' module, which `expandedPlans` reads: a browser fetches it before the first list. */
export function compactPlansText(plans: readonly Plan[]): string {
  const lists: string[] = [];
  const compact = plans.map((plan) => ({
    ...plan,
    columns: plan.columns.map((each) => part(each, plan.name)),
    ...(plan.expand && { expand: plan.expand.map((each) => part(each, plan.name)) }),
    details: plan.details.map((each) => part(each, plan.name)),
    filters: plan.filters.map((each) => part(each, plan.name)),
  }));
  return [
    '// Written by codegen: the plans in the order of the menu.',
    "import { expandedPlans } from '../engine/plan/expandedPlans.ts';",
    "import type { Plan } from '../engine/plan/Plan.ts';",
    `export const plans: Plan[] = expandedPlans(${JSON.stringify(compact, null, 1)}, ${JSON.stringify(lists, null, 1)});`,
    '',
  ].join('\n');

  function part(whole: ColumnPlan | FilterPlan, plan?: string): object {
    const { label, choices, ...rest } = whole;
    return {
      ...rest,
      ...(plan !== undefined && label === defaultLabel(plan, { ...whole }) ? {} : { label }),
      ...(choices !== undefined && { choices: listOf(choices) }),
      ...('rows' in whole && { rows: whole.rows?.map((row) => part(row)) }),
    };
  }

  function listOf(choices: readonly Choice[]): number | readonly Choice[] {
    const [first] = choices;
    const prefix = first?.label.endsWith(first.id) ? first.label.slice(0, -first.id.length) : undefined;
    const isPlain = (choice: Choice) =>
      prefix !== undefined && choice.label === prefix + choice.id && Object.keys(choice).length === 2 && !/\s/.test(choice.label);
    if (!choices.every(isPlain)) return choices;
    const text = [prefix, ...choices.map(({ id }) => id)].join(' ');
    const known = lists.indexOf(text);
    return known >= 0 ? known : lists.push(text) - 1;
  }
}
