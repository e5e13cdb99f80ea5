import type { Database } from '../database/stores.ts';
import type { Traces } from './traces.ts';

/** De-identify keeps figures, delete removes those too; rows stay for the vacancies' counts (specification 3 §4). */
export type PurgeMode = 'delete' | 'deidentify';

export interface How {
  mode: PurgeMode;
  now: Date;
}

export type PurgeStep = (tx: Database, traces: Traces, how: How) => PromiseLike<unknown>;

export interface NoPurge {
  none: string;
}

export const staff: NoPurge = { none: 'about the people who work with the console' };
export const configuration: NoPurge = { none: 'how a customer is configured' };
export const numbers: NoPurge = { none: 'counts' };
export const product: NoPurge = { none: 'what is offered, not who applied' };

/** Recipient of purged messages. */
export const nobody = 'deleted@deleted.invalid';
