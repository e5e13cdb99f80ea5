import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { applicationEvents, applications, assessments, candidates } from '../database/tables/region.ts';
import type { Place } from './place.ts';
import { among } from './traces.ts';

/** Placeholder name after a purge (specification 3 §4). */
export const standIn = { firstName: 'Deleted', lastName: 'Candidate' };

export const purgeCandidate: Place = (tx, { customerId, candidateIds }, { now }) =>
  tx
    .update(candidates)
    .set({
      ...standIn,
      email: sql`'deleted-' || ${candidates.id} || '@deleted.invalid'`,
      phoneNumber: null,
      locationAddress: null,
      locationLat: null,
      locationLng: null,
      updatedAt: now,
      purgedAt: sql`coalesce(${candidates.purgedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(candidates.customerId, customerId), among(candidates.id, candidateIds)));

export const purgeApplications: Place = (tx, { customerId, applicationIds }) =>
  tx
    .update(applications)
    .set({ externalApplicantId: null, externalApplicationId: null })
    .where(and(eq(applications.customerId, customerId), among(applications.id, applicationIds)));

export const purgeAssessments: Place = (tx, { customerId, assessmentIds }, { mode }) =>
  tx
    .update(assessments)
    .set({
      ...recording,
      externalAssessmentId: null,
      comment: null,
      reviewerIds: null,
      ...(mode === 'delete' && results),
    })
    .where(and(eq(assessments.customerId, customerId), among(assessments.id, assessmentIds)));

/** Keeps the history; of deleted candidates without results that rules tested. */
export const purgeApplicationEvents: Place = async (tx, { customerId, applicationIds }, { mode }) => {
  if (mode !== 'delete') return;
  const rule = sql`(select jsonb_agg(condition || '{"value": null}'::jsonb order by place)
    from jsonb_array_elements(${applicationEvents.rule}) with ordinality as each_condition(condition, place))`;
  const theirs = and(eq(applicationEvents.customerId, customerId), among(applicationEvents.applicationId, applicationIds));
  await tx
    .update(applicationEvents)
    .set({ rule })
    .where(and(theirs, isNotNull(applicationEvents.rule)));
};

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
