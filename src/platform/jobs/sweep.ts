import type { Logger } from 'pino';
import { logFailure } from '../database/outage.ts';
import type { Store, Stores } from '../database/stores.ts';
import type { JobName } from '../../domain/jobs.ts';
import { jobRuns } from '../tracing/jobs.ts';
import type { Job } from './job.ts';

export interface SweepPlan {
  name: JobName;
  /** Milliseconds from the end of one run to the next. */
  every: number;
  stores: 'identity' | 'regions' | 'all';
  /** Message of the log when a run fails. */
  failure: string;
  /** Runs as soon as the store is opened, too. */
  atOpening?: boolean;
}

export interface Sweep extends Job, SweepPlan {
  /** Never concurrent in one process and store. Answers the failure, which is logged; undefined where there was none. */
  attempt(store: Store): Promise<unknown>;
}

/** Notes that a part of the run failed, while the run goes on; with a message, it is logged. */
export type Failed = (error: unknown, logged?: { message: string; [fact: string]: unknown }) => void;

/**
 * Recurring work of a store: it takes what is due by claims in the database, so that nothing is done twice
 * even if two processes run it at once. `startSweeps` decides when; `run` does it now in each open store.
 */
export function sweep(
  { stores, log }: { stores: Pick<Stores, 'opened'>; log: Logger },
  plan: SweepPlan,
  work: (store: Store, signal: AbortSignal, failed: Failed) => Promise<void>,
): Sweep {
  const stopping = new AbortController();
  const { signal } = stopping;
  const runs = jobRuns(plan.name);
  const running = new Map<Store, Promise<unknown>>();

  const once = async (store: Store): Promise<unknown> => {
    let first: unknown;
    const failed: Failed = (error, logged) => {
      if (signal.aborted) return;
      first ??= error;
      if (logged) logFailure(log, error, logged);
    };
    try {
      await runs.run(() => work(store, signal, failed));
    } catch (error) {
      failed(error, { message: plan.failure, ...(store.region && { region: store.region }) });
    }
    return first;
  };
  const attempt = async (store: Store): Promise<unknown> => {
    if (signal.aborted) return undefined;
    const run = running.get(store) ?? once(store).finally(() => running.delete(store));
    running.set(store, run);
    return run;
  };
  const isMine = ({ kind }: Store) => plan.stores === 'all' || (plan.stores === 'identity') === (kind === 'identity');
  return {
    ...plan,
    attempt,
    run: async () => {
      const done = new Set<Store>();
      // The identity store first: its part may open others.
      for (const kind of ['identity', 'region'])
        for (const store of stores.opened().filter((each) => each.kind === kind && isMine(each) && !done.has(each))) {
          done.add(store);
          await attempt(store);
        }
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
