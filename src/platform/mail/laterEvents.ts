import { and, count, eq, sql } from 'drizzle-orm';
import type { EmailEventType } from '../../generated/types.ts';
import type { Database, Store } from '../database/stores.ts';
import { emailEvents } from '../database/tables/events.ts';
import { outbox } from '../database/tables/records.ts';
import { derivedId } from '../ids.ts';
import { isLeaving } from './leaving.ts';
import type { MessageName } from './wireId.ts';

/** What became of a mail after it was sent. */
export interface Later {
  eventType: EmailEventType;
  timestamp: Date;
  /** By which its teller knows it: told twice it is written once. */
  key: string;
}

/** `early` where the mail is just leaving, so that whoever tells it should do so again. */
type Noted = 'noted' | 'known' | 'unknown' | 'early';

const minute = 60_000;
/** What mail programs and scanners repeat by themselves: the first always counts, another only so long after. */
const quiet: Partial<Record<EmailEventType, number>> = { Open: 60 * minute, Click: 5 * minute };
/** A link that a robot found is followed for ever. */
const most = 100;

/** Adds an event to those of a mail that the platform has sent; nothing is known of others. */
export const noteLater = (store: Store, name: MessageName, later: Later, now: Date): Promise<Noted> =>
  store.transaction(
    async (tx) => (await noteLaterWithin(tx, name, later)) ?? ((await isLeaving(tx, outbox, name, now)) ? 'early' : 'unknown'),
  );

/** The same in the caller's transaction; undefined where the mail has no event yet. */
export async function noteLaterWithin(tx: Database, { id, customerId }: MessageName, later: Later): Promise<Noted | undefined> {
  // Held, so that two who tell of the same mail wait for one another, and each for a purge of whom it went to.
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
  const { eventType, timestamp } = later;
  const made = await tx
    .insert(emailEvents)
    .values({ ...sent, id: derivedId('mail event', customerId, id, eventType, later.key), eventType, timestamp })
    .onConflictDoNothing()
    .returning({ id: emailEvents.id });
  return made.length > 0 ? 'noted' : 'known';
}
