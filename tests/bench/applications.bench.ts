import type { Pool } from 'pg';
import { origin, startPlatform, type Browser, type Running } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { casesOf, type Case, type RawAnswer } from './applicationCases.ts';
import { bigVacancy, fillApplications } from './bulkApplications.ts';
import { timesOf } from './load.ts';
import { recruiterFigures } from './recruiter.ts';
import { report, type Figure } from './report.ts';

/** `BENCH_APPLICATIONS=100000/5000` measures a smaller customer with a smaller vacancy. */
const [applications = 1_000_000, inOneVacancy = 50_000] = (process.env['BENCH_APPLICATIONS'] ?? '').split('/').filter(Boolean).map(Number);
const whole = { applications, inOneVacancy };

const rows = `_id status isManuallyProgressed stageId vacancyName createdAt candidate { _id version personalInformation { firstName lastName email } }
  assessments { _id stageId status submittedAt createdAt isViewed results { fieldName fieldType fieldValue } }`;
const list = `query ($filter: AppsGetApplicationListFilter!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { data { ${rows} } pagination { totalPages currentPage pageSize totalItems } }
}`;
const search = `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $searchText: String!) {
  AppsSearchApplications(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, searchText: $searchText, limitEq: 10) {
    data { _id vacancyId stageId vacancyName createdAt candidate { personalInformation { firstName lastName email } } } pagination { totalItems }
  }
}`;
const counts = `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $vacancyId: ID!) {
  AppsGetVacancyApplicationStatusCount(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, vacancyId: $vacancyId) {
    statusCount { status count }
  }
}`;

export async function applicationsBench(): Promise<void> {
  const cluster = await startPostgres();
  const running = startPlatform({ DATABASE_URL: cluster.database('applications') });
  try {
    const admin = await running.browser().as('admin@acme.example');
    const place = await placeOf(running, admin);
    const begun = performance.now();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await fillApplications(pool, { customerId: place.scope.customerId, ...whole, until: running.clock.now() });
    const seconds = Math.round((performance.now() - begun) / 1000);
    const [all, own] = [applications, inOneVacancy].map((count) => count.toLocaleString('en-GB'));
    const title = `${all} applications, ${own} of them for one vacancy, PostgreSQL, ms (medians of calls that take turns; filled in ${seconds} s)`;
    report(title, await applicationFigures(pool, admin, place.scope));
    report(
      'a recruiter among them, ms (9 Mbit/s, 165 ms, CPU ÷ 4; the same calls painted as a plain table beside)',
      await recruiterFigures(running),
    );
  } finally {
    await running.close();
    cluster.stop();
  }
}

type Scope = Record<'organizationId' | 'customerId' | 'hierarchyId', string>;

async function placeOf(running: Running, admin: Browser): Promise<{ scope: Scope }> {
  const me = await admin.get<Scope>('{ AuthMe { organizationId customerId } }');
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const { rows: roots } = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [
    me.customerId,
  ]);
  return { scope: { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: roots[0]?.id ?? '' } };
}

export async function applicationFigures(pool: Pool, admin: Browser, scope: Scope): Promise<Figure[]> {
  const { rows: found } = await pool.query<{ id: string; stages: { _id: string; externalAssessmentPackageId: string }[] }>(
    'select id, stages from vacancies where customer_id = $1 and external_vacancy_id = $2',
    [scope.customerId, bigVacancy],
  );
  const [vacancy] = found;
  if (!vacancy) throw new Error('The vacancy was not made');
  const figures: Figure[] = [];
  for (const each of casesOf({ vacancyId: vacancy.id, externalVacancyId: bigVacancy, stages: vacancy.stages })) {
    const ours = () => asked(admin, scope, each);
    const raw = () => enveloped(each.raw(pool, scope.customerId));
    const [one, other] = [await ours(), await raw()];
    if (one !== other) throw new Error(`${each.what}: the platform says ${one}, the database ${other}`);
    const [ms, rawMs] = await timesOf(ours, raw);
    figures.push({ what: each.what, rows: one, ms, 'raw SQL': rawMs, '× raw': ms / rawMs });
  }
  return figures;
}

async function enveloped(answer: Promise<RawAnswer>): Promise<number> {
  const asking = new Request(origin, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"variables":{}}' });
  await asking.json();
  const answered = (await Response.json(await answer).json()) as RawAnswer;
  return answered.total;
}

async function asked(admin: Browser, scope: Scope, { filter, searchText, vacancyId }: Case): Promise<number> {
  if (vacancyId !== undefined) {
    const { statusCount } = await admin.get<{ statusCount: { count: number }[] }>(counts, { ...scope, vacancyId });
    return statusCount.reduce((sum, { count }) => sum + count, 0);
  }
  const page = await (searchText === undefined
    ? admin.get<{ pagination: { totalItems: number } }>(list, { filter: { ...scope, ...filter } })
    : admin.get<{ pagination: { totalItems: number } }>(search, { ...scope, searchText }));
  return page.pagination.totalItems;
}
