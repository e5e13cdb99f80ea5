import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { applicationEvents, applications } from './table.ts';
import { candidates } from '../candidates/table.ts';
import type { Place } from '../../purge/place.ts';
import { among } from '../../purge/traces.ts';

const purgeApplications: Place = (tx, { customerId, applicationIds }) =>
  tx
    .update(applications)
    .set({ externalApplicantId: null, externalApplicationId: null })
    .where(and(eq(applications.customerId, customerId), among(applications.id, applicationIds)));

/** Keeps the history; of deleted candidates without results that rules tested. */
const purgeApplicationEvents: Place = async (tx, { customerId, applicationIds }, { mode }) => {
  if (mode !== 'delete') return;
  const rule = sql`(select jsonb_agg(condition || '{"value": null}'::jsonb order by place)
    from jsonb_array_elements(${applicationEvents.rule}) with ordinality as each_condition(condition, place))`;
  const theirs = and(eq(applicationEvents.customerId, customerId), among(applicationEvents.applicationId, applicationIds));
  await tx
    .update(applicationEvents)
    .set({ rule })
    .where(and(theirs, isNotNull(applicationEvents.rule)));
};

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

export const purges = { applications: purgeApplications, applicationEvents: purgeApplicationEvents };
