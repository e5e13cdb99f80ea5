import { and, asc, eq, isNotNull, like, lte, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import { platformValues } from '../../database/tables/records.ts';
import type { PrefetchContext } from '../../operation.ts';
import type { Tools } from '../../platform.ts';
import { isRegion } from '../../regions.ts';
import type { Region } from '../../regions.ts';
import type { Home } from './prepare.ts';
import { viewMails } from './tenant.ts';

const prefix = 'view-mails:';

/** Regions whose next view mail is due, as the identity store remembers: an embedded region is opened by its first use only. */
export async function dueRegions({ stores, now }: Pick<Tools, 'stores' | 'now'>): Promise<Region[]> {
  const { db } = await stores.identity();
  const isDue = and(like(platformValues.name, `${prefix}%`), lte(platformValues.value, now().toISOString()));
  const rows = await db.select({ name: platformValues.name }).from(platformValues).where(isDue);
  return rows.map(({ name }) => name.slice(prefix.length)).filter(isRegion);
}

/** Remembers in the identity store when the region's next mail is due. */
export async function noteNext({ stores, now }: Pick<Tools, 'stores' | 'now'>, home: Pick<Home, 'db' | 'region'>): Promise<void> {
  const identity = await stores.identity();
  const name = `${prefix}${home.region}`;
  const isIt = eq(platformValues.name, name);
  const [known] = await identity.db.select().from(platformValues).where(isIt);
  if (known?.value === (await nextOf(home))) return;
  await identity.transaction(async (tx) => {
    // Lock: of two that note at once, the later one has read the later state.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
    const value = await nextOf(home);
    if (value === undefined) return void (await tx.delete(platformValues).where(isIt));
    const row = { name, value, createdAt: now() };
    await tx.insert(platformValues).values(row).onConflictDoUpdate({ target: platformValues.name, set: row });
  });
}

async function nextOf({ db }: Pick<Home, 'db'>): Promise<string | undefined> {
  const [next] = await unscoped(db)
    .select(viewMails, { nextAt: viewMails.nextAt }, isNotNull(viewMails.nextAt))
    .orderBy(asc(viewMails.nextAt))
    .limit(1);
  return next?.nextAt?.toISOString();
}

/** Notes it once a subscription is committed: a process that stops before the next run of the job forgets none. */
export const noted = {
  peopleOnly: true,
  afterwards: async (context: PrefetchContext): Promise<void> => {
    const { region } = context;
    const { db } = await context.stores.region(region);
    await noteNext(context, { db, region });
  },
};
