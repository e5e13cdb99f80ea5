import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AssessmentProduct, AssessmentProvider, AssessmentStatus, Recommendation } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { DeviceType, ReportedFacts } from './reportedFacts.ts';
import { scoreStep, timeStep } from '../dashboard/table.ts';

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
