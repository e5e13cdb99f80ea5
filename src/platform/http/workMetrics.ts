import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Store, Stores } from '../database/stores.ts';
import { queueFigures } from '../health/queues.ts';
import type { QueueFigures } from '../health/queues.ts';
import { backgroundJobs, isFailing, isLate } from '../services/background-jobs/identityTable.ts';

/** Metrics of what waits and of background jobs, read from the stores: every process has the same, so several have their largest. */
export function registerWork(registry: Registry, stores: Pick<Stores, 'opened'>): void {
  let reading: Promise<QueueFigures[]> | undefined;
  // Both figures are of one look at the stores. A store that is away has none.
  const read = () =>
    (reading ??= Promise.all(stores.opened().map((store) => queueFigures(store).catch((): QueueFigures[] => [])))
      .then((all) => all.flat())
      .finally(() => (reading = undefined)));
  const ofMessages = (name: string, help: string, figure: 'count' | 'seconds') =>
    new Gauge({
      ...{ name, help, labelNames: ['store', 'kind'], aggregator: 'max', registers: [] },
      async collect() {
        const all = await read();
        this.reset();
        for (const { store, kind, [figure]: value } of all) this.set({ store, kind }, value);
      },
    });
  const waiting = ofMessages('console_messages_waiting', 'Messages that are due and not sent yet, by kind.', 'count');
  const overdue = ofMessages('console_messages_overdue_seconds', 'Time since the longest waiting message of a kind was due.', 'seconds');
  const jobs = new Gauge({
    name: 'console_background_jobs',
    help: 'Background jobs whose last run failed, and those that no process began in time.',
    labelNames: ['store', 'state'],
    aggregator: 'max',
    registers: [],
    async collect() {
      this.reset();
      const identity = stores.opened().find(({ kind }) => kind === 'identity');
      for (const { store, failing, late } of identity ? await jobsOf(identity).catch(() => []) : []) {
        this.set({ store, state: 'failing' }, failing);
        this.set({ store, state: 'late' }, late);
      }
    },
  });
  for (const metric of [waiting, overdue, jobs]) registry.registerMetric(metric);
}

async function jobsOf({ db }: Store): Promise<{ store: string; failing: number; late: number }[]> {
  const { rows } = await db.execute(sql`
    select coalesce(region, 'identity') as store, count(*) filter (where ${isFailing})::int as failing,
      count(*) filter (where ${isLate})::int as late
    from ${backgroundJobs} group by 1`);
  return rows as { store: string; failing: number; late: number }[];
}
