import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { preparedRead } from '../../database/prepared.ts';
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

const groupFacts = ['usersCount', 'hierarchy', 'policy', 'talentHubPolicyId'];

/** Columns that facts need. */
export const groupNeeds = {
  ...Object.fromEntries(groupFacts.map((fact) => [fact, ['customerId']])),
  hierarchy: ['customerId', 'hierarchyId'],
};

/** Call it outside transactions of the region. */
export async function addGroupFacts(
  rows: Row[],
  requested: ReadonlySet<string>,
  { stores, region, session }: Pick<RequestContext, 'stores' | 'region' | 'session'>,
) {
  const { db } = await stores.region(region);
  const theirs = { customerIds: customersOf(rows), ids: rows.map((row) => row._id) };
  await Promise.all([
    requested.has('usersCount') && addUsersCount(db, rows, theirs),
    requested.has('hierarchy') && addHierarchy(db, rows),
    (requested.has('policy') || requested.has('talentHubPolicyId')) &&
      addPolicies(db, rows, theirs, accessScope(session?.statements ?? [], 'org:viewHierarchy', region)),
  ]);
}

export const groupTypes = lazyFields(groupFacts, addGroupFacts);

export const asGroup = (row: { _id: string }): ResultOf<'ORGGetGroup'> => row as unknown as ResultOf<'ORGGetGroup'>;

interface Theirs extends Record<string, unknown> {
  customerIds: string[];
  ids: string[];
}

const countsOf = preparedRead((db, value: (name: 'customerIds' | 'ids') => Placeholder) => {
  const all = unscoped(db);
  const { customerId, groupId, userId } = groupMembers;
  const isActive = all.exists(users, and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.archivedAt)));
  const ofGroups = and(isOneOf(customerId, value('customerIds')), isOneOf(groupId, value('ids')), isActive);
  return all.select(groupMembers, { groupId, count: sql<number>`count(*)::int` }, ofGroups).groupBy(groupId);
});

async function addUsersCount(db: Database, rows: Row[], theirs: Theirs): Promise<void> {
  const counts = new Map((await countsOf(db, theirs)).map(({ groupId, count }) => [groupId, count]));
  for (const row of rows) row['usersCount'] = counts.get(row._id) ?? 0;
}

const departmentsByIds = preparedRead((db, value: (name: 'ids') => Placeholder) =>
  unscoped(db).select(hierarchies, hierarchies, isOneOf(hierarchies.id, value('ids'))),
);

async function addHierarchy(db: Database, rows: Row[]): Promise<void> {
  const found = await departmentsByIds(db, { ids: [...new Set(rows.map((row) => String(row['hierarchyId'])))] });
  const nodes = new Map(
    found.map(({ id, path: _path, depth: _depth, position: _position, ...row }) => [id, { ...row, _id: id, children: [] }]),
  );
  for (const row of rows) row['hierarchy'] = nodes.get(String(row['hierarchyId']));
}

const policiesOf = preparedRead((db, value: (name: 'customerIds' | 'ids') => Placeholder) =>
  unscoped(db).select(
    policies,
    policies,
    and(isOneOf(policies.customerId, value('customerIds')), isOneOf(policies.groupId, value('ids')), isNull(policies.archivedAt)),
  ),
);

async function addPolicies(db: Database, rows: Row[], theirs: Theirs, seen: AccessScope): Promise<void> {
  const found = await policiesOf(db, theirs);
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
