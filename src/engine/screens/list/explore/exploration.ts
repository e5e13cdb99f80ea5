import { charts, groupSteps, measureKinds } from '../../../plan/BreakdownPlan.ts';
import type { BreakdownPlan, DimensionPlan, Exploration, Grouping } from '../../../plan/BreakdownPlan.ts';

/** `bar status createdAt:month sum:pages`: the chart, the fields, and what is measured. Unknown words count as absent. */
export function readExploration(text: string | undefined, plan: BreakdownPlan, archived: boolean): Exploration {
  const offered = dimensionsFor(plan, archived);
  const words = (text ?? '').split(' ').filter(Boolean);
  const by: Grouping[] = [];
  let { measure } = text ? {} : plan.first;
  for (const word of words) {
    const [one = '', other = ''] = word.split(':');
    const kind = measureKinds.find((each) => each === one);
    const dimension = offered.find(({ field }) => field === one);
    if (kind && plan.numbers?.some(({ field }) => field === other)) measure = { kind, field: other };
    else if (dimension && by.length < 2 && !by.some(({ field }) => field === one)) by.push(groupingOf(dimension, other));
  }
  const first = plan.first.by.filter(({ field }) => offered.some((each) => each.field === field));
  const [any] = offered;
  return {
    by: by.length > 0 ? by : first.length > 0 ? first : any ? [groupingOf(any)] : [],
    ...(measure && { measure }),
    chart: charts.find((each) => each === words[0]) ?? plan.first.chart,
  };
}

export const writeExploration = ({ by, measure, chart }: Exploration): string =>
  [
    chart,
    ...by.map(({ field, step }) => (step ? `${field}:${step}` : field)),
    ...(measure ? [`${measure.kind}:${measure.field}`] : []),
  ].join(' ');

export const groupingOf = ({ field, time }: DimensionPlan, step?: string): Grouping => ({
  field,
  ...(time && { step: groupSteps.find((each) => each === step) ?? 'month' }),
});

/** Some fields belong only to the archive, or only to the active list. */
export const dimensionsFor = ({ dimensions }: BreakdownPlan, archived: boolean): DimensionPlan[] =>
  dimensions.filter(({ only }) => only !== (archived ? 'list' : 'archive'));
