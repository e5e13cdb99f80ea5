import { sql } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import { identities } from '../services/auth/identityTable.ts';
import { customers as customersTable } from '../services/customers/identityTable.ts';
import { organizations as organizationsTable } from '../services/organizations/identityTable.ts';
import { writeProvider } from '../services/users/staff.ts';
import { insertAll } from './bulk.ts';
import { providerCustomerId, providerId } from './directory.ts';
import type { DemoCustomer, DemoOrganization } from './directory.ts';
import { staffGroupId } from './groups.ts';
import { peopleOf } from './people.ts';
import { usersOf } from './sizes.ts';
import type { DemoSizes } from './sizes.ts';
import { seedSsoDomains } from './ssoDomains.ts';

export async function seedIdentities(
  tx: Database,
  organizations: DemoOrganization[],
  customers: DemoCustomer[],
  { passwordHash, ...recipe }: DemoSizes & { base: Date; passwordHash: string },
): Promise<void> {
  await insertAll(
    tx,
    organizationsTable,
    organizations.map((row) => ({ ...row, updatedAt: row.archivedAt ?? row.createdAt })),
  );
  await insertAll(
    tx,
    customersTable,
    customers.map((row) => ({ ...row, updatedAt: row.archivedAt ?? row.createdAt })),
  );
  await seedSsoDomains(tx, customers, recipe.base);
  const people = customers.flatMap((customer, index) =>
    peopleOf(customer, recipe.base, usersOf(index, recipe)).users.map((user) => ({
      ...user,
      passwordHash: user.lastActiveAt ? passwordHash : null,
      passwordUpdatedAt: user.lastActiveAt ? user.createdAt : null,
      source: 'EDGE',
      organizationId: customer.organizationId,
      customerId: customer.id,
      awsRegion: customer.awsRegion,
      updatedAt: user.archivedAt ?? user.createdAt,
    })),
  );
  await insertAll(tx, identities, people);
  const rootHierarchyId = customers.find(({ id }) => id === providerCustomerId)?.rootHierarchyId ?? '';
  await writeProvider(
    tx,
    { organizationId: providerId, customerId: providerCustomerId, rootHierarchyId, groupId: staffGroupId },
    recipe.base,
  );
  await tx.execute(sql`
    insert into totals (customer_id, name, value)
    select coalesce(organization_id, '*'), 'customers:' || aws_region || case when archived_at is null then ':active' else ':archived' end as name, count(*)
    from customers group by grouping sets ((organization_id, 2), (2))
    union all
    select '*', 'organizations' || case when archived_at is null then ':active' else ':archived' end as name, count(*) from organizations group by 2
    on conflict (customer_id, name) do update set value = excluded.value`);
}
