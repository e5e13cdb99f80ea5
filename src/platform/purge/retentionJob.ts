import { eq } from 'drizzle-orm';
import type { Region } from '../regions.ts';
import type { Database, Store } from '../database/stores.ts';
import { platformValues } from '../database/tables/records.ts';
import { sweep } from '../jobs/sweep.ts';
import type { Sweep } from '../jobs/sweep.ts';
import type { Tools } from '../platform.ts';
import { emptyRequests, purgeDue } from './retention.ts';

const day = 24 * 3_600_000;
const interval = 600_000;
const mark = 'retention purged at';

/** Purges by the retention periods once a day, and when a store opens after a day (specification 2 §9). */
export const startRetention = (platform: Tools): Sweep =>
  sweep(
    platform,
    { name: 'RETENTION', every: interval, stores: 'regions', failure: 'the retention purge failed', atOpening: true },
    async (store, signal) => {
      const home = store as Store & { region: Region };
      const begun = platform.now();
      if ((await nextRunAt(home.db, begun)) > begun) return;
      const isStopped = () => signal.aborted;
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
    },
  );

/** Next run: a day after the last one began, at the earliest after it ended. */
export async function nextRunAt(db: Database, now: Date): Promise<Date> {
  const [last] = await db.select().from(platformValues).where(eq(platformValues.name, mark));
  return new Date(Math.max(now.getTime(), last ? Date.parse(last.value) + day : 0));
}
