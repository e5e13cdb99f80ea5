import type { Logger } from 'pino';
import type { Store } from '../database/stores.ts';
import { jobRuns } from '../tracing/jobs.ts';
import { listening } from './listening.ts';
import type { Job } from './job.ts';

export interface WokenJob extends Job {
  onNotification(store: Store): Promise<void>;
}

interface Waking {
  log: Logger;
  channel: string;
  interval: number;
  pause: number;
}

/** Never concurrent, every `interval` ms and after a notification; one that comes while it runs has it run once more. */
export function woken({ log, channel, interval, pause }: Waking, work: (signal: AbortSignal) => Promise<void>): WokenJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  let waiting: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  const runs = jobRuns(channel);
  const runAll = async () => {
    try {
      for (again = true; again && !signal.aborted;) {
        again = false;
        await runs.run(() => work(signal));
      }
    } finally {
      // At once after the last look at `again`: a call in between would be lost.
      running = null;
    }
  };
  const run = (): Promise<void> => {
    again = true;
    running ??= runAll();
    return running;
  };
  const wake = (cause: string) => {
    runs.causedBy(cause);
    waiting ??= setTimeout(() => ((waiting = null), void run()), pause + Math.random() * pause);
    waiting.unref();
  };
  const subscriber = listening(channel, wake);
  const heard = new Set<Store>();
  const timer = setInterval(() => {
    // A connection may have been lost.
    for (const store of heard) void subscriber.orLog(store, log);
    void run();
  }, interval);
  timer.unref();
  return {
    run,
    onNotification: (store) => {
      heard.add(store);
      return subscriber.orLog(store, log);
    },
    stop: async () => {
      stopping.abort();
      if (waiting) clearTimeout(waiting);
      clearInterval(timer);
      await running;
      await subscriber.stop();
    },
  };
}
