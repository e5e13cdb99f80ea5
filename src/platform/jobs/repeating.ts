export interface Job {
  /** Runs due work now; for tests and at start. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Job that runs every `interval` ms, never concurrently. Stopping aborts the signal and waits; the timer does not keep the process alive.
 */
export function repeating(interval: number, work: (signal: AbortSignal) => Promise<void>): Job {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => (running ??= work(stopping.signal).finally(() => (running = null)));
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
