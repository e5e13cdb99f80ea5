import type { HomePlan, StepPlan, WorkListPlan } from '../plan/HomePlan.ts';
import type { FilterPlan, FormPlan, Plan } from '../plan/Plan.ts';
import { Report, type Problem } from './problems.ts';

interface Compiled {
  plans: readonly Plan[];
  forms: Readonly<Record<string, FormPlan>>;
}

/** Problems of the work lists: a resource, filter, choice or column that there is not. */
export function homeProblems(file: string, { lists, steps = [] }: HomePlan, compiled: Compiled): Problem[] {
  const report = new Report(file);
  reportRepeated(report, 'lists', lists);
  reportRepeated(report, 'steps', steps);
  for (const list of lists) reportList(report, list, compiled);
  for (const { name, resource } of steps) {
    const plan = planOf(report, `steps.${name}`, resource, compiled);
    if (plan && !(plan.kind === 'settings' ? plan.get : plan.list))
      report.add('R038', `steps.${name}.resource`, 'settings with `get`, or a list', resource);
  }
  return report.problems;
}

/** The work lists and steps that fit: for a contract without extensions. */
export const reducedHome = ({ lists, steps = [] }: HomePlan, compiled: Compiled): HomePlan => ({
  lists: lists.filter((list) => homeProblems('', { lists: [list] }, compiled).length === 0),
  steps: steps.filter((step) => homeProblems('', { lists: [], steps: [step] }, compiled).length === 0),
});

function reportList(report: Report, { name, resource, query = {}, columns = [] }: WorkListPlan, compiled: Compiled): void {
  const key = `lists.${name}`;
  const plan = planOf(report, key, resource, compiled);
  if (!plan) return;
  if (!plan.list || plan.parent) return report.add('R038', `${key}.resource`, 'a resource with a list of its own', resource);
  const taken = takenBy(plan, compiled.forms);
  for (const [parameter, value] of Object.entries(query)) {
    const choices = taken.get(parameter);
    if (choices === undefined) report.add('R035', `${key}.query.${parameter}`, 'a filter of the list', parameter, taken.keys());
    for (const each of choices ? [value].flat().filter((one) => !choices.includes(one)) : [])
      report.add('R021', `${key}.query.${parameter}`, 'one of its choices', each, choices ?? []);
  }
  const paths = plan.columns.map(({ path }) => path);
  for (const path of columns.filter((each) => !paths.includes(each)))
    report.add('R005', `${key}.columns`, `a column of “${resource}”`, path, paths);
}

/** Parameters of a list's address with the choices that each has, or null for any text. */
function takenBy(plan: Plan, forms: Compiled['forms']): Map<string, string[] | null> {
  const own = (forms[plan.forms.search ?? '']?.fields ?? []).map(({ name, choices }): [string, string[] | null] => [name, idsOf(choices)]);
  const filters = plan.filters.flatMap((filter) =>
    filter.parts
      ? filter.parts.map((part): [string, null] => [`${filter.name}.${part}`, null])
      : [[filter.name, idsOf(filter.choices)] as [string, string[] | null]],
  );
  const sorts = plan.columns.flatMap(({ sortBy }) => sortBy ?? []);
  const entries: [string, string[] | null][] = plan.kind === 'log' ? own : filters;
  if (plan.search) entries.push(['search', null]);
  if (sorts.length > 0) entries.push(['sort', sorts], ['order', ['asc', 'desc']]);
  return new Map(entries);
}

const idsOf = (choices: FilterPlan['choices']): string[] | null => choices?.map(({ id }) => id) ?? null;

function planOf(report: Report, key: string, resource: string, { plans }: Compiled): Plan | undefined {
  const plan = plans.find(({ name }) => name === resource);
  if (!plan)
    report.add(
      'R034',
      `${key}.resource`,
      'a resource',
      resource,
      plans.map(({ name }) => name),
    );
  return plan;
}

function reportRepeated(report: Report, part: string, named: readonly (WorkListPlan | StepPlan)[]): void {
  for (const [index, { name }] of named.entries())
    if (named.findIndex((one) => one.name === name) < index) report.add('R031', `${part}.${name}`, 'a name of its own', name);
}
