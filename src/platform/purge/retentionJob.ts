import { logFailure } from '../database/outage.ts';
import { eq } from 'drizzle-orm';
import type { Region } from '../regions.ts';
import type { Database, Store } from '../database/stores.ts';
import { platformValues } from '../database/tables/records.ts';
import type { Tools } from '../platform.ts';
import { emptyRequests, purgeDue } from './retention.ts';

const day = 24 * 3_600_000;
const interval = 600_000;
const mark = 'retention purged at';

/** Purges by the retention periods once a day, and when a store opens after a day (specification 2 §9). */
export function startRetention(platform: Tools) {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const one = async (home: Store): Promise<void> => {
    if (stopped || !home.region) return;
    try {
      await runWhenDue(platform, home as Store & { region: Region }, () => stopped);
    } catch (error) {
      if (!stopped) logFailure(platform.log, error, { message: 'the retention purge failed', region: home.region });
    }
  };
  const look = (stores: () => Store[]): Promise<void> => (running = after(running, stores));
  const after = async (before: Promise<void>, stores: () => Store[]): Promise<void> => {
    await before;
    for (const store of stores()) await one(store);
  };
  const run = () => look(() => platform.stores.opened());
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  return {
    run,
    /** Checks an opened store for a missed run. Don't await: the identity store may wait for this one. */
    opened: (store: Store) => look(() => [store]),
    stop: async (): Promise<void> => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function runWhenDue(platform: Tools, home: Store & { region: Region }, isStopped: () => boolean): Promise<void> {
  const begun = platform.now();
  if ((await nextRunAt(home.db, begun)) > begun) return;
  const identity = await platform.stores.identity();
  const done = await purgeDue(platform, { identity, home }, isStopped);
  const requests = await emptyRequests(platform, home, isStopped);
  if (isStopped()) return;
  const value = begun.toISOString();
  await home.db
    .insert(platformValues)
    .values({ name: mark, value, createdAt: begun })
    .onConflictDoUpdate({ target: platformValues.name, set: { value } });
  if (done.candidates + done.videos + requests > 0)
    platform.log.info({ region: home.region, ...done, requests }, 'purged by the retention periods');
}

/** Next run: a day after the last one began, at the earliest after it ended. */
export async function nextRunAt(db: Database, now: Date): Promise<Date> {
  const [last] = await db.select().from(platformValues).where(eq(platformValues.name, mark));
  return new Date(Math.max(now.getTime(), last ? Date.parse(last.value) + day : 0));
}
