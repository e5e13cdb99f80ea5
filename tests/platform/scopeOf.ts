import type { Browser } from './browser.ts';

export type Scope = Record<'organizationId' | 'customerId' | 'hierarchyId', string>;

/** The customer that somebody is in, with its root department. */
export async function scopeOf(admin: Browser): Promise<Scope> {
  const me = await admin.get<{
    organizationId: string;
    customerId: string;
    hierarchyId: string;
    customers: { customerId: string; rootHierarchyId: string }[];
  }>('{ AuthMe { organizationId customerId hierarchyId customers { customerId rootHierarchyId } } }');
  const root = me.customers.find(({ customerId }) => customerId === me.customerId)?.rootHierarchyId ?? me.hierarchyId;
  return { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: root };
}
