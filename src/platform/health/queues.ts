import { sql } from 'drizzle-orm';
import type { QueuePart } from '../../domain/health.ts';
import type { Store } from '../database/stores.ts';
import { outbox } from '../database/tables/records.ts';
import { auditRelays } from '../database/tables/relays.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { atsRequests } from '../services/ats-requests/table.ts';
import { webhookDeliveries } from '../services/webhook-deliveries/table.ts';

export interface QueueFigures {
  store: string;
  kind: string;
  /** Messages that are due, and seconds since the oldest one was. */
  count: number;
  seconds: number;
}

const isUnsent = sql`sent_at is null and failed_at is null`;

/** Messages of each kind that are due, by an index each. */
const queues = [
  { kind: 'mail', part: 'MAIL_QUEUE', from: outbox, where: isUnsent, of: ['identity', 'region'] },
  { kind: 'text message', part: 'TEXT_MESSAGE_QUEUE', from: smsOutbox, where: isUnsent, of: ['region'] },
  { kind: 'ATS request', part: 'ATS_QUEUE', from: atsRequests, where: sql`due_at is not null`, of: ['region'] },
  { kind: 'webhook', part: 'WEBHOOK_QUEUE', from: webhookDeliveries, where: sql`due_at is not null`, of: ['region'] },
] as const satisfies { kind: string; part: QueuePart; from: unknown; where: unknown; of: readonly string[] }[];

const queuesOf = (kind: Store['kind']) => queues.filter(({ of }) => (of as readonly string[]).includes(kind));

export const partsOf = (kind: Store['kind']): { kind: string; part: QueuePart }[] => queuesOf(kind);

export async function queueFigures({ db, kind: storeKind, region }: Pick<Store, 'db' | 'kind' | 'region'>): Promise<QueueFigures[]> {
  const counts = queuesOf(storeKind).map(
    ({ kind, from, where }) => sql`
      select ${region ?? storeKind}::text as store, ${kind}::text as kind, count(*)::int as count,
        coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as seconds
      from ${from} where ${where} and due_at <= now()`,
  );
  const { rows } = await db.execute(sql.join(counts, sql` union all `));
  return rows as unknown as QueueFigures[];
}

/** Audit entries that the identity store still owes its regions; they have no time of their own. */
export async function owedEntries({ db }: Pick<Store, 'db'>): Promise<{ region: string; count: number }[]> {
  const { rows } = await db.execute(sql`select region, count(*)::int as count from ${auditRelays} group by 1`);
  return rows as { region: string; count: number }[];
}
