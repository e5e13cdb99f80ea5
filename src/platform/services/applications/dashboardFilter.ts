import { and, eq, gte, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DashboardFigure, DashboardFilter } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import { applications } from './tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { badInput } from '../../errors.ts';

const defaultThreshold = 5;
const maxThreshold = 3650;
const day = 24 * 3_600_000;

type Assessed = Exclude<DashboardFigure, 'CREATED'>;

/** Applications counted by a dashboard card, directly or by an assessment (decisions §8). */
export function countedByCard(filter: DashboardFilter, { tx, now }: OperationContext): SQL | undefined {
  const { figure, thresholdDays } = filter;
  if (figure === 'CREATED') {
    const field = (['externalCohortIds', 'scoreBucket', 'recommendation', 'deviceType'] as const).find((name) => isGiven(filter[name]));
    if (field)
      throw badInput(
        { [`dashboardFilter.${field}`]: 'validation.dashboardFilter.ofAssessments' },
        { message: 'This filter applies to assessments, not to applications.' },
      );
    return window(applications.createdAt, filter);
  }
  const days = thresholdDays ?? defaultThreshold;
  if (days < 0 || days > maxThreshold) {
    const path = 'dashboardFilter.thresholdDays';
    throw badInput({ [path]: 'validation.dashboardFilter.threshold' }, { fieldArgs: { [path]: { limit: maxThreshold } } });
  }
  const own = and(
    eq(assessments.customerId, applications.customerId),
    eq(assessments.applicationId, applications.id),
    eq(assessments.product, 'FI'),
    figures[figure](filter, new Date(now().getTime() - days * day)),
    conditionsOf(filter),
  );
  return unscoped(tx).exists(assessments, own);
}

const { createdAt, consentedAt, submittedAt } = assessments;
const completed = (filter: DashboardFilter) => and(isNotNull(submittedAt), window(submittedAt, filter));
const unfinished = (filter: DashboardFilter) => and(isNotNull(consentedAt), isNull(submittedAt), window(consentedAt, filter));

const figures: Record<Assessed, (filter: DashboardFilter, before: Date) => SQL | undefined> = {
  COMPLETED: completed,
  CONSENTED_NOT_SUBMITTED: unfinished,
  DROPPED_OUT: (filter, before) => and(unfinished(filter), lt(consentedAt, before)),
  LEAKED: (filter, before) => and(isNull(consentedAt), window(createdAt, filter), lt(createdAt, before)),
  ENGAGED: (filter) => and(completed(filter), isNotNull(assessments.npsScore)),
  PROFANITY: (filter) => and(completed(filter), eq(assessments.isProfanity, true)),
  PLAGIARISM: (filter) => and(completed(filter), eq(assessments.isPlagiarism, true)),
  LOW_TEXT_QUALITY: (filter) => and(completed(filter), eq(assessments.isLowTextQuality, true)),
};

function conditionsOf({ externalCohortIds, scoreBucket, recommendation, deviceType }: DashboardFilter): SQL | undefined {
  const { recommendationScore } = assessments;
  return and(
    externalCohortIds?.length ? isOneOf(assessments.externalCohortId, externalCohortIds) : undefined,
    isGiven(scoreBucket) ? and(gte(recommendationScore, scoreBucket), lt(recommendationScore, scoreBucket + 10)) : undefined,
    recommendation ? eq(assessments.recommendation, recommendation) : undefined,
    deviceType ? eq(assessments.deviceType, deviceType) : undefined,
  );
}

const window = (column: PgColumn, { from, to }: DashboardFilter): SQL | undefined =>
  and(from ? gte(column, new Date(from)) : undefined, to ? lte(column, new Date(to)) : undefined);

const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;
