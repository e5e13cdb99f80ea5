import { regionZones } from '../../../domain/regionZones.ts';
import type { FigureStep, TrendStep } from '../../../generated/types.ts';
import { badInput } from '../../errors.ts';
import { operation } from '../../operation.ts';
import type { FigureReader } from '../../figures/batch.ts';
import { beginnings, dayAfter, daysFrom } from '../../figures/days.ts';
import {
  avgNpsScore,
  completed,
  completionRatio,
  daysBack,
  dropoutRatio,
  engagement,
  flagRatio,
  leakageRatio,
  medianScore,
  medianTimeTaken,
} from '../../figures/figures.ts';
import { requireChat, requireDays, thresholdAt } from './filters.ts';
import { figureReader } from '../../figures/gathering.ts';
import { scopeOf } from '../../figures/scope.ts';
import type { Span } from '../../figures/spans.ts';

export const figureTrends = operation('DatalakeFigureTrends', {}, async ({ filter }, context) => {
  const { from, to, product, dropoutDayThreshold, leakageDayThreshold } = filter;
  requireChat(product, 'filter');
  if (to < from) throw badInput({ 'filter.to': 'validation.dashboard.order' }, { message: 'The end must not be before the start.' });
  const days = daysFrom(from, to);
  requireDays('filter.to', days);
  const now = context.now();
  const thresholds = {
    dropout: daysBack(now, thresholdAt('filter.dropoutDayThreshold', dropoutDayThreshold)),
    leakage: daysBack(now, thresholdAt('filter.leakageDayThreshold', leakageDayThreshold)),
  };
  const scope = scopeOf(filter, 'filter');
  const step = stepOf(days);
  const earlier = dayAfter(from, -days);
  const dates = [...stepsOf(from, to, step), dayAfter(to, 1)];
  const begins = await beginnings(context.tx, regionZones[context.region], [earlier, ...dates]);
  const within = (first: string, next: string | undefined): Span => ({
    from: begins.get(first) ?? null,
    to: (next !== undefined && begins.get(next)) || null,
  });
  const ask = await figureReader(context, scope);
  const [previous, ...data] = await Promise.all([
    figuresOf(ask, earlier, within(earlier, from), thresholds),
    ...dates.slice(0, -1).map((date, index) => figuresOf(ask, date, within(date, dates[index + 1]), thresholds)),
  ]);
  return { step, data, previous };
});

const stepOf = (days: number): TrendStep => (days <= 31 ? 'DAY' : days <= 26 * 7 ? 'WEEK' : 'MONTH');

function stepsOf(from: string, to: string, step: TrendStep): string[] {
  const steps: string[] = [];
  for (let date = from; date <= to; date = next(date, step)) steps.push(date);
  return steps;
}

function next(date: string, step: TrendStep): string {
  if (step !== 'MONTH') return dayAfter(date, step === 'DAY' ? 1 : 7);
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

async function figuresOf(
  ask: FigureReader,
  date: string,
  span: Span,
  { dropout, leakage }: Record<'dropout' | 'leakage', Date>,
): Promise<FigureStep> {
  const requested = {
    applications: ask.tallies('applications', span).then(({ applications }) => applications),
    completed: completed(ask, span),
    completionRatio: completionRatio(ask, span),
    dropoutRatio: dropoutRatio(ask, span, dropout),
    leakageRatio: leakageRatio(ask, span, leakage),
    engagementRatio: engagement(ask, span).then(({ engagementRatio }) => engagementRatio),
    avgNpsScore: avgNpsScore(ask, span),
    medianTimeTaken: medianTimeTaken(ask, span),
    medianScore: medianScore(ask, span),
    profanityRatio: flagRatio(ask, span, 'profanity'),
    plagiarismRatio: flagRatio(ask, span, 'plagiarism'),
    garbageRatio: flagRatio(ask, span, 'lowTextQuality'),
  };
  const values = await Promise.all(Object.entries(requested).map(async ([name, value]) => [name, await value] as const));
  return { date, ...(Object.fromEntries(values) as Omit<FigureStep, 'date' | '__typename'>) };
}
