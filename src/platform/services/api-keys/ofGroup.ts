import { and, eq, isNull, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { apiKeys } from './tenant.ts';

/** Keys that have a group's rights, with all their groups. */
export const keysOfGroup = (region: Database, customerId: string, groupId: string) => {
  const has = sql`${apiKeys.groupIds} @> ${JSON.stringify([groupId])}::jsonb`;
  const theirs = and(eq(apiKeys.customerId, customerId), isNull(apiKeys.revokedAt), has);
  return unscoped(region).select(apiKeys, { id: apiKeys.id, groupIds: apiKeys.groupIds }, theirs);
};
