import type { Logger } from 'pino';
import type { Store } from '../database/stores.ts';
import { listening } from './listening.ts';
import type { Job } from './repeating.ts';
import { repeating } from './repeating.ts';

export interface WokenJob extends Job {
  onNotification(store: Store): Promise<void>;
}

interface Waking {
  log: Logger;
  channel: string;
  interval: number;
  pause: number;
}

export function woken({ log, channel, interval, pause }: Waking, work: (signal: AbortSignal) => Promise<void>): WokenJob {
  let waiting: NodeJS.Timeout | null = null;
  const job = repeating(interval, work);
  const wake = () => {
    waiting ??= setTimeout(() => ((waiting = null), void job.run()), pause + Math.random() * pause);
    waiting.unref();
  };
  const subscriber = listening(channel, wake);
  return {
    run: () => job.run(),
    onNotification: (store) => subscriber.orLog(store, log),
    stop: async () => {
      if (waiting) clearTimeout(waiting);
      await job.stop();
      await subscriber.stop();
    },
  };
}
