import type { Plan } from './Plan.ts';

/** Plans as codegen writes them: each list of choices once, and no label that follows from a name. */
export type CompactPlan = { name: string } & Record<string, unknown>;

type Fields = Record<string, unknown>;

/** Label of a column or a filter that has none of its own. */
export const defaultLabel = (plan: string, { path, name }: Fields): string =>
  typeof path === 'string' ? `resources.${plan}.fields.${path.replaceAll('.', '_')}` : `resources.${plan}.filters.${String(name)}`;

/** @param lists prefix of the labels, then the ids, with spaces between */
export function expandedPlans(plans: readonly CompactPlan[], lists: readonly string[]): Plan[] {
  const choices = lists.map((text) => {
    const [prefix = '', ...ids] = text.split(' ');
    return ids.map((id) => ({ id, label: prefix + id }));
  });
  for (const plan of plans)
    for (const key of ['columns', 'expand', 'details', 'filters']) expand(plan[key] as Fields[] | undefined, plan.name, true);
  return plans as unknown as Plan[];

  function expand(parts: readonly Fields[] | undefined, plan: string, isTop: boolean): void {
    for (const part of parts ?? []) {
      if (isTop) part['label'] ??= defaultLabel(plan, part);
      if (typeof part['choices'] === 'number') part['choices'] = choices[part['choices']];
      expand(part['rows'] as Fields[] | undefined, plan, false);
    }
  }
}
