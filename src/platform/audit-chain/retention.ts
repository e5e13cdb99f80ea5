import { and, asc, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import { isSignedHead } from '../auditSeal.ts';
import type { Database, Store } from '../database/stores.ts';
import { auditEntries, auditValues } from '../database/tables/records.ts';
import { sweep } from '../jobs/sweep.ts';
import type { Sweep } from '../jobs/sweep.ts';
import type { Tools } from '../platform.ts';
import { monthsBefore } from '../purge/due.ts';
import type { Region } from '../regions.ts';
import { saveHead } from './chain.ts';
import { auditChains } from '../database/tables/auditChains.ts';

const interval = 3_600_000;
const atOnce = 1000;

/** Deletes entries after the months of AUDIT_RETENTION_MONTHS; a signed checkpoint lets the others verify. */
export const startAuditRetention = (platform: Tools): Sweep =>
  sweep(
    platform,
    { name: 'AUDIT_RETENTION', every: interval, stores: 'all', failure: 'old audit entries could not be deleted' },
    async (store, signal) => {
      const months = platform.settings.auditRetentionMonths;
      if (months === undefined) return;
      const before = monthsBefore(platform.now(), months);
      if (store.region) await removeFrom(platform, store as Store & { region: Region }, before, signal);
      else await store.db.delete(auditEntries).where(lt(auditEntries.at, before));
    },
  );

async function removeFrom(platform: Tools, home: Store & { region: Region }, before: Date, signal: AbortSignal): Promise<void> {
  const chains = await home.db.select({ customerId: auditChains.customerId }).from(auditChains);
  for (const { customerId } of chains)
    while (!signal.aborted && (await home.transaction((tx) => removeSome(tx, platform, home.region, { customerId, before }))) === atOnce);
}

/** From the start of the chain on, and nothing that the syslog server has not taken. Answers the number of removed entries. */
async function removeSome(
  tx: Database,
  platform: Tools,
  region: Region,
  { customerId, before }: { customerId: string; before: Date },
): Promise<number> {
  const [chain] = await tx.select().from(auditChains).where(eq(auditChains.customerId, customerId)).for('update');
  if (!chain || !(await isSignedHead(platform, { ...chain, region }))) return 0;
  const { position, link, at } = auditEntries;
  const own = eq(auditEntries.customerId, customerId);
  const [kept] = await tx
    .select({ position })
    .from(auditEntries)
    .where(and(own, gt(position, chain.checkpointPosition), or(gte(at, before), gt(position, chain.streamedPosition))))
    .orderBy(asc(position))
    .limit(1);
  const end = Math.min((kept?.position ?? chain.position + 1) - 1, chain.checkpointPosition + atOnce);
  const [last] = await tx
    .select({ position, link })
    .from(auditEntries)
    .where(and(own, eq(position, end)));
  if (!last?.link || end <= chain.checkpointPosition) return 0;
  const gone = and(own, gt(position, 0), lte(position, end));
  const ids = tx.select({ id: auditEntries.id }).from(auditEntries).where(gone);
  await tx.delete(auditValues).where(and(eq(auditValues.customerId, customerId), sql`${auditValues.entryId} in ${ids}`));
  await tx.delete(auditEntries).where(gone);
  await saveHead(tx, platform, region, { ...chain, checkpointPosition: end, checkpointHash: last.link, updatedAt: platform.now() });
  return end - chain.checkpointPosition;
}
