import type { Browser } from '../platform/browser.ts';

export interface DashboardScope {
  organizationId: string;
  customerId: string;
  hierarchyIds: string[];
  externalCohortIds?: string[];
  externalVacancyIds?: string[];
}

export interface Period {
  from: Date;
  to: Date;
}

const cards: Record<string, [operation: string, input: string, fields?: string]> = {
  completed: ['CountCompletedAssessments', 'Assessment'],
  completionRatio: ['CompletionRatio', 'Assessment'],
  dropoutRatio: ['DropoutRatio', 'Dropout'],
  leakageRatio: ['LeakageRatio', 'Leakage'],
  engagement: ['EngagementRatio', 'Assessment', '{ engagementCount completionTotalCount engagementRatio }'],
  avgNpsScore: ['AvgNPSScore', 'Assessment'],
  medianTimeTaken: ['MedianTimeTaken', 'Assessment'],
  medianScore: ['MedianScore', 'Assessment'],
  profanityRatio: ['ProfanityRatio', 'Assessment'],
  plagiarismRatio: ['PlagiarismRatio', 'Assessment'],
  garbageRatio: ['GarbageRatio', 'Assessment'],
  devices: ['DeviceType', 'Assessment', '{ data { label count } }'],
  recommendations: ['RecommendationSplit', 'Assessment', '{ data { label count } }'],
  scores: ['ScoreDistribution', 'Score', '{ data { score count } }'],
};

const byDay = `query ($filter: DatalakeApplicationFilter!) { DatalakeCountApplicationsByDay(filterApplicationInput: $filter) { data { date count } } }`;
const trends = `query ($filter: DatalakeTrendsFilter!) { DatalakeFigureTrends(filter: $filter) { step data { date applications completed completionRatio dropoutRatio
  leakageRatio engagementRatio avgNpsScore medianTimeTaken medianScore profanityRatio plagiarismRatio garbageRatio } previous { completed medianScore } } }`;

const placed = ({ organizationId, customerId, hierarchyIds, externalVacancyIds }: DashboardScope) => ({
  organizationIds: [organizationId],
  customerIds: [customerId],
  hierarchyIds,
  ...(externalVacancyIds && { externalVacancyIds }),
});

export const dashboardCalls = {
  /** A request a card, all at once. */
  cards: async (admin: Browser, place: DashboardScope, { from, to }: Period): Promise<Record<string, unknown>> => {
    const cohorts = place.externalCohortIds && { externalCohortIds: place.externalCohortIds };
    const window = { ...placed(place), ...cohorts, submittedAtFrom: from.toISOString(), submittedAtTo: to.toISOString() };
    const asked = Object.entries(cards).map(async ([name, [operation, input, fields = '']]) => {
      const filter = input === 'Score' ? window : { ...window, product: ['FI'] };
      const text = `query ($filter: Datalake${input}Filter!) { DatalakeAssessment${operation}(filterAssessmentInput: $filter) ${fields} }`;
      return [name, await admin.get(text, { filter })] as const;
    });
    const made = { ...placed(place), createdAtFrom: from.toISOString(), createdAtTo: to.toISOString() };
    const [days, ...rest] = await Promise.all([admin.get(byDay, { filter: made }), ...asked]);
    return { ...Object.fromEntries(rest), days };
  },
  trends: (admin: Browser, place: DashboardScope, { from, to }: Period) =>
    admin.get(trends, {
      filter: { ...placed(place), product: ['FI'], from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) },
    }),
};
