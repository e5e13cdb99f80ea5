import type { Pool } from 'pg';
import { sqlState } from '../../src/platform/database/sqlState.ts';
import type { Store } from '../../src/platform/database/stores.ts';
import { rollUp } from '../../src/platform/figures/rollUpJob.ts';
import { startPlatform, type Browser, type Running } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { bigVacancy, fillApplications } from './bulkApplications.ts';
import { dashboardCalls, type DashboardScope, type Period } from './dashboardCalls.ts';
import { rawFigures } from './dashboardRaw.ts';
import { median } from './load.ts';
import { report, type Figure } from './report.ts';

const day = 24 * 3_600_000;
const times = 7;

/** All cards together, as a browser loads them, over growing data; plain SQL is the reference. */
export async function dashboardBench(): Promise<void> {
  const cluster = await startPostgres();
  const small = await measure(100_000, { DATABASE_URL: cluster.database('small') });
  report('fifteen cards, 100,000 applications, PostgreSQL, ms (median)', small);
  const large = await measure(1_000_000, { DATABASE_URL: cluster.database('large') });
  const growth = large.map((each) => {
    const before = small.find(({ what }) => what === each.what)?.['ms'];
    return { ...each, '× 100,000': typeof before === 'number' && typeof each['ms'] === 'number' ? each['ms'] / before : '' };
  });
  report('fifteen cards, 1,000,000 applications, PostgreSQL, ms (median)', growth);
  cluster.stop();
  report('fifteen cards, 100,000 applications, embedded, ms (median)', await measure(100_000, {}));
}

async function measure(applications: number, environment: Record<string, string>): Promise<Figure[]> {
  const running = startPlatform({ ...environment, DEMO: 'on' });
  try {
    const admin = await running.browser().as('admin@acme.example');
    const store = await running.platform.stores.region('ap-southeast-2');
    const { pool } = store;
    const place = await placeOf(pool, admin);
    const departments = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 order by path', [
      place.customerId,
    ]);
    const ids = departments.rows.map(({ id }) => id);
    const until = running.clock.now();
    await fillApplications(pool, { customerId: place.customerId, applications, inOneVacancy: applications / 20, until, departments: ids });
    const below = { ...place, hierarchyIds: ids.slice(1, 2) };
    const job = await pool.query<{ id: string }>('select id from vacancies where external_vacancy_id = $1', [bigVacancy]);
    const cohort = { ...place, externalCohortIds: [job.rows[0]?.id ?? ''] };
    const period = (days: number): Period => ({ from: new Date(until.getTime() - days * day), to: until });
    const figures: Figure[] = [await comparedTo(admin, pool, 'thirty days, nothing rolled up yet', place, period(30))];
    figures.push(...(await rollUpAll(running, store, place.customerId)));
    await pool.query('vacuum analyze figure_days, figure_marks');
    figures.push(
      await comparedTo(admin, pool, 'thirty days', place, period(30)),
      await comparedTo(admin, pool, 'two years', place, period(731)),
      await comparedTo(admin, pool, 'two years of a part of the departments', below, period(731)),
      await comparedTo(admin, pool, 'two years of one vacancy in twenty', cohort, period(731)),
      { what: 'trends of thirty days', ms: await timed(() => dashboardCalls.trends(admin, place, period(29))) },
      { what: 'trends of two years', ms: await timed(() => dashboardCalls.trends(admin, place, period(730))) },
      ...(await writing(pool, place.customerId)),
    );
    return figures;
  } finally {
    await running.close();
  }
}

async function placeOf(pool: Pool, admin: Browser): Promise<DashboardScope> {
  const me = await admin.get<Record<'organizationId' | 'customerId', string>>('{ AuthMe { organizationId customerId } }');
  const roots = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [
    me.customerId,
  ]);
  return { ...me, hierarchyIds: [roots.rows[0]?.id ?? ''] };
}

/** Fails where the platform and the plain statements do not say the same. */
async function comparedTo(admin: Browser, pool: Pool, what: string, place: DashboardScope, period: Period): Promise<Figure> {
  const [ours, theirs] = [await dashboardCalls.cards(admin, place, period), await rawFigures(pool, place, period)];
  if (JSON.stringify(ours) !== JSON.stringify(theirs))
    throw new Error(`${what}: the platform says ${JSON.stringify(ours)}, the database ${JSON.stringify(theirs)}`);
  const ms = await timed(() => dashboardCalls.cards(admin, place, period));
  const rawMs = await timed(() => rawFigures(pool, place, period));
  return { what, completed: Number(ours['completed']), ms, 'plain SQL': rawMs, '× plain': ms / rawMs };
}

async function rollUpAll(running: Running, store: Store, customerId: string): Promise<Figure[]> {
  const begun = performance.now();
  let days = 0;
  for (let done = 1; done > 0; days += done) done = await rollUpDespite(store);
  const all = performance.now() - begun;
  const { rows } = await store.pool.query<{ rows: number }>('select count(*)::int as rows from figure_days where customer_id = $1', [
    customerId,
  ]);
  const one = await timed(async () => {
    await store.pool.query('insert into figure_marks values ($1, $2)', [customerId, new Date(running.clock.now().getTime() - 100 * day)]);
    await rollUpDespite(store);
  });
  return [
    { what: `rolling up ${days} days into ${rows[0]?.rows} rows`, ms: all },
    { what: 'rolling up one day again', ms: one },
  ];
}

async function rollUpDespite(store: Store): Promise<number> {
  for (;;) {
    try {
      return await rollUp(store);
    } catch (error) {
      if (sqlState(error) !== '40001') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function writing(pool: Pool, customerId: string): Promise<Figure[]> {
  const each = async (index: number) => {
    const change =
      'update assessments set nps_score = $3 where customer_id = $1 and id = (select id from assessments where customer_id = $1 limit 1 offset $2)';
    await pool.query(change, [customerId, index, index % 11]);
  };
  const run = async () => {
    const begun = performance.now();
    for (let index = 0; index < 300; index += 1) await each(index);
    return (performance.now() - begun) / 300;
  };
  await run();
  const marked = await run();
  await pool.query('alter table assessments disable trigger user');
  const plain = await run();
  await pool.query('alter table assessments enable trigger user');
  return [{ what: 'an assessment that changes, with its marks', ms: marked, 'plain SQL': plain, '× plain': marked / plain }];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return median(taken);
}
