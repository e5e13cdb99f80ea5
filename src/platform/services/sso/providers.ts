import { eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { customers } from '../customers/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { ssoConfigs } from './tenant.ts';
import type { Customer, SsoConfig } from './read.ts';
import { SsoRefusal } from './refusals.ts';

export interface Provider {
  customer: Customer;
  config: SsoConfig;
  archived: boolean;
}

/** Identity provider of the customer in an address. Absent and disabled ones look the same. */
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
