import { eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { ssoConfigs } from '../sso/tenant.ts';

// Keeps default groups of single sign-on and archived groups apart (decisions §6), even if both change at once. They are in different
// stores, so a lock of the identity store covers both.

const lockOf = (customerId: string) => sql`hashtext(${`default groups of ${customerId}`})`;

/** Locks and returns the default groups of a customer's single sign-on, enabled or not. */
export async function holdDefaultGroups(identity: Database, customerId: string): Promise<readonly string[]> {
  await identity.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(customerId)})`);
  const [config] = await unscoped(identity).select(ssoConfigs, { groupIds: ssoConfigs.groupIds }, eq(ssoConfigs.customerId, customerId));
  return config?.groupIds ?? [];
}

/** Locks a customer's groups against archiving while default groups change. */
export async function holdGroupArchive(identity: Database, customerId: string): Promise<void> {
  await identity.execute(sql`select pg_advisory_xact_lock(${lockOf(customerId)})`);
}
