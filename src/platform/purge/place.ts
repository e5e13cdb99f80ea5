import type { Database } from '../database/stores.ts';
import type { Traces } from './traces.ts';

/**
 * What is purged: of a de-identified candidate everything that says who it was, while the figures of their assessments stay; of a deleted one
 * those, too. Either way rows stay, so that a vacancy has as many applications as it had (specification 3 §4).
 */
export type PurgeMode = 'delete' | 'deidentify';

export interface How {
  mode: PurgeMode;
  now: Date;
}

/** Removes or empties what a table holds of the candidates that are found by these traces. Done twice it does nothing more. */
export type Place = (tx: Database, traces: Traces, how: How) => PromiseLike<unknown>;
