import { eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { ssoConfigs } from '../../database/tenants.ts';

// A default group of single sign-on is not archived, and an archived group not made one (decisions §6), also where both are tried at the same
// moment. The two stand in different stores, so that a lock of the identity store stands for both.

const lockOf = (customerId: string) => sql`hashtext(${`default groups of ${customerId}`})`;

/** The groups that accounts made by a customer's single sign-on join, enabled or not. Nobody chooses others until the transaction ends. */
export async function holdDefaultGroups(identity: Database, customerId: string): Promise<readonly string[]> {
  await identity.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(customerId)})`);
  const [config] = await unscoped(identity).select(ssoConfigs, { groupIds: ssoConfigs.groupIds }, eq(ssoConfigs.customerId, customerId));
  return config?.groupIds ?? [];
}

/** Default groups are being chosen: no group of the customer is archived until the transaction ends. */
export async function holdGroupArchive(identity: Database, customerId: string): Promise<void> {
  await identity.execute(sql`select pg_advisory_xact_lock(${lockOf(customerId)})`);
}
