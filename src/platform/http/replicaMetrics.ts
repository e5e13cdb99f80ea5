import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Replica } from '../database/replica.ts';
import type { Stores } from '../database/stores.ts';

/** Metrics of replicas; those of several processes are the worst of all, and the sum of their reads. */
export function registerReplicas(registry: Registry, stores: Pick<Stores, 'opened'>): void {
  const replicas = (): { store: string; replica: Replica }[] =>
    stores.opened().flatMap(({ region, kind, replica }) => (replica ? [{ store: region ?? kind, replica }] : []));
  const metrics = [
    new Gauge({
      name: 'console_replica_lag_seconds',
      help: 'Time that a replica may be behind; none while it is away.',
      labelNames: ['store'],
      aggregator: 'max',
      registers: [],
      collect() {
        this.reset();
        for (const { store, replica } of replicas()) {
          const lag = replica.lag();
          if (lag !== undefined) this.set({ store }, lag / 1000);
        }
      },
    }),
    new Gauge({
      name: 'console_replica_used',
      help: '1 while a replica is read, 0 while its reads go to the primary.',
      labelNames: ['store'],
      aggregator: 'min',
      registers: [],
      collect() {
        for (const { store, replica } of replicas()) this.set({ store }, replica.isUsed() ? 1 : 0);
      },
    }),
    new Counter({
      name: 'console_replica_reads_total',
      help: 'Reads that a replica served, or left to the primary: because it was away or behind, or lacked the caller’s own write.',
      labelNames: ['store', 'served'],
      registers: [],
      collect() {
        this.reset();
        for (const { store, replica } of replicas()) for (const [served, count] of replica.reads) this.inc({ store, served }, count);
      },
    }),
  ];
  for (const metric of metrics) registry.registerMetric(metric);
}
