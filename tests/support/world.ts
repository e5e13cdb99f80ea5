import { jobId } from '../../src/platform/jobs/leadStore.ts';
import { regions } from '../../src/platform/regions.ts';
import type { Region } from '../../src/platform/regions.ts';
import type { Statement } from '../../src/platform/policy/statement.ts';
import type { Store } from '../../src/platform/database/stores.ts';
import type { Running } from '../platform/browser.ts';
import { plantHold } from './plantedHold.ts';
import { plantApiKey } from './plantedApiKey.ts';
import { plantDeadLetter } from './plantedDeadLetter.ts';
import { plantScim } from './plantedScim.ts';
import { plantSuppressed } from './plantedSuppression.ts';
import { applicationIds } from './applicationIds.ts';

/** A customer of the demo data with an id of each kind of thing that it has: `customer`, `organization`, `hierarchy`, `user` … */
export interface Tenant {
  name: string;
  region: Region;
  archived: boolean;
  ids: Record<string, string>;
}

export interface World {
  tenants: Tenant[];
  owners: Map<string, Owner>;
  names: Map<string, Owner>;
}

export interface Owner {
  organization: string;
  customer?: string;
}

type Row = Record<string, unknown>;

/** Reads all stores, or those of some regions. A table of a region counts when it says whose its rows are and how they are called: a later one is found by itself. */
export async function readWorld({ platform }: Running, of: readonly Region[] = regions): Promise<World> {
  const world: World = { tenants: [], owners: new Map(), names: new Map() };
  const { pool } = await platform.stores.identity();
  const organizations = (await pool.query<Row>('select id, unique_name, display_name from organizations')).rows;
  const customers = (await pool.query<Row>('select * from customers order by created_at, id')).rows;
  for (const row of organizations) note(world, row, { organization: String(row['id']) });
  for (const row of customers) {
    const ids = { customer: String(row['id']), organization: String(row['organization_id']), hierarchy: String(row['root_hierarchy_id']) };
    note(world, row, { organization: ids.organization, customer: ids.customer });
    world.tenants.push({
      name: String(row['unique_name']),
      region: row['aws_region'] as Region,
      archived: row['archived_at'] !== null,
      ids,
    });
  }
  await readTables(world, pool);
  for (const region of of) {
    const store = await platform.stores.region(region);
    for (const { ids } of world.tenants.filter((tenant) => tenant.region === region))
      await Promise.all([
        plantHold(store.pool, ids),
        plantSuppressed(store.pool, ids),
        plantApiKey(store.pool, ids),
        plantScim(store.pool, ids),
        plantDeadLetter(pool, ids),
      ]);
    await readTables(world, store.pool);
    for (const { ids } of world.tenants.filter((tenant) => tenant.region === region))
      // A job that changes nothing here: others would delete what later calls name.
      Object.assign(ids, await applicationIds(store.pool, ids), { backgroundJob: jobId('AUDIT_RETENTION', region) });
  }
  return world;
}

type Pool = Store['pool'];

const tablesWithOwners = `select table_name, array_agg(column_name::text) as columns from information_schema.columns
  where table_schema = current_schema() group by table_name having bool_or(column_name = 'customer_id') and bool_or(column_name = 'id') order by 1`;

async function readTables(world: World, pool: Pool): Promise<void> {
  const tenants = new Map(world.tenants.map((tenant) => [tenant.ids['customer'], tenant]));
  for (const { table_name: table, columns } of (await pool.query<{ table_name: string; columns: string[] }>(tablesWithOwners)).rows) {
    const email = columns.includes('email') ? ', email' : '';
    const { rows } = await pool.query<Row>(`select id, customer_id${email} from "${table}" order by id`);
    for (const row of rows) {
      const tenant = tenants.get(String(row['customer_id']));
      if (!tenant) continue;
      note(world, row, { organization: tenant.ids['organization'] ?? '', customer: tenant.ids['customer'] ?? '' });
      tenant.ids[nounOf(table)] ??= String(row['id']);
    }
  }
}

function note(world: World, row: Row, owner: Owner): void {
  for (const column of ['id', 'email']) if (typeof row[column] === 'string') world.owners.set(row[column], owner);
  if (owner.customer && typeof row['root_hierarchy_id'] === 'string') world.owners.set(row['root_hierarchy_id'], owner);
  for (const column of ['unique_name', 'display_name']) if (typeof row[column] === 'string') world.names.set(row[column], owner);
}

/** The singular of a table's name, as arguments spell it: `workflow_sets` → `workflowSet`. */
const nounOf = (table: string): string =>
  table
    .replace(/ies$/, 'y')
    .replace(/sses$|s$/, (end) => (end === 's' ? '' : 'ss'))
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A picture of all rows that are not a tenant's own, to be compared with a later one. */
export async function pictureOf(
  { platform }: Running,
  isOwn: (customer: string | undefined, organization: string) => boolean,
): Promise<string[]> {
  const picture: string[] = [];
  const { pool } = await platform.stores.identity();
  const directory = `select 'organizations' as table, id, id as organization_id, null as customer_id, updated_at, archived_at from organizations
    union all select 'customers', id, organization_id, id, updated_at, archived_at from customers order by 1, 2`;
  const pools = [pool, ...(await Promise.all(regions.map(async (region) => (await platform.stores.region(region)).pool)))];
  const rows = (await pool.query<Row>(directory)).rows;
  const owners = new Map(rows.map((row) => [row['customer_id'], row['organization_id']]));
  for (const each of pools) {
    for (const { table_name: table, columns } of (await each.query<{ table_name: string; columns: string[] }>(tablesWithOwners)).rows) {
      if (!columns.includes('updated_at')) continue;
      const found = await each.query<Row>(
        `select '${table}' as table, id, customer_id, updated_at${columns.includes('archived_at') ? ', archived_at' : ''} from "${table}" order by id`,
      );
      rows.push(...found.rows);
    }
  }
  for (const row of rows) {
    const customer = row['customer_id'] as string | undefined;
    if (!isOwn(customer, String(row['organization_id'] ?? owners.get(customer)))) picture.push(JSON.stringify(row));
  }
  return picture;
}

/** Puts other statements into the policies of all groups that somebody is in. */
export async function giveRights({ platform }: Running, email: string, statements: Statement[]): Promise<void> {
  for (const region of regions) {
    const { pool } = await platform.stores.region(region);
    await pool.query(
      `update policies set statements = $1 where (customer_id, group_id) in (select group_members.customer_id, group_id from group_members
       join users on users.customer_id = group_members.customer_id and users.id = user_id where email = $2)`,
      [JSON.stringify(statements), email],
    );
  }
  platform.forget('all');
}
