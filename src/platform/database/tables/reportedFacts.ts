// Facts about an assessment that callbacks reported.

export type DeviceType = 'MOBILE' | 'DESKTOP';

/** Dates are ISO texts; device and score carry the time of the event that reported them. */
export interface ReportedProgress {
  consentedAt?: string | undefined;
  /** Earliest sign of activity: implies consent where none was reported. */
  begunAt?: string | undefined;
  submittedAt?: string | undefined;
  deviceType?: { at: string; value: DeviceType } | undefined;
  npsScore?: { at: string; value: number } | undefined;
  timeTakenSeconds?: number | undefined;
}

export interface ReportedFacts {
  progress: ReportedProgress;
  /** Facts of the winning results, and the time that they were predicted, as the provider gave it. */
  results?: (ReportedProgress & { predictedAt: string }) | undefined;
  hadReport?: boolean | undefined;
}
