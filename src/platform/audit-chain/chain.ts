import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { digestOf, isSignedHead, linkOf, sealOf, signatureOf } from '../auditSeal.ts';
import { isOneOf } from '../database/isOneOf.ts';
import { plannedByValues } from '../database/statements.ts';
import type { Database, Store } from '../database/stores.ts';
import { auditEntries, auditValues, platformValues } from '../database/tables/records.ts';
import { sweep } from '../jobs/sweep.ts';
import type { Sweep } from '../jobs/sweep.ts';
import type { Tools } from '../platform.ts';
import type { Region } from '../regions.ts';
import { queueSecurityEvents } from '../services/webhook-sending/securityEvents.ts';
import { auditChains } from '../database/tables/auditChains.ts';

// Entries are written without a place in the chain, so that requests don't wait for each other; this job adds them in order.

const interval = 3000;
const atOnce = 500;
const mark = 'audit entries sealed since';

type Chain = typeof auditChains.$inferSelect;
type ChainedEntry = typeof auditEntries.$inferSelect;
type Home = Store & { region: Region };

export const startChain = (platform: Tools): Sweep =>
  sweep(
    platform,
    { name: 'AUDIT_CHAIN', every: interval, stores: 'regions', failure: 'the audit trail could not be chained' },
    (store, signal) => chainAll(platform, store as Home, signal),
  );

async function chainAll(platform: Tools, home: Home, signal: AbortSignal): Promise<void> {
  const { customerId, position } = auditEntries;
  const waiting = await home.db.selectDistinct({ customerId }).from(auditEntries).where(isNull(position));
  for (const { customerId: id } of waiting)
    while (!signal.aborted && (await home.transaction((tx) => chainSome(tx, platform, home.region, id))) === atOnce);
}

/** Answers the number of chained entries. */
async function chainSome(tx: Database, platform: Tools, region: Region, customerId: string): Promise<number> {
  const chain = await lockChain(tx, platform, region, customerId);
  // A head that the platform has not signed must not be signed by going on from it.
  if (!(await isSignedHead(platform, { ...chain, region }))) {
    platform.log.error({ customerId, region }, 'the head of an audit chain was changed; the chain is not continued');
    return 0;
  }
  const entries = await tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.customerId, customerId), isNull(auditEntries.position)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
    .limit(atOnce);
  let { position, hash } = chain;
  const sealed: ChainedEntry[] = [];
  for (const entry of entries) {
    const seal = entry.seal ?? (entry.at < chain.since ? await adopt(tx, platform, entry) : null);
    position += 1;
    hash = await linkOf(platform, { previous: hash, position, seal, organizationId: entry.organizationId });
    sealed.push({ ...entry, seal, position, link: hash });
  }
  await place(tx, customerId, sealed);
  const { syslogUrl } = platform.settings;
  const head = { ...chain, position, hash, streamedPosition: syslogUrl ? chain.streamedPosition : position, updatedAt: platform.now() };
  await saveHead(tx, platform, region, head);
  await queueSecurityEvents(tx, platform, customerId, sealed);
  return entries.length;
}

async function place(tx: Database, customerId: string, entries: readonly ChainedEntry[]): Promise<void> {
  const places = entries.map(({ id, seal, position, link }) => ({ id, seal, position, link }));
  await tx.execute(sql`
    update audit_entries set seal = placed.seal, position = placed.position, link = placed.link
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as placed(id text, seal text, position bigint, link text)
    where customer_id = ${customerId} and audit_entries.id = placed.id and ${plannedByValues}`);
}

async function lockChain(tx: Database, platform: Tools, region: Region, customerId: string): Promise<Chain> {
  const since = await sealedSince(tx, platform.now());
  const first = { customerId, position: 0, hash: '', checkpointPosition: 0, checkpointHash: '', since };
  const signature = await signatureOf(platform, { ...first, region });
  await tx
    .insert(auditChains)
    .values({ ...first, signature, updatedAt: platform.now() })
    .onConflictDoNothing();
  const [chain] = await tx.select().from(auditChains).where(eq(auditChains.customerId, customerId)).for('update');
  if (!chain) throw new Error('The chain was not kept');
  return chain;
}

export async function saveHead(tx: Database, platform: Pick<Tools, 'settings'>, region: Region, head: Chain): Promise<void> {
  const signature = await signatureOf(platform, { ...head, region });
  const { customerId, ...rest } = head;
  await tx
    .update(auditChains)
    .set({ ...rest, signature })
    .where(eq(auditChains.customerId, customerId));
}

/** Entries of before have no seal; later ones without one were not written by the platform. */
async function sealedSince(tx: Database, now: Date): Promise<Date> {
  await tx.insert(platformValues).values({ name: mark, value: now.toISOString(), createdAt: now }).onConflictDoNothing();
  const [row] = await tx.select({ value: platformValues.value }).from(platformValues).where(eq(platformValues.name, mark));
  return new Date(row?.value ?? now);
}

async function adopt(tx: Database, platform: Tools, entry: ChainedEntry): Promise<string> {
  const parts = await partsOf(tx, entry.customerId, [entry.id]);
  const digested = await Promise.all(parts.map(async (part) => ({ ...part, digest: await digestOf(platform, part) })));
  for (const { subjectId, digest } of digested)
    await tx
      .update(auditValues)
      .set({ digest })
      .where(and(eq(auditValues.customerId, entry.customerId), eq(auditValues.entryId, entry.id), eq(auditValues.subjectId, subjectId)));
  return sealOf(platform, entry, digested);
}

export const partsOf = (tx: Database, customerId: string, entryIds: readonly string[]) =>
  tx
    .select()
    .from(auditValues)
    .where(and(eq(auditValues.customerId, customerId), isOneOf(auditValues.entryId, [...entryIds])));
