import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ScopeColumns } from '../policy/predicate.ts';
import { tenantTable } from './scoped.ts';
import * as directory from './tables/directory.ts';
import * as people from './tables/people.ts';

// The tenants' tables as services see them. A new table of a tenant is registered here, or no service can reach it.

/** Stands above customers: only who reaches the whole organisation reaches its row. */
export const organizations = tenantTable(directory.organizations, directory.organizations.id, { organization: directory.organizations.id });

/** The directory holds the customers of all regions; a right on a department below the root does not reach the customer's own row. */
export const customers = tenantTable(directory.customers, directory.customers.id, {
  region: directory.customers.awsRegion,
  organization: directory.customers.organizationId,
  customer: directory.customers.id,
});

export const hierarchies = tenantTable(people.hierarchies, people.hierarchies.id, {
  organization: people.hierarchies.organizationId,
  customer: people.hierarchies.customerId,
  hierarchy: { id: people.hierarchies.id, below: liesBelow },
});

export const users = tenantTable(people.users, people.users.id, owners(people.users));
export const groups = tenantTable(people.groups, people.groups.id, owners(people.groups));

export const groupMembers = tenantTable(people.groupMembers, people.groupMembers.userId, {
  through: groups,
  on: sql`${people.groups.customerId} = ${people.groupMembers.customerId} and ${people.groups.id} = ${people.groupMembers.groupId}`,
});

export const policies = tenantTable(people.policies, people.policies.id, {
  through: groups,
  on: sql`${people.groups.customerId} = ${people.policies.customerId} and ${people.groups.id} = ${people.policies.groupId}`,
});

/** The owner of a row by its organisation, customer and department. */
function owners({
  organizationId,
  customerId,
  hierarchyId,
}: Record<'organizationId' | 'customerId' | 'hierarchyId', PgColumn>): ScopeColumns {
  const { hierarchies: departments } = people;
  const below = (id: string, customer: string | undefined): SQL => {
    const own = customer === undefined ? undefined : eq(departments.customerId, customer);
    return sql`${hierarchyId} in (select ${departments.id} from ${departments} where ${and(own, liesBelow(id))})`;
  };
  return { organization: organizationId, customer: customerId, hierarchy: { id: hierarchyId, below } };
}

/** A department is below another when that one is on its path from the root, `/root/…/self/`. */
function liesBelow(hierarchyId: string): SQL {
  return sql`${people.hierarchies.path} like ${`%/${hierarchyId}/%`}`;
}
