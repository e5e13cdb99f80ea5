import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bigVacancy, fillApplications } from '../../bench/bulkApplications.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import type { Scope } from './vacancyCalls.ts';

const query = `query ($filter: AppsGetApplicationListFilter!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { data { _id candidate { _id } assessments { _id } vacancyName } pagination { totalItems } }
}`;
const search = `query ($searchText: String!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) {
  AppsSearchApplications(searchText: $searchText, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, limitEq: 10) {
    data { _id candidate { personalInformation { email } } } pagination { totalItems }
  }
}`;

interface Page {
  data: { _id: string }[];
  pagination: { totalItems: number };
}

describe.skipIf(!postgresPrograms())('the lists of 60,000 applications of one customer, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let stages: { _id: string; externalAssessmentPackageId: string }[];
  const statements: { text: string; plan: string }[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    admin = await running.browser().as('admin@acme.example');
    const me = await admin.get<Scope>('{ AuthMe { organizationId customerId } }');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const root = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [
      me.customerId,
    ]);
    scope = { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: root.rows[0]?.id ?? '' };
    await fillApplications(pool, { customerId: me.customerId, applications: 60_000, inOneVacancy: 10_000, until: running.clock.now() });
    const big = await pool.query<{ stages: typeof stages }>('select stages from vacancies where external_vacancy_id = $1', [bigVacancy]);
    stages = big.rows[0]?.stages ?? [];
    await pool.query('analyze');
    // Every statement is explained before it runs.
    const explaining = new WeakSet<object>();
    pool.on('acquire', (client) => {
      if (explaining.has(client)) return;
      explaining.add(client);
      const plain = client.query.bind(client) as (...given: unknown[]) => Promise<{ rows: Record<string, string>[] }>;
      const explained = async (...given: unknown[]) => {
        const [config, values] = given as [string | { text: string; values?: unknown[] }, unknown[]];
        const text = typeof config === 'string' ? config : config.text;
        if (text.startsWith('select ')) {
          const { rows } = await plain(`explain ${text}`, (typeof config === 'string' ? values : config.values) ?? values);
          statements.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
        }
        return plain(...given);
      };
      client.query = explained as typeof client.query;
    });
  }, 300_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  const listOf = async (asked: object) => {
    statements.length = 0;
    const page = await admin.get<Page>(query, { filter: { ...scope, ...asked } });
    const plan = statements.find(({ text }) => /from "applications".* order by/s.test(text))?.plan ?? '';
    // How many statements a page takes is counted where nothing else asks meanwhile (applicationStatements.test.ts).
    return { page, plan };
  };
  const inVacancy = (more: object = {}) => ({ externalVacancyId: bigVacancy, stageId: stages[0]?._id, ...more });

  it.each([
    ['submittedAt', 'desc', 'assessments_submitted'],
    ['createdAt', 'desc', 'assessments_created'],
    ['createdAt', 'asc', 'assessments_created'],
    ['recommendationScore', 'desc', 'assessments_score'],
    ['status', 'asc', 'applications_status'],
  ])('read a page of a vacancy by %s %s from its index, and join the rest by primary key', async (fieldName, order, index) => {
    for (const skipEq of [0, 3]) {
      const { page, plan } = await listOf({ externalVacancyId: bigVacancy, sort: { fieldName, order }, skipEq });
      expect(page.data).toHaveLength(30);
      expect(page.pagination.totalItems).toBe(10_000);
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });

  it.each(['submittedAt', 'createdAt', 'recommendationScore', 'rating'])(
    'read a late page by %s from the assessments of one stage',
    async (fieldName) => {
      const sorted = (order: string, more: object) => listOf({ externalVacancyId: bigVacancy, sort: { fieldName, order }, ...more });
      for (const order of ['asc', 'desc']) {
        const { page: first } = await sorted(order, { limitEq: 500 });
        const { page, plan } = await sorted(order, { skipEq: 14 });
        expect(page.data).toEqual(first.data.slice(420, 450));
        expect(page.pagination.totalItems).toBe(10_000);
        if (fieldName !== 'rating') expect(plan).toMatch(/Index Only Scan[^\n]* using assessments/);
        expect(plan).not.toMatch(/Hash|Seq Scan/);
        // The last pages are read from the end; 500 rows and 30 of them meet there.
        const { page: end } = await sorted(order, { limitEq: 500, skipEq: 19 });
        const { page: last } = await sorted(order, { skipEq: 333 });
        expect(last.data).toEqual(end.data.slice(-10));
        expect(await sorted(order, { skipEq: 334 }).then(({ page: none }) => none.data)).toEqual([]);
      }
    },
  );

  it('read a late page of a filtered list in whole', async () => {
    const { page } = await listOf(inVacancy({ skipEq: 14 }));
    const { page: all } = await listOf(inVacancy({ limitEq: 500 }));
    expect(page.data).toEqual(all.data.slice(420, 450));
  });

  it('read no other vacancy’s rows for a filter of any kind', async () => {
    const externalAssessmentPackageId = stages[0]?.externalAssessmentPackageId;
    const filters = [
      inVacancy(),
      inVacancy({ assessmentStatusFilter: { externalAssessmentPackageId, assessmentStatus: 'APPS_ASSESSMENT_DROPPED_OUT' } }),
      inVacancy({ assessmentResultFilter: { externalAssessmentPackageId, resultList: ['YES', 'NO'] } }),
      inVacancy({ assessmentViewedFilter: { externalAssessmentPackageId, unViewedOnly: true } }),
      inVacancy({ assessmentSubmittedAtFilter: { externalAssessmentPackageId, submittedAtGte: '2025-01-01T00:00:00.000Z' } }),
      inVacancy({ applicationStatusList: ['APPS_APPLICATION_HIRED'] }),
    ];
    for (const filter of filters) {
      const { page, plan } = await listOf(filter);
      expect(page.data.length, JSON.stringify(filter)).toBeGreaterThan(0);
      expect(plan, JSON.stringify(filter)).not.toMatch(/Seq Scan on (applications|assessments)/);
    }
  });

  it('read a page of all vacancies by creation from its index', async () => {
    for (const order of ['asc', 'desc']) {
      const { page, plan } = await listOf({ sort: { fieldName: 'createdAt', order } });
      expect(page.data).toHaveLength(30);
      expect(plan).toContain('applications_created');
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });

  it('find a candidate by the trigrams of a rare name, and by the newest applications where the name is common', async () => {
    const found = async (searchText: string) => {
      statements.length = 0;
      const page = await admin.get<Page>(search, { ...scope, searchText });
      return { page, plan: statements.find(({ text }) => /from "applications".* order by/s.test(text))?.plan ?? '' };
    };
    const rare = await found('.5999@candidates');
    expect([rare.page.data.length, rare.page.pagination.totalItems]).toEqual([1, 1]);
    expect(rare.plan).toMatch(/candidates_search/);
    const common = await found('candidates.example');
    expect([common.page.data.length, common.page.pagination.totalItems]).toEqual([10, 1000]);
    expect(common.plan).toMatch(/applications_created/);
  });
});
