import { useQuery } from '@tanstack/react-query';
import { dashboardTools } from '../../../../generated/dashboardTools.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import { useTools } from '../../../../engine/screens/values/useAsk.ts';
import type { Card } from '../cards.ts';
import type { DashboardFilterState, Period } from '../filter.ts';
import { commonPeriod, periodBefore, trendVariablesOf } from './variables.ts';

type FigureStep = { date: string } & Readonly<Record<string, number | string | null>>;

interface FigureTrends {
  step: 'DAY' | 'WEEK' | 'MONTH';
  data: FigureStep[];
  previous: FigureStep;
}

export interface Trend {
  step: FigureTrends['step'];
  steps: { date: string; value: number | null }[];
  before: { value: number | null; period: Required<Period> };
}

export type Comparison = { trend?: Trend; why?: 'failed' | 'windows' };

/** How a card's figure went, and what it was in the period before. All cards share one question. */
export function useTrends(card: Card, filter: DashboardFilterState): Comparison {
  const { ask, offers } = useTools();
  const { base } = useScreens();
  const tool = dashboardTools['DatalakeFigureTrends'];
  const variables = trendVariablesOf(filter);
  const offered = tool !== undefined && offers(tool.name);
  const { data, isError } = useQuery({
    queryKey: ['dashboard', base, 'trends', variables],
    queryFn: ({ signal }): Promise<FigureTrends> => ask(tool ?? '', variables, { signal }),
    enabled: offered && variables !== undefined,
  });
  const { trend: field } = card;
  const period = commonPeriod(filter);
  if (!field || !offered) return {};
  if (!period) return { why: 'windows' };
  if (isError) return { why: 'failed' };
  if (!data) return {};
  const steps = data.data.map((step) => ({ date: step.date, value: numberAt(step, field) }));
  return { trend: { step: data.step, steps, before: { value: numberAt(data.previous, field), period: periodBefore(period) } } };
}

function numberAt(step: FigureStep, field: string): number | null {
  const value = step[field];
  return typeof value === 'number' ? value : null;
}
