import { startPlatform } from '../platform/browser.ts';
import type { Running } from '../platform/browser.ts';
import { tenantNamed } from '../support/persons.ts';
import { readWorld } from '../support/world.ts';
import { fillAccess } from './bulkAccess.ts';
import { timeOf } from './load.ts';
import { report, type Figure } from './report.ts';

const people = 2000;
const groups = 200;
const text = `query ($filter: CommonGetAccessGrantsFilter!) { CommonGetAccessGrants(filter: $filter) {
  data { _id userId userName userType right action reach departmentId departmentName groups { _id name origin } lastUsedOn recordedSince }
  pagination { totalItems } } }`;

const pages: Record<string, object> = {
  'first page': {},
  'page 400': { skip: 400 },
  '500 rows': { limit: 500 },
  'by name, backward': { sort: { fieldName: 'userName', order: 'desc' } },
  'by right': { sort: { fieldName: 'right', order: 'asc' } },
  'by last use': { sort: { fieldName: 'lastUsedOn', order: 'desc' } },
  'of one right': { rights: ['apps:viewVacancy'] },
  'of one type of user': { userTypes: ['CUSTOMER_ADMIN'] },
  'used in 90 days': { unused: false },
};

/** Access reviews of a large customer, in the embedded database. */
export async function grantsBench(): Promise<void> {
  const running = startPlatform({}, { embedded: true });
  try {
    const scope = await filled(running);
    const admin = await running.browser().as('admin@acme.example');
    const call = (more: object) =>
      admin
        .get<{ pagination: { totalItems: number } }>(text, { filter: { ...scope, ...more } })
        .then(({ pagination }) => pagination.totalItems);
    const figures: Figure[] = [];
    for (const [what, more] of Object.entries(pages)) {
      const begun = performance.now();
      const rows = await call(more);
      figures.push({ what, rows, 'first ms': performance.now() - begun, 'then ms': await timeOf(() => call(more)) });
    }
    report(`access reviews, ${people} more users in ${groups} groups`, figures);
  } finally {
    await running.close();
  }
}

async function filled(running: Running): Promise<object> {
  const { ids, region } = tenantNamed(await readWorld(running, ['ap-southeast-2']), 'acme');
  const { pool } = await running.platform.stores.region(region);
  // Old enough that nobody looks for their identities.
  await pool.query(
    `insert into users (customer_id, id, organization_id, hierarchy_id, email, username, first_name, last_name, user_type, source, created_at, updated_at)
     select customer_id, substr(md5('u' || n), 1, 24), organization_id, hierarchy_id, 'u' || n || '@made.example', 'u' || n || '@made.example',
       'First' || n, 'Last' || n, user_type, source, now() - interval '9 days', now() - interval '9 days'
     from (select * from users where customer_id = $1 and archived_at is null limit 1) as one, generate_series(1, $2::int) as n`,
    [ids['customer'], people],
  );
  await fillAccess(pool, { customerId: ids['customer'] ?? '', departments: 200, groups });
  await pool.query('analyze users');
  return { organizationId: ids['organization'], customerId: ids['customer'], hierarchyIds: [ids['hierarchy']] };
}
