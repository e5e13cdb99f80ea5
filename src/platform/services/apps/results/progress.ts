import type { AssessmentStatus } from '../../../../generated/types.ts';
import type { TenantRow } from '../../../database/scoped.ts';
import type { assessments } from '../../../database/tenants.ts';
import type { Callback } from './callback.ts';

export type AssessmentRow = TenantRow<typeof assessments>;
type Values = Partial<AssessmentRow>;

/** What a callback changes of an assessment; nothing where all of it was known. */
export interface Progress {
  set: Values;
  /** It is completed by this callback, and by no earlier one. */
  completed: boolean;
  droppedOut: boolean;
  consented: boolean;
  /** The first results. */
  judged: boolean;
  /** There is a report now, and there was none. */
  reported: boolean;
}

/**
 * What a callback says beyond what is known. Callbacks come late, twice and in any order: a state only goes forward, of two times of one event
 * the earlier counts, and of two results those that were predicted later.
 */
export function progressOf(row: AssessmentRow, callback: Callback, now: Date): Progress {
  const time = (given: string | null | undefined) => (given ? new Date(Math.min(Date.parse(given), now.getTime())) : null);
  const at = time(callback.createdAt) ?? now;
  const status = furthest(row.status, reached[callback.event]);
  const isOver = status === 'APPS_ASSESSMENT_COMPLETED';
  const completes = reached[callback.event] === 'APPS_ASSESSMENT_COMPLETED';
  const submittedAt = time(callback.submittedAt) ?? (completes ? (time(callback.predictedAt) ?? at) : null);
  // Nobody begins without having consented, even where that was not told, or is told later.
  // Nobody begins without having consented, even where that was not told, or is told later.
  const implied = callback.event === 'CONSENTED' ? at : (row.consentedAt ?? submittedAt ?? at);
  const consentedAt = time(callback.consentedAt) ?? (status === 'APPS_ASSESSMENT_DROPPED_OUT' ? null : implied);
  const isFirst = callback.event === 'RESULTS' && row.predictedAt === null && row.judgedAt === null;
  const set = changed(row, {
    status,
    consentedAt: earliest(row.consentedAt, consentedAt),
    // Who has not completed it has not submitted it, whatever came along.
    submittedAt: isOver ? earliest(row.submittedAt, submittedAt) : row.submittedAt,
    deviceType: row.deviceType ?? callback.deviceType ?? null,
    timeTakenSeconds: greatest(row.timeTakenSeconds, callback.timeTakenSeconds),
    npsScore: row.npsScore ?? callback.npsScore ?? null,
    ...(callback.event === 'RESULTS' && resultsOf(row, callback, time(callback.predictedAt), at)),
    ...(isFirst && { judgedAt: now }),
  });
  const becomes = (state: AssessmentStatus) => set.status === state;
  return {
    set: Object.keys(set).length > 0 ? { ...set, updatedAt: now } : set,
    completed: becomes('APPS_ASSESSMENT_COMPLETED'),
    droppedOut: becomes('APPS_ASSESSMENT_DROPPED_OUT'),
    consented: callback.event === 'CONSENTED' && row.consentedAt === null && !isOver,
    judged: isFirst,
    // A link that a purge has taken away is no new one.
    reported: row.insightsLink === null && Boolean(set.insightsLink) && (isFirst || row.assessmentLink !== null),
  };
}

const order: readonly AssessmentStatus[] = [
  'APPS_ASSESSMENT_ORDER_COMPLETED',
  'APPS_ASSESSMENT_INPROGRESS',
  'APPS_ASSESSMENT_DROPPED_OUT',
  'APPS_ASSESSMENT_COMPLETED',
];

const reached = {
  CONSENTED: 'APPS_ASSESSMENT_INPROGRESS',
  STARTED: 'APPS_ASSESSMENT_INPROGRESS',
  PROGRESSED: 'APPS_ASSESSMENT_INPROGRESS',
  DROPPED_OUT: 'APPS_ASSESSMENT_DROPPED_OUT',
  COMPLETED: 'APPS_ASSESSMENT_COMPLETED',
  // There are none of what was not completed.
  RESULTS: 'APPS_ASSESSMENT_COMPLETED',
} as const satisfies Record<Callback['event'], AssessmentStatus>;

const furthest = (one: AssessmentStatus, other: AssessmentStatus) => (order.indexOf(other) > order.indexOf(one) ? other : one);

const judgements = [
  ...['recommendation', 'recommendationScore', 'insightsLink'],
  ...['plagiarismQuestionCount', 'profanityQuestionCount', 'outlierQuestionCount', 'agcQuestionCount'],
  ...['isProfanity', 'isPlagiarism', 'isOutlier', 'isLowTextQuality', 'isAgc'],
] as readonly (keyof Callback & keyof AssessmentRow)[];
/** What people said of a video: it grows with each of them who is done. */
const reviews = ['rating', 'comment', 'reviewerIds', 'completedReviewerCount'] as const;

function resultsOf(row: AssessmentRow, callback: Callback, predicted: Date | null, at: Date): Values {
  const isNewer = row.predictedAt === null || (predicted !== null && predicted > row.predictedAt);
  const hasMoreReviews = isNewer || (callback.completedReviewerCount ?? -1) > (row.completedReviewerCount ?? -1);
  const other = callback.otherResults ?? {};
  return {
    predictedAt: isNewer ? (predicted ?? row.predictedAt ?? at) : row.predictedAt,
    ...pick(row, callback, judgements, isNewer),
    ...pick(row, callback, reviews, hasMoreReviews),
    isViewed: row.isViewed || callback.isViewed === true,
    otherResults: isNewer ? { ...row.otherResults, ...other } : { ...other, ...row.otherResults },
  };
}

/** Of each field what is told, where it counts; else what is known, as far as anything is. */
function pick(row: AssessmentRow, callback: Callback, names: readonly (keyof Callback & keyof AssessmentRow)[], counts: boolean): Values {
  return Object.fromEntries(names.map((name) => [name, counts ? (callback[name] ?? row[name]) : (row[name] ?? callback[name] ?? null)]));
}

const earliest = (one: Date | null, other: Date | null): Date | null => (one && other ? (other < one ? other : one) : (one ?? other));

const greatest = (one: number | null, other: number | null | undefined): number | null =>
  one === null || (other ?? one) > one ? (other ?? one) : one;

/** The values that differ from the row's. */
function changed(row: AssessmentRow, values: Values): Values {
  const known: Record<string, unknown> = row;
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(known[name], value)));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** The database keeps the keys of an object in an order of its own. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
