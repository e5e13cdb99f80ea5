import { and, eq, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf.ts';
import { logFailure } from '../database/outage.ts';
import { plannedByValues } from '../database/statements.ts';
import { storeName } from '../database/stores.ts';
import type { Database, Store, Stores } from '../database/stores.ts';
import { outbox } from '../database/tables/records.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { noCustomer } from '../audit.ts';
import { maxTries } from '../jobs/backoff.ts';
import { atsRequests } from '../services/ats-requests/table.ts';
import { backgroundJobs } from '../services/background-jobs/identityTable.ts';
import { deadLetters } from '../services/dead-letters/identityTable.ts';
import { webhookDeliveries } from '../services/webhook-deliveries/table.ts';
import type { Logger } from 'pino';
import { within } from './stores.ts';

type Letter = typeof deadLetters.$inferInsert;
type Candidate = Omit<Letter, 'store' | 'region' | 'seenAt'>;

/** Letters of a store that are listed: the newest ones. */
const mostLetters = 2000;
const batch = 1000;
/** Between two looks that readers cause, and the longest wait for a store, in ms. */
const [fresh, patience] = [2000, 1500];

const looks = new WeakMap<Stores, { at: number; look: Promise<void> }>();

/** Reads what was given up in the open stores, and writes it to the identity store. Rows of a store that is away stay as they were. */
export function lookForDeadLetters(stores: Stores, log: Logger): Promise<void> {
  const last = looks.get(stores);
  if (last && performance.now() - last.at < fresh) return last.look;
  const look = Promise.all(
    stores
      .opened()
      .map((store) =>
        within(readInto(stores, store), patience).catch((error: unknown) =>
          logFailure(log, error, { message: 'dead letters could not be read', store: storeName(store) }),
        ),
      ),
  ).then(() => undefined);
  looks.set(stores, { at: performance.now(), look });
  return look;
}

async function readInto(stores: Stores, store: Store): Promise<void> {
  const found = (await Promise.all(store.kind === 'identity' ? [mails(store.db), tasks(store.db)] : regional(store.db))).flat();
  const own = eq(deadLetters.store, storeName(store));
  const { db } = await stores.identity();
  const ids = found.map(({ id }) => id);
  await db.delete(deadLetters).where(and(own, not(isOneOf(deadLetters.id, ids)), plannedByValues));
  // A statement has at most 65,535 parameters.
  for (let start = 0; start < found.length; start += batch) {
    const rows = found.slice(start, start + batch).map((each) => ({
      ...each,
      ...{ store: storeName(store), region: store.region ?? null, seenAt: sql`now()` },
    }));
    await db
      .insert(deadLetters)
      .values(rows as unknown as Letter[])
      .onConflictDoUpdate({ target: [deadLetters.customerId, deadLetters.id], set });
  }
}

const set = {
  failedAt: sql`excluded.failed_at`,
  tries: sql`excluded.tries`,
  error: sql`excluded.error`,
  seenAt: sql`excluded.seen_at`,
};

const regional = (db: Database): Promise<Candidate[]>[] => [mails(db), texts(db), webhooks(db), requests(db)];

/** Suppressed mails were not to be sent. */
async function mails(db: Database): Promise<Candidate[]> {
  const { customerId, id, event: subject, createdAt, failedAt, tries, lastError: error } = outbox;
  const rows = await db
    .select({ customerId, id, subject, createdAt, failedAt, tries, error })
    .from(outbox)
    .where(and(isNotNull(failedAt), or(isNull(error), ne(error, 'suppressed'))))
    .orderBy(sql`${failedAt} desc`)
    .limit(mostLetters);
  return rows.map((row) => ({ ...row, kind: 'MAIL', failedAt: row.failedAt ?? row.createdAt }));
}

async function texts(db: Database): Promise<Candidate[]> {
  const { customerId, organizationId, id, event: subject, createdAt, failedAt, tries, lastError: error } = smsOutbox;
  const rows = await db
    .select({ customerId, organizationId, id, subject, createdAt, failedAt, tries, error })
    .from(smsOutbox)
    .where(isNotNull(failedAt))
    .orderBy(sql`${failedAt} desc`)
    .limit(mostLetters);
  return rows.map((row) => ({ ...row, kind: 'TEXT_MESSAGE', failedAt: row.failedAt ?? row.createdAt }));
}

/** A status, or that there was no answer: what an address answered may hold personal data. */
const errorOf = (lastStatus: number | null): string => (lastStatus === null ? 'NO_ANSWER' : `HTTP ${lastStatus}`);

async function webhooks(db: Database): Promise<Candidate[]> {
  const {
    customerId,
    organizationId,
    id,
    event: subject,
    createdAt,
    updatedAt: failedAt,
    requestCount: tries,
    lastStatus,
  } = webhookDeliveries;
  const rows = await db
    .select({ customerId, organizationId, id, subject, createdAt, failedAt, tries, lastStatus })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.status, 'FAILED'))
    .orderBy(sql`${failedAt} desc`)
    .limit(mostLetters);
  return rows.map(({ lastStatus: status, ...row }) => ({ ...row, kind: 'WEBHOOK', error: errorOf(status) }));
}

/** Those that can be repeated: the others are an ATS's own faults, which it was answered. */
async function requests(db: Database): Promise<Candidate[]> {
  const {
    customerId,
    organizationId,
    id,
    requestType,
    atsName,
    createdAt,
    updatedAt: failedAt,
    requestCount: tries,
    lastStatus,
  } = atsRequests;
  const subject = sql<string>`${atsName} || ' ' || ${requestType}`;
  const rows = await db
    .select({ customerId, organizationId, id, subject, createdAt, failedAt, tries, lastStatus })
    .from(atsRequests)
    .where(and(eq(atsRequests.status, 'ATS_REQUEST_FAILED'), eq(atsRequests.retryable, true)))
    .orderBy(sql`${failedAt} desc`)
    .limit(mostLetters);
  return rows.map(({ lastStatus: status, ...row }) => ({ ...row, kind: 'ATS_REQUEST', error: errorOf(status) }));
}

/** Background tasks are tried for ever; here are those that failed as often as a message before it is given up. */
async function tasks(db: Database): Promise<Candidate[]> {
  const { id, name, region, begunAt, failedAt, failures: tries, error } = backgroundJobs;
  const rows = await db
    .select({ id, name, region, begunAt, failedAt, tries, error })
    .from(backgroundJobs)
    .where(sql`${tries} >= ${maxTries}`);
  return rows.map(({ name: subject, region, begunAt: createdAt, ...row }) => ({
    ...row,
    ...{ kind: 'BACKGROUND_TASK', customerId: noCustomer, subject: region ? `${subject} ${region}` : subject },
    ...{ createdAt: createdAt ?? new Date(0), failedAt: row.failedAt ?? new Date(0) },
  }));
}
