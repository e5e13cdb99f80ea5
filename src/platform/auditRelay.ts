import { logFailure } from './database/outage.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { insertTrail } from './audit.ts';
import type { RequestContext } from './context.ts';
import type { Region } from './regions.ts';
import type { Store } from './database/stores.ts';
import { auditEntries, auditValues } from './database/tables/records.ts';
import { auditRelays } from './database/tables/relays.ts';

// What the identity store records of a customer (its users, the customer itself) belongs into the customer's one trail, which is in its
// region's store. No transaction spans two stores: each entry is owed to its region from the moment it is written, given to it afterwards,
// and owed no more once it is there. Giving it twice does nothing.

/** Entries that are given at once, and rows that they speak of together; a single entry may speak of ten thousand. */
const atOnce = 1000;
const rowsAtOnce = 20_000;

type Platform = Pick<RequestContext, 'stores' | 'log'>;

/** Gives regions what the identity store has recorded for them; one that is not open is given it when it is, or by the job. */
export async function relaySoon(platform: Platform, owing: readonly Region[]): Promise<void> {
  const open = platform.stores.opened().filter((store) => store.region && owing.includes(store.region));
  for (const store of open) await relayTo(platform, store);
}

/** Gives one region all that it is owed. */
export async function relayTo({ stores, log }: Platform, region: Store): Promise<void> {
  try {
    const identity = await stores.identity();
    while (await relayPart(identity, region));
  } catch (error) {
    logFailure(log, error, { message: 'the audit trail was not passed on', region: region.region });
  }
}

/** Answers whether there may be more. */
async function relayPart(identity: Store, region: Store): Promise<boolean> {
  if (!region.region) return false;
  const isEntry = sql`${auditEntries.customerId} = ${auditRelays.customerId} and ${auditEntries.id} = ${auditRelays.entryId}`;
  const owed = await identity.db
    .select({ id: auditEntries.id, rows: auditEntries.subjectCount })
    .from(auditRelays)
    .innerJoin(auditEntries, isEntry)
    .where(eq(auditRelays.region, region.region))
    .orderBy(auditRelays.entryId)
    .limit(atOnce);
  let rows = 0;
  const ids = owed.flatMap((entry, index) => ((rows += entry.rows) <= rowsAtOnce || index === 0 ? [entry.id] : []));
  if (ids.length === 0) return false;
  const entries = await identity.db.select().from(auditEntries).where(inArray(auditEntries.id, ids));
  const parts = await identity.db.select().from(auditValues).where(inArray(auditValues.entryId, ids));
  await region.transaction((tx) => insertTrail(tx, entries, parts));
  await identity.transaction(async (tx) => {
    await tx.delete(auditRelays).where(sql`${auditRelays.region} = ${region.region} and ${inArray(auditRelays.entryId, ids)}`);
    // Values have one place, so that a purge has one, too: from here on it is the region's store.
    const stillOwed = sql`select 1 from audit_relays where audit_relays.customer_id = audit_values.customer_id and audit_relays.entry_id = audit_values.entry_id`;
    await tx.delete(auditValues).where(sql`${inArray(auditValues.entryId, ids)} and not exists (${stillOwed})`);
  });
  return true;
}

/** Gives every region that is open what it is still owed. */
export async function relayAll(platform: Platform): Promise<void> {
  for (const store of platform.stores.opened()) if (store.region) await relayTo(platform, store);
}
