import { and, eq, isNull, sql } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { scimTokens } from '../scim-tokens/tenant.ts';
import { scimLinks } from './tenant.ts';

/** Groups among ids whose members an identity provider sets over SCIM; none once all of the customer's tokens are revoked. */
export async function managedGroups(region: Database, customerId: string, ids: readonly string[]): Promise<Set<string>> {
  const all = unscoped(region);
  const hasToken = all.exists(scimTokens, and(eq(scimTokens.customerId, customerId), isNull(scimTokens.revokedAt)));
  const linkedGroup = and(eq(scimLinks.customerId, customerId), eq(scimLinks.kind, 'Group'), isOneOf(scimLinks.id, ids));
  const rows = await all.select(scimLinks, { id: scimLinks.id }, and(linkedGroup, sql`${hasToken}`));
  return new Set(rows.map(({ id }) => id));
}
