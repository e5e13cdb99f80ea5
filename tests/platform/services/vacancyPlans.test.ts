import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

const query = `query ($filter: AppsGetVacancyListV2Filter!) {
  AppsGetVacancyListV2(filter: $filter) { data { _id title managers { email } roleFamily { name } } pagination { totalItems } }
}`;

interface Page {
  data: { _id: string; title: string }[];
  pagination: { totalItems: number };
}

describe.skipIf(!postgresPrograms())('the list of 100,000 vacancies of one customer, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let admin: Browser;
  let staff: Browser;
  let scope: Record<'organizationId' | 'customerId' | 'hierarchyId', string>;
  const statements: { text: string; plan: string }[] = [];
  /** Set within a call: jobs read meanwhile, too. */
  const asking = new AsyncLocalStorage<true>();
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    staff = await running.browser().as('staff@demo.example');
    admin = await running.browser().as('admin@acme.example');
    const me = await admin.get<typeof scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const root = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [
      me.customerId,
    ]);
    scope = { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: root.rows[0]?.id ?? '' };
    await pool.query(
      `with made as (
        insert into vacancies (customer_id, id, organization_id, hierarchy_id, external_vacancy_id, title, workflow_id, workflow_name, stages, created_at, updated_at, archived_at)
        select customer_id, md5('v' || n), organization_id, hierarchy_id, 'MANY-' || md5('x' || n), 'Many ' || md5('t' || n), workflow_id, workflow_name, stages,
          now() - n * interval '1 minute', now(), case when n % 3 = 0 then now() - n * interval '1 second' end
        from generate_series(1, 100000) as n, (select * from vacancies where customer_id = $1 limit 1) as model
        returning archived_at)
      update totals set value = value + (select count(*) from made where (archived_at is null) = (name = 'vacancies:active'))
      where customer_id = $1 and name like 'vacancies:%'`,
      [scope.customerId],
    );
    await pool.query(
      `insert into vacancy_managers (customer_id, vacancy_id, position, type, external_id, email, first_name, last_name)
        select customer_id, id, 0, 'HIRING_MANAGER', 'manager', 'many@acme.example', 'Many', 'Managers' from vacancies where title like 'Many %'`,
    );
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
        if (asking.getStore() && text.startsWith('select ')) {
          const { rows } = await plain(`explain ${text}`, (typeof config === 'string' ? values : config.values) ?? values);
          statements.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
        }
        return plain(...given);
      };
      client.query = explained as typeof client.query;
    });
  }, 180_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  const ask = async (more: object, browser = admin) => {
    statements.length = 0;
    const filter = { ...scope, hierarchyIdList: [scope.hierarchyId], ...more };
    const page = await asking.run(true, () => browser.get<Page>(query, { filter }));
    const list = statements.find(({ text }) => /from "vacancies" where .* order by/s.test(text));
    return { page, plan: list?.plan ?? '', count: statements.length };
  };
  const total = async (isArchived: boolean) => (await ask({ isArchived, limitEq: 1 })).page.pagination.totalItems;

  const sorts = [false, true].flatMap((isArchived) =>
    ['title', 'createdAt', 'externalVacancyId', ...(isArchived ? ['archivedAt'] : [])].flatMap((fieldName) =>
      ['asc', 'desc'].map((order) => ({ isArchived, fieldName, order })),
    ),
  );
  it.each(sorts)(
    'reads the first and the last page by $fieldName $order from an index (archived: $isArchived)',
    async ({ isArchived, ...sort }) => {
      const all = await total(isArchived);
      expect(all).toBeGreaterThan(30_000);
      for (const skipEq of [0, Math.ceil(all / 30) - 1]) {
        const { page, plan } = await ask({ isArchived, sort, skipEq });
        expect(page.data.length).toBeGreaterThan(0);
        expect(plan).toMatch(/Index Scan/);
        expect(plan).not.toMatch(/Sort|Seq Scan on vacancies/);
        const cost = /Limit +\(cost=([\d.]+)\.\.([\d.]+)/.exec(plan);
        expect(Number(cost?.[2])).toBeLessThan(200);
      }
    },
  );

  it.each(['admin', 'staff'])('takes the total from the counters and what belongs to the rows in one go, for %s', async (who) => {
    const browser = who === 'staff' ? staff : admin;
    await ask({ isArchived: false }, browser);
    const { page, plan, count } = await ask({ isArchived: false }, browser);
    expect(page.data).toHaveLength(30);
    expect(plan).not.toMatch(/Aggregate.*\n.*vacancies/);
    expect(count).toBe(1);
    // None of them reads more than what belongs to the page.
    for (const { text, plan: each } of statements) expect(Number(/cost=[\d.]+?\.\.([\d.]+)/.exec(each)?.[1]), text).toBeLessThan(500);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int from vacancies where customer_id = $1 and archived_at is null',
      [scope.customerId],
    );
    expect(page.pagination.totalItems).toBe(rows[0]?.count);
  });

  it('finds a text anywhere in a title by its trigrams', async () => {
    const { page, plan } = await ask({ isArchived: false, searchText: 'regional routes' });
    expect(page.data.length).toBeGreaterThan(0);
    expect(plan).toMatch(/vacancies_search/);
  });

  it('plans each search for its own text, however often there is one', async () => {
    for (let time = 0; time < 8; time += 1) await ask({ isArchived: false, searchText: `many ${time}` });
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ statement }) => statement.includes(' like '))).toEqual([]);
  });

  it('reads what lies between from whichever end is nearer, each row once', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ id: string }>(
      'select id from vacancies where customer_id = $1 and archived_at is null order by created_at desc, id desc',
      [scope.customerId],
    );
    const last = Math.ceil(rows.length / 100) - 1;
    for (const skipEq of [0, 11, 50, Math.floor(last / 2) + 1, last - 1, last, last + 1]) {
      const { page } = await ask({ isArchived: false, skipEq, limitEq: 100 });
      expect(page.data.map((row) => row._id)).toEqual(rows.slice(skipEq * 100, skipEq * 100 + 100).map((row) => row.id));
    }
  });
});
