import type { Database } from '../database/stores.ts';
import type { Traces } from './traces.ts';

/**
 * De-identify removes everything personal and keeps figures; delete removes those too. Rows stay, so that vacancies keep their counts
 * (specification 3 §4).
 */
export type PurgeMode = 'delete' | 'deidentify';

export interface How {
  mode: PurgeMode;
  now: Date;
}

/** Purges a table by these traces; idempotent. */
export type Place = (tx: Database, traces: Traces, how: How) => PromiseLike<unknown>;
