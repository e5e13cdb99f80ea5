import { and, eq } from 'drizzle-orm';
import { assessments } from './table.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';

const purgeAssessments: PurgeStep = (tx, { customerId, assessmentIds }, { mode }) =>
  tx
    .update(assessments)
    .set({
      ...recording,
      externalAssessmentId: null,
      comment: null,
      reviewerIds: null,
      ...(mode === 'delete' && results),
    })
    .where(and(eq(assessments.customerId, customerId), isOneOf(assessments.id, assessmentIds)));

export const recording = { assessmentLink: null, insightsLink: null, otherResults: {} };

/** Results; without a name they remain as figures for the dashboard. */
const results = {
  deviceType: null,
  timeTakenSeconds: null,
  npsScore: null,
  recommendation: null,
  recommendationScore: null,
  plagiarismQuestionCount: null,
  profanityQuestionCount: null,
  outlierQuestionCount: null,
  agcQuestionCount: null,
  isProfanity: null,
  isPlagiarism: null,
  isOutlier: null,
  isLowTextQuality: null,
  isAgc: null,
  rating: null,
  completedReviewerCount: null,
};

export const purges = { assessments: purgeAssessments };
