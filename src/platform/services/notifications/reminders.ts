import { logFailure } from '../../database/outage.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Region } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import { reminders } from './tenant.ts';
import { repeating } from '../../jobs/repeating.ts';
import type { Job } from '../../jobs/repeating.ts';
import type { Tools } from '../../platform.ts';
import { notify } from './notify.ts';
import { reminderContent } from './reminded.ts';
import type { LinkOf, Reminder } from './reminded.ts';

type Home = Store & { region: Region };

const interval = 15_000;
const batch = 50;
const pause = 60_000;

/** Sends due reminders of open regions. Deletes each in the transaction that queues its messages: sent at most once, and never lost. */
export function startReminders(platform: Tools, linkOf: LinkOf): Job {
  const { stores, log, now } = platform;
  const work = async (signal: AbortSignal) => {
    for (const store of stores.opened().filter(isHome)) {
      try {
        while (!signal.aborted && (await remindDue(store, signal)) === batch);
      } catch (error) {
        if (!signal.aborted) logFailure(log, error, { message: 'reminders could not be read', region: store.region });
      }
    }
  };
  const remindDue = async (store: Home, signal: AbortSignal): Promise<number> => {
    const due = await unscoped(store.db)
      .select(reminders, reminders, lte(reminders.dueAt, now()))
      .orderBy(asc(reminders.dueAt), asc(reminders.id))
      .limit(batch);
    for (const reminder of due) {
      if (signal.aborted) break;
      await remind(store, reminder).catch(async (error: unknown) => {
        logFailure(log, error, { message: 'a reminder could not be sent', event: reminder.event, reminder: reminder.id });
        await unscoped(store.db).update(reminders, { dueAt: new Date(now().getTime() + pause) }, isIt(reminder));
      });
    }
    return due.length;
  };
  const remind = (store: Home, seen: Reminder): Promise<void> =>
    store.transaction(async (tx) => {
      const context = { now, newId: platform.newId, settings: platform.settings, region: store.region };
      // Lock the candidate before the reminder, as a purge does, to avoid deadlocks.
      const reminded = await reminderContent(tx, context, seen, linkOf);
      const all = unscoped(tx);
      const [reminder] = await all.select(reminders, reminders, isIt(seen)).for('update', { skipLocked: true });
      if (!reminder || reminder.dueAt > now()) return;
      if ('later' in reminded) return void (await all.update(reminders, { dueAt: reminded.later }, isIt(reminder)));
      await all.remove(reminders, isIt(reminder));
      for (const notice of reminded.notices) await notify(tx, context, notice);
    });
  return repeating({ name: 'reminders', interval }, work);
}

const isHome = (store: Store): store is Home => store.region !== undefined;

const isIt = ({ customerId, id }: Reminder) => and(eq(reminders.customerId, customerId), eq(reminders.id, id));
