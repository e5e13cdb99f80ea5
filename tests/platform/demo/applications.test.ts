import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf } from '../../../src/platform/demo/applications.ts';
import { demoCustomers } from '../../../src/platform/demo/directory.ts';
import { growDemo } from '../../../src/platform/demo/seed.ts';
import { defaultSizes, vacanciesOf } from '../../../src/platform/demo/sizes.ts';
import { vacanciesFor } from '../../../src/platform/demo/vacancies.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

const base = new Date('2026-11-20T00:00:00Z');
const sizes = { ...defaultSizes, base };
const [acme, index] = (() => {
  const all = demoCustomers(base, 120);
  const at = all.findIndex((customer) => customer.uniqueName === 'acme');
  return [all[at] ?? expect.fail('there is no Acme'), at] as const;
})();

/** Applications for the first vacancies of Acme, many for each. */
const made = (vacancies: number, each: number) =>
  [...vacanciesFor(acme, index, { ...sizes, vacancies: vacancies + 283 })]
    .slice(0, vacancies)
    .flatMap((vacancy) =>
      Array.from({ length: each }, (_, number) => ({ vacancy, ...applicationOf(vacancy, number, { packages: new Map(), base }) })),
    );

describe('demo vacancies', () => {
  it('are the same whenever they are made, and only gain others when more are asked for', () => {
    const few = [...vacanciesFor(acme, index, sizes)].map(({ row }) => row);
    expect([...vacanciesFor(acme, index, sizes)].map(({ row }) => row)).toEqual(few);
    const many = [...vacanciesFor(acme, index, { ...sizes, vacancies: 1000, applications: 7500 })].map(({ row }) => row);
    expect(many.slice(0, few.length)).toEqual(few);
    expect(many.length).toBeGreaterThan(500);
  });

  it('are as many in all as were asked for, a few for each customer and the others for the largest', () => {
    for (const vacancies of [400, 1000, 100_000]) {
      const counts = demoCustomers(base, 120).map((customer, place) => vacanciesOf(customer, place, { ...sizes, vacancies }));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(vacancies);
      expect(Math.max(...counts)).toBe(counts[index]);
    }
    expect(demoCustomers(base, 120).every((customer, place) => vacanciesOf(customer, place, { ...sizes, vacancies: 0 }) === 0)).toBe(true);
  });
});

describe('demo applications', () => {
  const all = made(40, 50);
  const assessments = all.flatMap((each) => each.assessments);
  const completed = assessments.filter(({ submittedAt }) => submittedAt);
  const share = (part: unknown[], whole: unknown[]) => part.length / whole.length;

  it('are the same whenever they are made, with ids and addresses of their own', () => {
    expect(made(3, 5).map(({ application }) => application)).toEqual(made(3, 5).map(({ application }) => application));
    expect(new Set(all.map(({ application }) => application.id)).size).toBe(all.length);
    const people = new Map(all.map(({ candidate }) => [candidate.id, candidate.email]));
    expect(new Set(people.values()).size).toBe(people.size);
    expect(people.size).toBeLessThan(all.length);
    for (const email of people.values()) expect(email).toMatch(/^[a-z0-9.]+@[a-z0-9-]+\.example$/);
  });

  it('happen in their order: made, consented, submitted, validated, and nothing after the base', () => {
    for (const { vacancy, application, assessments: taken } of all) {
      expect(application.createdAt >= vacancy.row.createdAt && application.createdAt <= base).toBe(true);
      expect(taken.map(({ stageId }) => stageId)).toEqual(vacancy.row.stages.slice(0, taken.length).map(({ _id }) => _id));
      for (const { createdAt, consentedAt, submittedAt } of taken) {
        if (consentedAt) expect(consentedAt >= createdAt && consentedAt <= base).toBe(true);
        if (submittedAt) expect(consentedAt && submittedAt > consentedAt && submittedAt <= base).toBe(true);
      }
      // Only who finished a stage and did well is at the next one.
      if (taken.length > 1)
        expect([taken[0]?.submittedAt, taken[0]?.recommendation]).toEqual([expect.any(Date), expect.stringMatching(/YES|MAYBE/)]);
    }
  });

  it('carry results where they were completed and nowhere else, within their limits', () => {
    for (const one of assessments.filter(({ submittedAt }) => !submittedAt)) {
      expect([one.recommendation, one.recommendationScore, one.timeTakenSeconds, one.npsScore]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(one.status).not.toBe('APPS_ASSESSMENT_COMPLETED');
    }
    for (const one of completed) {
      expect(one.status).toBe('APPS_ASSESSMENT_COMPLETED');
      expect(one.recommendationScore).toBeGreaterThanOrEqual(0);
      expect(one.recommendationScore).toBeLessThanOrEqual(100);
      expect(one.timeTakenSeconds).toBeGreaterThan(60);
      if (one.npsScore !== null && one.npsScore !== undefined) expect(one.npsScore >= 0 && one.npsScore <= 10).toBe(true);
      expect(['MOBILE', 'DESKTOP']).toContain(one.deviceType);
      expect(one.isProfanity).toBe((one.profanityQuestionCount ?? 0) > 0);
      expect(one.isPlagiarism).toBe((one.plagiarismQuestionCount ?? 0) > 0);
    }
  });

  it('are spread as in life', () => {
    expect(share(completed, assessments)).toBeGreaterThan(0.5);
    expect(share(completed, assessments)).toBeLessThan(0.9);
    for (const [recommendation, least, most] of [
      ['YES', 0.2, 0.6],
      ['MAYBE', 0.15, 0.55],
      ['NO', 0.05, 0.5],
    ] as const) {
      const part = share(
        completed.filter((one) => one.recommendation === recommendation),
        completed,
      );
      expect(part).toBeGreaterThan(least);
      expect(part).toBeLessThan(most);
    }
    const mobile = share(
      completed.filter((one) => one.deviceType === 'MOBILE'),
      completed,
    );
    expect(mobile > 0.5 && mobile < 0.8).toBe(true);
    for (const flaw of ['isProfanity', 'isPlagiarism', 'isLowTextQuality'] as const) {
      const part = share(
        completed.filter((one) => one[flaw]),
        completed,
      );
      expect(part > 0 && part < 0.15).toBe(true);
    }
    expect(new Set(all.map(({ application }) => application.status)).size).toBe(8);
  });
});

describe('in a store', () => {
  let running: Running;
  beforeAll(() => {
    running = startPlatform();
  });
  afterAll(() => running.close());
  const query = async <Row>(text: string) => (await (await running.platform.stores.region('eu-west-1')).pool.query(text)).rows as Row[];

  it('numbers agree: applications of each vacancy, vacancies of each customer', async () => {
    expect(
      await query(`select id from vacancies where application_count <>
        (select count(*) from applications where applications.customer_id = vacancies.customer_id and vacancy_id = vacancies.id)`),
    ).toEqual([]);
    expect(
      await query(`select customer_id from (select customer_id, 'vacancies:' || case when archived_at is null then 'active' else 'archived' end as name, count(*)
        from vacancies group by 1, 2) as found full join (select * from totals where name like 'vacancies:%') as totals using (customer_id, name)
        where count is distinct from value`),
    ).toEqual([]);
    expect(
      await query(
        'select id from applications where not exists (select from candidates where candidates.customer_id = applications.customer_id and candidates.id = candidate_id)',
      ),
    ).toEqual([]);
    expect(
      await query(
        'select id from vacancies where not exists (select from workflows where workflows.id = workflow_id and archived_at is null)',
      ),
    ).toEqual([]);
    expect(
      await query('select id from vacancies where not exists (select from role_families where role_families.id = role_family_id)'),
    ).toEqual([]);
  });

  it('grow without a change to what is there', async () => {
    const before = await query<{ id: string }>('select * from applications order by id');
    expect(before.length).toBeGreaterThan(50);
    await growDemo(running.platform, { customers: 120, users: 600, vacancies: 800, applications: 9000 }, ['eu-west-1']);
    const after = new Map((await query<{ id: string }>('select * from applications')).map((row) => [row.id, row]));
    expect(after.size).toBeGreaterThan(before.length);
    for (const row of before) expect(after.get(row.id)).toEqual(row);
    expect(
      await query(`select id from vacancies where application_count <>
        (select count(*) from applications where applications.customer_id = vacancies.customer_id and vacancy_id = vacancies.id)`),
    ).toEqual([]);
  });
});
