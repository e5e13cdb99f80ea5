import { eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { ssoConfigs } from '../sso/tenant.ts';

// Default groups and archived groups are in different stores, so a lock of the identity store keeps them apart (decisions §6).

const lockOf = (customerId: string) => sql`hashtext(${`default groups of ${customerId}`})`;

export async function holdDefaultGroups(identity: Database, customerId: string): Promise<readonly string[]> {
  await identity.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(customerId)})`);
  const [config] = await unscoped(identity).select(ssoConfigs, { groupIds: ssoConfigs.groupIds }, eq(ssoConfigs.customerId, customerId));
  return config?.groupIds ?? [];
}

export async function holdGroupArchive(identity: Database, customerId: string): Promise<void> {
  await identity.execute(sql`select pg_advisory_xact_lock(${lockOf(customerId)})`);
}
