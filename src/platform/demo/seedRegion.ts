import { sql } from 'drizzle-orm';
import type { Region } from '../regions.ts';
import type { Database } from '../database/stores.ts';
import { seeds } from '../nouns/seeds.ts';
import { hierarchies } from '../services/departments/table.ts';
import { groupMembers, groups } from '../services/groups/table.ts';
import { policies } from '../services/policies/table.ts';
import { users } from '../services/users/table.ts';
import { seedAts } from './atsRequests.ts';
import { seedAudit } from './audit.ts';
import { seedBrandings } from './brandings.ts';
import { insertAll } from './bulk.ts';
import { idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { seedEvents } from './events.ts';
import { seedInterviews } from './interviews.ts';
import { seedNotifications } from './notifications.ts';
import { peopleOf } from './people.ts';
import { usersOf } from './sizes.ts';
import type { DemoSizes } from './sizes.ts';
import { demoVersion, seedPolicyVersions } from './policyVersions.ts';
import { seedRetention } from './retention.ts';
import { seedRightUses } from './rightUses.ts';
import { seedSmsCredits } from './smsCredits.ts';
import { seedVacancies } from './vacancies.ts';
import { seedViews } from './views.ts';
import { seedWebhooks } from './webhooks.ts';
import { seedWorkflows } from './workflows.ts';

export async function seedRegion(tx: Database, all: DemoCustomer[], recipe: DemoSizes & { base: Date }, region: Region): Promise<void> {
  const parts = all
    .map((customer, index) => ({ customer, people: () => peopleOf(customer, recipe.base, usersOf(index, recipe)) }))
    .filter(({ customer }) => customer.awsRegion === region)
    .map(({ customer, people }) => ({ ...people(), scope: scopeOf(customer) }));
  await insertAll(
    tx,
    hierarchies,
    parts.flatMap(({ departments, scope }) => departments.map((row) => ({ ...row, ...scope }))),
  );
  await insertAll(
    tx,
    groups,
    parts.flatMap(({ groups: rows, scope }) => rows.map((row) => ({ ...row, ...scope }))),
  );
  const rules = parts.flatMap(({ groups: rows, scope }) =>
    rows.flatMap(({ id, name, statements, talentHub, editable }) => {
      const own = { ...scope, groupId: id, name, tags: editable ? [] : [{ name: 'editable', value: 'false' }] };
      const console = { ...own, id: idOf('policy', id), purpose: 'console' as const, statements, version: editable ? demoVersion : 1 };
      return talentHub
        ? [console, { ...own, id: idOf('policy', id, 'talentHub'), purpose: 'talentHub' as const, statements: talentHub, version: 1 }]
        : [console];
    }),
  );
  await insertAll(tx, policies, rules);
  await seedPolicyVersions(
    tx,
    rules.filter(({ version }) => version > 1),
    parts,
    recipe.base,
  );
  await seedRightUses(tx, parts, recipe.base);
  const people = parts.flatMap(({ users: rows, scope }) => rows.map((row) => ({ ...scope, ...row })));
  await insertAll(
    tx,
    users,
    people.map((row) => ({
      ...row,
      username: row.email,
      source: 'EDGE',
      updatedAt: row.archivedAt ?? row.createdAt,
    })),
  );
  await insertAll(
    tx,
    groupMembers,
    people.flatMap(({ customerId, id, groupIds, createdAt }) =>
      groupIds.map((groupId) => ({ customerId, groupId, userId: id, createdAt })),
    ),
  );
  await seedViews(tx, people);
  await seedAudit(tx, people, region);
  const here = all.filter((customer) => customer.awsRegion === region);
  await seedWorkflows(tx, here, recipe.base);
  const numbered = all.map((customer, index) => ({ customer, index }));
  await seedVacancies(
    tx,
    numbered.filter(({ customer }) => customer.awsRegion === region),
    recipe,
  );
  await seedInterviews(tx, here, recipe.base);
  await seedEvents(tx, here, recipe.base);
  await seedAts(tx, here, recipe.base);
  await seedRetention(tx, here);
  await seedSmsCredits(tx, here, recipe.base);
  await seedBrandings(tx, here);
  await seedNotifications(tx, here, recipe.base);
  await seedWebhooks(tx, here, recipe.base);
  for (const seed of seeds) await seed(tx, here, recipe.base);
  await tx.execute(sql`
    insert into totals (customer_id, name, value)
    select customer_id, 'users' || case when archived_at is null then ':active' else ':archived' end, count(*) from users group by 1, 2
    union all
    select customer_id, 'groups' || case when archived_at is null then ':active' else ':archived' end, count(*) from groups group by 1, 2
    on conflict (customer_id, name) do update set value = excluded.value`);
}

const scopeOf = ({ id, organizationId, createdAt }: DemoCustomer) => ({ customerId: id, organizationId, createdAt, updatedAt: createdAt });
