import { and, eq, isNull } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { policies } from '../policies/tenant.ts';
import type { Statement } from '../../policy/statement.ts';
import { isOneOf } from '../../database/isOneOf.ts';

export async function statementsOf(region: Database, customerId: string, groupIds: readonly string[]): Promise<Map<string, Statement[]>> {
  const theirs = and(eq(policies.customerId, customerId), isOneOf(policies.groupId, groupIds), isNull(policies.archivedAt));
  const rows = await unscoped(region).select(policies, { groupId: policies.groupId, statements: policies.statements }, theirs);
  const found = new Map<string, Statement[]>(groupIds.map((id) => [id, []]));
  for (const { groupId, statements } of rows) found.get(groupId)?.push(...statements);
  return found;
}
