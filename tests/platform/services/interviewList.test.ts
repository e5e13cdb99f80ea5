import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { makeApplications } from './applicationTools.ts';
import type { Job, Made } from './applicationTools.ts';
import { allow, editorOf, memberWith, ownCustomer } from './hierarchyTools.ts';
import type { Scope } from './people.ts';

const parts = `_id status startsAt endsAt place interviewers { name email } applicationId application { _id vacancyName candidate { personalInformation { firstName } } }`;
const listQuery = `query ($filter: AppsGetInterviewListFilter!) {
  AppsGetInterviewList(filter: $filter) { data { ${parts} } pagination { totalItems } facets(fields: ["statusList"]) { values { value count } } } }`;
const getQuery = `query ($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) {
  AppsGetInterviewById(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { ${parts} } }`;

interface Page {
  data: {
    _id: string;
    status: string;
    startsAt: string | null;
    applicationId: string;
    application: { _id: string; vacancyName: string } | null;
  }[];
  pagination: { totalItems: number };
  facets: { values: { value: string; count: number }[] }[];
}

describe('live interviews', () => {
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  let jobs: Job[];
  let made: Made[];
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
    scope = await ownCustomer(staff);
    const [a = '', b = ''] = await editorOf(staff, scope).grow(scope.hierarchyId, 'a', 'b');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    for (const [name, department] of [
      ['A', a],
      ['B', b],
    ] as const)
      await pool.query(
        `insert into vacancies (customer_id, id, organization_id, hierarchy_id, external_vacancy_id, title, workflow_id, workflow_name, stages, created_at, updated_at)
         select $1, $2, $3, $4, $5, 'Job ' || $5, workflow_id, workflow_name, stages, now(), now() from vacancies where jsonb_array_length(stages) = 2 limit 1`,
        [scope.customerId, `${name.toLowerCase()}${'0'.repeat(23)}`, scope.organizationId, department, name],
      );
    jobs = (
      await pool.query<Job>(
        `select id, external_vacancy_id as "externalVacancyId", hierarchy_id as "hierarchyId", stages from vacancies where customer_id = $1 order by external_vacancy_id`,
        [scope.customerId],
      )
    ).rows;
    made = await makeApplications(pool, scope, jobs, { count: 10, now: running.clock.now().getTime() });
    await pool.query(
      `insert into interview_bookings (customer_id, id, organization_id, hierarchy_id, application_id, external_booking_id, status, starts_at, ends_at, place, interviewers, created_at, updated_at)
       select customer_id, 'i' || substr(id, 2), organization_id, hierarchy_id, id, 'booking ' || id, case when n = 1 then 'INVITED' else 'SCHEDULED' end,
         case when n = 1 then null else timestamptz '2026-03-01T09:00Z' + n * interval '1 day' end,
         case when n = 1 then null else timestamptz '2026-03-01T10:00Z' + n * interval '1 day' end, 'Room 1', '[{"name":"Iva","email":"iva@people.example"}]', now(), now()
       from (select *, row_number() over (order by id) as n from applications where customer_id = $1) as numbered`,
      [scope.customerId],
    );
  }, 120_000);
  afterAll(() => running.close());

  const read = (browser: Browser, filter: object = {}) => browser.get<Page>(listQuery, { filter: { ...scope, limitEq: 100, ...filter } });

  it('are listed with their application, and counted by status', async () => {
    const page = await read(staff);
    expect(page.pagination.totalItems).toBe(10);
    for (const { application, applicationId } of page.data) expect(application?._id).toBe(applicationId);
    expect(page.data[0]?.application?.vacancyName).toMatch(/^Job [AB]$/);
    expect(page.facets[0]?.values).toEqual([
      { value: 'SCHEDULED', count: 9 },
      { value: 'INVITED', count: 1 },
    ]);
  });

  it('are filtered by the span of their start, both ends included, and by status', async () => {
    const span = { gte: '2026-03-03T09:00:00.000Z', lte: '2026-03-05T09:00:00.000Z' };
    const sort = { fieldName: 'startsAt', order: 'asc' };
    const { data } = await read(staff, { startsAt: span, sort });
    expect(data.map(({ startsAt }) => startsAt)).toEqual([3, 4, 5].map((day) => `2026-03-0${day}T09:00:00.000Z`));
    expect((await read(staff, { statusList: ['INVITED'] })).data.map(({ startsAt }) => startsAt)).toEqual([null]);
    expect((await read(staff, { startsAt: { gte: '2027-01-01T00:00:00.000Z' } })).data).toEqual([]);
  });

  it('of another department are not there, neither in the list nor by their id', async () => {
    const own = jobs[0] as Job;
    const browser = await memberWith(running, staff, scope, [allow(scope, ['apps:viewApplicationList'], own.hierarchyId)]);
    const mine = made.filter(({ vacancy }) => vacancy === own.externalVacancyId).map(({ id }) => id);
    const page = await read(browser);
    expect(page.data.map(({ applicationId }) => applicationId).sort()).toEqual(mine.toSorted());
    const theirs = (await read(staff)).data.find(({ applicationId }) => !mine.includes(applicationId));
    const refused = await browser.ask(getQuery, { ...scope, _id: theirs?._id });
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const [first] = page.data;
    expect(await browser.get(getQuery, { ...scope, _id: first?._id })).toMatchObject({
      _id: first?._id,
      application: { _id: first?.applicationId },
    });
  });

  it('need the right to see applications', async () => {
    const browser = await memberWith(running, staff, scope, [allow(scope, ['apps:viewVacancyList'], scope.hierarchyId)]);
    expect((await browser.ask(listQuery, { filter: { ...scope } })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
