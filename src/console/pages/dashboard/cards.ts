import type { ToolPlan } from '../../../engine/plan/Plan.ts';
import { dashboardTools } from '../../../generated/dashboardTools.ts';

// The cards (specification 2 §2 “Discover Insights dashboard”; what each counts: decisions §8).

export type WindowName = 'submitted' | 'consented' | 'created';

export type CardKind =
  | 'count'
  | 'ratio'
  | 'rating'
  | 'minutes'
  | 'score'
  | 'engagement'
  | 'devices'
  | 'scores'
  | 'recommendations'
  | 'days';

export type Card = CardBasics & (Trended | { trend?: undefined; better?: undefined });

interface Trended {
  /** Its field in a step of the trends; a chart of several figures has none. */
  trend: string;
  better?: 'more' | 'less';
}

interface CardBasics {
  /** Also the key of its texts, `pages.dashboard.cards.{id}`, and of its place in a layout. */
  id: string;
  operation: string;
  kind: CardKind;
  window: WindowName;
  threshold?: 'dropout' | 'leakage';
  /** `DashboardFilter.figure` of the applications' list; absent where no list shows these rows. */
  /** Right besides the operation's. */
  right?: string;
  figure?: 'COMPLETED' | 'DROPPED_OUT' | 'LEAKED' | 'ENGAGED' | 'PROFANITY' | 'PLAGIARISM' | 'LOW_TEXT_QUALITY' | 'CREATED';
  /** Columns of twelve and rows of 50 pixels, as it stands at first. */
  size: { w: number; h: number; minW: number; minH: number };
}

const small = { w: 3, h: 4, minW: 3, minH: 4 };
const chart = { w: 6, h: 6, minW: 3, minH: 4 };
const wide = { w: 12, h: 6, minW: 3, minH: 4 };
const submitted = { window: 'submitted', size: small } as const;

/** In the order in which they stand at first: four in a row, then the charts. */
export const cards: readonly Card[] = [
  {
    id: 'completed',
    operation: 'DatalakeAssessmentCountCompletedAssessments',
    kind: 'count',
    figure: 'COMPLETED',
    trend: 'completed',
    better: 'more',
    ...submitted,
  },
  {
    id: 'completionRatio',
    operation: 'DatalakeAssessmentCompletionRatio',
    kind: 'ratio',
    figure: 'COMPLETED',
    trend: 'completionRatio',
    better: 'more',
    ...submitted,
  },
  {
    id: 'dropoutRatio',
    operation: 'DatalakeAssessmentDropoutRatio',
    kind: 'ratio',
    window: 'consented',
    threshold: 'dropout',
    figure: 'DROPPED_OUT',
    trend: 'dropoutRatio',
    better: 'less',
    size: small,
  },
  {
    id: 'leakageRatio',
    operation: 'DatalakeAssessmentLeakageRatio',
    kind: 'ratio',
    window: 'created',
    threshold: 'leakage',
    figure: 'LEAKED',
    trend: 'leakageRatio',
    better: 'less',
    size: small,
  },
  {
    id: 'engagement',
    operation: 'DatalakeAssessmentEngagementRatio',
    kind: 'engagement',
    figure: 'ENGAGED',
    trend: 'engagementRatio',
    better: 'more',
    ...submitted,
  },
  {
    id: 'avgNps',
    operation: 'DatalakeAssessmentAvgNPSScore',
    kind: 'rating',
    figure: 'ENGAGED',
    trend: 'avgNpsScore',
    better: 'more',
    ...submitted,
  },
  {
    id: 'medianTime',
    operation: 'DatalakeAssessmentMedianTimeTaken',
    kind: 'minutes',
    figure: 'COMPLETED',
    trend: 'medianTimeTaken',
    ...submitted,
  },
  {
    id: 'medianScore',
    operation: 'DatalakeAssessmentMedianScore',
    right: 'apps:viewScores',
    kind: 'score',
    figure: 'COMPLETED',
    trend: 'medianScore',
    ...submitted,
  },
  {
    id: 'profanityRatio',
    operation: 'DatalakeAssessmentProfanityRatio',
    right: 'apps:viewScores',
    kind: 'ratio',
    figure: 'PROFANITY',
    trend: 'profanityRatio',
    better: 'less',
    ...submitted,
  },
  {
    id: 'plagiarismRatio',
    operation: 'DatalakeAssessmentPlagiarismRatio',
    right: 'apps:viewScores',
    kind: 'ratio',
    figure: 'PLAGIARISM',
    trend: 'plagiarismRatio',
    better: 'less',
    ...submitted,
  },
  {
    id: 'garbageRatio',
    operation: 'DatalakeAssessmentGarbageRatio',
    right: 'apps:viewScores',
    kind: 'ratio',
    figure: 'LOW_TEXT_QUALITY',
    trend: 'garbageRatio',
    better: 'less',
    ...submitted,
  },
  { id: 'deviceType', operation: 'DatalakeAssessmentDeviceType', kind: 'devices', figure: 'COMPLETED', ...submitted },
  {
    id: 'scoreDistribution',
    operation: 'DatalakeAssessmentScoreDistribution',
    right: 'apps:viewScores',
    kind: 'scores',
    figure: 'COMPLETED',
    window: 'submitted',
    size: chart,
  },
  {
    id: 'recommendationSplit',
    operation: 'DatalakeAssessmentRecommendationSplit',
    right: 'apps:viewScores',
    kind: 'recommendations',
    figure: 'COMPLETED',
    window: 'submitted',
    size: chart,
  },
  {
    id: 'applicationsByDay',
    operation: 'DatalakeCountApplicationsByDay',
    kind: 'days',
    figure: 'CREATED',
    trend: 'applications',
    window: 'created',
    size: wide,
  },
];

export const toolOf = ({ operation }: Pick<Card, 'operation'>): ToolPlan => {
  const tool = dashboardTools[operation];
  if (!tool) throw new Error(`There is no tool ${operation}.`);
  return tool;
};
