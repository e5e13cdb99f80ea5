import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { preparedRead } from '../../database/prepared.ts';
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
import { normalEmail } from '../auth/attempts.ts';
import { attemptKeys, filterLocked, lockedAmong } from '../auth/unlock.ts';
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
  const needs = (...fields: string[]) => fields.some((field) => requested.has(field));
  await Promise.all([
    needs('group', 'groupIds') && addGroups(rows, context),
    needs('locked', 'lastPasswordUpdatedAt', 'mfaMethod') && addAccount(rows, requested, context),
    needs('customer') && addCustomer(rows, context),
  ]);
}

export const userTypes = lazyFields(userFacts, addUserFacts);

export const asUser = (row: { _id: string }): ResultOf<'ORGGetUser'> => row as unknown as ResultOf<'ORGGetUser'>;

async function addGroups(rows: Row[], { stores, region, session, access }: RelationContext): Promise<void> {
  const { db } = await stores.region(region);
  const within = access ?? accessScope(session?.statements ?? [], 'org:viewUser', region);
  const ids = rows.map((row) => row._id);
  const isOfThem = and(
    eq(groupMembers.customerId, groups.customerId),
    eq(groupMembers.groupId, groups.id),
    isOneOf(groupMembers.customerId, customersOf(rows)),
    isOneOf(groupMembers.userId, ids),
  );
  const found = await scoped(db, within)
    .select(
      groups,
      { group: groupColumns, members: sql<string[]>`array(${unscoped(db).select(groupMembers, { id: groupMembers.userId }, isOfThem)})` },
      and(isOneOf(groups.customerId, customersOf(rows)), unscoped(db).exists(groupMembers, isOfThem)),
    )
    .orderBy(groups.name, groups.id);
  for (const row of rows) {
    const own = found.flatMap(({ group, members }) => (members.includes(row._id) ? [{ ...group }] : []));
    row['group'] = own;
    row['groupIds'] = own.map(({ _id }) => _id);
  }
}

const accountsByIds = preparedRead((db, value: (name: 'ids' | 'keys' | 'now') => Placeholder) => {
  const own = db
    .select({ kind: factors.kind })
    .from(factors)
    .where(and(eq(factors.identityId, identities.id), isNotNull(factors.confirmedAt)));
  const { id, email, passwordUpdatedAt } = identities;
  const locked = sql<string[]>`array(${lockedAmong(db, value('keys'), value('now'))})`;
  return db
    .select({ id, email, passwordUpdatedAt, factors: sql<string[]>`array(${own})`, locked })
    .from(identities)
    .where(isOneOf(id, value('ids')));
});

async function addAccount(rows: Row[], requested: ReadonlySet<string>, context: RelationContext): Promise<void> {
  const { db } = await context.stores.identity();
  const emails = requested.has('locked') ? rows.map((row) => normalEmail(String(row['email']))) : [];
  const keys = await attemptKeys(context, emails);
  const accounts = await accountsByIds(db, { ids: rows.map((row) => row._id), keys: [...keys.keys()], now: context.now().toISOString() });
  const locked = new Set(accounts[0]?.locked.map((key) => keys.get(key)));
  // An account whose address has just been changed is looked up by its own.
  const moved = requested.has('locked') ? accounts.flatMap(({ email }) => (emails.includes(email) ? [] : [email])) : [];
  for (const email of await filterLocked(db, context, moved)) locked.add(email);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  for (const row of rows) {
    const account = byId.get(row._id);
    const kinds = account?.factors ?? [];
    row['locked'] = account !== undefined && locked.has(account.email);
    row['lastPasswordUpdatedAt'] = account?.passwordUpdatedAt ?? null;
    row['mfaMethod'] = (kinds.includes('PASSKEY') ? 'PASSKEY' : kinds[0]) ?? (row['mfaEnabled'] ? 'EMAIL' : null);
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
