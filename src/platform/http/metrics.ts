import { timingSafeEqual } from 'node:crypto';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Settings } from '../context.ts';
import type { Stores } from '../database/stores.ts';
import { text } from './message.ts';
import type { Incoming, Outgoing } from './message.ts';
import { createExemplars, openMetricsType, toOpenMetrics, wantsOpenMetrics } from './openMetrics.ts';
import { metricsOfAll, reportMetrics } from './processMetrics.ts';
import { registerReplicas } from './replicaMetrics.ts';
import { registerWork } from './workMetrics.ts';

const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Prometheus metrics; a registry per platform, since a process may have several. */
export function createMetrics(stores: Stores, liveConnections: () => number) {
  const registry = new Registry();
  // Process metrics, without a timer that outlives the platform.
  collectDefaultMetrics({ register: registry, prefix: 'console_' });
  const requests = new Histogram({
    name: 'console_request_seconds',
    help: 'Time to answer a request, by kind of address and status.',
    labelNames: ['route', 'status'],
    buckets,
    registers: [registry],
  });
  const operations = new Counter({
    name: 'console_operations_total',
    help: 'Operations by name and outcome.',
    labelNames: ['operation', 'code'],
    registers: [registry],
  });
  registry.registerMetric(connections(stores));
  registerReplicas(registry, stores);
  registerWork(registry, stores);
  registry.registerMetric(
    new Gauge({
      name: 'console_live_connections',
      help: 'Open connections of browsers that listen for changes.',
      registers: [],
      collect() {
        this.set(liveConnections());
      },
    }),
  );
  reportMetrics(registry);
  const exemplars = createExemplars('console_request_seconds', buckets);
  return {
    request: (route: string, status: number, seconds: number, traceId?: string) => {
      requests.observe({ route, status }, seconds);
      if (traceId !== undefined) exemplars.note({ route, status }, seconds, traceId);
    },
    operation: (operation: string, code: string) => operations.inc({ operation, code }),
    page: async (accept?: string): Promise<Outgoing> => {
      const page = await metricsOfAll(registry);
      if (page === undefined) return text(503, 'A process did not report its metrics in time.');
      // With several processes, only the one that answers adds its exemplars; its observations are in the sums, too.
      return wantsOpenMetrics(accept)
        ? text(200, toOpenMetrics(page, exemplars.of), openMetricsType)
        : text(200, page, registry.contentType);
    },
    close: () => registry.clear(),
  };
}

function connections(stores: Stores) {
  return new Gauge({
    name: 'console_store_connections',
    help: 'Connections of the open stores.',
    labelNames: ['store', 'state'],
    registers: [],
    collect() {
      for (const store of stores.opened()) {
        const name = store.region ?? store.kind;
        this.set({ store: name, state: 'idle' }, store.pool.idleCount);
        this.set({ store: name, state: 'busy' }, store.pool.totalCount - store.pool.idleCount);
        this.set({ store: name, state: 'waiting' }, store.pool.waitingCount);
      }
    },
  });
}

export function mayReadMetrics(incoming: Incoming, settings: Settings): boolean {
  const input = incoming.header('authorization')?.match(/^Bearer (.+)$/)?.[1];
  if (settings.metricsToken) {
    const [one, other] = [Buffer.from(input ?? ''), Buffer.from(settings.metricsToken)];
    return one.length === other.length && timingSafeEqual(one, other);
  }
  return incoming.header('x-forwarded-for') === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(incoming.ip);
}
