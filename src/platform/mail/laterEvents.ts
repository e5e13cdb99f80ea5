import { and, count, eq, sql } from 'drizzle-orm';
import type { EmailEventType, MessageFailure } from '../../generated/types.ts';
import type { Database, Store } from '../database/stores.ts';
import { furthestOf, noMail } from './furthest.ts';
import { suppress } from './suppression.ts';
import { emailEvents } from '../services/email-events/table.ts';
import { outbox } from '../database/tables/records.ts';
import { derivedId } from '../ids.ts';
import { isLeaving } from './leaving.ts';
import type { MessageName } from './wireId.ts';

export interface Later {
  eventType: EmailEventType;
  timestamp: Date;
  key: string;
  /** Why it bounced, if the provider says so. */
  failure?: MessageFailure;
  /** True if a bounce says that the address itself is wrong. @default true */
  isPermanent?: boolean;
}

/** `early`: the mail is just being sent, so retry. */
type Noted = 'noted' | 'known' | 'unknown' | 'early';

/** A mail that had bounced was sent after all: staff tried it again. */
export async function noteSentAfterAll(
  tx: Database,
  { id, customerId }: Pick<MessageName, 'id' | 'customerId'>,
  timestamp: Date,
): Promise<void> {
  const first = and(eq(emailEvents.customerId, customerId), eq(emailEvents.id, id));
  const [bounced] = await tx.select().from(emailEvents).where(first).for('update');
  if (bounced?.eventType !== 'Bounce') return;
  const sent = { eventType: 'Send', timestamp, failure: null } as const;
  const own = derivedId('mail event', customerId, id, 'Send', timestamp.toISOString());
  await tx
    .insert(emailEvents)
    .values({ ...bounced, ...noMail, ...sent, id: own })
    .onConflictDoNothing();
  const eventTypes = [...new Set([...(bounced.eventTypes ?? []), sent.eventType])];
  await tx.update(emailEvents).set({ latestEvent: 'Send', latestAt: timestamp, latestFailure: null, eventTypes }).where(first);
}

const minute = 60_000;
/** Minimum interval between automatic repetitions; the first event always counts. */
const quiet: Partial<Record<EmailEventType, number>> = { Open: 60 * minute, Click: 5 * minute };
/** Maximum number of events per mail: robots follow links forever. */
const most = 100;

export const noteLater = (store: Store, name: MessageName, later: Later, now: Date): Promise<Noted> =>
  store.transaction(
    async (tx) => (await noteLaterWithin(tx, name, later)) ?? ((await isLeaving(tx, outbox, name, now)) ? 'early' : 'unknown'),
  );

/** The same in the caller's transaction; undefined if the mail has no event yet. */
export async function noteLaterWithin(tx: Database, { id, customerId }: MessageName, later: Later): Promise<Noted | undefined> {
  // Lock the first event: writers wait for each other, and for a purge.
  const [sent] = await tx
    .select()
    .from(emailEvents)
    .where(and(eq(emailEvents.customerId, customerId), eq(emailEvents.id, id)))
    .for('update');
  if (!sent) return undefined;
  const pause = quiet[later.eventType];
  if (pause !== undefined) {
    const since = new Date(later.timestamp.getTime() - pause).toISOString();
    const [before] = await tx
      .select({ times: count(), recent: sql<number>`count(*) filter (where ${emailEvents.timestamp} > ${since}::timestamptz)::int` })
      .from(emailEvents)
      .where(and(eq(emailEvents.customerId, customerId), eq(emailEvents.mailMessageId, id), eq(emailEvents.eventType, later.eventType)));
    if (before && (before.recent > 0 || before.times >= most)) return 'known';
  }
  const { eventType, timestamp, failure = null } = later;
  const made = await tx
    .insert(emailEvents)
    .values({ ...sent, ...noMail, id: derivedId('mail event', customerId, id, eventType, later.key), eventType, timestamp, failure })
    .onConflictDoNothing()
    .returning({ id: emailEvents.id });
  if (made.length === 0) return 'known';
  await tx
    .update(emailEvents)
    .set(furthestOf(sent, { eventType, timestamp, failure }))
    .where(and(eq(emailEvents.customerId, customerId), eq(emailEvents.id, id)));
  await suppress(tx, { ...sent, eventType, timestamp, isPermanent: later.isPermanent ?? true });
  return 'noted';
}
