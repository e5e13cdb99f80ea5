import type { AssessmentStatus } from '../../../generated/types.ts';
import { differing } from '../../database/differs.ts';
import type { ReportedFacts, ReportedProgress } from './reportedFacts.ts';
import type { Callback } from './callback.ts';
import { believed, clip, combine, factsOf, progressIn, withResults } from './reported.ts';
import type { AssessmentRow } from './reported.ts';

type Values = Partial<AssessmentRow>;

export interface Progress {
  set: Values;
  /** Completed by this callback, not by an earlier one. */
  completed: boolean;
  droppedOut: boolean;
  consented: boolean;
  evaluated: boolean;
  reported: boolean;
}

/** Callbacks arrive late, twice and in any order: a status only moves forward, and the later prediction wins. */
export function progressOf(row: AssessmentRow, callback: Callback, now: Date): Progress {
  const facts = factsOf(row);
  const isResults = callback.event === 'RESULTS';
  const rank = isResults ? rankOf(row, facts.results?.predictedAt, callback, now) : 'none';
  if (rank === 'older') return unchanged;
  const reportedProgress = progressIn(row, callback, now);
  const reported = isResults
    ? withNewResults(facts, callback, { progress: reportedProgress, rank, now })
    : { ...facts, progress: combine(facts.progress, reportedProgress) };
  const status = furthest(row.status, statusByEvent[callback.event]);
  const isFirst = isResults && row.predictedAt === null && row.judgedAt === null;
  const known = withResults(reported.progress, reported.results);
  const date = (text: string | undefined) => (text === undefined ? null : new Date(text));
  const values: Values = {
    status,
    // A start implies consent, even if consent was not reported, or is reported later.
    consentedAt: date(known.consentedAt ?? known.begunAt),
    submittedAt: status === 'APPS_ASSESSMENT_COMPLETED' ? date(known.submittedAt) : row.submittedAt,
    deviceType: known.deviceType?.value ?? null,
    timeTakenSeconds: known.timeTakenSeconds ?? null,
    npsScore: known.npsScore?.value ?? null,
    ...(isResults && resultsOf(row, callback, rank, reported.results, now)),
    ...(isFirst && { judgedAt: now }),
  };
  const isReported = row.insightsLink === null && Boolean(values.insightsLink) && !facts.hadReport;
  const set: Values = differing(
    { ...row, reported: facts },
    { ...values, reported: isReported ? { ...reported, hadReport: true } : reported },
  );
  const becomes = (state: AssessmentStatus) => set.status === state;
  return {
    set: Object.keys(set).length > 0 ? { ...set, updatedAt: now } : set,
    completed: becomes('APPS_ASSESSMENT_COMPLETED'),
    droppedOut: becomes('APPS_ASSESSMENT_DROPPED_OUT'),
    consented: callback.event === 'CONSENTED' && row.consentedAt === null && status !== 'APPS_ASSESSMENT_COMPLETED',
    evaluated: isFirst,
    // A link removed by a purge is not new.
    reported: isReported && (isFirst || row.assessmentLink !== null),
  };
}

const unchanged: Progress = { set: {}, completed: false, droppedOut: false, consented: false, evaluated: false, reported: false };

/** Age of results compared with the current ones; results without a date count as the same. */
type Rank = 'newer' | 'same' | 'older' | 'none';

function rankOf(row: AssessmentRow, known: string | undefined, callback: Callback, now: Date): Rank {
  if (known === undefined) return 'newer';
  const predicted = believed(callback.predictedAt, now) ?? believed(callback.createdAt, now);
  if (predicted === undefined || predicted === Date.parse(known)) return 'same';
  return predicted > Date.parse(known) ? 'newer' : 'older';
}

function withNewResults(
  facts: ReportedFacts,
  callback: Callback,
  { progress: report, rank, now }: { progress: ReportedProgress; rank: Rank; now: Date },
): ReportedFacts {
  if (rank === 'same' && facts.results) return facts;
  const predicted = believed(callback.predictedAt, now) ?? believed(callback.createdAt, now) ?? now.getTime();
  return { ...facts, results: { ...report, predictedAt: new Date(predicted).toISOString() } };
}

const order: readonly AssessmentStatus[] = [
  'APPS_ASSESSMENT_ORDER_COMPLETED',
  'APPS_ASSESSMENT_INPROGRESS',
  'APPS_ASSESSMENT_DROPPED_OUT',
  'APPS_ASSESSMENT_COMPLETED',
];

const statusByEvent = {
  CONSENTED: 'APPS_ASSESSMENT_INPROGRESS',
  STARTED: 'APPS_ASSESSMENT_INPROGRESS',
  PROGRESSED: 'APPS_ASSESSMENT_INPROGRESS',
  DROPPED_OUT: 'APPS_ASSESSMENT_DROPPED_OUT',
  COMPLETED: 'APPS_ASSESSMENT_COMPLETED',
  RESULTS: 'APPS_ASSESSMENT_COMPLETED',
} as const satisfies Record<Callback['event'], AssessmentStatus>;

const furthest = (one: AssessmentStatus, other: AssessmentStatus) => (order.indexOf(other) > order.indexOf(one) ? other : one);

const resultFields = [
  ...['recommendation', 'recommendationScore', 'insightsLink'],
  ...['plagiarismQuestionCount', 'profanityQuestionCount', 'outlierQuestionCount', 'agcQuestionCount'],
  ...['isProfanity', 'isPlagiarism', 'isOutlier', 'isLowTextQuality', 'isAgc'],
] as readonly (keyof Callback & keyof AssessmentRow)[];
const reviews = ['rating', 'comment', 'reviewerIds', 'completedReviewerCount'] as const;

/** Newer results replace older ones; equally old ones add missing values and further reviews. */
function resultsOf(row: AssessmentRow, callback: Callback, rank: Rank, known: ReportedFacts['results'], now: Date): Values {
  const isNewer = rank === 'newer';
  const hasMoreReviews = isNewer || (callback.completedReviewerCount ?? -1) > (row.completedReviewerCount ?? -1);
  // A repeated callback does not restore purged data.
  const isEmptied = !isNewer && row.assessmentLink === null;
  const added = isEmptied ? {} : (callback.otherResults ?? {});
  return {
    predictedAt: known ? new Date(clip(Date.parse(known.predictedAt), row, now)) : row.predictedAt,
    ...pick(isNewer ? {} : row, callback, resultFields, isNewer),
    ...pick(isNewer ? {} : row, callback, reviews, hasMoreReviews),
    ...(isEmptied && { insightsLink: row.insightsLink }),
    isViewed: row.isViewed || callback.isViewed === true,
    otherResults: isNewer ? (callback.otherResults ?? {}) : { ...added, ...row.otherResults },
  };
}

function pick(row: Values, callback: Callback, names: readonly (keyof Callback & keyof AssessmentRow)[], replaces: boolean): Values {
  const first = (name: (typeof names)[number]) => (replaces ? (callback[name] ?? row[name]) : (row[name] ?? callback[name]));
  return Object.fromEntries(names.map((name) => [name, first(name) ?? null]));
}
