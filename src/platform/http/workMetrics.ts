import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Store, Stores } from '../database/stores.ts';
import { outbox } from '../database/tables/records.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { atsRequests } from '../services/ats-requests/table.ts';
import { backgroundJobs, lateAfter } from '../services/background-jobs/identityTable.ts';
import { webhookDeliveries } from '../services/webhook-deliveries/table.ts';

type Figures = { store: string; kind: string; count: number; seconds: number }[];

const isUnsent = sql`sent_at is null and failed_at is null`;

/** Messages of each kind that are due, by an index each. */
const queues = [
  { kind: 'mail', from: outbox, where: isUnsent, of: ['identity', 'region'] },
  { kind: 'text message', from: smsOutbox, where: isUnsent, of: ['region'] },
  { kind: 'ATS request', from: atsRequests, where: sql`due_at is not null`, of: ['region'] },
  { kind: 'webhook', from: webhookDeliveries, where: sql`due_at is not null`, of: ['region'] },
] as const;

/** Metrics of what waits and of background jobs, read from the stores: every process has the same, so several have their largest. */
export function registerWork(registry: Registry, stores: Pick<Stores, 'opened'>): void {
  let reading: Promise<Figures> | undefined;
  // Both figures are of one look at the stores. A store that is away has none.
  const read = () =>
    (reading ??= Promise.all(stores.opened().map((store) => messagesOf(store).catch((): Figures => [])))
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

async function messagesOf({ db, kind: storeKind, region }: Store): Promise<Figures> {
  const counts = queues
    .filter(({ of }) => (of as readonly string[]).includes(storeKind))
    .map(
      ({ kind, from, where }) => sql`
        select ${region ?? storeKind}::text as store, ${kind}::text as kind, count(*)::int as count,
          coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as seconds
        from ${from} where ${where} and due_at <= now()`,
    );
  const { rows } = await db.execute(sql.join(counts, sql` union all `));
  return rows as Figures;
}

async function jobsOf({ db }: Store): Promise<{ store: string; failing: number; late: number }[]> {
  const { rows } = await db.execute(sql`
    select coalesce(region, 'identity') as store, count(*) filter (where failures > 0)::int as failing,
      count(*) filter (where next_at < now() - ${lateAfter} * interval '1 millisecond')::int as late
    from ${backgroundJobs} group by 1`);
  return rows as { store: string; failing: number; late: number }[];
}
