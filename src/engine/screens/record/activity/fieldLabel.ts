import type { ColumnPlan, Plan } from '../../../plan/Plan.ts';

/** The label of a field: the resource's own, or else its name split into words. */
export function fieldLabel(field: string, translate: (key: string, args?: object) => string, plan?: Plan): string {
  const rule = ruleOf(field);
  if (rule) return translate(`screens.activity.rule.${rule.key}`, rule);
  const key = columnOf(plan, field)?.label ?? `resources.${plan?.name}.fields.${field.replaceAll('.', '_')}`;
  return translate(key, { _: inWords(field) });
}

/** A rule's part of a permission change: `advancedRule 2 denied actions`. */
function ruleOf(field: string): { key: string; number: number } | undefined {
  const [, hub = '', kind, number = '0', denies = '', part] =
    /^(talentHub )?(basicRule|advancedRule)(?: (\d+))?( denied)? (actions|places)$/.exec(field) ?? [];
  if (!kind || !part) return undefined;
  const words = [hub ? 'hub' : '', kind === 'basicRule' ? 'basic' : 'advanced', denies ? 'denied' : '', part].filter(Boolean);
  return {
    key: words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(''),
    number: Number(number),
  };
}

/** How the plan shows a field: as a column or detail, else as a form asks for it. */
export function columnOf(plan: Plan | undefined, field: string): ColumnPlan | undefined {
  const column = [...(plan?.details ?? []), ...(plan?.columns ?? [])].find(({ path }) => path === field);
  if (column) return column;
  const filter = plan?.filters.find(({ name }) => name === field);
  return filter && { path: field, label: filter.label, kind: filter.kind, ...(filter.choices && { choices: filter.choices }) };
}

/** `rootHierarchyId` → `Root hierarchy id`. */
const inWords = (field: string): string => {
  const words = field
    .replace(/[._]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
