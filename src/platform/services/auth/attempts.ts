import { and, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { loginAttempts } from './identityTable.ts';
import { lockTimes, maxTries, tryMemory } from './lifetimes.ts';
import { keyedHash } from './secret.ts';
import type { Keyed } from './secret.ts';

/** Normalised address: ignores outer spaces, case and letter width (decisions §5 “e-mail addresses”). */
export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Rate-limit key of an account: a keyed hash, also for unknown addresses. */
export const attemptKey = async (context: Keyed, email: string): Promise<string> =>
  (await keyedHash(context, 'attempts', normalEmail(email))).toString('base64url');

export interface TryCounter {
  key: string;
  accountHash: string | null;
  isCode: boolean;
}

/** Known devices have their own counter, so that strangers cannot lock them out. */
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

export type Try = { left: number; lockedUntil: Date | null } | { left: null; lockedUntil: Date };

/** Takes the try before the password is checked, so that parallel calls share the same five; the fifth locks, ever longer. */
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
      // `<=`: the lock opens exactly at its end.
      setWhere: sql`${loginAttempts.lockedUntil} is null or ${loginAttempts.lockedUntil} <= ${at(now, 0)}`,
    })
    .returning({ tries: loginAttempts.tries, lockedUntil: loginAttempts.lockedUntil });
  if (row) return { left: maxTries - row.tries, lockedUntil: row.lockedUntil };
  return { left: null, lockedUntil: (await lockOf(db, counter, now)) ?? now };
}

/** Gives back the try of a correct password whose sign-in the store failed to complete, and ends the lock it set. */
export async function giveBackTry(db: Database, { key }: TryCounter, { lockedUntil }: Try): Promise<void> {
  await db
    .update(loginAttempts)
    .set({
      tries: sql`greatest(${loginAttempts.tries} - 1, 0)`,
      ...(lockedUntil && { lockedUntil: null, locks: sql`greatest(${loginAttempts.locks} - 1, 0)` }),
    })
    .where(
      and(
        eq(loginAttempts.emailHash, key),
        sql`${loginAttempts.lockedUntil} is not distinct from ${lockedUntil?.toISOString() ?? null}::timestamptz`,
      ),
    );
}

export async function lockOf(db: Database, { key }: TryCounter, now: Date): Promise<Date | null> {
  const [row] = await db.select({ lockedUntil: loginAttempts.lockedUntil }).from(loginAttempts).where(eq(loginAttempts.emailHash, key));
  return row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : null;
}

export const forgetTries = async (db: Database, { key }: TryCounter): Promise<void> => {
  await db.update(loginAttempts).set(noTries).where(eq(loginAttempts.emailHash, key));
};

export const forgetAllTries = async (db: Database, accountHash: string): Promise<void> => {
  await db.update(loginAttempts).set(noTries).where(eq(loginAttempts.accountHash, accountHash));
};

export const noTries = { tries: 0, locks: 0, lockedUntil: null };

const at = (now: Date, shift: number) => sql`${new Date(now.getTime() + shift).toISOString()}::timestamptz`;
