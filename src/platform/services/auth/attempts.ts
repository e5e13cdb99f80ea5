import { and, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { loginAttempts } from '../../database/tables/accounts.ts';
import { lockTimes, maxTries, tryMemory } from './lifetimes.ts';
import { keyedHash } from './secret.ts';

/** One person, one address: outer spaces, case and the width of letters do not count (decisions §5 «e-mail addresses»). */
export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Rate-limit key of an account: a keyed hash, also for unknown addresses. */
export const attemptKey = async (context: RequestContext, email: string): Promise<string> =>
  (await keyedHash(context, 'attempts', normalEmail(email))).toString('base64url');

/** A count of tries: an account's, or an account's on one known device, for passwords or for mailed codes. */
export interface TryCounter {
  key: string;
  accountHash: string | null;
  isCode: boolean;
}

/** Known devices have a counter of their own, so that nobody else's tries lock them out. */
export async function counterOf(
  context: RequestContext,
  email: string,
  { deviceId, isCode = false }: { deviceId?: string | undefined; isCode?: boolean },
): Promise<TryCounter> {
  const accountHash = await attemptKey(context, email);
  if (deviceId === undefined && !isCode) return { key: accountHash, accountHash, isCode };
  const key = await keyedHash(context, isCode ? 'code attempts' : 'device attempts', `${accountHash}\0${deviceId ?? ''}`);
  return { key: key.toString('base64url'), accountHash, isCode };
}

/** Number of tries left after this one, or the end of the lock. */
export type Try = { left: number; lockedUntil: Date | null } | { left: null; lockedUntil: Date };

/**
 * Takes one try before the password is looked at, so that no number of parallel calls gets more than five checks.
 * The fifth try locks at once, each time for longer; a correct password clears the count.
 */
export async function takeTry(db: Database, counter: TryCounter, now: Date): Promise<Try> {
  const { key, accountHash, isCode } = counter;
  const forgotten = sql`${loginAttempts.lastTryAt} <= ${at(now, -tryMemory)}`;
  const tries = sql<number>`(case when ${loginAttempts.lockedUntil} is not null or ${forgotten} then 1 else ${loginAttempts.tries} + 1 end)`;
  const locks = sql<number>`(case when ${forgotten} then 0 else ${loginAttempts.locks} end)`;
  const [first, second, further] = lockTimes;
  const end = sql`case ${locks} when 0 then ${at(now, first)} when 1 then ${at(now, second)} else ${at(now, further)} end`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ emailHash: key, accountHash, isCode, tries: 1, lockedUntil: null, lastTryAt: now })
    .onConflictDoUpdate({
      target: loginAttempts.emailHash,
      set: {
        tries,
        lockedUntil: sql`case when ${tries} >= ${maxTries} then ${end} end`,
        locks: sql`${locks} + case when ${tries} >= ${maxTries} then 1 else 0 end`,
        lastTryAt: now,
      },
      // Locked is «before the end», so that the lock opens exactly at it.
      setWhere: sql`${loginAttempts.lockedUntil} is null or ${loginAttempts.lockedUntil} <= ${at(now, 0)}`,
    })
    .returning({ tries: loginAttempts.tries, lockedUntil: loginAttempts.lockedUntil });
  if (row) return { left: maxTries - row.tries, lockedUntil: row.lockedUntil };
  return { left: null, lockedUntil: (await lockOf(db, counter, now)) ?? now };
}

/** Returns a try whose password was right but whose sign-in the store could not complete, and ends the lock that it set. */
export async function giveBackTry(db: Database, { key }: TryCounter, { lockedUntil }: Try): Promise<void> {
  await db
    .update(loginAttempts)
    .set({
      tries: sql`greatest(${loginAttempts.tries} - 1, 0)`,
      ...(lockedUntil && { lockedUntil: null, locks: sql`greatest(${loginAttempts.locks} - 1, 0)` }),
    })
    // A lock that another try has set since stays.
    .where(
      and(
        eq(loginAttempts.emailHash, key),
        sql`${loginAttempts.lockedUntil} is not distinct from ${lockedUntil?.toISOString() ?? null}::timestamptz`,
      ),
    );
}

/** Returns the end of a counter's lock; null if it is not locked. */
export async function lockOf(db: Database, { key }: TryCounter, now: Date): Promise<Date | null> {
  const [row] = await db.select({ lockedUntil: loginAttempts.lockedUntil }).from(loginAttempts).where(eq(loginAttempts.emailHash, key));
  return row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : null;
}

/** A completed sign-in clears the count; failures before it are still to be reported. */
export const forgetTries = async (db: Database, { key }: TryCounter): Promise<void> => {
  await db.update(loginAttempts).set(noTries).where(eq(loginAttempts.emailHash, key));
};

/** A new password clears all counts of the account, its devices' too. */
export const forgetAllTries = async (db: Database, accountHash: string): Promise<void> => {
  await db.update(loginAttempts).set(noTries).where(eq(loginAttempts.accountHash, accountHash));
};

export const noTries = { tries: 0, locks: 0, lockedUntil: null };

const at = (now: Date, shift: number) => sql`${new Date(now.getTime() + shift).toISOString()}::timestamptz`;
