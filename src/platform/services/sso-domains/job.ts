import { and, eq, sql } from 'drizzle-orm';
import { logFailure } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import { repeating } from '../../jobs/repeating.ts';
import type { Job } from '../../jobs/repeating.ts';
import type { Tools } from '../../platform.ts';
import { noteLook } from './check.ts';
import { ssoDomains as table } from './identityTable.ts';
import type { SsoDomain } from './list.ts';
import { lookForRecord } from './lookup.ts';
import { ssoDomains } from './tenant.ts';

const interval = 5_000;
const lease = 60_000;
const batch = 20;

/** Looks up the records of due domains, outside transactions. */
export function startSsoDomainJob({ stores, settings, log, now }: Tools): Job {
  const look = async (store: Store, row: SsoDomain, signal: AbortSignal): Promise<void> => {
    const problem = await lookForRecord(row, settings, signal);
    if (signal.aborted) return;
    await store.transaction(async (tx) => {
      const own = and(eq(ssoDomains.customerId, row.customerId), eq(ssoDomains.id, row.id));
      const [current] = await unscoped(tx).select(ssoDomains, ssoDomains, own).for('update');
      if (current) await noteLook(tx, current, problem, now());
    });
  };
  return repeating({ name: 'sign-in domains', interval }, async (signal) => {
    const store = stores.opened().find(({ kind }) => kind === 'identity');
    if (!store) return;
    try {
      const rows = await claim(store, now());
      const looks = await Promise.allSettled(rows.map((row) => look(store, row, signal)));
      const failed = looks.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
    } catch (error) {
      if (!signal.aborted) logFailure(log, error, { message: 'domains of single sign-on could not be verified' });
    }
  });
}

const claim = (store: Store, now: Date): Promise<SsoDomain[]> =>
  store.db
    .update(table)
    .set({ dueAt: new Date(now.getTime() + lease) })
    .where(
      sql`(${table.customerId}, ${table.id}) in (
        select due.customer_id, due.id from ${table} as due where due.due_at <= ${now.toISOString()}::timestamptz
        order by due.due_at limit ${batch} for update skip locked)`,
    )
    .returning();
