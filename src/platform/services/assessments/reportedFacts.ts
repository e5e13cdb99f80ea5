export type DeviceType = 'MOBILE' | 'DESKTOP';

/** ISO texts; device and score with the time of their event. */
export interface ReportedProgress {
  consentedAt?: string | undefined;
  /** Earliest activity; implies consent. */
  begunAt?: string | undefined;
  submittedAt?: string | undefined;
  deviceType?: { at: string; value: DeviceType } | undefined;
  npsScore?: { at: string; value: number } | undefined;
  timeTakenSeconds?: number | undefined;
}

export interface ReportedFacts {
  progress: ReportedProgress;
  results?: (ReportedProgress & { predictedAt: string }) | undefined;
  hadReport?: boolean | undefined;
}
