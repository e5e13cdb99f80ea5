import { applicationIds } from './applicationIds.ts';
import { exampleOf } from './examples.ts';
import { callerFacts, textOf } from './matrixCallers.ts';
import type { Caller } from './caller.ts';
import { operations } from './contract.ts';
import { tenantNamed } from './persons.ts';
import type { Running } from '../platform/browser.ts';
import type { Tenant, World } from './world.ts';

/** The customers whose ids are tried: of those who are at home in one, its neighbours. */
export const neighbours = {
  acme: { sibling: 'acme-distribution', otherOrganization: 'harbour-vale-home', otherRegion: 'globex', archivedCustomer: 'acme-fuel' },
  northlight: {
    sibling: 'northlight-training',
    otherOrganization: 'harbour-vale-home',
    otherRegion: 'globex',
    archivedCustomer: 'vale-outlet',
  },
} as const;

/** A customer with ids that are nobody's of the callers, and those of its archived rows. */
export interface Place extends Tenant {
  archivedIds: Record<string, string>;
}

/** Nouns whose rows can be archived, and the table that holds them. */
export const archivable = {
  hierarchy: 'hierarchies',
  user: 'users',
  group: 'groups',
  workflow: 'workflows',
  workflowSet: 'workflow_sets',
  vacancy: 'vacancies',
} as const;

const archiving: Partial<Record<keyof typeof archivable, string>> = {
  user: 'ORGArchiveUsers',
  group: 'ORGArchiveGroups',
  workflowSet: 'AppsArchiveWorkflowSet',
};

/** Makes every customer that is tried ready: an active row of each kind that no caller depends on and, where callers are at home, an archived one. */
export async function preparePlaces(running: Running, world: World, staff: Caller): Promise<Map<string, Place>> {
  const names = new Set(Object.entries(neighbours).flatMap(([home, others]) => [home, ...Object.values(others)]));
  const places = new Map<string, Place>();
  const { _id: actor } = await staff.ask<{ _id: string }>('{ AuthMe { _id } }');
  for (const name of names) {
    const tenant = tenantNamed(world, name);
    const active = { ...tenant.ids, ...(await activeIds(running, tenant, staff)), actor };
    const ids = { ...active, ...(await applicationIds((await running.platform.stores.region(tenant.region)).pool, active)) };
    const place: Place = { ...tenant, ids, archivedIds: {} };
    if (name in neighbours) place.archivedIds = await archivedIds(running, place, staff);
    places.set(name, place);
  }
  return places;
}

async function activeIds(running: Running, tenant: Tenant, staff: Caller): Promise<Record<string, string>> {
  const { pool } = await running.platform.stores.region(tenant.region);
  const customer = tenant.ids['customer'];
  const first = async (sql: string, ...more: unknown[]) => (await pool.query<{ id: string }>(sql, [customer, ...more])).rows[0]?.id;
  const accounts = Object.values(callerFacts).flatMap(({ email }) => email ?? []);
  const isFree = `archived_at is null and email <> all($2) and email not like '%@made.example'`;
  const users = `select id from users where customer_id = $1 and ${isFree} order by user_type = 'CUSTOMER_ADMIN', id`;
  const free = (await pool.query<{ id: string }>(users, [customer, accounts])).rows.map(({ id }) => id);
  const found = {
    user: free[0],
    atsRequest: await first(
      `select id from ats_requests where customer_id = $1 order by not (status = 'ATS_REQUEST_FAILED' and retryable), id`,
    ),
    ...Object.fromEntries(
      await Promise.all(
        (['workflow', 'workflowSet', 'vacancy'] as const).map(async (noun) => [
          noun,
          await first(`select id from ${archivable[noun]} where customer_id = $1 and archived_at is null order by id`),
        ]),
      ),
    ),
    // The mail that the demo data's oldest events are about.
    emailEvent: await first('select mail_message_id as id from email_events where customer_id = $1 order by timestamp, id'),
    group: tenant.archived ? tenant.ids['group'] : await makeGroup(tenant, staff, free.at(-1)),
    savedView: await makeView(tenant, staff),
  };
  // That of the group, which grants nothing to anybody who calls.
  const policy = await first(`select id from policies where customer_id = $1 and group_id = $2 and purpose = 'console'`, found.group);
  return Object.fromEntries(Object.entries({ ...found, policy }).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

async function makeGroup({ ids, region }: Tenant, staff: Caller, member?: string): Promise<string> {
  const { organization: organizationId, customer: customerId, hierarchy: hierarchyId } = ids;
  const group = { organizationId, customerId, hierarchyId, name: 'Of the matrix', description: '' };
  const { _id: groupId } = await staff.ask<{ _id: string }>(textOf('ORGCreateGroup'), { group }, { region });
  if (member) await staff.ask(textOf('ORGGroupAddUsers'), { param: { groupId, userIds: [member] } }, { region });
  return groupId;
}

async function makeView({ ids, region }: Tenant, staff: Caller): Promise<string> {
  const { organization: organizationId, customer: customerId, hierarchy: hierarchyId } = ids;
  const view = { name: 'Of the matrix', resource: 'customers', query: '', shared: true };
  const input = { organizationId, customerId, hierarchyId, ...view };
  return (await staff.ask<{ _id: string }>(textOf('CommonSaveView'), { input }, { region }))._id;
}

async function archivedIds(running: Running, place: Place, staff: Caller): Promise<Record<string, string>> {
  const { pool } = await running.platform.stores.region(place.region);
  const ids: Record<string, string> = {};
  for (const [noun, table] of Object.entries(archivable)) {
    const rows = async (which: string) =>
      (
        await pool.query<{ id: string }>(`select id from ${table} where customer_id = $1 and ${which} order by created_at, id`, [
          place.ids['customer'],
        ])
      ).rows.map(({ id }) => id);
    const [known] = await rows('archived_at is not null');
    ids[noun] = known ?? (await archiveOne(noun as keyof typeof archivable, place, await rows('archived_at is null')));
  }
  const { rows } = await (
    await running.platform.stores.identity()
  ).pool.query<{ id: string }>(`select id from organizations where unique_name = 'quill-partners' and archived_at is not null`);
  return { ...ids, organization: rows[0]?.id ?? '' };

  async function archiveOne(noun: keyof typeof archivable, tenant: Place, active: string[]): Promise<string> {
    const id = noun === 'group' ? await makeGroup(tenant, staff) : (active.findLast((each) => each !== tenant.ids[noun]) ?? '');
    const operation = operations.find(({ name }) => name === archiving[noun]);
    if (operation) {
      const variables = exampleOf(operation, { id: (each) => (each === noun ? id : tenant.ids[each]), region: tenant.region });
      const { data } = await staff.ask<{ data: unknown[] }>(operation.text, variables, { region: tenant.region });
      if (data.length !== 1) throw new Error(`A ${noun} of ${tenant.name} could not be archived`);
    } else {
      // No operation archives a single department.
      await pool.query(`update ${archivable[noun]} set archived_at = now() where id = $1`, [id]);
    }
    return id;
  }
}
