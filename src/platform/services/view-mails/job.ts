import { and, asc, eq, lte } from 'drizzle-orm';
import { logFailure } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database, Store } from '../../database/stores.ts';
import { repeating } from '../../jobs/repeating.ts';
import type { Job } from '../../jobs/repeating.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Tools } from '../../platform.ts';
import { dayOf } from '../../figures/days.ts';
import type { ListingOf } from './listing.ts';
import { pausedMail, viewMail } from './mails.ts';
import { prepare } from './prepare.ts';
import type { Home, ViewMailRow } from './prepare.ts';
import { viewMails } from './tenant.ts';
import { nextTime } from './times.ts';
import { unsubscribeLink } from './unsubscribe.ts';

const interval = 60_000;
const batch = 20;
/** After a failure. */
const pause = 10 * 60_000;

/** Mails due views of open regions. Sets the next time in the transaction that queues a mail: each is sent once, however many processes run. */
export function startViewMails(platform: Tools, listingOf: ListingOf): Job {
  const { stores, log, now } = platform;
  const context = ({ region }: Home) => ({ ...platform, region });
  return repeating(interval, async (signal) => {
    for (const store of stores.opened().filter(isHome)) {
      try {
        while (!signal.aborted && (await sendDue(store, signal)) === batch);
      } catch (error) {
        if (!signal.aborted) logFailure(log, error, { message: 'mailed views could not be read', region: store.region });
      }
    }
  });

  async function sendDue(store: Home, signal: AbortSignal): Promise<number> {
    const due = await unscoped(store.db)
      .select(viewMails, viewMails, lte(viewMails.nextAt, now()))
      .orderBy(asc(viewMails.nextAt), asc(viewMails.id))
      .limit(batch);
    for (const row of due) {
      if (signal.aborted) break;
      await send(store, row, signal).catch(async (error: unknown) => {
        if (signal.aborted) return;
        logFailure(log, error, { message: 'a view could not be mailed', viewMail: row.id });
        await store.transaction(async (tx) => {
          if (await isStillDue(tx, row)) await unscoped(tx).update(viewMails, { nextAt: new Date(now().getTime() + pause) }, isIt(row));
        });
      });
    }
    return due.length;
  }

  async function send(store: Home, seen: ViewMailRow, signal: AbortSignal): Promise<void> {
    // The rows are read before the transaction, which an embedded store would hold up for all others.
    const prepared = await prepare(platform, store, seen, { listingOf, signal });
    await store.transaction(async (tx) => {
      if (!(await isStillDue(tx, seen))) return;
      const all = unscoped(tx);
      const { customerId } = seen;
      if (!prepared) return void (await all.update(viewMails, { nextAt: null, pausedBecause: 'NO_RIGHT' }, isIt(seen)));
      const links = linksOf(store, seen, 'path' in prepared ? prepared.path : '');
      const mail = { event: 'COMMON_VIEW_MAIL', to: prepared.to, customerId };
      if ('paused' in prepared) {
        await all.update(viewMails, { nextAt: null, pausedBecause: prepared.paused }, isIt(seen));
        return queueMail(tx, context(store), { ...mail, content: pausedMail(prepared.viewName, prepared.paused, links) });
      }
      const { file, digest, viewName } = prepared;
      const nextAt = nextTime(seen, now());
      const isSame = seen.onlyChanged && digest !== null && digest === seen.lastDigest;
      if (isSame) return void (await all.update(viewMails, { nextAt, viewName }, isIt(seen)));
      await all.update(viewMails, { nextAt, viewName, lastSentAt: now(), lastDigest: digest }, isIt(seen));
      const name = `${fileName(viewName) || seen.resource}-${dayOf(now(), seen.zone)}.csv`;
      const attachment = file === undefined || prepared.rows === 0 ? null : { name, content: file };
      await queueMail(tx, context(store), { ...mail, content: viewMail(prepared, links), attachment });
    });
  }

  function linksOf({ region }: Home, { customerId, id, viewId }: ViewMailRow, path: string) {
    const base = platform.settings.publicUrl.replace(/\/+$/, '');
    return {
      list: `${base}/region/${region}/customers/${customerId}/${path}?view=${viewId}`,
      unsubscribe: unsubscribeLink(platform.settings, { id, customerId, region }),
    };
  }
}

/** Locks the row; false where another process took it, or it was changed meanwhile. */
async function isStillDue(tx: Database, seen: ViewMailRow): Promise<boolean> {
  const [row] = await unscoped(tx).select(viewMails, viewMails, isIt(seen)).for('update', { skipLocked: true });
  return row?.nextAt?.getTime() === seen.nextAt?.getTime() && row?.ownerId === seen.ownerId;
}

const isHome = (store: Store): store is Home => store.region !== undefined;

const isIt = ({ customerId, id }: ViewMailRow) => and(eq(viewMails.customerId, customerId), eq(viewMails.id, id));

const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60)
    .toLowerCase();
