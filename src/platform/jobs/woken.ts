import type { Store } from '../database/stores.ts';
import { listening } from './listening.ts';
import type { Job } from './repeating.ts';
import { repeating } from './repeating.ts';

/** A job that also runs soon after a commit that notifies its channel. */
export interface WokenJob extends Job {
  /** Wakes the job after commits of this store; on failure it only polls. */
  hear(store: Store): Promise<void>;
}

interface Waking {
  channel: string;
  /** Polling interval without notifications, in ms. */
  interval: number;
  pause: number;
}

export function woken({ channel, interval, pause }: Waking, work: (signal: AbortSignal) => Promise<void>): WokenJob {
  let waiting: NodeJS.Timeout | null = null;
  const job = repeating(interval, work);
  const wake = () => {
    waiting ??= setTimeout(() => ((waiting = null), void job.run()), pause + Math.random() * pause);
    waiting.unref();
  };
  const subscriber = listening(channel, wake);
  return {
    run: () => job.run(),
    hear: (store) => subscriber.to(store).catch(() => undefined),
    stop: async () => {
      if (waiting) clearTimeout(waiting);
      await job.stop();
      await subscriber.stop();
    },
  };
}
