import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { systemActor, writeAudit } from '../audit.ts';
import type { Region } from '../regions.ts';
import type { Database, Store } from '../database/stores.ts';
import { isVideo, videoRecordedAt, assessments } from '../services/assessments/table.ts';
import { atsRequests } from '../services/ats-requests/table.ts';
import { candidates } from '../services/candidates/table.ts';
import type { Tools } from '../platform.ts';
import { nothing } from '../policy/accessScope.ts';
import { recording } from '../services/assessments/purge.ts';
import { standIn } from '../services/candidates/purge.ts';
import { dueCandidates, dueRequests, dueVideos, isStranger, monthsBefore } from './due.ts';
import { emptyRequest } from '../services/ats-requests/purge.ts';
import { customersOf, periodsOf } from './periods.ts';
import type { Customer, RetentionPeriod } from './periods.ts';
import { purgeCandidates, takeTurn } from './purgeCandidates.ts';
import { isOneOf } from './traces.ts';
import { queueErased } from '../services/webhook-sending/recordEvents.ts';

type Platform = Pick<Tools, 'now' | 'newId' | 'settings'>;
type Home = Store & { region: Region };

interface Sizes {
  candidates: number;
  videos: number;
}

const peopleOrVideos = sql`
  exists (select 1 from candidates where customer_id = cutoffs.id and purged_at is null and updated_at <= people)
  or exists (select 1 from assessments where customer_id = cutoffs.id and ${isVideo} and ${videoRecordedAt} <= videos)`;

/** Batch sizes: large enough to search messages rarely, small enough to lock rows briefly. */
const atOnce = { candidates: 2000, videos: 1000, requests: 1000 };

export async function countDue(db: Database, customerId: string, periods: RetentionPeriod, now: Date): Promise<Sizes> {
  const [people, videos] = [
    dueCandidates(customerId, monthsBefore(now, periods.candidatePiiRetentionPeriod)),
    dueVideos(customerId, monthsBefore(now, periods.videoRetentionPeriod)),
  ];
  return { candidates: await db.$count(candidates, people), videos: await db.$count(assessments, videos) };
}

export async function purgeDue(platform: Platform, stores: { identity: Store; home: Home }, isStopped = () => false): Promise<Sizes> {
  const done = { candidates: 0, videos: 0 };
  for (const customer of await customersOf(stores.home.db, platform.now(), peopleOrVideos)) {
    // Reload the periods: they may have become longer.
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

async function emptyVideos(tx: Database, platform: Platform, region: Region, customer: Customer): Promise<number> {
  const due = dueVideos(customer.customerId, monthsBefore(platform.now(), customer.videoRetentionPeriod));
  await takeTurn(tx, customer.customerId);
  const part = await tx.select({ id: assessments.id }).from(assessments).where(due).limit(atOnce.videos).for('update');
  const ids = part.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .update(assessments)
    .set(recording)
    .where(and(eq(assessments.customerId, customer.customerId), isOneOf(assessments.id, ids)));
  await record(tx, platform, { region, customer, ids, period: 'videoRetentionPeriod' });
  return ids.length;
}

export async function emptyRequests(platform: Platform, home: Home, isStopped = () => false): Promise<number> {
  const isDue = sql`exists (select 1 from ${atsRequests} where ${atsRequests.customerId} = cutoffs.id and ${isStranger}
    and ${atsRequests.updatedAt} <= people)`;
  let done = 0;
  for (const customer of await customersOf(home.db, platform.now(), isDue)) {
    const { customerId } = customer;
    for (let emptied = atOnce.requests; emptied === atOnce.requests && !isStopped(); done += emptied) {
      const present = { ...customer, ...(await periodsOf(home.db, customerId)) };
      const due = dueRequests(customerId, monthsBefore(platform.now(), present.candidatePiiRetentionPeriod));
      emptied = await home.transaction(async (tx) => {
        await takeTurn(tx, customerId);
        const part = await tx.select({ id: atsRequests.id }).from(atsRequests).where(due).limit(atOnce.requests).for('update');
        const ids = part.map(({ id }) => id);
        if (ids.length === 0) return 0;
        await tx
          .update(atsRequests)
          .set(emptyRequest)
          .where(and(eq(atsRequests.customerId, customerId), isOneOf(atsRequests.id, ids)));
        await record(tx, platform, {
          region: home.region,
          customer: present,
          ids,
          period: 'candidatePiiRetentionPeriod',
          name: 'ATS request',
        });
        return ids.length;
      });
    }
  }
  return done;
}

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
  const within = async (tx: Database, ids: string[]) => {
    await queueErased(tx, platform, customerId, ids);
    await record(tx, platform, { region: stores.home.region, customer, ids, period: 'candidatePiiRetentionPeriod' });
  };
  await purgeCandidates(stores, {
    customerId,
    candidateIds: part.map(({ id }) => id),
    mode: 'deidentify',
    now,
    ...(only && { only }),
    within: async (tx, ids) => void (ids.length > 0 && (await within(tx, ids))),
  });
  return part.length;
}

interface Purged {
  region: Region;
  customer: Customer;
  ids: string[];
  period: keyof RetentionPeriod;
  name?: string;
}

async function record(
  tx: Database,
  { now, newId, settings }: Platform,
  { region, customer, ids, period, name = nameOf[period] }: Purged,
): Promise<void> {
  const { customerId, organizationId } = customer;
  const names = Object.fromEntries(ids.map((id) => [id, name]));
  const detail = { subjects: ids, customerId, organizationId, actorId: systemActor, names };
  const audited = {
    operation: 'AppsPurgeByRetention',
    args: { [period]: customer[period] },
    details: [detail],
    access: nothing,
    store: 'region',
  } as const;
  await writeAudit(tx, audited, { session: null, region, now, newId, settings });
}

const nameOf: Record<keyof RetentionPeriod, string> = {
  candidatePiiRetentionPeriod: `${standIn.firstName} ${standIn.lastName}`,
  videoRetentionPeriod: 'Video',
};
