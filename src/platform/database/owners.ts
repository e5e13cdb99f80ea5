import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { leadsThrough } from '../policy/predicate.ts';
import type { ScopeColumns } from '../policy/predicate.ts';
import { hierarchies } from '../services/departments/table.ts';

// Owner columns of tenants' tables, for each noun's `tenant.ts`.

/** Rows of a customer; require access to the whole customer. */
export const ofCustomer = ({ organizationId, customerId }: Record<'organizationId' | 'customerId', PgColumn>): ScopeColumns => ({
  organization: organizationId,
  customer: customerId,
});

/** Rows of a customer in the identity store, which has all regions. */
export const ofRegionalCustomer = ({
  awsRegion,
  organizationId,
  customerId,
}: Record<'awsRegion' | 'organizationId' | 'customerId', PgColumn>): ScopeColumns => ({
  region: awsRegion,
  organization: organizationId,
  customer: customerId,
});

/** Rows of a department. */
export function ofDepartment({
  organizationId,
  customerId,
  hierarchyId,
}: Record<'organizationId' | 'customerId' | 'hierarchyId', PgColumn>): ScopeColumns {
  const below = (ids: readonly string[], customer: string | undefined): SQL => {
    const own = customer === undefined ? undefined : eq(hierarchies.customerId, customer);
    return sql`${hierarchyId} in (select ${hierarchies.id} from ${hierarchies} where ${and(own, liesBelow(ids))})`;
  };
  return { organization: organizationId, customer: customerId, hierarchy: { id: hierarchyId, below } };
}

export const liesBelow = (ids: readonly string[]): SQL => leadsThrough(hierarchies.path, ids);
