import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { download, rowsIn, startExport } from '../lists/calls.ts';
import type { Ticket } from '../lists/calls.ts';
import { makeApplications } from './applicationTools.ts';
import type { Job, Made } from './applicationTools.ts';
import { allow, editorOf, memberWith, ownCustomer } from './hierarchyTools.ts';
import type { Scope } from './people.ts';

const parts = `candidate { _id version personalInformation { firstName email } } assessments { stageId assessmentLink results { fieldName fieldType fieldValue } }
  vacancyName externalVacancyId stages { _id name } history { kind userName at }`;
const listQuery = `query ($filter: AppsGetApplicationListFilter!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { data { _id hierarchyId ${parts} } pagination { totalItems } facets(fields: ["applicationStatusList"]) { values { count } } }
}`;
const inScope = '$organizationId: ID!, $customerId: ID!, $hierarchyId: ID!';
const passed = 'organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId';
const getQuery = `query ($_id: ID!, ${inScope}) { AppsGetApplicationById(_id: $_id, ${passed}) { _id ${parts} } }`;
const countQuery = `query ($vacancyId: ID!, ${inScope}) { AppsGetVacancyApplicationStatusCount(vacancyId: $vacancyId, ${passed}) { statusCount { count } } }`;
const searchQuery = `query ($searchText: String!, ${inScope}) { AppsSearchApplications(searchText: $searchText, ${passed}, limitEq: 500) { data { _id } pagination { totalItems } } }`;
const vacanciesQuery = `query ($candidateId: ID!, ${inScope}) { AppsGetVacancyListByCandidateId(candidateId: $candidateId, ${passed}) { data { _id } } }`;

const rights = ['apps:viewApplicationList', 'apps:viewApplication', 'apps:viewCandidate', 'apps:viewVacancyList', 'common:export'];

describe('applications in two departments', () => {
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
    ] as const) {
      await pool.query(
        `insert into vacancies (customer_id, id, organization_id, hierarchy_id, external_vacancy_id, title, workflow_id, workflow_name, stages, created_at, updated_at)
         select $1, $2, $3, $4, $5, 'Job ' || $5, workflow_id, workflow_name, stages, now(), now() from vacancies where jsonb_array_length(stages) = 2 limit 1`,
        [scope.customerId, `${name.toLowerCase()}${'0'.repeat(23)}`, scope.organizationId, department, name],
      );
    }
    const { rows } = await pool.query<Job>(
      `select id, external_vacancy_id as "externalVacancyId", hierarchy_id as "hierarchyId", stages from vacancies where customer_id = $1 order by external_vacancy_id`,
      [scope.customerId],
    );
    jobs = rows;
    made = await makeApplications(pool, scope, jobs, { count: 40, now: running.clock.now().getTime() });
    const [first] = made as [Made];
    await pool.query(
      `insert into application_events (customer_id, id, organization_id, hierarchy_id, application_id, kind, actor, user_name, at)
       select $1, 'event' || n, $2, $3, $4, 'STATUS_CHANGED', 'USER', 'Ada ' || n, now() + n * interval '1 second' from generate_series(1, 3) as n`,
      [scope.customerId, scope.organizationId, first.hierarchyId, first.id],
    );
  }, 120_000);
  afterAll(() => running.close());

  const job = (index: number) => jobs[index] as Job;
  const of = (index: number) => made.filter((each) => each.vacancy === job(index).externalVacancyId);
  const member = (index: number) => memberWith(running, staff, scope, [allow(scope, rights, job(index).hierarchyId)]);
  const codeOf = async (browser: Browser, text: string, variables: object) =>
    (await browser.ask(text, { ...scope, ...variables })).errors?.[0]?.extensions.code;

  it('are listed, counted, found and exported as far as a right on one of them reaches, and no further', async () => {
    for (const index of [0, 1]) {
      const browser = await member(index);
      const own = of(index)
        .map(({ id }) => id)
        .sort();
      const page = await browser.get<{
        data: { _id: string }[];
        pagination: { totalItems: number };
        facets: { values: { count: number }[] }[];
      }>(listQuery, { filter: { ...scope, limitEq: 100 } });
      expect(page.data.map(({ _id }) => _id).sort()).toEqual(own);
      expect(page.pagination.totalItems).toBe(own.length);
      expect(page.facets[0]?.values.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
      const found = await browser.get<{ data: { _id: string }[]; pagination: { totalItems: number } }>(searchQuery, {
        ...scope,
        searchText: 'made.example',
      });
      expect([found.data.map(({ _id }) => _id).sort(), found.pagination.totalItems]).toEqual([own, own.length]);
      const variables = { filterApplicationInput: { ...scope } };
      const columns = ['_id', 'candidate.personalInformation.email'].map((path) => ({ path, label: path }));
      const input = { ...scope, resource: 'applications', operation: 'AppsGetApplicationList', variables, columns, format: 'JSON' };
      const ticket = await browser.get<Ticket>(startExport, { input });
      const file = rowsIn(await (await download(running, browser, ticket.path)).text());
      expect([ticket.rows, file.map(({ _id }) => String(_id)).sort()]).toEqual([own.length, own]);
    }
  });

  it('of the other department are not there: neither the application, nor its vacancy’s counts, nor the candidate’s vacancies', async () => {
    const browser = await member(0);
    const [theirs] = of(1) as [Made];
    const candidateId = `c${theirs.id.slice(1)}`;
    expect(await codeOf(browser, getQuery, { _id: theirs.id })).toBe('NOT_FOUND');
    expect(await codeOf(browser, countQuery, { vacancyId: job(1).id })).toBe('NOT_FOUND');
    expect(await browser.get(vacanciesQuery, { ...scope, candidateId })).toEqual({ data: [] });
    const { data } = await browser.get<{ data: unknown[] }>(listQuery, {
      filter: { ...scope, externalVacancyId: job(1).externalVacancyId },
    });
    expect(data).toEqual([]);
    expect(await staff.get(vacanciesQuery, { ...scope, candidateId })).toEqual({ data: [{ _id: job(1).id }] });
  });

  it('are shown with everything that belongs to them: candidate, assessments in stage order with their results, vacancy, stages and history', async () => {
    const row = made.find((each) => each.taken.length === 2) as Made;
    const read = await staff.get<{
      candidate: { _id: string };
      assessments: { stageId: string; results: { fieldName: string; fieldType: string; fieldValue: unknown }[] }[];
    }>(getQuery, { ...scope, _id: row.id });
    const { id } = row;
    expect(read).toMatchObject({
      _id: id,
      candidate: { _id: `c${id.slice(1)}`, version: 1, personalInformation: { firstName: row.firstName, email: `${id}@made.example` } },
      vacancyName: `Job ${row.vacancy}`,
      externalVacancyId: row.vacancy,
      stages: jobs[0]?.stages.map(({ _id }) => ({ _id })),
    });
    expect(read.assessments.map(({ stageId }) => stageId)).toEqual(row.taken.map(({ stageId }) => stageId));
    for (const [index, taken] of row.taken.entries()) {
      const { recommendation, recommendationScore, isProfanity, isPlagiarism, isLowTextQuality, rating } = taken;
      const named = { recommendation, recommendationScore, isProfanity, isPlagiarism, isLowTextQuality, rating };
      const expected = Object.entries(named).flatMap(([fieldName, fieldValue]) =>
        fieldValue === null ? [] : [{ fieldName, fieldType: typeof fieldValue, fieldValue }],
      );
      expect(read.assessments[index]?.results.toSorted((one, other) => (one.fieldName < other.fieldName ? -1 : 1))).toEqual(
        expected.toSorted((one, other) => (one.fieldName < other.fieldName ? -1 : 1)),
      );
    }
    const [first] = made as [Made];
    const { history } = await staff.get<{ history: { userName: string }[] }>(getQuery, { ...scope, _id: first.id });
    expect(history.map(({ userName }) => userName)).toEqual(['Ada 3', 'Ada 2', 'Ada 1']);
  });

  it('are counted by status, as many as there are', async () => {
    for (const index of [0, 1]) {
      const { statusCount } = await (
        await member(index)
      ).get<{ statusCount: { count: number }[] }>(countQuery, {
        ...scope,
        vacancyId: job(index).id,
      });
      expect(statusCount.reduce((sum, { count }) => sum + count, 0)).toBe(of(index).length);
    }
  });
});
