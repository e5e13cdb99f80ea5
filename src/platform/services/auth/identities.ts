import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { identities } from './identityTable.ts';
import { customers } from '../customers/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { normalEmail } from './attempts.ts';

export type Identity = typeof identities.$inferSelect;

interface FoundIdentity {
  identity: Identity;
  active: boolean;
}

export const findIdentity = (db: Database, email: string): Promise<FoundIdentity | null> =>
  find(db, eq(identities.email, normalEmail(email)));

export const findIdentityById = (db: Database, id: string): Promise<FoundIdentity | null> => find(db, eq(identities.id, id));

export const signsInElsewhere = ({ source }: Pick<Identity, 'source'>): boolean => source === 'SSO';

async function find(db: Database, which: SQL): Promise<FoundIdentity | null> {
  const [row] = await db
    .select({ identity: identities, active: mayBeSignedIn(db).mapWith(Boolean) })
    .from(identities)
    .where(which);
  return row ?? null;
}

export function mayBeSignedIn(db: Database): SQL {
  const all = unscoped(db);
  const customer = all.exists(customers, and(eq(customers.id, identities.customerId), isNull(customers.archivedAt)));
  const organization = all.exists(organizations, and(eq(organizations.id, identities.organizationId), isNull(organizations.archivedAt)));
  return and(isNull(identities.archivedAt), customer, organization) as SQL;
}
