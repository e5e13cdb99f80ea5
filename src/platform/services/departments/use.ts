import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantTable } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { apiKeys } from '../api-keys/tenant.ts';
import { assessmentPackages } from '../assessment-packages/tenant.ts';
import { atsTenants } from '../ats-tenants/tenant.ts';
import { hierarchies } from './tenant.ts';
import { groups } from '../groups/tenant.ts';
import { users } from '../users/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { workflowSets } from '../workflow-sets/tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import { conflict } from '../../errors.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { isOneOf } from '../../database/isOneOf.ts';

// A department with active content cannot be archived (decisions §6); the refusal names the content.

interface Kind {
  kind: 'groups' | 'vacancies' | 'users' | 'workflows' | 'workflowSets' | 'packages' | 'tenants' | 'apiKeys';
  table: TenantTable & Record<'customerId' | 'hierarchyId', PgColumn>;
  /** Set for rows that no longer count. */
  endedAt: PgColumn;
  called: SQL | PgColumn;
  right: string;
}

const kinds: readonly Kind[] = [
  { kind: 'groups', table: groups, endedAt: groups.archivedAt, called: groups.name, right: 'org:viewGroupList' },
  { kind: 'vacancies', table: vacancies, endedAt: vacancies.archivedAt, called: vacancies.title, right: 'apps:viewVacancyList' },
  {
    kind: 'users',
    table: users,
    endedAt: users.archivedAt,
    called: sql`${users.firstName} || ' ' || ${users.lastName}`,
    right: 'org:viewUserList',
  },
  { kind: 'workflows', table: workflows, endedAt: workflows.archivedAt, called: workflows.name, right: 'apps:viewWorkflowList' },
  {
    kind: 'workflowSets',
    table: workflowSets,
    endedAt: workflowSets.archivedAt,
    called: workflowSets.name,
    right: 'apps:viewWorkflowList',
  },
  {
    kind: 'packages',
    table: assessmentPackages,
    endedAt: assessmentPackages.archivedAt,
    called: assessmentPackages.name,
    right: 'apps:viewWorkflowList',
  },
  {
    kind: 'tenants',
    table: atsTenants,
    endedAt: atsTenants.archivedAt,
    called: sql`coalesce(${atsTenants.customerName}, ${atsTenants.atsName})`,
    right: 'ats:viewTenantList',
  },
  // Expired keys can be extended; revoked ones are gone for good.
  { kind: 'apiKeys', table: apiKeys, endedAt: apiKeys.revokedAt, called: apiKeys.name, right: 'org:viewUserList' },
];

interface Use {
  kind: Kind['kind'];
  count: number;
  names: string[];
}

const mostNames = 3;
const mostDepartments = 20;

interface Archiving {
  place: { customer: string };
  archived: readonly { id: string; name: string }[];
}

/** Refuses to archive departments in use; with `hold`, nothing can be added to them until the transaction ends. */
export async function requireUnused(region: Database, context: OperationContext, archiving: Archiving, hold: boolean): Promise<void> {
  const { archived } = archiving;
  const customerId = archiving.place.customer;
  const ids = archived.map(({ id }) => id);
  if (ids.length === 0) return;
  const those = and(eq(hierarchies.customerId, customerId), isOneOf(hierarchies.id, ids));
  if (hold) await unscoped(region).select(hierarchies, { id: hierarchies.id }, those).orderBy(hierarchies.id).for('update');
  const uses = new Map<string, Use[]>();
  for (const kind of kinds) {
    for (const [id, use] of await usesOf(region, context, kind, customerId, ids)) uses.set(id, [...(uses.get(id) ?? []), use]);
  }
  if (uses.size === 0) return;
  const inUse = archived.flatMap(({ id, name }) => ({ _id: id, name, uses: uses.get(id) ?? [] })).filter((each) => each.uses.length > 0);
  throw conflict('Departments in use cannot be archived.', {
    reason: 'DEPARTMENT_IN_USE',
    department: inUse[0]?.name,
    count: inUse.length,
    inUse: inUse.slice(0, mostDepartments),
  });
}

async function usesOf(
  region: Database,
  { session, region: name }: OperationContext,
  { kind, table, endedAt, called, right }: Kind,
  customerId: string,
  ids: readonly string[],
): Promise<[string, Use][]> {
  const inside = and(eq(table.customerId, customerId), isOneOf(table.hierarchyId, ids), isNull(endedAt));
  const by = { id: sql<string>`${table.hierarchyId}` };
  const counted = await unscoped(region)
    .select(table, { ...by, count: sql<number>`count(*)::int` }, inside)
    .groupBy(table.hierarchyId);
  if (counted.length === 0) return [];
  const first = sql<string[]>`(array_agg(${called} order by ${called}))[1:${mostNames}::int]`;
  const named = await scoped(region, accessScope(session.statements, right, name))
    .select(table, { ...by, names: first }, inside)
    .groupBy(table.hierarchyId);
  const names = new Map(named.map((row) => [row.id, row.names]));
  return counted.map(({ id, count }) => [id, { kind, count, names: names.get(id) ?? [] }]);
}
