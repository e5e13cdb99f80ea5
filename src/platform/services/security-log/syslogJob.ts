import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { outcomeOf } from '../../../domain/security.ts';
import type { Store } from '../../database/stores.ts';
import { auditEntries } from '../../database/tables/records.ts';
import { noteSending } from '../../health/senders.ts';
import { sweep } from '../../jobs/sweep.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { sendSyslog, syslogLine } from '../../outbound/syslog.ts';
import type { Tools } from '../../platform.ts';
import { auditChains } from '../../database/tables/auditChains.ts';
import { isSecurityEntry, securityFacts } from './facts.ts';

const interval = 3000;
/** Entries at once: what is in memory, whatever waits. */
const atOnce = 200;
/** Longer than a batch may take, so that two processes send none twice. */
const lease = 30_000;

type Chain = Pick<typeof auditChains.$inferSelect, 'customerId' | 'streamedPosition' | 'position'>;

/** Sends chained security entries to the operator's syslog server: each at least once, those of a customer in order. */
export const startSyslog = (platform: Tools): Sweep =>
  sweep(
    platform,
    { name: 'SYSLOG', every: interval, stores: 'regions', failure: 'security entries could not be read' },
    async (store, signal, failed) => {
      const { syslogUrl } = platform.settings;
      if (!syslogUrl) return;
      try {
        while (!signal.aborted && (await sendNext(platform, store, syslogUrl, signal)));
      } catch (error) {
        if (signal.aborted) return;
        failed(error);
        const cause = error instanceof Error ? error.message : 'unknown';
        platform.log.error({ cause, region: store.region }, 'the syslog server did not take the security entries');
      }
    },
  );

async function sendNext(platform: Tools, store: Store, address: string, signal: AbortSignal): Promise<boolean> {
  const chain = await claim(platform, store);
  if (!chain) return false;
  const { customerId, streamedPosition } = chain;
  try {
    const entries = await store.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.customerId, customerId),
          gt(auditEntries.position, streamedPosition),
          lte(auditEntries.position, chain.position),
        ),
      )
      .orderBy(asc(auditEntries.position))
      .limit(atOnce);
    const { hostname } = new URL(platform.settings.publicUrl);
    const lines = entries.filter(isSecurityEntry).map((entry) => {
      const body = { ...securityFacts(entry), customerId, region: store.region, sequence: entry.position };
      const severity = outcomeOf(entry.operation) === 'ALLOWED' ? 6 : 4;
      return syslogLine({ at: entry.at, severity, id: entry.operation, body }, hostname);
    });
    if (lines.length > 0) {
      const note = (error?: string) => noteSending(platform.stores, 'SYSLOG_SENDER', error);
      await sendSyslog(address, lines, signal).catch((error: unknown) => {
        if (!signal.aborted) note(String((error as { code?: unknown }).code ?? 'NOT_TAKEN'));
        throw error;
      });
      note();
    }
    const last = entries.length === atOnce ? (entries.at(-1)?.position ?? chain.position) : chain.position;
    await store.db.update(auditChains).set({ streamedPosition: last }).where(eq(auditChains.customerId, customerId));
  } finally {
    await store.db.update(auditChains).set({ streamClaimedAt: null }).where(eq(auditChains.customerId, customerId));
  }
  return true;
}

/** Takes the lease of a chain with entries to send. */
async function claim({ now }: Tools, { db }: Store): Promise<Chain | undefined> {
  const { customerId, streamedPosition, position, streamClaimedAt } = auditChains;
  const time = now();
  const isFree = or(isNull(streamClaimedAt), lt(streamClaimedAt, new Date(time.getTime() - lease)));
  const [waiting] = await db
    .select({ customerId })
    .from(auditChains)
    .where(and(sql`${streamedPosition} < ${position}`, isFree))
    .orderBy(asc(auditChains.updatedAt))
    .limit(1);
  if (!waiting) return undefined;
  const [claimed] = await db
    .update(auditChains)
    .set({ streamClaimedAt: time })
    .where(and(eq(customerId, waiting.customerId), isFree))
    .returning({ customerId, streamedPosition, position });
  return claimed;
}
