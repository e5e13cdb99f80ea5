import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { loginAttempts } from '../../database/tables/accounts.ts';
import { lockTime, maxTries, tryMemory } from './lifetimes.ts';
import { keyedHash } from './secret.ts';

/** One person, one address: outer spaces, case and the width of letters do not count (decisions §5 «e-mail addresses»). */
export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Under which tries are counted: unknown addresses too, and none in clear. */
export const attemptKey = async (context: RequestContext, email: string): Promise<string> =>
  (await keyedHash(context, 'attempts', normalEmail(email))).toString('base64url');

/**
 * Takes one try before the password is looked at, so that no number of parallel calls gets more than five checks.
 * Answers how many are left after this one; null while the address is locked. The fifth locks at once and a right password undoes it.
 */
export async function takeTry(db: Database, key: string, now: Date): Promise<{ left: number } | null> {
  const startsAnew = sql`(${loginAttempts.lockedUntil} is not null or ${loginAttempts.lastTryAt} <= ${at(now, -tryMemory)})`;
  const tries = sql<number>`(case when ${startsAnew} then 1 else ${loginAttempts.tries} + 1 end)`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ emailHash: key, tries: 1, lockedUntil: null, lastTryAt: now })
    .onConflictDoUpdate({
      target: loginAttempts.emailHash,
      set: { tries, lockedUntil: sql`case when ${tries} >= ${maxTries} then ${at(now, lockTime)} end`, lastTryAt: now },
      // Locked is «before the end», so that the lock opens exactly at it.
      setWhere: sql`${loginAttempts.lockedUntil} is null or ${loginAttempts.lockedUntil} <= ${at(now, 0)}`,
    })
    .returning({ tries: loginAttempts.tries });
  return row ? { left: maxTries - row.tries } : null;
}

/** A completed sign-in clears the count. */
export const forgetTries = async (db: Database, key: string): Promise<void> => {
  await db.delete(loginAttempts).where(eq(loginAttempts.emailHash, key));
};

const at = (now: Date, shift: number) => sql`${new Date(now.getTime() + shift).toISOString()}::timestamptz`;
