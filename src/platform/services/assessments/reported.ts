import type { TenantRow } from '../../database/scoped.ts';
import type { DeviceType, ReportedFacts, ReportedProgress } from './reportedFacts.ts';
import type { assessments } from './tenant.ts';
import type { Callback } from './callback.ts';

export type AssessmentRow = TenantRow<typeof assessments>;

/** Tolerated clock difference: the same as for the time of a signature. */
const clockSkew = 5 * 60_000;

export function believed(input: string | null | undefined, now: Date): number | undefined {
  const time = input ? Date.parse(input) : NaN;
  return Number.isNaN(time) || time > now.getTime() + clockSkew ? undefined : time;
}

export const clip = (time: number, row: Pick<AssessmentRow, 'createdAt'>, now: Date): string =>
  new Date(Math.max(row.createdAt.getTime(), Math.min(time, now.getTime()))).toISOString();

export function progressIn(row: AssessmentRow, callback: Callback, now: Date): ReportedProgress {
  const date = (input: string | null | undefined) => {
    const time = believed(input, now);
    return time === undefined ? undefined : clip(time, row, now);
  };
  const { event, deviceType, npsScore, timeTakenSeconds } = callback;
  const at = date(callback.createdAt) ?? clip(now.getTime(), row, now);
  const completes = event === 'COMPLETED' || event === 'RESULTS';
  const predictedAt = event === 'RESULTS' ? date(callback.predictedAt) : undefined;
  const submittedAt = completes ? (date(callback.submittedAt) ?? predictedAt ?? at) : undefined;
  return {
    consentedAt: date(callback.consentedAt) ?? (event === 'CONSENTED' ? at : undefined),
    begunAt: event === 'DROPPED_OUT' ? undefined : (submittedAt ?? at),
    submittedAt,
    deviceType: deviceType ? { at, value: deviceType } : undefined,
    npsScore: typeof npsScore === 'number' ? { at, value: npsScore } : undefined,
    timeTakenSeconds: timeTakenSeconds ?? undefined,
  };
}

/** Combines the facts of two callbacks; the order of the two makes no difference. */
export const combine = (one: ReportedProgress, other: ReportedProgress): ReportedProgress => ({
  consentedAt: least(one.consentedAt, other.consentedAt),
  begunAt: least(one.begunAt, other.begunAt),
  submittedAt: least(one.submittedAt, other.submittedAt),
  deviceType: first(one.deviceType, other.deviceType),
  npsScore: first(one.npsScore, other.npsScore),
  timeTakenSeconds: most(one.timeTakenSeconds, other.timeTakenSeconds),
});

/** A submission date from COMPLETED takes precedence over one derived from results. */
export const withResults = (progress: ReportedProgress, results: ReportedProgress = {}): ReportedProgress => ({
  ...combine(progress, results),
  submittedAt: progress.submittedAt ?? results.submittedAt,
});

/** Derives the facts of rows that were written before facts were stored. */
export function factsOf(row: AssessmentRow): ReportedFacts {
  if (row.reported) return row.reported;
  const at = row.createdAt.toISOString();
  return {
    progress: {
      consentedAt: row.consentedAt?.toISOString(),
      submittedAt: row.submittedAt?.toISOString(),
      deviceType: row.deviceType ? { at, value: row.deviceType } : undefined,
      npsScore: row.npsScore === null ? undefined : { at, value: row.npsScore },
      timeTakenSeconds: row.timeTakenSeconds ?? undefined,
    },
    results: row.predictedAt ? { predictedAt: row.predictedAt.toISOString() } : undefined,
    hadReport: row.insightsLink !== null,
  };
}

const least = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : one < other ? one : other;

const most = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

interface Dated<Value> {
  at: string;
  value: Value;
}

function first<Value extends number | DeviceType>(
  one: Dated<Value> | undefined,
  other: Dated<Value> | undefined,
): Dated<Value> | undefined {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at < other.at ? one : other;
  return one.value < other.value ? one : other;
}
