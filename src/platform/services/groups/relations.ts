import { and, eq, isNull, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from '../departments/tenant.ts';
import { groupMembers, groups } from './tenant.ts';
import { policies } from '../policies/tenant.ts';
import { users } from '../users/tenant.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { accessScope } from '../../policy/accessScope.ts';
import type { AccessScope } from '../../policy/accessScope.ts';
import { parseResource } from '../../policy/statement.ts';
import type { Scope } from '../../policy/statement.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { lazyFields } from '../../lists/lazyFields.ts';
import { departmentsCovered } from '../departments/treeAccess.ts';

export const groupColumns = {
  _id: groups.id,
  organizationId: groups.organizationId,
  customerId: groups.customerId,
  hierarchyId: groups.hierarchyId,
  name: groups.name,
  description: groups.description,
  version: groups.version,
  createdAt: groups.createdAt,
  updatedAt: groups.updatedAt,
  archivedAt: groups.archivedAt,
  tags: groups.tags,
};

export const groupFacts = ['usersCount', 'hierarchy', 'policy', 'talentHubPolicyId'];

export async function addGroupFacts(
  rows: Row[],
  requested: ReadonlySet<string>,
  { stores, region, session }: Pick<RequestContext, 'stores' | 'region' | 'session'>,
) {
  const { db } = await stores.region(region);
  const ids = rows.map((row) => row._id);
  if (requested.has('usersCount')) await addUsersCount(db, rows, ids);
  if (requested.has('hierarchy')) await addHierarchy(db, rows, ids);
  if (requested.has('policy') || requested.has('talentHubPolicyId'))
    await addPolicies(db, rows, ids, accessScope(session?.statements ?? [], 'org:viewHierarchy', region));
}

export const groupTypes = lazyFields(groupFacts, addGroupFacts);

export const asGroup = (row: { _id: string }): ResultOf<'ORGGetGroup'> => row as unknown as ResultOf<'ORGGetGroup'>;

async function addUsersCount(db: Database, rows: Row[], ids: string[]): Promise<void> {
  const all = unscoped(db);
  const isActive = and(eq(users.customerId, groupMembers.customerId), eq(users.id, groupMembers.userId), isNull(users.archivedAt));
  const counted = await all
    .select(
      groupMembers,
      { groupId: groupMembers.groupId, count: sql<number>`count(*)::int` },
      and(isOneOf(groupMembers.customerId, customersOf(rows)), isOneOf(groupMembers.groupId, ids), all.exists(users, isActive)),
    )
    .groupBy(groupMembers.groupId);
  const counts = new Map(counted.map(({ groupId, count }) => [groupId, count]));
  for (const row of rows) row['usersCount'] = counts.get(row._id) ?? 0;
}

async function addHierarchy(db: Database, rows: Row[], ids: string[]): Promise<void> {
  const all = unscoped(db);
  const own = await all.select(groups, { id: groups.id, hierarchyId: groups.hierarchyId }, isOneOf(groups.id, ids));
  const found = await all.select(
    hierarchies,
    hierarchies,
    isOneOf(
      hierarchies.id,
      own.map(({ hierarchyId }) => hierarchyId),
    ),
  );
  const nodes = new Map(
    found.map(({ id, path: _path, depth: _depth, position: _position, ...row }) => [id, { ...row, _id: id, children: [] }]),
  );
  const places = new Map(own.map(({ id, hierarchyId }) => [id, hierarchyId]));
  for (const row of rows) row['hierarchy'] = nodes.get(places.get(row._id) ?? '');
}

async function addPolicies(db: Database, rows: Row[], ids: string[], seen: AccessScope): Promise<void> {
  const ofGroups = and(isOneOf(policies.customerId, customersOf(rows)), isOneOf(policies.groupId, ids));
  const found = await unscoped(db).select(policies, policies, and(ofGroups, isNull(policies.archivedAt)));
  const hidden = await namingUnseen(db, found, seen);
  for (const row of rows) {
    const own = found.filter(({ groupId }) => groupId === row._id);
    const console = own.find(({ purpose, id }) => purpose === 'console' && !hidden.has(id));
    row['policy'] = console && {
      id: console.id,
      name: console.name,
      description: console.description,
      tags: console.tags,
      statements: console.statements,
      version: console.version,
    };
    row['talentHubPolicyId'] = own.find(({ purpose }) => purpose === 'talentHub')?.id ?? null;
  }
}

async function namingUnseen(db: Database, found: readonly TenantRow<typeof policies>[], seen: AccessScope): Promise<ReadonlySet<string>> {
  if (seen.everything) return new Set();
  const scopes = found.map(({ statements }) =>
    statements.flatMap(({ resources }) => resources.map((resource) => parseResource(resource)?.scope ?? {})),
  );
  const named = [...new Set(scopes.flat().flatMap(({ hierarchy }) => hierarchy ?? []))];
  const ofCustomers = and(
    isOneOf(hierarchies.customerId, [...new Set(found.map(({ customerId }) => customerId))]),
    isOneOf(hierarchies.id, named),
  );
  const columns = {
    id: hierarchies.id,
    customer: hierarchies.customerId,
    organization: hierarchies.organizationId,
    path: hierarchies.path,
  };
  const departments = named.length > 0 ? await unscoped(db).select(hierarchies, columns, ofCustomers) : [];
  const covered = new Set(
    departments.flatMap(({ id, customer, organization, path }) =>
      departmentsCovered(seen, { region: seen.region ?? '', organization, customer })(path.split('/').filter(Boolean)) ? [id] : [],
    ),
  );
  const isSeen = (own: string, { customer, hierarchy }: Scope) =>
    (customer === undefined || customer === own) && (hierarchy === undefined || covered.has(hierarchy));
  return new Set(found.filter(({ customerId }, index) => !scopes[index]?.every((scope) => isSeen(customerId, scope))).map(({ id }) => id));
}
