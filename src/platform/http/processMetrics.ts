import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Registry } from 'prom-client';

// Processes that share a port have one page of metrics: the first process asks all of them. Numbers are added up.

interface Request {
  type: 'console metrics wanted';
  id: number;
}
interface Reply {
  type: 'console metrics';
  id: number;
  /** Undefined if a process did not report in time. */
  text: string | undefined;
}

/** In the process that starts the others. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: Request) => {
    if (message?.type !== 'console metrics wanted') return;
    const reply = (text: string | undefined) => {
      if (worker.isConnected()) worker.send({ type: 'console metrics', id: message.id, text } satisfies Reply);
    };
    void all.clusterMetrics().then(reply, () => reply(undefined));
  });
}

let wanted = 0;
let answering: unknown;
const waiting = new Map<number, (text: string | undefined) => void>();

/** Metrics of all processes; undefined if one did not report in time. */
export function metricsOfAll(own: Registry): Promise<string | undefined> {
  return cluster.isWorker ? wholePage() : own.metrics();
}

/** From now on this process reports a registry to the first one. */
export function reportMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([registry]);
  // Its constructor listens for the question.
  answering ??= new AggregatorRegistry();
  process.on('message', (message: Reply) => {
    if (message?.type !== 'console metrics') return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
}

function wholePage(): Promise<string | undefined> {
  const id = (wanted += 1);
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    process.send?.({ type: 'console metrics wanted', id } satisfies Request);
  });
}
