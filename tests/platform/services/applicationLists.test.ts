import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import type { Chance } from '../../../src/platform/demo/deterministic.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { expectedIds, matches } from './applicationReference.ts';
import type { Asked } from './applicationReference.ts';
import { day, makeApplications, progress, recommendations, statuses } from './applicationTools.ts';
import type { Job, Made } from './applicationTools.ts';
import type { Scope } from './vacancyCalls.ts';

const query = `query ($filter: AppsGetApplicationListFilter!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { data { _id } pagination { totalItems } }
}`;
const figures = ['COMPLETED', 'CONSENTED_NOT_SUBMITTED', 'DROPPED_OUT', 'LEAKED', 'ENGAGED', 'PROFANITY', 'PLAGIARISM', 'LOW_TEXT_QUALITY'];
const ownSorts = ['firstName', 'status', 'isManuallyProgressed', 'createdAt'];
const sorts = [...ownSorts, 'submittedAt', 'recommendationScore', 'rating', 'isViewed'];
const orders = ['asc', 'desc'];

// Thousands of calls: however busy the machine is, they are let end.
vi.setConfig({ testTimeout: 300_000 });

let running: Running;
let admin: Browser;
let scope: Scope;
let jobs: Job[];
let made: Made[];
let now: number;
beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as('admin@acme.example');
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  const { rows } = await pool.query<Job>(
    `select id, external_vacancy_id as "externalVacancyId", hierarchy_id as "hierarchyId", stages from vacancies
     where customer_id = $1 and archived_at is null and jsonb_array_length(stages) = 2 and stages -> 0 ->> 'product' = 'FI' order by id limit 2`,
    [scope.customerId],
  );
  const root = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [
    scope.customerId,
  ]);
  scope = { ...scope, hierarchyId: root.rows[0]?.id ?? '' };
  jobs = rows;
  // Nobody else applies.
  for (const table of ['assessments', 'applications']) await pool.query(`delete from ${table} where customer_id = $1`, [scope.customerId]);
  await pool.query('delete from candidates where customer_id = $1', [scope.customerId]);
  now = running.clock.now().getTime();
  made = await makeApplications(pool, scope, jobs, { count: 300, now });
}, 120_000);
afterAll(() => running.close());

/** All rows of a list, page by page, and how many it says there are. */
async function listed(asked: Asked, limitEq = 70): Promise<{ ids: string[]; totals: number[] }> {
  const ids: string[] = [];
  const totals: number[] = [];
  for (let skipEq = 0; ; skipEq += 1) {
    const page = await admin.get<{ data: { _id: string }[]; pagination: { totalItems: number } }>(query, {
      filter: { ...scope, ...asked, skipEq, limitEq },
    });
    ids.push(...page.data.map((row) => row._id));
    totals.push(page.pagination.totalItems);
    if (page.data.length < limitEq) return { ids, totals };
  }
}

async function isAsExpected(asked: Asked, limitEq?: number): Promise<void> {
  const expected = expectedIds(made, jobs, asked, now);
  const { ids, totals } = await listed(asked, limitEq);
  expect(ids, JSON.stringify(asked)).toEqual(expected);
  expect([...new Set(totals)], JSON.stringify(asked)).toEqual([expected.length]);
}

const packages = (job: Job) => job.stages.map((stage) => stage.externalAssessmentPackageId);
const moment = (luck: Chance) => new Date(now - luck.between(0, 20) * day).toISOString();

function randomFilters(luck: Chance, job: Job | undefined): Asked {
  const externalAssessmentPackageId = luck.pick(packages(job ?? luck.pick(jobs)));
  const maybe = (part: number, filter: () => Asked): Asked => (luck.happens(part) ? filter() : {});
  const several = (values: readonly string[]) => values.filter(() => luck.happens(0.5)).concat(luck.pick([...values]));
  return {
    ...(job && { externalVacancyId: job.externalVacancyId }),
    ...maybe(0.3, () => ({ stageId: luck.pick((job ?? luck.pick(jobs)).stages)._id })),
    ...maybe(0.2, () => ({ stageIdList: several(jobs.flatMap(({ stages }) => stages.map(({ _id }) => _id))) })),
    ...maybe(0.2, () => ({ externalVacancyIds: [luck.pick(jobs).externalVacancyId] })),
    ...maybe(0.3, () => ({ applicationStatusList: several(statuses) })),
    ...maybe(0.2, () => ({ searchText: luck.pick(['AD', 'stone', 'o_n', 'a', 'example', 'ada ma']) })),
    ...maybe(0.3, () => ({ assessmentStatusFilter: { externalAssessmentPackageId, assessmentStatus: luck.pick(progress) } })),
    ...maybe(0.2, () => ({
      assessmentResultFilter: {
        externalAssessmentPackageId: luck.pick(packages(job ?? luck.pick(jobs))),
        resultList: several(recommendations),
      },
    })),
    ...maybe(0.2, () => ({ assessmentViewedFilter: { externalAssessmentPackageId, unViewedOnly: luck.happens(0.7) } })),
    ...maybe(0.2, () => ({
      assessmentSubmittedAtFilter: {
        externalAssessmentPackageId,
        ...(luck.happens(0.7) && { submittedAtGte: moment(luck) }),
        ...(luck.happens(0.7) && { submittedAtLte: moment(luck) }),
      },
    })),
    ...maybe(0.2, () => ({ dashboardFilter: randomCard(luck) })),
  };
}

function randomCard(luck: Chance, which?: string): NonNullable<Asked['dashboardFilter']> {
  const card = {
    figure: which ?? luck.pick([...figures, 'CREATED']),
    ...(luck.happens(0.6) && { from: moment(luck) }),
    ...(luck.happens(0.3) && { to: moment(luck) }),
  };
  if (card.figure === 'CREATED') return card;
  return {
    ...card,
    ...(luck.happens(0.4) && { thresholdDays: luck.between(0, 12) }),
    ...(luck.happens(0.2) && { externalCohortIds: ['cohort-a'] }),
    ...(luck.happens(0.2) && { scoreBucket: luck.between(0, 10) * 10 }),
    ...(luck.happens(0.2) && { recommendation: luck.pick(recommendations) }),
    ...(luck.happens(0.2) && { deviceType: 'MOBILE' }),
  };
}

describe('the list of a vacancy’s applications', () => {
  it.each(sorts.flatMap((fieldName) => orders.map((order) => ({ fieldName, order }))))(
    'is sorted by $fieldName $order at either stage, each row once',
    async (sort) => {
      for (const job of jobs) {
        await isAsExpected({ externalVacancyId: job.externalVacancyId, sort }, 25);
        for (const filterValue of packages(job)) {
          const filter = { filterKey: 'externalAssessmentPackageId', filterValue };
          await isAsExpected({ externalVacancyId: job.externalVacancyId, sort: { ...sort, filter } }, 25);
        }
        for (const { _id: stageId } of job.stages) await isAsExpected({ externalVacancyId: job.externalVacancyId, stageId, sort }, 25);
      }
    },
  );

  it('is of no vacancy that is missing, and knows no assessment of a package that the vacancy has not', async () => {
    expect(await listed({ externalVacancyId: 'nowhere' })).toEqual({ ids: [], totals: [0] });
    const [job] = jobs as [Job];
    const filter = { filterKey: 'externalAssessmentPackageId', filterValue: 'none' };
    const { ids, totals } = await listed({ externalVacancyId: job.externalVacancyId, sort: { fieldName: 'rating', order: 'asc', filter } });
    expect([ids.length, ...new Set(totals)]).toEqual(Array(2).fill(made.filter((row) => row.vacancy === job.externalVacancyId).length));
    const assessmentStatusFilter = { externalAssessmentPackageId: 'none', assessmentStatus: progress[0] ?? '' };
    expect((await listed({ externalVacancyId: job.externalVacancyId, assessmentStatusFilter })).ids).toEqual([]);
  });
});

describe('the list of all vacancies’ applications', () => {
  it.each(ownSorts.flatMap((fieldName) => orders.map((order) => ({ fieldName, order }))))(
    'is sorted by $fieldName $order',
    async (sort) => {
      await isAsExpected({ sort }, 100);
      await isAsExpected({}, 100);
    },
  );

  it.each(sorts.filter((name) => !ownSorts.includes(name)))(
    'refuses an order by %s, which is a field of which assessment nobody knows',
    async (fieldName) => {
      const { errors } = await admin.ask(query, { filter: { ...scope, sort: { fieldName, order: 'asc' } } });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { 'filterApplicationInput.sort.fieldName': 'validation.applicationSort.vacancy' },
      });
    },
  );
});

describe('any filters with any sort', () => {
  it.each(['of a vacancy', 'of all'])('answer what a plain reading of them does: %s', async (which) => {
    const luck = chance('filters', which);
    for (let round = 0; round < 100; round += 1) {
      const job = which === 'of all' ? undefined : luck.pick(jobs);
      const fieldName = luck.pick(job ? sorts : ownSorts);
      const filter = { filterKey: 'externalAssessmentPackageId', filterValue: luck.pick(packages(job ?? luck.pick(jobs))) };
      const sort = { fieldName, order: luck.pick(orders), ...(luck.happens(0.5) && { filter }) };
      await isAsExpected({ ...randomFilters(luck, job), ...(luck.happens(0.9) && { sort }) });
    }
  });

  it.each([...figures, 'CREATED'])('count for the card %s what it counts, whatever its window', async (figure) => {
    const luck = chance('cards', figure);
    for (let round = 0; round < 8; round += 1) await isAsExpected({ dashboardFilter: randomCard(luck, figure) });
  });

  it('choose all rows that match, and no other', async () => {
    const luck = chance('matching');
    const change = `mutation ($matching: MatchingApplications!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) {
      AppsUpdateApplicationStatus(matching: $matching, _ids: [], status: APPS_APPLICATION_OFFERED, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) {
        data { _id } refused { _id }
      }
    }`;
    for (let round = 0; round < 12; round += 1) {
      const asked = randomFilters(luck, luck.happens(0.7) ? luck.pick(jobs) : undefined);
      const expected = made.filter((row) => matches(row, asked, now));
      if (expected.length === 0) continue;
      const matching = { filter: { ...scope, ...asked }, expectedCount: expected.length };
      const { data, refused } = await admin.get<Record<'data' | 'refused', { _id: string }[]>>(change, { ...scope, matching });
      expect([...data, ...refused].map(({ _id }) => _id).sort()).toEqual(expected.map(({ id }) => id).sort());
      for (const row of expected) row.status = 'APPS_APPLICATION_OFFERED';
    }
  });

  it('count by status and by stage what choosing one would show', async () => {
    const luck = chance('facets');
    const facets = `query ($filter: AppsGetApplicationListFilter!, $fields: [String!]!) {
      AppsGetApplicationList(filterApplicationInput: $filter) { facets(fields: $fields) { field values { value count } } }
    }`;
    const fields = ['applicationStatusList', 'stageId'] as const;
    for (let round = 0; round < 40; round += 1) {
      const asked = randomFilters(luck, luck.happens(0.7) ? luck.pick(jobs) : undefined);
      const page = await admin.get<{ facets: { field: string; values: { value: string; count: number }[] }[] }>(facets, {
        filter: { ...scope, ...asked },
        fields,
      });
      for (const [index, field] of fields.entries()) {
        const { [field]: _, ...others } = asked;
        const counts = new Map<string, number>();
        for (const row of made.filter((each) => matches(each, others, now))) {
          const value = field === 'stageId' ? row.stageId : row.status;
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        const found = page.facets[index]?.values.map(({ value, count }) => [value, count] as const);
        expect(new Map(found), JSON.stringify(asked)).toEqual(counts);
      }
    }
  });
});
