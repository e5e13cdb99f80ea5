import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { digestOf, isMade, isSignedHead, linkOf, sealOf } from '../auditSeal.ts';
import type { AuditValue } from '../auditSeal.ts';
import type { Keyed } from '../services/auth/secret.ts';
import type { Database } from '../database/stores.ts';
import { auditEntries } from '../database/tables/records.ts';
import { partsOf } from './chain.ts';
import { auditChains } from '../database/tables/auditChains.ts';

type Entry = typeof auditEntries.$inferSelect;

export interface Break {
  reason: string;
  id?: string;
  at?: Date;
  position?: number;
}

export interface ChainReport {
  customerId: string;
  /** Entries in the chain, and those that the job has not added yet. */
  entries: number;
  waiting: number;
  /** Entries whose values a purge erased. */
  erased: number;
  /** Entries that retention removed. */
  removed: number;
  broken?: Break;
}

const atOnce = 500;

/** Customers with entries or a chain in a region. */
export async function trailsIn(db: Database): Promise<string[]> {
  const entries = await db.selectDistinct({ customerId: auditEntries.customerId }).from(auditEntries);
  const chains = await db.select({ customerId: auditChains.customerId }).from(auditChains);
  return [...new Set([...entries, ...chains].map(({ customerId }) => customerId))].toSorted();
}

/** Verifies a customer's chain in a region, in one snapshot: the job may be adding to it. */
export async function verifyChain(tx: Database, context: Keyed, region: string, customerId: string): Promise<ChainReport> {
  const { position: place } = auditEntries;
  const own = eq(auditEntries.customerId, customerId);
  const report: ChainReport = { customerId, entries: 0, waiting: 0, erased: 0, removed: 0 };
  const [chain] = await tx.select().from(auditChains).where(eq(auditChains.customerId, customerId));
  const [outside] = await tx
    .select()
    .from(auditEntries)
    .where(and(own, chain ? lte(place, chain.checkpointPosition) : gt(place, 0)))
    .orderBy(asc(place))
    .limit(1);
  if (outside)
    return {
      ...report,
      broken: breakAt(outside, chain ? 'was inserted before the checkpoint' : 'is chained, but the head of the chain was removed'),
    };
  if (chain && !(await isSignedHead(context, { ...chain, region })))
    return { ...report, broken: { reason: 'the head of the chain was changed, or the secret is another' } };
  let [position, hash] = [chain?.checkpointPosition ?? 0, chain?.checkpointHash ?? ''];
  report.removed = position;
  let last: Entry | undefined;
  for (;;) {
    const entries = await tx
      .select()
      .from(auditEntries)
      .where(and(own, gt(place, position)))
      .orderBy(asc(place), asc(auditEntries.id))
      .limit(atOnce);
    const parts = byEntry(
      await partsOf(
        tx,
        customerId,
        entries.map(({ id }) => id),
      ),
    );
    for (const entry of entries) {
      position += 1;
      if (entry.position !== position) return { ...report, broken: missing(entry, position, last) };
      const found = await faultOf(context, entry, parts.get(entry.id) ?? []);
      if (typeof found === 'string') return { ...report, broken: breakAt(entry, found) };
      const linked = { previous: hash, position, seal: entry.seal, organizationId: entry.organizationId };
      const follows = await isMade(context, entry.link, (keyed) => linkOf(keyed, linked));
      if (!follows || entry.link === null) return { ...report, broken: breakAt(entry, 'does not follow the entry before it') };
      hash = entry.link;
      report.entries += 1;
      report.erased += found.isErased ? 1 : 0;
      last = entry;
    }
    if (entries.length < atOnce) break;
  }
  if (chain && position !== chain.position)
    return {
      ...report,
      broken: { ...(last && breakAt(last, '')), reason: `entries after position ${position} were removed, the last of ${chain.position}` },
    };
  if (chain && hash !== chain.hash) return { ...report, broken: { reason: 'the last entry is not the one that the head names' } };
  return verifyWaiting(tx, context, report, chain?.since);
}

function byEntry<Part extends AuditValue>(parts: readonly Part[]): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const part of parts) found.set(part.entryId, [...(found.get(part.entryId) ?? []), part]);
  return found;
}

/** Entries that wait for the job are sealed already. */
async function verifyWaiting(tx: Database, context: Keyed, report: ChainReport, since: Date | undefined): Promise<ChainReport> {
  const { customerId } = report;
  const entries = await tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.customerId, customerId), or(isNull(auditEntries.position), lte(auditEntries.position, 0))));
  for (const entry of entries) {
    const isOlder = entry.seal === null && (!since || entry.at < since);
    const found = isOlder ? { isErased: false } : await faultOf(context, entry, await partsOf(tx, customerId, [entry.id]));
    if (typeof found === 'string') return { ...report, broken: breakAt(entry, found) };
    report.waiting += 1;
  }
  return report;
}

/** Values are as they were written, or a purge erased them all. */
async function faultOf(context: Keyed, entry: Entry, parts: readonly AuditValue[]): Promise<string | { isErased: boolean }> {
  if (entry.seal === null) return 'was not written by the platform';
  let isErased = false;
  for (const part of parts) {
    if (await isMade(context, part.digest, (keyed) => digestOf(keyed, part))) continue;
    if (!isEmptied(part)) return 'has changed values';
    isErased = true;
  }
  return (await isMade(context, entry.seal, (keyed) => sealOf(keyed, entry, parts))) ? { isErased } : 'was changed';
}

const isEmptied = ({ name, before, values }: AuditValue): boolean =>
  name === null && [...Object.values(before ?? {}), ...Object.values(values ?? {})].every((value) => value === null);

const breakAt = ({ id, at, position }: Entry, reason: string): Break => ({ reason, id, at, ...(position !== null && { position }) });

function missing(entry: Entry, expected: number, last: Entry | undefined): Break {
  if ((entry.position ?? 0) < expected) return breakAt(entry, 'has the position of another entry');
  return {
    ...breakAt(last ?? entry, `the entry at position ${expected} was removed; this is the one ${last ? 'before' : 'after'} it`),
    position: expected,
  };
}
