import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { identities } from '../../database/tables/accounts.ts';
import { customers, organizations } from '../../database/tenants.ts';
import { normalEmail } from './attempts.ts';

export type Identity = typeof identities.$inferSelect;

/** The identity of an address, and whether it may sign in now. */
export async function findIdentity(db: Database, email: string): Promise<{ identity: Identity; active: boolean } | null> {
  const [row] = await db
    .select({ identity: identities, active: mayBeSignedIn(db).mapWith(Boolean) })
    .from(identities)
    .where(eq(identities.email, normalEmail(email)));
  return row ?? null;
}

/** A condition on an identity: neither it nor its customer or organisation is archived. */
export function mayBeSignedIn(db: Database): SQL {
  const all = unscoped(db);
  const customer = all.exists(customers, and(eq(customers.id, identities.customerId), isNull(customers.archivedAt)));
  const organization = all.exists(organizations, and(eq(organizations.id, identities.organizationId), isNull(organizations.archivedAt)));
  return and(isNull(identities.archivedAt), customer, organization) as SQL;
}
