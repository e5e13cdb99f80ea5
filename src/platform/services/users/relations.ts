import { and, eq, isNotNull } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { identities } from '../auth/identityTable.ts';
import { factors } from '../factors/identityTable.ts';
import { customers } from '../customers/tenant.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { users } from './tenant.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { accessScope } from '../../policy/accessScope.ts';
import type { AccessScope } from '../../policy/accessScope.ts';
import { filterLocked } from '../auth/unlock.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { customerColumns } from '../customers/list.ts';
import { groupColumns } from '../groups/relations.ts';
import { lazyFields } from '../../lists/lazyFields.ts';

export const userColumns = {
  _id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  organizationId: users.organizationId,
  customerId: users.customerId,
  hierarchyId: users.hierarchyId,
  lastActive: users.lastActiveAt,
  mfaEnabled: users.mfaEnabled,
  notes: users.notes,
  version: users.version,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  archivedAt: users.archivedAt,
};

type RelationContext = RequestContext & { access?: AccessScope };

export const userFacts = ['group', 'groupIds', 'locked', 'lastPasswordUpdatedAt', 'customer', 'mfaMethod'];

/** Call it outside transactions of the region. */
export async function addUserFacts(rows: Row[], requested: ReadonlySet<string>, context: RelationContext): Promise<void> {
  if (requested.has('group') || requested.has('groupIds')) await addGroups(rows, context);
  if (requested.has('locked') || requested.has('lastPasswordUpdatedAt')) await addAccount(rows, context);
  if (requested.has('customer')) await addCustomer(rows, context);
  if (requested.has('mfaMethod')) await addMfaMethod(rows, context);
}

export const userTypes = lazyFields(userFacts, addUserFacts);

export const asUser = (row: { _id: string }): ResultOf<'ORGGetUser'> => row as unknown as ResultOf<'ORGGetUser'>;

async function addGroups(rows: Row[], { stores, region, session, access }: RelationContext): Promise<void> {
  const { db } = await stores.region(region);
  const members = await unscoped(db).select(
    groupMembers,
    groupMembers,
    and(
      isOneOf(groupMembers.customerId, customersOf(rows)),
      isOneOf(
        groupMembers.userId,
        rows.map((row) => row._id),
      ),
    ),
  );
  const within = access ?? accessScope(session?.statements ?? [], 'org:viewUser', region);
  const known = await scoped(db, within)
    .select(groups, groupColumns, isOneOf(groups.id, [...new Set(members.map(({ groupId }) => groupId))]))
    .orderBy(groups.name, groups.id);
  const groupsOf = new Map(rows.map((row) => [row._id, new Set<string>()]));
  for (const { userId, groupId } of members) groupsOf.get(userId)?.add(groupId);
  for (const row of rows) {
    row['group'] = known.filter(({ _id }) => groupsOf.get(row._id)?.has(_id)).map((group) => ({ ...group }));
    row['groupIds'] = (row['group'] as { _id: string }[]).map(({ _id }) => _id);
  }
}

async function addAccount(rows: Row[], context: RelationContext): Promise<void> {
  const { db } = await context.stores.identity();
  const accounts = await db
    .select({ id: identities.id, email: identities.email, passwordUpdatedAt: identities.passwordUpdatedAt })
    .from(identities)
    .where(
      isOneOf(
        identities.id,
        rows.map((row) => row._id),
      ),
    );
  const locked = await filterLocked(
    db,
    context,
    accounts.map(({ email }) => email),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  for (const row of rows) {
    const account = byId.get(row._id);
    row['locked'] = account !== undefined && locked.has(account.email);
    row['lastPasswordUpdatedAt'] = account?.passwordUpdatedAt ?? null;
  }
}

async function addCustomer(rows: Row[], { stores, region }: RelationContext): Promise<void> {
  const { db } = await stores.identity();
  const found = await unscoped(db).select(
    customers,
    customerColumns,
    and(eq(customers.awsRegion, region), isOneOf(customers.id, customersOf(rows))),
  );
  const byId = new Map(found.map((customer) => [customer._id, customer]));
  for (const row of rows) row['customer'] = byId.get(String(row['customerId']));
}

async function addMfaMethod(rows: Row[], { stores }: RelationContext): Promise<void> {
  const { db } = await stores.identity();
  const ids = rows.map((row) => row._id);
  const own = await db
    .select({ identityId: factors.identityId, kind: factors.kind })
    .from(factors)
    .where(and(isOneOf(factors.identityId, ids), isNotNull(factors.confirmedAt)));
  for (const row of rows) {
    const kinds = own.filter(({ identityId }) => identityId === row._id).map(({ kind }) => kind);
    const best = kinds.includes('PASSKEY') ? 'PASSKEY' : kinds[0];
    row['mfaMethod'] = best ?? (row['mfaEnabled'] ? 'EMAIL' : null);
  }
}
