import type { Region } from '../../../src/platform/regions.ts';
import type { FigureGround } from './figureGround.ts';
import type { referenceOf, Window } from './figureReference.ts';

export interface Asked {
  organizationIds: string[];
  customerIds: string[];
  hierarchyIds: string[];
  externalCohortIds?: string[];
  externalVacancyIds?: string[];
  submitted: Window;
  consented: Window;
  created: Window;
  dropout?: number;
  leakage?: number;
}

const query = `query ($of: DatalakeAssessmentFilter!, $scores: DatalakeScoreFilter!, $dropout: DatalakeDropoutFilter!, $leakage: DatalakeLeakageFilter!, $made: DatalakeApplicationFilter!) {
  completed: DatalakeAssessmentCountCompletedAssessments(filterAssessmentInput: $of)
  completionRatio: DatalakeAssessmentCompletionRatio(filterAssessmentInput: $of)
  dropoutRatio: DatalakeAssessmentDropoutRatio(filterAssessmentInput: $dropout)
  leakageRatio: DatalakeAssessmentLeakageRatio(filterAssessmentInput: $leakage)
  engagement: DatalakeAssessmentEngagementRatio(filterAssessmentInput: $of) { engagementCount completionTotalCount engagementRatio }
  avgNpsScore: DatalakeAssessmentAvgNPSScore(filterAssessmentInput: $of)
  medianTimeTaken: DatalakeAssessmentMedianTimeTaken(filterAssessmentInput: $of)
  medianScore: DatalakeAssessmentMedianScore(filterAssessmentInput: $of)
  profanityRatio: DatalakeAssessmentProfanityRatio(filterAssessmentInput: $of)
  plagiarismRatio: DatalakeAssessmentPlagiarismRatio(filterAssessmentInput: $of)
  garbageRatio: DatalakeAssessmentGarbageRatio(filterAssessmentInput: $of)
  devices: DatalakeAssessmentDeviceType(filterAssessmentInput: $of) { data { label count } }
  recommendations: DatalakeAssessmentRecommendationSplit(filterAssessmentInput: $of) { data { label count } }
  scores: DatalakeAssessmentScoreDistribution(filterAssessmentInput: $scores) { data { score count } }
  days: DatalakeCountApplicationsByDay(filterApplicationInput: $made) { data { date count } }
}`;

const text = (time: number | undefined): string | undefined => (time === undefined ? undefined : new Date(time).toISOString());

/** The variables of the fifteen calls. */
export function variablesOf(asked: Asked) {
  const { organizationIds, customerIds, hierarchyIds, externalCohortIds, externalVacancyIds, submitted, consented, created } = asked;
  const place = { organizationIds, customerIds, hierarchyIds, externalVacancyIds };
  const scores = { ...place, externalCohortIds, submittedAtFrom: text(submitted.from), submittedAtTo: text(submitted.to) };
  const own = { ...place, externalCohortIds, product: ['FI'], consentedAtFrom: text(consented.from), consentedAtTo: text(consented.to) };
  return {
    scores,
    of: { ...scores, product: ['FI'] },
    dropout: { ...own, dropoutDayThreshold: asked.dropout },
    leakage: { ...own, leakageDayThreshold: asked.leakage },
    made: { ...place, createdAtFrom: text(created.from), createdAtTo: text(created.to) },
  };
}

/** Asks for all fifteen cards at once. */
export async function cardsOf(ground: FigureGround, asked: Asked, region: Region, token?: string) {
  const { data, errors } = await ground.ask(query, variablesOf(asked), region, token);
  if (errors?.[0]) throw new Error(JSON.stringify(errors[0]));
  return data as unknown as ReturnType<typeof referenceOf>;
}
