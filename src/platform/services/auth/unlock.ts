import { and, eq, gt, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
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

export async function filterLocked(db: Database, context: RequestContext, emails: string[]): Promise<Set<string>> {
  const keys = new Map(await Promise.all(emails.map(async (email) => [await attemptKey(context, email), email] as const)));
  const rows = await db
    .select({ key: loginAttempts.accountHash })
    .from(loginAttempts)
    .where(and(inArray(loginAttempts.accountHash, [...keys.keys()]), gt(loginAttempts.lockedUntil, context.now())));
  return new Set(rows.flatMap(({ key }) => keys.get(key ?? '') ?? []));
}
