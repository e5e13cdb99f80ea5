import type { Database } from '../../database/stores.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import type { AssessmentRow } from '../assessments/reported.ts';
import { enteredByAts, report } from './entered.ts';
import type { Entered } from './entered.ts';
import { queueReports } from './queue.ts';
import { textAt } from './reports.ts';

const reviewed = ['rating', 'comment', 'completedReviewerCount'] as const;

const predicted = [
  ...['recommendation', 'recommendationScore', 'insightsLink', 'otherResults'],
  ...['plagiarismQuestionCount', 'profanityQuestionCount', 'outlierQuestionCount', 'agcQuestionCount'],
  ...['isProfanity', 'isPlagiarism', 'isOutlier', 'isLowTextQuality', 'isAgc'],
] as readonly (keyof AssessmentRow)[];

/** Reports results that are new or differ from those before. */
export async function reportResults(
  tx: Database,
  context: ApplyingContext,
  assessment: AssessmentRow,
  changed: Partial<AssessmentRow>,
): Promise<void> {
  const [hasResults, hasReviews] = [predicted, reviewed].map((names) => names.some((name) => name in changed));
  if (!hasResults && !hasReviews) return;
  const { customerId, applicationId, stageId } = assessment;
  const application = (await enteredByAts(tx, customerId, [applicationId])).get(applicationId);
  if (!application) return;
  const made = [
    ...(hasResults ? [report(application, 'REPORT_PREDICTION_RESULT', resultsOf(application, assessment), stageId)] : []),
    ...(hasReviews ? [report(application, 'REPORT_REVIEWS', reviewsOf(assessment), stageId)] : []),
  ];
  await queueReports(tx, context, made);
}

function resultsOf({ tenant }: Entered, assessment: AssessmentRow): Record<string, unknown> {
  const { recommendation, recommendationScore, insightsLink, predictedAt } = assessment;
  const wanted = Array.isArray(tenant.extra['assessmentExtraInfo']) ? tenant.extra['assessmentExtraInfo'].map(String) : [];
  const facts = factsOf(assessment);
  const known = wanted.filter((name) => Object.hasOwn(facts, name));
  return {
    recommendation,
    status: recommendation ? (textAt(tenant, `extra.recommendations.${recommendation}`) ?? recommendation) : null,
    ...{ recommendationScore, insightsLink, predictedAt: predictedAt?.toISOString() ?? null },
    ...(known.length > 0 && { facts: Object.fromEntries(known.map((name) => [name, facts[name] ?? null])) }),
  };
}

/** Further facts that a connection can ask for by name; a provider's own ones, too. */
const factsOf = (assessment: AssessmentRow): Record<string, unknown> => ({
  ...assessment.otherResults,
  score: assessment.recommendationScore,
  ...Object.fromEntries(predicted.filter((name) => name !== 'otherResults').map((name) => [name, assessment[name]])),
  ...Object.fromEntries(reviewed.map((name) => [name, assessment[name]])),
  ...{ product: assessment.product, deviceType: assessment.deviceType, npsScore: assessment.npsScore },
  ...{ timeTakenSeconds: assessment.timeTakenSeconds, submittedAt: assessment.submittedAt?.toISOString() ?? null },
});

const reviewsOf = ({ rating, comment, completedReviewerCount }: AssessmentRow) => ({ rating, comment, completedReviewerCount });
