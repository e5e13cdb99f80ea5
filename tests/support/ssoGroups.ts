import type { Running } from '../platform/browser.ts';
import { updateConfig } from './ssoCustomers.ts';
import type { SsoCustomer } from './ssoCustomers.ts';

const createGroup = 'mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }';

type Customer = Pick<SsoCustomer, 'id' | 'organizationId' | 'hierarchyId' | 'region' | 'accountName'>;

export const scopeOf = ({ id: customerId, organizationId, hierarchyId }: Customer) => ({ customerId, organizationId, hierarchyId });

/** Makes groups without rights as the customer's administrator; ids by name. */
export async function makeGroups<Name extends string>(
  running: Running,
  customer: Customer,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const admin = await running.browser().as(`admin@${customer.accountName}.example`);
  const made: Record<string, string> = {};
  for (const name of names)
    made[name] = (await admin.get<{ _id: string }>(createGroup, { group: { ...scopeOf(customer), name } }, customer.region))._id;
  return made;
}

/** Changes single sign-on as the provider's staff. */
export async function configure(running: Running, customer: SsoCustomer, change: Record<string, unknown>) {
  const staff = await running.browser().as('staff@demo.example');
  return staff.refusal(updateConfig, updateOf(customer, change), customer.region);
}

export const updateOf = (customer: SsoCustomer, change: Record<string, unknown>) => ({
  filter: { customerId: customer.id, enableSapia: true },
  update: {
    ...{ enabled: true, groupIds: customer.groupIds, publicCertificates: [customer.keys.certificate] },
    ...{ loginUrl: `https://login.${customer.accountName}.example/saml?tenant=1`, ...change },
  },
});

/** Names of the groups of an account, sorted. */
export async function groupsOf(running: Running, { id, region }: Customer, email: string): Promise<string[]> {
  const home = await running.platform.stores.region(region);
  const { rows } = await home.pool.query<{ name: string }>(
    `select groups.name from group_members join groups on groups.customer_id = group_members.customer_id and groups.id = group_id
     join users on users.customer_id = group_members.customer_id and users.id = user_id
     where group_members.customer_id = $1 and users.email = $2 order by groups.name`,
    [id, email],
  );
  return rows.map(({ name }) => name);
}
