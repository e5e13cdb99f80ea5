import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Page {
  data: { _id: string }[];
  pagination: { totalItems: number };
}
type Scope = Record<'organizationId' | 'customerId' | 'hierarchyId', string>;

const applications = `query ($filter: AppsGetApplicationListFilter!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { data { _id } pagination { totalItems } }
}`;
const vacancies = `query ($filter: AppsGetVacancyListV2Filter!) {
  AppsGetVacancyListV2(filter: $filter) { data { _id } pagination { totalItems } }
}`;
const entries = `query ($filter: CommonGetAuditListFilter!) {
  CommonGetAuditList(filter: $filter) { data { _id actorEmail } pagination { totalItems } }
}`;

let running: Running;
let recruiter: Browser;
let scope: Scope;
beforeAll(async () => {
  running = startPlatform();
  recruiter = await running.browser().as('recruiter@acme.example');
  scope = await recruiter.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  const [root = ''] = await idsBy('select id from hierarchies where customer_id = $1 and parent_id is null');
  scope = { ...scope, hierarchyId: root };
});
afterAll(() => running.close());

/** Ids by a statement of the test's own. */
async function idsBy(text: string, ...values: unknown[]): Promise<string[]> {
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const { rows } = await pool.query<{ id: string }>(text, [scope.customerId, ...values]);
  return rows.map(({ id }) => id).sort();
}

async function listed(asked: object): Promise<string[]> {
  const { data, pagination } = await recruiter.get<Page>(applications, { filter: { ...scope, limitEq: 500, ...asked } });
  expect(pagination.totalItems).toBe(data.length);
  return data.map(({ _id }) => _id).sort();
}

const isMine = `exists (select from vacancy_managers m where m.customer_id = v.customer_id and m.vacancy_id = v.id and m.email = 'recruiter@acme.example')`;
const withWork = `select a.id from applications a
  join vacancies v on v.customer_id = a.customer_id and v.id = a.vacancy_id
  join assessments s on s.customer_id = a.customer_id and s.application_id = a.id and s.stage_id = a.stage_id
  where a.customer_id = $1 and a.status = 'APPS_APPLICATION_NEW' and v.archived_at is null`;

describe('the work lists of applications', () => {
  it('hold what waits for a decision, and what waits for the candidate', async () => {
    const [review, waiting] = [await listed({ work: 'TO_REVIEW' }), await listed({ work: 'WAITING' })];
    expect(review).toEqual(await idsBy(`${withWork} and s.status = 'APPS_ASSESSMENT_COMPLETED'`));
    expect(waiting).toEqual(await idsBy(`${withWork} and s.status <> 'APPS_ASSESSMENT_COMPLETED'`));
    expect(Math.min(review.length, waiting.length)).toBeGreaterThan(10);
  });

  it('hold only those for the caller’s own vacancies, however their address is spelled, or only the others', async () => {
    const mine = await listed({ work: 'TO_REVIEW', mine: true });
    expect(mine).toEqual(await idsBy(`${withWork} and s.status = 'APPS_ASSESSMENT_COMPLETED' and ${isMine}`));
    expect(mine.length).toBeGreaterThan(0);
    const others = await listed({ work: 'TO_REVIEW', mine: false });
    expect([...mine, ...others].sort()).toEqual(await listed({ work: 'TO_REVIEW' }));

    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query(`update vacancy_managers set email = 'Recruiter@ACME.example' where email = 'recruiter@acme.example'`);
    expect(await listed({ work: 'TO_REVIEW', mine: true })).toEqual(mine);
    await pool.query(`update vacancy_managers set email = 'recruiter@acme.example' where email = 'Recruiter@ACME.example'`);
  });
});

describe('the work lists of vacancies and changes', () => {
  it('hold the caller’s own vacancies with their true number', async () => {
    const filter = { ...scope, hierarchyIdList: [scope.hierarchyId], isArchived: false, limitEq: 500, mine: true };
    const { data, pagination } = await recruiter.get<Page>(vacancies, { filter });
    expect(data.map(({ _id }) => _id).sort()).toEqual(
      await idsBy(`select v.id from vacancies v where v.customer_id = $1 and v.archived_at is null and ${isMine}`),
    );
    expect(pagination.totalItems).toBe(data.length);
    expect(data.length).toBeGreaterThan(0);
  });

  it('hold what the caller changed', async () => {
    const admin = await running.browser().as('admin@acme.example');
    const filter = { ...scope, mine: true, limit: 500 };
    const own = await admin.get<{ data: { actorEmail: string }[] }>(entries, { filter });
    expect(own.data.length).toBeGreaterThan(0);
    expect(new Set(own.data.map(({ actorEmail }) => actorEmail))).toEqual(new Set(['admin@acme.example']));
    const others = await admin.get<{ data: { actorEmail: string }[] }>(entries, { filter: { ...filter, mine: false } });
    expect(others.data.map(({ actorEmail }) => actorEmail)).not.toContain('admin@acme.example');
  });
});
