import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { logFailure, outageOf } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database, Store } from '../../database/stores.ts';
import { repeating } from '../../jobs/repeating.ts';
import type { Job } from '../../jobs/repeating.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Mail } from '../../mail/outbox.ts';
import type { Tools } from '../../platform.ts';
import { dayOf } from '../../figures/days.ts';
import { findIdentityById } from '../auth/identities.ts';
import { dueRegions, noteNext } from './dueRegions.ts';
import type { ListingOf } from './listing.ts';
import { pausedMail, viewMail } from './mails.ts';
import { prepare } from './prepare.ts';
import type { Home, ViewMailRow } from './prepare.ts';
import { viewMails } from './tenant.ts';
import { nextTime } from './times.ts';
import { unsubscribeLink } from './unsubscribe.ts';

const interval = 60_000;
/** Longest time that one mail takes; another process takes it over afterwards. */
const lease = 10 * 60_000;
const mostFailures = 5;
/** After failures in a row: 10 minutes, then three times as long each time. */
const pauseAfter = (failures: number) => 10 * 60_000 * 3 ** (failures - 1);

/** Mails due views, opening the stores of regions that have some. One process takes each row, so that none is read or sent twice. */
export function startViewMails(platform: Tools, listingOf: ListingOf): Job {
  const { stores, log, now } = platform;
  return repeating({ name: 'view mails', interval }, async (signal) => {
    try {
      await Promise.allSettled((await dueRegions(platform)).map((region) => stores.region(region)));
    } catch (error) {
      if (!signal.aborted) logFailure(log, error, { message: 'regions with mailed views could not be looked up' });
    }
    for (const store of stores.opened().filter(isHome)) {
      try {
        while (!signal.aborted && (await sendNext(store, signal)));
        if (!signal.aborted) await noteNext(platform, store);
      } catch (error) {
        if (!signal.aborted) logFailure(log, error, { message: 'mailed views could not be read', region: store.region });
      }
    }
  });

  async function sendNext(store: Home, signal: AbortSignal): Promise<boolean> {
    const row = await store.transaction((tx) => take(tx, now()));
    if (!row) return false;
    await send(store, row, signal).catch(async (error: unknown) => {
      if (signal.aborted) return;
      logFailure(log, error, { message: 'a view could not be mailed', viewMail: row.id });
      const found = await findIdentityById((await stores.identity()).db, row.ownerId);
      await store.transaction((tx) => noteFailure(tx, { store, row, error, to: found?.active ? found.identity.email : undefined }));
    });
    return true;
  }

  async function send(store: Home, seen: ViewMailRow, signal: AbortSignal): Promise<void> {
    // The rows are read before the transaction, which an embedded store would hold up for all others.
    const prepared = await prepare(platform, store, seen, { listingOf, signal });
    await store.transaction(async (tx) => {
      if (!(await isStillTaken(tx, seen))) return;
      const set = (values: Partial<ViewMailRow>) => unscoped(tx).update(viewMails, { ...done, ...values }, isIt(seen));
      if (!prepared) return void (await set({ nextAt: null, pausedBecause: 'NO_RIGHT' }));
      const links = linksOf(store, seen, 'path' in prepared ? prepared.path : '');
      const mail = { event, to: prepared.to, customerId: seen.customerId };
      if ('paused' in prepared) {
        await set({ nextAt: null, pausedBecause: prepared.paused });
        return queueMail(tx, platform, { ...mail, content: pausedMail(prepared.viewName, prepared.paused, links) });
      }
      const { file, digest, viewName } = prepared;
      const nextAt = nextTime(seen, now());
      const isSame = seen.onlyChanged && digest !== null && digest === seen.lastDigest;
      if (isSame) return void (await set({ nextAt, viewName }));
      await set({ nextAt, viewName, lastSentAt: now(), lastDigest: digest });
      const name = `${fileName(viewName) || seen.resource}-${dayOf(now(), seen.zone)}.csv`;
      const attachment = file === undefined || prepared.rows === 0 ? null : { name, content: file };
      await queueMail(tx, platform, { ...mail, content: viewMail(prepared, links, seen.locale), attachment });
    });
  }

  /** Tries again later and later, and pauses after some tries. An outage is not the view's fault. */
  async function noteFailure(tx: Database, { store, row, error, to }: Failure): Promise<void> {
    if (!(await isStillTaken(tx, row))) return;
    const failures = outageOf(error) === undefined ? row.failures + 1 : row.failures;
    const all = unscoped(tx);
    if (failures < mostFailures) {
      const nextAt = new Date(now().getTime() + pauseAfter(Math.max(failures, 1)));
      return void (await all.update(viewMails, { failures, nextAt, takenUntil: null }, isIt(row)));
    }
    await all.update(viewMails, { ...done, nextAt: null, pausedBecause: 'FAILED' }, isIt(row));
    if (to === undefined) return;
    const content = pausedMail(row.viewName, 'FAILED', linksOf(store, row, ''));
    await queueSafely(tx, { event, to, customerId: row.customerId, content });
  }

  /** In a savepoint: what made the view fail may make this mail fail, too, and the pause must stay. */
  async function queueSafely(tx: Database, mail: Mail): Promise<void> {
    await tx
      .transaction((inner) => queueMail(inner, platform, mail))
      .catch((error: unknown) => logFailure(log, error, { message: 'the mail about a paused view could not be written' }));
  }

  function linksOf({ region }: Home, { customerId, id, viewId }: ViewMailRow, path: string) {
    const base = platform.settings.publicUrl.replace(/\/+$/, '');
    return {
      list: `${base}/region/${region}/customers/${customerId}/${path}?view=${viewId}`,
      unsubscribe: unsubscribeLink(platform.settings, { id, customerId, region }),
    };
  }
}

interface Failure {
  store: Home;
  row: ViewMailRow;
  error: unknown;
  /** Address of a subscriber who may sign in. */
  to: string | undefined;
}

const event = 'COMMON_VIEW_MAIL';

const done = { takenUntil: null, failures: 0 } as const;

/** Takes the row that is due longest and that no other process has, for the length of the lease. */
async function take(tx: Database, now: Date): Promise<ViewMailRow | undefined> {
  const isFree = or(isNull(viewMails.takenUntil), lte(viewMails.takenUntil, now));
  const all = unscoped(tx);
  const [row] = await all
    .select(viewMails, viewMails, and(lte(viewMails.nextAt, now), isFree))
    .orderBy(asc(viewMails.nextAt), asc(viewMails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!row) return undefined;
  const takenUntil = new Date(now.getTime() + lease);
  await all.update(viewMails, { takenUntil }, isIt(row));
  return { ...row, takenUntil };
}

/** Locks the row; false where the lease was taken over, or the mail was set up anew or ended meanwhile. */
async function isStillTaken(tx: Database, seen: ViewMailRow): Promise<boolean> {
  const [row] = await unscoped(tx).select(viewMails, viewMails, isIt(seen)).for('update');
  const isSame = (one: Date | null | undefined, other: Date | null) => one?.getTime() === other?.getTime();
  return row?.ownerId === seen.ownerId && isSame(row.nextAt, seen.nextAt) && isSame(row.takenUntil, seen.takenUntil);
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
