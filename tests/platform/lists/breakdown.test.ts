import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { limitedTo, setStatements } from '../services/people.ts';

interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

interface Grouped {
  groups: { keys: (string | null)[]; names: (string | null)[]; count: number; values: (number | null)[] }[];
  count: number;
  values: (number | null)[];
  groupCount: number;
}

const applications = `query ($filter: AppsGetApplicationListFilter!, $by: [ApplicationGrouping!]!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { breakdown(by: $by) { groups { keys names count values } count values groupCount } }
}`;
const vacancies = `query ($filter: AppsGetVacancyListV2Filter!, $by: [VacancyGrouping!]!, $measures: [VacancyMeasure!]) {
  AppsGetVacancyListV2(filter: $filter) { breakdown(by: $by, measures: $measures) { groups { keys names count values } count values groupCount } }
}`;

let running: Running;
let admin: Browser;
let scope: Scope;
beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as('admin@acme.example');
  const me = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  const { rows } = await (
    await pool()
  ).query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [me.customerId]);
  scope = { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: rows[0]?.id ?? '' };
});
afterAll(() => running.close());

const pool = async () => (await running.platform.stores.region('ap-southeast-2')).pool;

const grouped = async (by: object[], filter: object = {}, browser = admin): Promise<Grouped> =>
  (await browser.get<{ breakdown: Grouped }>(applications, { filter: { ...scope, ...filter }, by })).breakdown;

const refusal = async (query: string, variables: object) => {
  const { errors } = await admin.ask(query, variables);
  return errors?.[0];
};

describe('groups of applications', () => {
  it('name a vacancy by its external id, which the filter takes, and by its title', async () => {
    const { groups } = await grouped([{ field: 'externalVacancyIds' }]);
    const { rows } = await (
      await pool()
    ).query<{ id: string; title: string }>('select external_vacancy_id as id, title from vacancies where customer_id = $1', [
      scope.customerId,
    ]);
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    expect(groups.length).toBeGreaterThan(3);
    for (const { keys, names } of groups) expect(names).toEqual([titles.get(keys[0] ?? '')]);
  });

  it('name a stage by its title and its workflow, by a vacancy where the workflow has lost it, and lead to its rows', async () => {
    const db = await pool();
    const { rows } = await db.query<{ id: string; workflow: string; name: string; title: string; count: number }>(
      `select stage->>'_id' as id, workflows.id as workflow, name, stage->>'name' as title,
         (select count(*)::int from applications where customer_id = $1 and stage_id = stage->>'_id') as count
       from workflows cross join jsonb_array_elements(stages) stage where customer_id = $1`,
      [scope.customerId],
    );
    const stages = rows.filter(({ count }) => count > 0);
    const [lost] = stages;
    await db.query(`update workflows set name = 'Renamed', stages = '[]' where customer_id = $1 and id = $2`, [
      scope.customerId,
      lost?.workflow,
    ]);
    const { groups, count } = await grouped([{ field: 'stageIdList' }]);
    const expected = stages.map(({ id, name, title, count: own }) => [id, [`${title} (${name})`, own]]);
    const found = groups.map(({ keys, names, count: own }) => [keys[0], [...names, own]]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    expect(groups.length).toBeGreaterThan(3);
    const [first, second] = groups;
    const both = await grouped([{ field: 'stageIdList' }], { stageIdList: [...(first?.keys ?? []), ...(second?.keys ?? [])] });
    expect(both.groups).toEqual([first, second]);
    expect(both.count).toBe((first?.count ?? 0) + (second?.count ?? 0));
    expect((await grouped([{ field: 'stageIdList' }], { stageIdList: [] })).count).toBe(count);
  });

  it("begin days, weeks, months, quarters and years by the region's clock, where it is put forward and back, too", async () => {
    const db = await pool();
    const { rows } = await db.query<{ id: string }>('select id from applications where customer_id = $1 order by id limit 11', [
      scope.customerId,
    ]);
    // Sydney: clocks go back on 5 April 2026 and forward on 4 October; its day begins at 13:00 or 14:00 UTC.
    const moments = [
      ['2026-04-04T12:59:59.999Z', '2026-04-04', '2026-03-30', '2026-04-01', '2026-04-01', '2026-01-01'],
      ['2026-04-04T13:00:00.000Z', '2026-04-05', '2026-03-30', '2026-04-01', '2026-04-01', '2026-01-01'],
      ['2026-04-05T13:59:59.999Z', '2026-04-05', '2026-03-30', '2026-04-01', '2026-04-01', '2026-01-01'],
      ['2026-04-05T14:00:00.000Z', '2026-04-06', '2026-04-06', '2026-04-01', '2026-04-01', '2026-01-01'],
      ['2026-10-04T12:59:59.999Z', '2026-10-04', '2026-09-28', '2026-10-01', '2026-10-01', '2026-01-01'],
      ['2025-12-31T13:00:00.000Z', '2026-01-01', '2025-12-29', '2026-01-01', '2026-01-01', '2026-01-01'],
      // Also outside this century.
      ['1969-07-20T20:17:00.000Z', '1969-07-21', '1969-07-21', '1969-07-01', '1969-07-01', '1969-01-01'],
      ['1999-12-31T12:59:59.999Z', '1999-12-31', '1999-12-27', '1999-12-01', '1999-10-01', '1999-01-01'],
      ['2000-01-01T00:00:00.000Z', '2000-01-01', '1999-12-27', '2000-01-01', '2000-01-01', '2000-01-01'],
      ['2099-12-31T13:00:00.000Z', '2100-01-01', '2099-12-28', '2100-01-01', '2100-01-01', '2100-01-01'],
      ['2150-05-04T13:00:00.000Z', '2150-05-04', '2150-05-04', '2150-05-01', '2150-04-01', '2150-01-01'],
    ] as const;
    for (const [index, [moment]] of moments.entries())
      await db.query('update applications set updated_at = $1 where id = $2', [moment, rows[index]?.id]);
    const steps = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'];
    for (const [moment, ...keys] of moments)
      for (const [index, step] of steps.entries()) {
        const { groups, count } = await grouped([{ field: 'updatedAt', step }], { updatedAt: { gte: moment, lte: moment } });
        expect([groups.map((group) => group.keys), count], `${moment} by ${step}`).toEqual([[[keys[index]]], 1]);
      }
  });

  it('leave out the earliest days beyond a thousand, and count their rows', async () => {
    const db = await pool();
    await db.query(
      `insert into applications (customer_id, id, organization_id, hierarchy_id, vacancy_id, candidate_id, status, stage_id, created_at, updated_at)
       select customer_id, 'f' || lpad(n::text, 23, '0'), organization_id, hierarchy_id, vacancy_id, candidate_id, status, stage_id,
         timestamptz '2001-01-01 12:00Z' + n * interval '1 day', updated_at
       from (select * from applications where customer_id = $1 limit 1) one, generate_series(1, 1200) n`,
      [scope.customerId],
    );
    const filter = { createdAt: { lte: '2010-01-01T00:00:00.000Z' } };
    const { groups, count, groupCount } = await grouped([{ field: 'createdAt', step: 'DAY' }], filter);
    expect([groups.length, count, groupCount]).toEqual([1000, 1200, 1200]);
    expect([groups[0]?.keys, groups.at(-1)?.keys]).toEqual([['2001-07-21'], ['2004-04-15']]);
    await db.query(`delete from applications where id like 'f0000000000%'`);
  });

  it('have all of a key of the first field, or none', async () => {
    const both = await grouped([{ field: 'externalVacancyIds' }, { field: 'createdAt', step: 'DAY' }]);
    const alone = await grouped([{ field: 'externalVacancyIds' }]);
    const sums = new Map<string, number>();
    for (const { keys, count } of both.groups) sums.set(keys[0] ?? '', (sums.get(keys[0] ?? '') ?? 0) + count);
    for (const [key, sum] of sums) expect(alone.groups.find(({ keys }) => keys[0] === key)?.count).toBe(sum);
    expect(both.count).toBe(alone.count);
  });

  it('are none where nothing matches', async () => {
    const answer = await grouped([{ field: 'applicationStatusList' }], { searchText: 'nobody is called like this' });
    expect(answer).toEqual({ groups: [], count: 0, values: [], groupCount: 0 });
  });

  it('have no row of a department that the caller may not see', async () => {
    const whole = await grouped([{ field: 'applicationStatusList' }]);
    const db = await pool();
    const { rows } = await db.query<{ id: string; count: number }>(
      `select hierarchy_id as id, count(*)::int as count from applications join hierarchies on hierarchies.id = hierarchy_id
       where applications.customer_id = $1 and parent_id is not null group by hierarchy_id order by count(*) desc limit 1`,
      [scope.customerId],
    );
    const [closed] = rows;
    const cut = await limitedTo(running, admin, scope, ['*:*']);
    const { groupIds } = await cut.get<{ groupIds: string[] }>('{ AuthMe { groupIds } }');
    const prn = (hierarchyId = '') => `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${hierarchyId}:*:*`;
    await setStatements(running, groupIds[0] ?? '', [
      { effect: 'allow', actions: ['*:*'], resources: [prn(scope.hierarchyId)] },
      { effect: 'deny', actions: ['*:*'], resources: [prn(closed?.id)] },
    ]);
    const seen = await grouped([{ field: 'applicationStatusList' }], {}, cut);
    expect(seen.count).toBeLessThanOrEqual(whole.count - (closed?.count ?? 0));
    const { pagination } = await cut.get<{ pagination: { totalItems: number } }>(
      'query ($filter: AppsGetApplicationListFilter!) { AppsGetApplicationList(filterApplicationInput: $filter) { pagination { totalItems } } }',
      { filter: scope },
    );
    expect(seen.count).toBe(pagination.totalItems);
  });

  it.each([
    ['no field', []],
    ['the same field twice', [{ field: 'applicationStatusList' }, { field: 'applicationStatusList' }]],
    ['three fields', [{ field: 'applicationStatusList' }, { field: 'externalVacancyIds' }, { field: 'createdAt', step: 'DAY' }]],
    ['a time without a step', [{ field: 'createdAt' }]],
    ['a step of what is no time', [{ field: 'applicationStatusList', step: 'DAY' }]],
  ])('are refused by %s', async (_, by) => {
    const error = await refusal(applications, { filter: scope, by });
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'BREAKDOWN' });
  });

  it('are refused by a field that the contract does not name, however it is spelled', async () => {
    for (const field of ['searchText', 'candidateId', 'status', '__proto__', 'createdAt; drop table applications', "x' or '1'='1"])
      expect(await refusal(applications, { filter: scope, by: [{ field }] }), field).toBeDefined();
  });
});

describe('measures of vacancies', () => {
  it('are what SQL makes of the same rows, in each group and over all', async () => {
    const kinds = ['SUM', 'AVERAGE', 'LOWEST'];
    const measures = kinds.map((kind) => ({ field: 'applicationCount', kind }));
    const filter = { ...scope, hierarchyIdList: [scope.hierarchyId], isArchived: false };
    const by = [{ field: 'createdAt', step: 'MONTH' }];
    const { breakdown } = await admin.get<{ breakdown: Grouped }>(vacancies, { filter, by, measures });
    const db = await pool();
    const figures =
      'count(*)::int as count, sum(application_count)::float as sum, avg(application_count)::float as mean, min(application_count)::float as low';
    const from = 'from vacancies where customer_id = $1 and archived_at is null';
    const month = `to_char(created_at at time zone 'Australia/Sydney', 'YYYY-MM-01')`;
    interface Row {
      key: string;
      count: number;
      sum: number;
      mean: number;
      low: number;
    }
    const { rows } = await db.query<Row>(`select ${month} as key, ${figures} ${from} group by 1 order by 1`, [scope.customerId]);
    expect(breakdown.groups.map(({ keys, count }) => [keys[0], count])).toEqual(rows.map(({ key, count }) => [key, count]));
    for (const [index, { sum, mean, low }] of rows.entries()) {
      const [ourSum, ourMean, ourLow] = breakdown.groups[index]?.values ?? [];
      expect([ourSum, ourLow]).toEqual([sum, low]);
      expect(ourMean).toBeCloseTo(mean, 9);
    }
    const { rows: whole } = await db.query<Row>(`select ${figures} ${from}`, [scope.customerId]);
    expect(breakdown.values[0]).toBe(whole[0]?.sum);
    expect(breakdown.values[1]).toBeCloseTo(whole[0]?.mean ?? 0, 9);
  });

  it('are at most three', async () => {
    const measures = Array.from({ length: 4 }, () => ({ field: 'applicationCount', kind: 'SUM' }));
    const filter = { ...scope, hierarchyIdList: [scope.hierarchyId] };
    const error = await refusal(vacancies, { filter, by: [{ field: 'createdAt', step: 'YEAR' }], measures });
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'BREAKDOWN' });
  });
});
