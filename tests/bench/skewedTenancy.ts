import type { Pool, PoolClient } from 'pg';
import type { Platform } from '../../src/platform/platform.ts';
import { fillCustomer } from './bulk.ts';
import { fillApplications } from './bulkApplications.ts';

/** Sizes of a tenancy with one large customer and many small ones. */
export interface Skew {
  customerId: string;
  applications: number;
  inOneVacancy: number;
  vacancies: number;
  users: number;
  events: number;
  others: number;
  until: Date;
  /** Rows that the large customer has at least in every table that has any of its rows. @default those of the demo */
  everywhere?: number;
}

const region = 'ap-southeast-2';

/** Rows that a small customer has of each kind, at most. */
const rowsEach = 4;

/** Copies some rows of the large customer to each small one, in every table that names a customer, and then fills the large one. */
export async function fillSkewed({ stores }: Pick<Platform, 'stores'>, skew: Skew): Promise<void> {
  const { customerId, applications, inOneVacancy, vacancies, users, events, others, until, everywhere = 0 } = skew;
  const [{ pool }, { pool: directory }] = await Promise.all([stores.region(region), stores.identity()]);
  await patiently(pool, (client) => copyRows(client, customerId, others));
  await patiently(directory, (client) => copyCustomer(client, customerId, others));
  if (everywhere > 0) for (const each of [pool, directory]) await patiently(each, (client) => multiplyRows(client, customerId, everywhere));
  await fillCustomer(pool, { customerId, vacancies, users, events, until });
  await fillApplications(pool, { customerId, applications, inOneVacancy, until });
  for (const each of [pool, directory]) await patiently(each, (client) => client.query('analyze'));
}

/** Ids are hashed with the small customer's number, the same way in every table, so that rows still find one another. */
async function copyRows(client: PoolClient, customerId: string, others: number): Promise<void> {
  for (const { name, columns } of await tenantTables(client)) {
    const isTree = name === 'hierarchies';
    const valueOf = (column: string) => {
      if (isTree && column === 'path') return `'/' || ${hashed('"id"')} || '/'`;
      return column === 'id' || (column.endsWith('_id') && column !== 'organization_id') ? hashed(`"${column}"`) : `"${column}"`;
    };
    await client.query(
      `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) select ${columns.map(valueOf).join(', ')}
       from (select * from "${name}" where customer_id = $1${isTree ? ' and parent_id is null' : ''} limit ${rowsEach}) as model,
         generate_series(1, $2::int) as n
       on conflict do nothing`,
      [customerId, others],
    );
  }
}

interface TenantTable {
  name: string;
  columns: string[];
}

async function tenantTables(client: PoolClient): Promise<TenantTable[]> {
  const { rows } = await client.query<TenantTable>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = current_schema() and is_generated = 'NEVER' and table_name in
       (select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'customer_id')
     group by table_name`,
  );
  return rows;
}

/** Copies of their rows would be a second tree, or rights that nobody gives. */
const singular = ['hierarchies', 'groups', 'policies'];

/** Copies rows of the large customer with ids of their own; those that break another key are left out. */
async function multiplyRows(client: PoolClient, customerId: string, wanted: number): Promise<void> {
  for (const { name, columns } of await tenantTables(client)) {
    if (singular.includes(name)) continue;
    const valueOf = (column: string) => (column === 'id' ? hashed('"id"') : `"${column}"`);
    await client.query(
      `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) select ${columns.map(valueOf).join(', ')}
       from (select * from "${name}" where customer_id = $1 limit 40) as model,
         generate_series(1, (select case when count(*) between 1 and $2 then $2 / least(count(*), 40) end from "${name}" where customer_id = $1)) as n
       on conflict do nothing`,
      [customerId, wanted],
    );
  }
}

async function copyCustomer(client: PoolClient, customerId: string, others: number): Promise<void> {
  await client.query(
    `insert into customers (id, organization_id, aws_region, root_hierarchy_id, unique_name, display_name, created_at, updated_at)
     select ${hashed('id')}, organization_id, aws_region, ${hashed('root_hierarchy_id')}, unique_name || '-' || n, 'Customer ' || n, created_at, updated_at
     from customers, generate_series(1, $2::int) as n where id = $1
     on conflict do nothing`,
    [customerId, others],
  );
}

const hashed = (column: string): string =>
  `case when ${column}::text ~ '^[0-9a-f]{24}$' then left(md5(${column} || ':' || n), 24) else ${column} end`;

async function patiently(pool: Pool, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await work(client);
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}
