import type { BreakdownPlan, Exploration } from '../../../plan/BreakdownPlan.ts';

type Translate = (key: string, args?: object) => string;

/** `Orders by status and created at`. */
export function titleOfExploration({ by, measure }: Exploration, plan: BreakdownPlan, resource: string, translate: Translate): string {
  const fields = by.map(({ field }) => translate(plan.dimensions.find((each) => each.field === field)?.label ?? field));
  const [one = '', other] = fields;
  return translate('screens.explore.by', {
    measure: measureInWords(measure, plan, resource, translate),
    fields: other === undefined ? one : translate('screens.explore.and', { one, other }),
  });
}

export function measureInWords(
  measure: Exploration['measure'],
  { numbers = [] }: BreakdownPlan,
  resource: string,
  translate: Translate,
): string {
  if (!measure) return translate(`resources.${resource}.name`);
  const label = numbers.find(({ field }) => field === measure.field)?.label ?? measure.field;
  return translate(`screens.explore.${measure.kind}`, { field: translate(label) });
}
