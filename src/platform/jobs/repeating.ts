import { jobRuns } from '../tracing/jobs.ts';

export interface Job {
  run(): Promise<void>;
  stop(): Promise<void>;
}

interface Repeated {
  /** Names its runs in traces. */
  name: string;
  /** In ms. */
  interval: number;
}

/** Never concurrent, every `interval` ms. Stopping aborts and waits; the timer does not keep the process alive. */
export function repeating({ name, interval }: Repeated, work: (signal: AbortSignal) => Promise<void>): Job {
  const stopping = new AbortController();
  const runs = jobRuns(name);
  let running: Promise<void> | null = null;
  const run = () => (running ??= runs.run(() => work(stopping.signal)).finally(() => (running = null)));
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  return {
    run,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
