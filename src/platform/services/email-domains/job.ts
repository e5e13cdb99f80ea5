import { logFailure } from '../../database/outage.ts';
import { eq, sql } from 'drizzle-orm';
import type { Store } from '../../database/stores.ts';
import { emailDomains } from './identityTable.ts';
import { repeating } from '../../jobs/repeating.ts';
import type { Job } from '../../jobs/repeating.ts';
import type { Tools } from '../../platform.ts';
import { withKeys } from './keys.ts';
import { lookAt } from './lookup.ts';
import { recordsOf } from './records.ts';
import { verdictOf } from './verdict.ts';

type Row = typeof emailDomains.$inferSelect;

const interval = 3_000;
const lease = 120_000;
const batch = 20;

/** Looks up the records of due domains, outside transactions, so that a slow zone delays nothing else. */
export function startEmailDomainJob(platform: Tools): Job {
  const { stores, settings, log, now } = platform;
  if (!settings.dkimProviderDomain && !settings.demo)
    log.warn('DKIM_PROVIDER_DOMAIN is not set: the records that customers are told to make lead nowhere');
  const work = async (signal: AbortSignal) => {
    const store = stores.opened().find(({ kind }) => kind === 'identity');
    if (!store) return;
    try {
      while (!signal.aborted && (await lookAtDue(store, signal)) === batch);
    } catch (error) {
      if (!signal.aborted) logFailure(log, error, { message: 'email domains could not be verified' });
    }
  };
  const lookAtDue = async (store: Store, signal: AbortSignal): Promise<number> => {
    const rows = await claim(store, now());
    const looks = await Promise.allSettled((await ready(store, rows, signal)).map((row) => look(store, row, signal)));
    for (const { reason } of looks.filter((each) => each.status === 'rejected'))
      log.error({ error: codeOf(reason) }, 'an email domain could not be looked at');
    return rows.length;
  };
  const ready = async (store: Store, rows: readonly Row[], signal: AbortSignal): Promise<Row[]> => {
    const complete: Row[] = [];
    for (const row of rows) {
      if (signal.aborted) break;
      const isNew = row.tokens.some(({ privateKey }) => privateKey === null);
      const made = isNew ? { tokens: await withKeys(platform, row.tokens), keysMadeAt: now() } : {};
      if (isNew) await store.db.update(emailDomains).set(made).where(eq(emailDomains.customerId, row.customerId));
      complete.push({ ...row, ...made });
    }
    return complete;
  };
  const look = async (store: Store, row: Row, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return;
    const { dnsServers: servers } = settings;
    const seen = await lookAt({ identity: row.emailIdentity, records: recordsOf(row, settings), servers, signal });
    if (signal.aborted) return;
    const tokens = row.tokens.map((token, index) => ({ ...token, found: seen.found[index] ?? null }));
    await store.transaction(async (tx) => {
      // Use the current row: the verification may have been restarted, or the domain enabled.
      const same = eq(emailDomains.customerId, row.customerId);
      const [known] = await tx.select().from(emailDomains).where(same).for('update');
      if (known)
        await tx
          .update(emailDomains)
          .set({ ...verdictOf(known, seen, now()), tokens })
          .where(same);
    });
  };
  return repeating({ name: 'email domains', interval }, work);
}

async function claim(store: Store, now: Date): Promise<Row[]> {
  return store.db
    .update(emailDomains)
    .set({ dueAt: new Date(now.getTime() + lease) })
    .where(
      sql`${emailDomains.customerId} in (
        select due.customer_id from ${emailDomains} as due where due.due_at <= ${now.toISOString()}::timestamptz
        order by due.due_at limit ${batch} for update skip locked)`,
    )
    .returning();
}

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
};
