import { and, eq, gt } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { preparedRead } from '../../database/prepared.ts';
import { scoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { loginAttempts } from './identityTable.ts';
import { users } from '../users/tenant.ts';
import { notFound } from '../../errors.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { attemptKey, noTries } from './attempts.ts';

export const unlockUser = operation('AuthUnlockUser', { store: 'identity', ...alsoRegion }, async ({ input }, context) => {
  const home = await context.stores.region(context.region);
  const [user] = await scoped(home.db, context.access).select(users, users, eq(users.id, input.id));
  if (!user) throw notFound();
  const unlocked = await context.tx
    .update(loginAttempts)
    .set(noTries)
    .where(and(eq(loginAttempts.accountHash, await attemptKey(context, user.email)), gt(loginAttempts.lockedUntil, context.now())))
    .returning({ key: loginAttempts.emailHash });
  const { customerId, organizationId } = user;
  context.audit({ subjects: [user.id], customerId, organizationId, names: { [user.id]: `${user.firstName} ${user.lastName}` } });
  return { isUnlockUserSuccess: unlocked.length > 0 };
});

/** Those of these keys that are locked at a time. */
export const lockedAmong = (db: Database, keys: Placeholder, now: Placeholder) =>
  db
    .select({ key: loginAttempts.accountHash })
    .from(loginAttempts)
    .where(and(isOneOf(loginAttempts.accountHash, keys), gt(loginAttempts.lockedUntil, now)));

const lockedKeys = preparedRead((db, value: (name: 'keys' | 'now') => Placeholder) => lockedAmong(db, value('keys'), value('now')));

/** Addresses by the keys under which their tries are counted. */
export const attemptKeys = async (context: RequestContext, emails: readonly string[]): Promise<Map<string, string>> =>
  new Map(await Promise.all(emails.map(async (email) => [await attemptKey(context, email), email] as const)));

export async function filterLocked(db: Database, context: RequestContext, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const keys = await attemptKeys(context, emails);
  const rows = await lockedKeys(db, { keys: [...keys.keys()], now: context.now().toISOString() });
  return new Set(rows.flatMap(({ key }) => keys.get(key ?? '') ?? []));
}
