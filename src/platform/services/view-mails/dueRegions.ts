import { and, asc, eq, isNotNull, like, lte } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import { platformValues } from '../../database/tables/records.ts';
import type { Tools } from '../../platform.ts';
import { isRegion } from '../../regions.ts';
import type { Region } from '../../regions.ts';
import type { Home } from './prepare.ts';
import { viewMails } from './tenant.ts';

const prefix = 'view-mails:';

/** Regions whose next view mail is due, as the identity store remembers: an embedded region is opened by its first use only. */
export async function dueRegions({ stores, now }: Tools): Promise<Region[]> {
  const { db } = await stores.identity();
  const isDue = and(like(platformValues.name, `${prefix}%`), lte(platformValues.value, now().toISOString()));
  const rows = await db.select({ name: platformValues.name }).from(platformValues).where(isDue);
  return rows.map(({ name }) => name.slice(prefix.length)).filter(isRegion);
}

/** Remembers in the identity store when the region's next mail is due. */
export async function noteNext({ stores, now }: Tools, { db, region }: Home): Promise<void> {
  const [next] = await unscoped(db)
    .select(viewMails, { nextAt: viewMails.nextAt }, isNotNull(viewMails.nextAt))
    .orderBy(asc(viewMails.nextAt))
    .limit(1);
  const identity = (await stores.identity()).db;
  const name = `${prefix}${region}`;
  const [known] = await identity.select().from(platformValues).where(eq(platformValues.name, name));
  const value = next?.nextAt?.toISOString();
  if (known?.value === value) return;
  if (value === undefined) return void (await identity.delete(platformValues).where(eq(platformValues.name, name)));
  const row = { name, value, createdAt: now() };
  await identity.insert(platformValues).values(row).onConflictDoUpdate({ target: platformValues.name, set: row });
}
