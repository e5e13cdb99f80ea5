import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { applicationEvents, applications, assessments, candidates } from '../database/tables/region.ts';
import type { Place } from './place.ts';
import { among } from './traces.ts';

/** What a candidate is called from then on (specification 3 §4). */
export const standIn = { firstName: 'Deleted', lastName: 'Candidate' };

/** The person: the search index follows, since it is made of the row. */
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

/** What other systems call the candidate and the application: the first is made of the address (specification 3 §7). */
export const purgeApplications: Place = (tx, { customerId, applicationIds }) =>
  tx
    .update(applications)
    .set({ externalApplicantId: null, externalApplicationId: null })
    .where(and(eq(applications.customerId, customerId), among(applications.id, applicationIds)));

/** Where the interview and its report are, what was said of it, and whatever the provider sent along; of a deleted candidate the results, too. */
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

/** What became of an application stays; of a deleted candidate not what a rule read off their results. */
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

/** The recording itself is the provider's; nothing leads to it any more, and nothing of its answers stays. */
export const recording = { assessmentLink: null, insightsLink: null, otherResults: {} };

/** What somebody scored. Without a name these are figures, which the dashboard goes on counting. */
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
