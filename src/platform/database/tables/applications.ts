import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ApplicationActor,
  ApplicationEventKind,
  ApplicationStatus,
  AssessmentProduct,
  AssessmentProvider,
  AssessmentStatus,
  ComparisonOperator,
  ConditionField,
  Recommendation,
} from '../../../generated/types.ts';
import { id, time } from './columns.ts';
import type { DeviceType, ReportedFacts } from './reportedFacts.ts';
import { scoreStep, timeStep } from './figures.ts';

export const candidates = pgTable(
  'candidates',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    locationAddress: text('location_address'),
    locationLat: doublePrecision('location_lat'),
    locationLng: doublePrecision('location_lng'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    purgedAt: time('purged_at'),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(first_name || ' ' || coalesce(last_name, '') || chr(10) || email)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('candidates_id').on(table.id),
    uniqueIndex('candidates_email')
      .on(table.customerId, table.email)
      .where(sql`purged_at is null`),
    index('candidates_first_name').on(table.customerId, sql`lower(${table.firstName})`, table.id),
    index('candidates_retention')
      .on(table.customerId, table.updatedAt, table.id)
      .where(sql`purged_at is null`),
  ],
);

export const applications = pgTable(
  'applications',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    vacancyId: id('vacancy_id').notNull(),
    candidateId: id('candidate_id').notNull(),
    status: text('status').$type<ApplicationStatus>().notNull(),
    stageId: id('stage_id').notNull(),
    isManuallyProgressed: boolean('is_manually_progressed'),
    externalApplicantId: text('external_applicant_id'),
    externalApplicationId: text('external_application_id'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('applications_id').on(table.id),
    index('applications_vacancy').on(
      table.customerId,
      table.vacancyId,
      table.stageId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      // Columns of every access check, for index-only counts.
      table.organizationId,
      table.hierarchyId,
    ),
    index('applications_status').on(table.customerId, table.vacancyId, table.status, table.id, table.organizationId, table.hierarchyId),
    index('applications_statuses').on(table.customerId, table.status, table.id),
    index('applications_candidate').on(table.customerId, table.candidateId),
    index('applications_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('applications_external')
      .on(table.customerId, table.externalApplicationId)
      .where(sql`external_application_id is not null`),
  ],
);

export const isVideo = sql`product = 'SI' and consented_at is not null and (assessment_link is not null or insights_link is not null or other_results <> '{}'::jsonb)`;
export const videoRecordedAt = sql`coalesce(submitted_at, consented_at)`;

export const isSubmittedChat = sql`product = 'FI' and submitted_at is not null`;

export const assessments = pgTable(
  'assessments',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    applicationId: id('application_id').notNull(),
    vacancyId: id('vacancy_id').notNull(),
    stageId: id('stage_id').notNull(),
    product: text('product').$type<AssessmentProduct>().notNull(),
    provider: text('provider').$type<AssessmentProvider>().notNull(),
    status: text('status').$type<AssessmentStatus>().notNull(),
    assessmentPackageId: id('assessment_package_id'),
    assessmentPackageVersion: integer('assessment_package_version'),
    externalAssessmentId: text('external_assessment_id'),
    externalAssessmentPackageId: text('external_assessment_package_id').notNull(),
    externalCohortId: text('external_cohort_id'),
    assessmentLink: text('assessment_link'),
    insightsLink: text('insights_link'),
    isViewed: boolean('is_viewed').notNull().default(false),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    consentedAt: time('consented_at'),
    submittedAt: time('submitted_at'),
    predictedAt: time('predicted_at'),
    /** Evaluation time of the stage's rules, which happens once. */
    judgedAt: time('judged_at'),
    deviceType: text('device_type').$type<DeviceType>(),
    timeTakenSeconds: integer('time_taken_seconds'),
    npsScore: integer('nps_score'),
    recommendation: text('recommendation').$type<Recommendation>(),
    recommendationScore: doublePrecision('recommendation_score'),
    plagiarismQuestionCount: integer('plagiarism_question_count'),
    profanityQuestionCount: integer('profanity_question_count'),
    outlierQuestionCount: integer('outlier_question_count'),
    agcQuestionCount: integer('agc_question_count'),
    isProfanity: boolean('is_profanity'),
    isPlagiarism: boolean('is_plagiarism'),
    isOutlier: boolean('is_outlier'),
    isLowTextQuality: boolean('is_low_text_quality'),
    isAgc: boolean('is_agc'),
    rating: doublePrecision('rating'),
    comment: text('comment'),
    reviewerIds: jsonb('reviewer_ids').$type<string[]>(),
    completedReviewerCount: integer('completed_reviewer_count'),
    otherResults: jsonb('other_results').$type<Record<string, unknown>>().notNull().default({}),
    /** Facts of all callbacks, to make their order irrelevant; null before the first one. */
    reported: jsonb('reported').$type<ReportedFacts>(),
  },
  (table) => {
    const ofStage = [table.customerId, table.vacancyId, table.stageId] as const;
    return [
      primaryKey({ columns: [table.customerId, table.id] }),
      index('assessments_id').on(table.id),
      uniqueIndex('assessments_application').on(table.customerId, table.applicationId, table.stageId),
      index('assessments_submitted').on(...ofStage, table.submittedAt.desc().nullsLast(), table.applicationId.desc().nullsFirst()),
      index('assessments_created').on(...ofStage, table.createdAt.desc().nullsFirst(), table.applicationId.desc().nullsFirst()),
      index('assessments_status').on(...ofStage, table.status, table.recommendation, table.isViewed, table.applicationId),
      index('assessments_score').on(...ofStage, table.recommendationScore.desc().nullsLast(), table.applicationId.desc().nullsFirst()),
      index('assessments_days_created').on(table.customerId, table.product, table.createdAt),
      index('assessments_days_consented').on(table.customerId, table.product, table.consentedAt),
      index('assessments_days_submitted').on(table.customerId, table.product, table.submittedAt),
      index('assessments_scores')
        .on(table.customerId, sql`(${scoreStep})`, table.submittedAt, table.recommendationScore, table.hierarchyId)
        .where(isSubmittedChat),
      index('assessments_times')
        .on(table.customerId, sql`(${timeStep})`, table.submittedAt, table.timeTakenSeconds, table.hierarchyId)
        .where(isSubmittedChat),
      index('assessments_cohort').on(table.customerId, table.externalCohortId),
      index('assessments_under_way')
        .on(table.consentedAt)
        .where(sql`status = 'APPS_ASSESSMENT_INPROGRESS'`),
      index('assessments_external')
        .on(table.customerId, table.externalAssessmentId)
        .where(sql`external_assessment_id is not null`),
      index('assessments_videos').on(table.customerId, videoRecordedAt, table.id).where(isVideo),
    ];
  },
);

export interface JudgedCondition {
  onField: ConditionField;
  comparisonOperator: ComparisonOperator;
  comparisonValue: unknown;
  value: unknown;
}

export const applicationEvents = pgTable(
  'application_events',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    applicationId: id('application_id').notNull(),
    kind: text('kind').$type<ApplicationEventKind>().notNull(),
    actor: text('actor').$type<ApplicationActor>().notNull(),
    userId: id('user_id'),
    userName: text('user_name'),
    stageId: id('stage_id'),
    fromStageId: id('from_stage_id'),
    status: text('status').$type<ApplicationStatus>(),
    fromStatus: text('from_status').$type<ApplicationStatus>(),
    rule: jsonb('rule').$type<JudgedCondition[]>(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('application_events_of').on(table.customerId, table.applicationId, table.at, table.id),
  ],
);

export { interviewBookings } from './interviewBookings.ts';
export type { BookingStatus, Interviewer } from './interviewBookings.ts';
