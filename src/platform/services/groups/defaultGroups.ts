import { eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { ssoConfigs } from '../sso/tenant.ts';

// Default groups and archived groups are in different stores, so a lock of the identity store keeps them apart (decisions §6).

export type GivenBy = 'refusals.defaultGroup' | 'refusals.mappedGroup';

const lockOf = (customerId: string) => sql`hashtext(${`default groups of ${customerId}`})`;

/** Groups that single sign-on gives, with the reason why they cannot be archived. */
export async function holdDefaultGroups(identity: Database, customerId: string): Promise<ReadonlyMap<string, GivenBy>> {
  await identity.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(customerId)})`);
  const given = { groupIds: ssoConfigs.groupIds, groupMappings: ssoConfigs.groupMappings };
  const [config] = await unscoped(identity).select(ssoConfigs, given, eq(ssoConfigs.customerId, customerId));
  return new Map<string, GivenBy>([
    ...(config?.groupMappings ?? []).map(({ groupId }) => [groupId, 'refusals.mappedGroup'] as const),
    ...(config?.groupIds ?? []).map((id) => [id, 'refusals.defaultGroup'] as const),
  ]);
}

export async function holdGroupArchive(identity: Database, customerId: string): Promise<void> {
  await identity.execute(sql`select pg_advisory_xact_lock(${lockOf(customerId)})`);
}
