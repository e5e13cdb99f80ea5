export interface Job {
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** Never concurrent, every `interval` ms. Stopping aborts and waits; the timer does not keep the process alive. */
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
