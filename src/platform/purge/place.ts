import type { Database } from '../database/stores.ts';
import type { Traces } from './traces.ts';

/** De-identify keeps figures, delete removes those too; rows stay for the vacancies' counts (specification 3 §4). */
export type PurgeMode = 'delete' | 'deidentify';

export interface How {
  mode: PurgeMode;
  now: Date;
}

export type Place = (tx: Database, traces: Traces, how: How) => PromiseLike<unknown>;
