import type { CustomerSummary } from '../customers/customers.ts';
import { parseAddress } from './landing.ts';

/** Ids of a customer, from which the plans' scope is filled. */
export type TenantIds = Pick<CustomerSummary, 'awsRegion' | 'organizationId' | 'customerId' | 'rootHierarchyId'>;

export const scopeOf = ({ awsRegion, organizationId, customerId, rootHierarchyId }: TenantIds) => ({
  awsRegion,
  organizationId,
  customerId,
  hierarchyId: rootHierarchyId,
});

/** Keeps the ids of the tenant that was opened last: nothing secret, and forgotten with the session. */
export function keepTenant({ awsRegion, organizationId, customerId, rootHierarchyId }: TenantIds): void {
  localStorage.setItem(key, JSON.stringify({ awsRegion, organizationId, customerId, rootHierarchyId }));
}

/** The stored ids, if the address names that tenant. */
export function keptTenant(pathname: string): TenantIds | undefined {
  const { region, customerId } = parseAddress(pathname);
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as TenantIds | null;
    return kept?.awsRegion === region && kept?.customerId === customerId ? (kept ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

export const isSameTenant = (one: TenantIds, other: TenantIds): boolean => JSON.stringify(scopeOf(one)) === JSON.stringify(scopeOf(other));

const key = 'tenant.ids';
