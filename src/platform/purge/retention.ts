import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { limits } from '../../../validation/limits.ts';
import { systemActor, writeAudit } from '../audit.ts';
import type { Region } from '../context.ts';
import type { Database, Store } from '../database/stores.ts';
import { isVideo, videoRecordedAt } from '../database/tables/applications.ts';
import { assessments, candidates, customerSettings, hierarchies } from '../database/tables/region.ts';
import type { Tools } from '../platform.ts';
import { nothing } from '../policy/reach.ts';
import { recording, standIn } from './candidatePlaces.ts';
import { dueCandidates, dueVideos, monthsBefore } from './due.ts';
import { purgeCandidates, takeTurn } from './purgeCandidates.ts';
import { among } from './traces.ts';

/** How long a customer keeps what, in months. */
interface RetentionPeriod {
  candidatePiiRetentionPeriod: number;
  videoRetentionPeriod: number;
}

interface Customer extends RetentionPeriod {
  customerId: string;
  organizationId: string;
}

type Platform = Pick<Tools, 'now' | 'newId' | 'settings'>;
type Home = Store & { region: Region };

interface Sizes {
  candidates: number;
  videos: number;
}

/** So many at once: enough that what a customer was sent is looked through seldom, few enough that nobody waits long for their rows. */
const atOnce: Sizes = { candidates: 2000, videos: 1000 };

/** How many candidates and videos are due by these periods: what a purge would take now, by the same conditions. */
export async function countDue(db: Database, customerId: string, periods: RetentionPeriod, now: Date): Promise<Sizes> {
  const [people, videos] = [
    dueCandidates(customerId, monthsBefore(now, periods.candidatePiiRetentionPeriod)),
    dueVideos(customerId, monthsBefore(now, periods.videoRetentionPeriod)),
  ];
  return { candidates: await db.$count(candidates, people), videos: await db.$count(assessments, videos) };
}

/** Purges what is due of all customers of a region, in parts. A customer without settings keeps what it has as long as the product's default. */
export async function purgeDue(platform: Platform, stores: { identity: Store; home: Home }, isStopped = () => false): Promise<Sizes> {
  const done = { candidates: 0, videos: 0 };
  for (const customer of await customersOf(stores.home.db, platform.now())) {
    // Whoever asks for longer periods while this goes on is heard before the next part.
    const asNow = async () => ({ ...customer, ...(await periodsOf(stores.home.db, customer.customerId)) });
    while (!isStopped()) {
      const present = await asNow();
      const emptied = await stores.home.transaction((tx) => emptyVideos(tx, platform, stores.home.region, present));
      done.videos += emptied;
      if (emptied < atOnce.videos) break;
    }
    while (!isStopped()) {
      const purged = await purgePart(platform, stores, await asNow());
      done.candidates += purged;
      if (purged === 0) break;
    }
    if (isStopped()) break;
  }
  return done;
}

async function periodsOf(db: Database, customerId: string): Promise<RetentionPeriod> {
  const { candidatePiiRetentionPeriod, videoRetentionPeriod } = customerSettings;
  const [row] = await db
    .select({ candidatePiiRetentionPeriod, videoRetentionPeriod })
    .from(customerSettings)
    .where(eq(customerSettings.customerId, customerId));
  const unset = limits.retentionMonthsUnset;
  return row ?? { candidatePiiRetentionPeriod: unset, videoRetentionPeriod: unset };
}

/** Customers who may have something that is due: asked for all of them at once, since of most nothing is. */
async function customersOf(db: Database, now: Date): Promise<Customer[]> {
  const { candidatePiiRetentionPeriod, videoRetentionPeriod, customerId } = customerSettings;
  const unset = limits.retentionMonthsUnset;
  const all = await db
    .select({
      customerId: hierarchies.customerId,
      organizationId: hierarchies.organizationId,
      candidatePiiRetentionPeriod: sql<number>`coalesce(${candidatePiiRetentionPeriod}, ${unset}::int)`,
      videoRetentionPeriod: sql<number>`coalesce(${videoRetentionPeriod}, ${unset}::int)`,
    })
    .from(hierarchies)
    .leftJoin(customerSettings, eq(customerId, hierarchies.customerId))
    .where(sql`${hierarchies.parentId} is null`)
    .orderBy(asc(hierarchies.customerId));
  const asked = all.map((each) => ({
    id: each.customerId,
    people: monthsBefore(now, each.candidatePiiRetentionPeriod),
    videos: monthsBefore(now, each.videoRetentionPeriod),
  }));
  const { rows } = await db.execute<{ id: string }>(sql`
    select asked.id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, people timestamptz, videos timestamptz)
    where exists (select 1 from candidates where customer_id = asked.id and purged_at is null and updated_at <= people)
      or exists (select 1 from assessments where customer_id = asked.id and ${isVideo} and ${videoRecordedAt} <= videos)`);
  const found = new Set(rows.map(({ id }) => id));
  return all.filter((each) => found.has(each.customerId));
}

/** Empties a part of the videos that are due; another process takes others. */
async function emptyVideos(tx: Database, platform: Platform, region: Region, customer: Customer): Promise<number> {
  const due = dueVideos(customer.customerId, monthsBefore(platform.now(), customer.videoRetentionPeriod));
  await takeTurn(tx, customer.customerId);
  const part = await tx.select({ id: assessments.id }).from(assessments).where(due).limit(atOnce.videos).for('update');
  const ids = part.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .update(assessments)
    .set(recording)
    .where(and(eq(assessments.customerId, customer.customerId), among(assessments.id, ids)));
  await record(tx, platform, { region, customer, ids, period: 'videoRetentionPeriod' });
  return ids.length;
}

/** Purges a part of the candidates that are due, those that nothing happened to for longest first. */
async function purgePart(platform: Platform, stores: { identity: Store; home: Home }, customer: Customer): Promise<number> {
  const now = platform.now();
  const { customerId } = customer;
  const only: SQL | undefined = dueCandidates(customerId, monthsBefore(now, customer.candidatePiiRetentionPeriod));
  const part = await stores.home.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(only)
    .orderBy(asc(candidates.updatedAt), asc(candidates.id))
    .limit(atOnce.candidates);
  if (part.length === 0) return 0;
  const within = (tx: Database, ids: string[]) =>
    record(tx, platform, { region: stores.home.region, customer, ids, period: 'candidatePiiRetentionPeriod' });
  await purgeCandidates(stores, {
    customerId,
    candidateIds: part.map(({ id }) => id),
    mode: 'deidentify',
    now,
    ...(only && { only }),
    // Where another process was faster there is nothing to tell.
    within: async (tx, ids) => void (ids.length > 0 && (await within(tx, ids))),
  });
  return part.length;
}

interface Purged {
  region: Region;
  customer: Customer;
  ids: string[];
  period: keyof RetentionPeriod;
}

/** The trail names the period by which it was done, and that nobody did it. */
async function record(tx: Database, { now, newId }: Platform, { region, customer, ids, period }: Purged): Promise<void> {
  const { customerId, organizationId } = customer;
  const names = Object.fromEntries(ids.map((id) => [id, nameOf[period]]));
  const detail = { subjects: ids, customerId, organizationId, actorId: systemActor, names };
  const audited = {
    operation: 'AppsPurgeByRetention',
    args: { [period]: customer[period] },
    details: [detail],
    reach: nothing,
    store: 'region',
  } as const;
  await writeAudit(tx, audited, { session: null, region, now, newId });
}

/** What the trail calls what was purged: nobody's name. */
const nameOf: Record<keyof RetentionPeriod, string> = {
  candidatePiiRetentionPeriod: `${standIn.firstName} ${standIn.lastName}`,
  videoRetentionPeriod: 'Video',
};
