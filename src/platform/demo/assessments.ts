import type { InferInsertModel } from 'drizzle-orm';
import type { assessments } from '../services/assessments/table.ts';
import type { Stage } from '../services/workflows/table.ts';
import { idOf } from './deterministic.ts';
import type { Chance } from './deterministic.ts';

type Assessment = InferInsertModel<typeof assessments>;
type Owner = Pick<
  Assessment,
  'customerId' | 'organizationId' | 'hierarchyId' | 'applicationId' | 'vacancyId' | 'assessmentPackageId' | 'externalCohortId' | 'createdAt'
>;

const [minute, hour] = [60_000, 3_600_000];
/** Unfinished assessments drop out after this time (decisions §8). */
const droppedOutAfter = 5 * 24 * hour;

export function assessmentOf(owner: Owner, stage: Stage, luck: Chance, base: Date): Assessment {
  const id = idOf('assessment', owner.applicationId, stage._id);
  const created = owner.createdAt.getTime();
  const consented = created + hour * 60 * luck.next() ** 3;
  const spent = Math.round(luck.between(9, 35) * (0.7 + luck.next()) * (stage.product === 'SI' ? 0.6 : 1)) * 60 + luck.between(0, 59);
  const submitted = consented + spent * 1000 + (luck.happens(0.15) ? luck.next() * 48 * hour : minute);
  const [consents, submits] = [luck.happens(0.86), luck.happens(0.9)];
  const consentedAt = consents && consented <= base.getTime() ? seconds(consented) : null;
  const submittedAt = consentedAt && submits && submitted <= base.getTime() ? seconds(submitted) : null;
  const isOver = base.getTime() - created > droppedOutAfter;
  const open = consentedAt ? 'APPS_ASSESSMENT_INPROGRESS' : 'APPS_ASSESSMENT_ORDER_COMPLETED';
  const unfinished = consentedAt && isOver ? 'APPS_ASSESSMENT_DROPPED_OUT' : open;
  const common: Assessment = {
    ...owner,
    id,
    stageId: stage._id,
    product: stage.product,
    provider: stage.provider,
    status: submittedAt ? 'APPS_ASSESSMENT_COMPLETED' : unfinished,
    assessmentPackageVersion: 1,
    externalAssessmentId: idOf('external assessment', id),
    externalAssessmentPackageId: stage.externalAssessmentPackageId,
    assessmentLink: `https://assessments.example/${id}`,
    createdAt: owner.createdAt,
    updatedAt: submittedAt ?? consentedAt ?? owner.createdAt,
    consentedAt,
    submittedAt,
    deviceType: consentedAt ? (luck.happens(0.64) ? 'MOBILE' : 'DESKTOP') : null,
  };
  return submittedAt ? { ...common, ...resultsOf(id, stage, luck, submittedAt, spent) } : common;
}

function resultsOf(id: string, { product }: Stage, luck: Chance, submittedAt: Date, timeTakenSeconds: number): Partial<Assessment> {
  // Sum of three: roughly normal.
  const score = Math.round(Math.min(100, Math.max(0, 61 + 42 * (luck.next() + luck.next() + luck.next() - 1.5))));
  const count = (part: number) => (luck.happens(part) ? luck.between(1, 4) : 0);
  const [plagiarism, profanity, outlier, agc] = [count(0.05), count(0.02), count(0.03), count(0.06)];
  const reviewed = product === 'SI' && luck.happens(0.6);
  const reviewers = reviewed ? luck.between(1, 3) : 0;
  return {
    timeTakenSeconds,
    insightsLink: `https://insights.example/${id}`,
    isViewed: luck.happens(0.55),
    predictedAt: new Date(submittedAt.getTime() + luck.between(1, 9) * minute),
    npsScore: luck.happens(0.72) ? Math.min(10, 6 + Math.round(4.4 * luck.next()) - (luck.happens(0.12) ? luck.between(2, 6) : 0)) : null,
    recommendation: score >= 68 ? 'YES' : score >= 48 ? 'MAYBE' : 'NO',
    recommendationScore: score,
    plagiarismQuestionCount: plagiarism,
    profanityQuestionCount: profanity,
    outlierQuestionCount: outlier,
    agcQuestionCount: agc,
    isPlagiarism: plagiarism > 0,
    isProfanity: profanity > 0,
    isOutlier: outlier > 0,
    isAgc: agc > 0,
    isLowTextQuality: luck.happens(0.04),
    ...(reviewed && {
      rating: luck.between(2, 10) / 2,
      comment: luck.pick(['Clear and friendly.', 'Good examples, short answers.', 'Would like to meet.', 'Not for this role.']),
      reviewerIds: Array.from({ length: reviewers }, (_, index) => idOf('reviewer', id, index)),
      completedReviewerCount: luck.between(1, reviewers),
    }),
  };
}

const seconds = (time: number) => new Date(Math.floor(time / 1000) * 1000);
