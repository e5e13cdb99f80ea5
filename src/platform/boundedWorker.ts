import { Worker } from 'node:worker_threads';

// Runs untrusted work (XML, say) in threads, with a deadline and a short queue, so that the event loop never waits.

export interface BoundedWorkerOptions {
  /** Worker module: replies to `{ id, job }` with `{ id, value }` or `{ id, error }`, and sends 'ready' once loaded. */
  file: URL;
  threads?: number;
  queue?: number;
  /** CPU time per job in ms; a slower one's thread is terminated. @default 250 */
  deadline?: number;
  /** Wall time per job in ms, however little CPU it got. @default 4000 */
  patience?: number;
}

/** Error of a job that was not done: `busy` (queue full), `deadline` (too slow) or `failed` (thread crashed). */
export class WorkerRefusal extends Error {
  readonly reason: 'busy' | 'deadline' | 'failed';
  constructor(reason: WorkerRefusal['reason']) {
    super(`The worker refused: ${reason}`);
    this.name = 'WorkerRefusal';
    this.reason = reason;
  }
}

export interface BoundedWorker<Job, Result> {
  run: (job: Job) => Promise<Result>;
  warm: () => void;
  close: () => Promise<void>;
}

interface Task<Job, Result> {
  job: Job;
  resolve: (value: Result) => void;
  reject: (error: Error) => void;
}

interface Reply<Result> {
  id?: number;
  value?: Result;
  error?: string;
}

export function createBoundedWorker<Job, Result>(options: BoundedWorkerOptions): BoundedWorker<Job, Result> {
  const { file, threads = 1, queue: most = 16, deadline = 250, patience = 4000 } = options;
  const queue: Task<Job, Result>[] = [];
  const all = new Set<Thread<Job, Result>>();

  const next = (): void => {
    const task = queue[0];
    if (!task) return;
    const free = [...all].find((thread) => !thread.isBusy()) ?? (all.size < threads ? start() : undefined);
    if (!free) return;
    queue.shift();
    free.run(task);
    next();
  };
  const start = (): Thread<Job, Result> => {
    const thread: Thread<Job, Result> = startThread(file, { deadline, patience }, (isGone) => {
      if (isGone) all.delete(thread);
      next();
    });
    all.add(thread);
    return thread;
  };
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (queue.length >= most) return reject(new WorkerRefusal('busy'));
        queue.push({ job, resolve, reject });
        next();
      }),
    warm: () => void (all.size === 0 && start()),
    close: async () => {
      for (const { reject } of queue.splice(0)) reject(new WorkerRefusal('failed'));
      await Promise.all([...all].map((thread) => thread.stop()));
    },
  };
}

interface Thread<Job, Result> {
  isBusy: () => boolean;
  run: (task: Task<Job, Result>) => void;
  stop: () => Promise<unknown>;
}

function startThread<Job, Result>(
  file: URL,
  limits: { deadline: number; patience: number },
  changed: (isGone: boolean) => void,
): Thread<Job, Result> {
  const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } });
  worker.unref();
  let task: Task<Job, Result> | undefined;
  let watch: NodeJS.Timeout | undefined;
  let isReady = false;
  let reason: WorkerRefusal['reason'] = 'failed';
  let id = 0;
  const settle = (work: (task: Task<Job, Result>) => void, isGone: boolean) => {
    clearInterval(watch);
    const done = task;
    task = undefined;
    if (done) work(done);
    changed(isGone);
  };
  // Loading the module does not count: start the deadline once the thread is ready.
  const begin = () => {
    if (!task || !isReady) return;
    watch = watchOver(limits, () => {
      reason = 'deadline';
      void worker.terminate();
    });
    worker.postMessage({ id, job: task.job });
  };
  worker.on('message', (message: Reply<Result> | 'ready') => {
    if (message === 'ready') {
      isReady = true;
      return begin();
    }
    if (message.id !== id || !task) return;
    settle(
      ({ resolve, reject }) => (message.error === undefined ? resolve(message.value as Result) : reject(new Error(message.error))),
      false,
    );
  });
  worker.on('error', () => undefined);
  worker.on('exit', () => settle(({ reject }) => reject(new WorkerRefusal(reason)), true));
  return {
    isBusy: () => task !== undefined,
    run: (input) => {
      task = input;
      id += 1;
      begin();
    },
    stop: () => worker.terminate(),
  };
}

/** Measures the process's CPU time, an upper bound of the thread's, so that a busy machine does not fail jobs. */
function watchOver({ deadline, patience }: { deadline: number; patience: number }, ended: () => void): NodeJS.Timeout {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const watch = setInterval(
    () => {
      const elapsed = performance.now() - begun;
      const { user, system } = process.cpuUsage(cpu);
      if (elapsed < deadline || (elapsed < patience && (user + system) / 1000 < deadline)) return;
      clearInterval(watch);
      ended();
    },
    Math.max(10, deadline / 5),
  );
  return watch;
}
