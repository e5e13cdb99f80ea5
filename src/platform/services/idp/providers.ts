import { eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { customers, organizations, ssoConfigs } from '../../database/tenants.ts';
import type { Customer, SsoConfig } from './configs.ts';
import { SsoRefusal } from './refusals.ts';

/** A customer's identity provider as it is configured. */
export interface Provider {
  customer: Customer;
  config: SsoConfig;
  /** The customer or its organisation is archived. */
  archived: boolean;
}

/** The identity provider of the customer that an address of ours names. One that there is not is as one that is switched off. */
export async function requireProvider(db: Database, accountName: string): Promise<Provider> {
  const all = unscoped(db);
  const [customer] = await all.select(customers, customers, eq(customers.uniqueName, accountName));
  const [config] = customer ? await all.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)) : [];
  if (!customer || !config) throw new SsoRefusal('disabled', 'single sign-on is not set up');
  const [organization] = await all.select(
    organizations,
    { archivedAt: organizations.archivedAt },
    eq(organizations.id, customer.organizationId),
  );
  return { customer, config, archived: customer.archivedAt !== null || !organization || organization.archivedAt !== null };
}
