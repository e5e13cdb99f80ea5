import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

describe.skipIf(!postgresPrograms())('the lists of a large directory, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let staff: Browser;
  const plans: string[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    staff = await running.browser().as('staff@demo.example');
    const { pool } = await running.platform.stores.identity();
    await pool.query(`
      with made as (
        insert into customers (id, organization_id, aws_region, root_hierarchy_id, unique_name, display_name, created_at, updated_at)
        select md5('c' || n), organization_id, aws_region, md5('h' || n), 'many-' || n, 'Many ' || md5('d' || n), now() - n * interval '1 minute', now()
        from generate_series(1, 30000) as n, (select * from customers where unique_name = 'northlight') as model
        returning organization_id)
      update totals set value = value + 30000 where name = 'customers:ap-southeast-2:active' and customer_id in ('*', (select organization_id from made limit 1))`);
    await pool.query('analyze');
    // Every list's statement is explained before it runs.
    const explaining = new WeakSet<object>();
    pool.on('acquire', (client) => {
      if (explaining.has(client)) return;
      explaining.add(client);
      const plain = client.query.bind(client) as (...given: unknown[]) => Promise<{ rows: Record<string, string>[] }>;
      const explained = async (...given: unknown[]) => {
        const [config, values] = given as [string | { text: string; values?: unknown[] }, unknown[]];
        const text = typeof config === 'string' ? config : config.text;
        if (/^select .* from "customers" where/s.test(text)) {
          const { rows } = await plain(`explain ${text}`, (typeof config === 'string' ? values : config.values) ?? values);
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        }
        return plain(...given);
      };
      client.query = explained as typeof client.query;
    });
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  const planOf = async (filter: object) => {
    plans.length = 0;
    await staff.get(
      'query ($filter: ORGGetCustomersFilter!) { ORGGetCustomers(filter: $filter) { data { _id displayName } pagination { totalItems } } }',
      { filter },
    );
    expect(plans).toHaveLength(1);
    return plans[0] ?? '';
  };

  it.each(['displayName', 'createdAt'].flatMap((fieldName) => ['asc', 'desc'].map((order) => ({ fieldName, order }))))(
    'read the first page by $fieldName $order from an index, without a sort or a count of rows',
    async (sort) => {
      const me = await staff.get<{ organizationId: string }>('{ AuthMe { organizationId } }');
      for (const scope of [{}, { organizationId: me.organizationId }]) {
        const plan = await planOf({ activeOnly: true, sort, ...scope });
        expect(plan).toMatch(/Index Scan/);
        expect(plan).not.toMatch(/Sort|Seq Scan on customers|Index Only Scan/);
      }
    },
  );

  it('reads the last page from its end', async () => {
    const total = (
      await staff.get<{ pagination: { totalItems: number } }>(
        '{ ORGGetCustomers(filter: { activeOnly: true }) { pagination { totalItems } } }',
      )
    ).pagination.totalItems;
    expect(total).toBeGreaterThan(10_000);
    const plan = await planOf({ activeOnly: true, skip: Math.floor(total / 30) - 1, limit: 30 });
    expect(plan).toMatch(/Index Scan Backward/);
    const cost = /Limit +\(cost=([\d.]+)\.\.([\d.]+)/.exec(plan);
    expect(Number(cost?.[2])).toBeLessThan(100);
  });

  it.each(['asc', 'desc'])('answers the same rows in the same order (%s) whichever end a page is read from', async (order) => {
    const { pool } = await running.platform.stores.identity();
    const all = await pool.query<{ id: string }>(
      `select id from customers where aws_region = 'ap-southeast-2' and archived_at is null order by created_at ${order}, id ${order}`,
    );
    const last = Math.ceil(all.rows.length / 100) - 1;
    for (const skip of [0, 11, 50, Math.floor(last / 2) + 1, last - 1, last, last + 1]) {
      const filter = { activeOnly: true, skip, limit: 100, sort: { fieldName: 'createdAt', order } };
      const page = await staff.get<{ data: { _id: string }[] }>(
        'query ($filter: ORGGetCustomersFilter!) { ORGGetCustomers(filter: $filter) { data { _id } } }',
        { filter },
      );
      expect(page.data.map((row) => row._id)).toEqual(all.rows.slice(skip * 100, skip * 100 + 100).map((row) => row.id));
    }
  });

  it('finds a text anywhere in a name by its trigrams', async () => {
    expect(await planOf({ activeOnly: true, searchText: 'kingfisher' })).toMatch(/customers_search/);
  });
});
