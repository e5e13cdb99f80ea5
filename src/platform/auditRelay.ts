import { logFailure } from './database/outage.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertTrail } from './audit.ts';
import type { RequestContext } from './context.ts';
import type { Region } from './regions.ts';
import type { Store } from './database/stores.ts';
import { auditEntries, auditValues } from './database/tables/records.ts';
import { auditRelays } from './database/tables/relays.ts';

// No transaction spans both stores: entries about a customer are pending relays, delivered afterwards and idempotently.

/** Maximum number of entries, and of their rows, per batch; an entry may have ten thousand rows. */
const atOnce = 1000;
const rowsAtOnce = 20_000;

type Platform = Pick<RequestContext, 'stores' | 'log'>;

export async function relaySoon(platform: Platform, pendingRelays: readonly Region[]): Promise<void> {
  const open = platform.stores.opened().filter((store) => store.region && pendingRelays.includes(store.region));
  for (const store of open) await relayTo(platform, store);
}

async function relayTo(platform: Platform, region: Store): Promise<void> {
  try {
    await relay(platform, region);
  } catch (error) {
    logFailure(platform.log, error, { message: 'the audit trail could not be relayed', region: region.region });
  }
}

/** Delivers all that a region is owed. */
export async function relay({ stores }: Pick<Platform, 'stores'>, region: Store): Promise<void> {
  const identity = await stores.identity();
  while (await relayPart(identity, region));
}

async function relayPart(identity: Store, region: Store): Promise<boolean> {
  if (!region.region) return false;
  const isEntry = sql`${auditEntries.customerId} = ${auditRelays.customerId} and ${auditEntries.id} = ${auditRelays.entryId}`;
  const owed = await identity.db
    .select({ customerId: auditEntries.customerId, id: auditEntries.id, rows: auditEntries.subjectCount })
    .from(auditRelays)
    .innerJoin(auditEntries, isEntry)
    .where(eq(auditRelays.region, region.region))
    .orderBy(auditRelays.entryId)
    .limit(atOnce);
  let rows = 0;
  const some = owed.filter((entry, index) => (rows += entry.rows) <= rowsAtOnce || index === 0);
  if (some.length === 0) return false;
  const ids = some.map(({ id }) => id);
  const customers = [...new Set(some.map(({ customerId }) => customerId))];
  // Every index of the trail begins with the customer.
  const areValues = and(inArray(auditValues.customerId, customers), inArray(auditValues.entryId, ids));
  const areEntries = and(inArray(auditEntries.customerId, customers), inArray(auditEntries.id, ids));
  const entries = await identity.db.select().from(auditEntries).where(areEntries);
  const parts = await identity.db.select().from(auditValues).where(areValues);
  await region.transaction((tx) => insertTrail(tx, entries, parts));
  await identity.transaction(async (tx) => {
    await tx.delete(auditRelays).where(sql`${auditRelays.region} = ${region.region} and ${inArray(auditRelays.entryId, ids)}`);
    // Values exist once, so that a purge finds them: from here on in the region.
    const stillOwed = sql`select 1 from audit_relays where audit_relays.customer_id = audit_values.customer_id and audit_relays.entry_id = audit_values.entry_id`;
    await tx.delete(auditValues).where(sql`${areValues} and not exists (${stillOwed})`);
  });
  return true;
}
