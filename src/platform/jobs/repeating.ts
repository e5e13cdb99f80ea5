/** Work that the platform does by itself. */
export interface Job {
  /** Does what is due now; for tests and at start. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A job that looks every `interval` milliseconds whether there is something to do, and never twice at a time. Stopping it aborts the signal,
 * and waits for what it is at; it holds up no process that ends.
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
