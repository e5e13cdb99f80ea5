import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { answerMetrics } from '../platform/http/processMetrics.ts';

interface Options {
  count: number;
  /** Script that each process runs; it calls `reportReady` once it serves. */
  script: string;
  log: Logger;
  /** Called once the first process serves. */
  onReady: () => void;
}

/** Between the starts of a process that ends again at once, in ms; doubled each time. */
const [shortestPause, longestPause] = [1000, 30_000];
/** After a process that served for as long the pause is the shortest again, in ms. */
const steadyAfter = 60_000;
const ready = 'ready';

/** Called by a process that serves. */
export const reportReady = (): void => void (cluster.isWorker && process.send?.(ready));

/**
 * Runs processes that share one port. One that ends is replaced; SIGHUP replaces each in turn, once the next one serves; SIGTERM and SIGINT
 * let all finish their requests. Ends this process with code 1 if the first one can't start, which has written why.
 */
export async function runProcesses({ count, script, log, onReady }: Options): Promise<void> {
  cluster.setupPrimary({ exec: script });
  answerMetrics();
  const serving = new Set<Worker>();
  let isStopping = false;
  let pause = shortestPause;

  /** Resolves once the new process serves; rejects if it ends before. */
  const start = (): Promise<Worker> => {
    const worker = cluster.fork();
    const begun = performance.now();
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || isStopping) return;
      log.error({ pid: worker.process.pid, code, signal }, 'a process ended; another one starts');
      if (performance.now() - begun > steadyAfter) pause = shortestPause;
      void replaceLater();
    });
    return new Promise((resolve, reject) => {
      worker.on('message', (message) => {
        if (message !== ready) return;
        serving.add(worker);
        resolve(worker);
      });
      worker.once('exit', () => reject(new Error('The process ended before it served.')));
    });
  };

  const replaceLater = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(2 * pause, longestPause);
    if (isStopping) return;
    await start().catch(() => (isStopping ? undefined : replaceLater()));
  };

  const stop = (): void => {
    if (isStopping) {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
      process.exit(1);
    }
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  cluster.on('exit', () => {
    if (isStopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

  // The first one migrates the stores, and says why if it can't start.
  try {
    await start();
  } catch {
    process.exit(isStopping ? 0 : 1);
  }
  onReady();
  process.on(
    'SIGHUP',
    inTurn(() => replaceAll({ serving, start, log })),
  );
  for (let index = 1; index < count; index += 1) void start().catch(() => replaceLater());
}

/** Stops each process once another one serves. One that can't start leaves the rest as they are. */
async function replaceAll({ serving, start, log }: { serving: Set<Worker>; start: () => Promise<Worker>; log: Logger }): Promise<void> {
  for (const worker of [...serving]) {
    try {
      await start();
    } catch {
      return log.error('a new process could not start; the others go on as they are');
    }
    serving.delete(worker);
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.process.kill('SIGTERM');
    await ended;
  }
  log.info('all processes were replaced');
}

/** Runs a piece of work after those before it. */
function inTurn(work: () => Promise<void>): () => void {
  let last = Promise.resolve();
  return () => void (last = last.then(work));
}
