import type { AssessmentResultField, AssessmentResultFieldType } from '../../../generated/types.ts';
import { assessments } from './tenant.ts';

/** Result columns in the order of the contract (specification 3 §3). */
export const resultColumns = {
  recommendation: assessments.recommendation,
  recommendationScore: assessments.recommendationScore,
  plagiarismQuestionCount: assessments.plagiarismQuestionCount,
  profanityQuestionCount: assessments.profanityQuestionCount,
  outlierQuestionCount: assessments.outlierQuestionCount,
  isProfanity: assessments.isProfanity,
  isPlagiarism: assessments.isPlagiarism,
  isOutlier: assessments.isOutlier,
  isLowTextQuality: assessments.isLowTextQuality,
  isAgc: assessments.isAgc,
  agcQuestionCount: assessments.agcQuestionCount,
  rating: assessments.rating,
  comment: assessments.comment,
  reviewerIds: assessments.reviewerIds,
  completedReviewerCount: assessments.completedReviewerCount,
} satisfies Record<AssessmentResultField, unknown>;

const types: Record<AssessmentResultField, AssessmentResultFieldType> = {
  recommendation: 'string',
  recommendationScore: 'number',
  plagiarismQuestionCount: 'number',
  profanityQuestionCount: 'number',
  outlierQuestionCount: 'number',
  isProfanity: 'boolean',
  isPlagiarism: 'boolean',
  isOutlier: 'boolean',
  isLowTextQuality: 'boolean',
  isAgc: 'boolean',
  agcQuestionCount: 'number',
  rating: 'number',
  comment: 'string',
  reviewerIds: 'stringArray',
  completedReviewerCount: 'number',
};

const fieldNames = Object.keys(types) as AssessmentResultField[];

interface Result {
  fieldName: AssessmentResultField;
  fieldType: AssessmentResultFieldType;
  fieldValue: unknown;
}

export function resultsOf(row: Record<string, unknown>): Result[] {
  return fieldNames.flatMap((fieldName) => {
    const fieldValue = row[fieldName] ?? null;
    return fieldValue === null ? [] : [{ fieldName, fieldType: types[fieldName], fieldValue }];
  });
}
