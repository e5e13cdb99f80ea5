import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { ScimContext } from './context.ts';
import { scimLinks } from './tenant.ts';

type Column = 'external_id' | 'user_name' | 'removed_at' | 'updated_at';

/** A link’s value next to a user or group. Names are written out, since a query of one table leaves tables out of its columns. */
export function linked<Value>(table: 'users' | 'groups', column: Column): SQL<Value> {
  const owner = sql.identifier(table);
  return sql<Value>`(select scim_links.${sql.identifier(column)} from scim_links
    where scim_links.customer_id = ${owner}.customer_id and scim_links.id = ${owner}.id)`;
}

interface LinkValues {
  externalId?: string | null;
  userName?: string | null;
  removedAt?: Date | null;
}

export async function writeLink(
  { home, session, tools }: ScimContext,
  kind: 'User' | 'Group',
  id: string,
  values: LinkValues,
): Promise<void> {
  const { customerId, organizationId } = session;
  const now = tools.now();
  const all = unscoped(home.db);
  const own = { customerId, organizationId, id, kind, ...values, createdAt: now, updatedAt: now };
  if ((await all.insert(scimLinks, [own], scimLinks.id)).length > 0) return;
  await all.update(scimLinks, { ...values, updatedAt: now }, isOf(customerId, id));
}

const isOf = (customerId: string, id: string): SQL | undefined => and(eq(scimLinks.customerId, customerId), eq(scimLinks.id, id));

export async function isLinked({ home, session }: ScimContext, id: string): Promise<boolean> {
  return (await unscoped(home.db).select(scimLinks, { id: scimLinks.id }, isOf(session.customerId, id))).length > 0;
}
