import type { Pool, PoolClient } from 'pg';
import { startPlatform, type Browser, type Running } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { bigVacancy } from './bulkApplications.ts';
import { timesOf } from './load.ts';
import { report, type Figure } from './report.ts';
import { fillSkewed } from './skewedTenancy.ts';

/** `BENCH_SKEWED=500/100000/2000` measures fewer customers, applications and vacancies. */
const [others = 5000, applications = 1_000_000, vacancies = 18_000] = (process.env['BENCH_SKEWED'] ?? '')
  .split('/')
  .filter(Boolean)
  .map(Number);

export async function skewedBench(): Promise<void> {
  const cluster = await startPostgres();
  const running = startPlatform({ DATABASE_URL: cluster.database('skewed'), DEMO: 'on' });
  try {
    const admin = await running.browser().as('admin@acme.example');
    const staff = await running.browser().as('staff@demo.example');
    const { customerId, organizationId } = await admin.get<Record<'customerId' | 'organizationId', string>>(
      '{ AuthMe { customerId organizationId } }',
    );
    const begun = performance.now();
    const skew = { customerId, applications, vacancies, others, inOneVacancy: Math.ceil(applications / 20), users: 9500, events: 60_000 };
    await fillSkewed(running.platform, { ...skew, until: running.clock.now() });
    const seconds = Math.round((performance.now() - begun) / 1000);
    const scope = await scopeOf(running, customerId, organizationId);
    const title = `${applications.toLocaleString('en-GB')} applications of one among ${others.toLocaleString('en-GB')} customers, PostgreSQL, ms (medians in turns; filled in ${seconds} s)`;
    report(title, [...(await figuresOf(running, admin, scope)), ...(await staffFigures(staff))]);
  } finally {
    await running.close();
    cluster.stop();
  }
}

type Scope = Record<'organizationId' | 'customerId' | 'hierarchyId', string>;

async function scopeOf({ platform }: Running, customerId: string, organizationId: string): Promise<Scope> {
  const { pool } = await platform.stores.region('ap-southeast-2');
  const { rows } = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [
    customerId,
  ]);
  return { organizationId, customerId, hierarchyId: rows[0]?.id ?? '' };
}

async function figuresOf({ platform }: Running, admin: Browser, scope: Scope): Promise<Figure[]> {
  const { pool } = await platform.stores.region('ap-southeast-2');
  const figures: Figure[] = [];
  for (const { what, query, variables } of await callsOf(pool, scope)) {
    const under = (mode: string) => async () => {
      await everyConnection(pool, `set plan_cache_mode = ${mode}`);
      const begun = performance.now();
      await admin.get(query, variables);
      return performance.now() - begun;
    };
    for (let call = 0; call < 8; call += 1) await under('auto')();
    const [auto, generic, custom] = await inTurns(under('auto'), under('force_generic_plan'), under('force_custom_plan'));
    await everyConnection(pool, 'reset plan_cache_mode');
    figures.push({ what, auto, generic, custom, 'auto × custom': auto / custom, 'generic × custom': generic / custom });
  }
  return figures;
}

async function inTurns(...works: (() => Promise<number>)[]): Promise<[number, number, number]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < 15; round += 1) for (const [index, work] of works.entries()) times[index]?.push(await work());
  const medians = times.map((each) => each.toSorted((one, other) => one - other)[Math.floor(each.length / 2)] ?? Number.NaN);
  return medians as [number, number, number];
}

async function everyConnection(pool: Pool, text: string): Promise<void> {
  const clients: PoolClient[] = [];
  for (let index = 0; index < Math.max(1, pool.totalCount); index += 1) clients.push(await pool.connect());
  await Promise.all(clients.map((client) => client.query(text)));
  for (const client of clients) client.release();
}

export interface SkewedCall {
  what: string;
  query: string;
  variables: object;
}

const rows = `_id status isManuallyProgressed stageId vacancyName createdAt candidate { _id version personalInformation { firstName lastName email } }
  assessments { _id stageId status submittedAt createdAt isViewed results { fieldName fieldType fieldValue } }`;
const applicationList = `query ($filter: AppsGetApplicationListFilter!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { data { ${rows} } pagination { totalItems } }
}`;

export async function callsOf(pool: Pool, scope: Scope): Promise<SkewedCall[]> {
  const { rows: found } = await pool.query<{ id: string; stages: { _id: string }[] }>(
    'select id, stages from vacancies where customer_id = $1 and external_vacancy_id = $2',
    [scope.customerId, bigVacancy],
  );
  const { rows: some } = await pool.query<{ id: string }>('select id from applications where customer_id = $1 limit 1', [scope.customerId]);
  const stageId = found[0]?.stages[0]?._id;
  return [
    {
      what: 'vacancies list',
      query: `query ($filter: AppsGetVacancyListV2Filter!) { AppsGetVacancyListV2(filter: $filter) {
        data { _id title externalVacancyId applicationCount createdAt managers { email } roleFamily { name } workflow { _id name } location { address } } pagination { totalItems }
      } }`,
      variables: { filter: { ...scope, hierarchyIdList: [scope.hierarchyId], isArchived: false } },
    },
    { what: 'applications list', query: applicationList, variables: { filter: scope } },
    { what: 'a stage of a vacancy', query: applicationList, variables: { filter: { ...scope, externalVacancyId: bigVacancy, stageId } } },
    {
      what: 'one application',
      query: `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_id: ID!) {
        AppsGetApplicationById(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { ${rows} }
      }`,
      variables: { ...scope, _id: some[0]?.id },
    },
  ];
}

async function staffFigures(staff: Browser): Promise<Figure[]> {
  const query =
    '{ AuthMe { _id customers { customerId customerDisplayName organizationId organizationDisplayName awsRegion uniqueName } } }';
  const [ms] = await timesOf(
    () => staff.get(query),
    () => staff.get('{ AuthMe { _id } }'),
  );
  return [{ what: `AuthMe of staff: ${JSON.stringify(await staff.get(query)).length} bytes`, auto: ms }];
}
