import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingWork, withoutPolling } from '../../support/work.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

const row = `_id status createdAt candidate { _id version createdAt personalInformation { firstName email } }
  assessments { _id stageId status submittedAt isViewed results { fieldName fieldValue } }`;
const list = (fields: string) => `query ($filter: AppsGetApplicationListFilter!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { data { ${fields} } pagination { totalItems } }
}`;

interface Application {
  candidate: { createdAt: string };
  assessments: { submittedAt: string | null; results: object[] }[];
}

describe('the applications of a page, with their candidates and assessments,', () => {
  const work = countingWork();
  let running: Running;
  let admin: Browser;
  let filter: Record<string, unknown>;
  beforeAll(async () => {
    // There all work goes through one connection, and nothing in the background is counted twice.
    running = withoutPolling(() => startPlatform({}, { embedded: true }));
    admin = await running.browser().as('admin@acme.example');
    filter = await admin.get('{ AuthMe { organizationId customerId hierarchyId } }');
  });
  afterAll(() => running.close());

  /** Statements of a call, once its first lookups are cached. */
  const statementsOf = async (query: string, more: object = {}) => {
    const ask = () => admin.get<{ data: Application[] }>(query, { filter: { ...filter, limitEq: 25, ...more } });
    await ask();
    let data: Application[] = [];
    const { statements } = await work(async () => void ({ data } = await ask()));
    return { data, statements };
  };

  it('are read by one statement, and those of a vacancy by a second one that finds the vacancy', async () => {
    const all = await statementsOf(list(row));
    expect(all.data).toHaveLength(25);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ externalVacancyId: string }>(
      'select external_vacancy_id as "externalVacancyId" from vacancies where customer_id = $1 order by application_count desc limit 1',
      [filter['customerId']],
    );
    const own = await statementsOf(list(row), rows[0]);
    expect(own.data.length).toBeGreaterThan(5);
    // Across all vacancies, the order of their stages is read in addition.
    expect({ all: all.statements, vacancy: own.statements }).toEqual({ all: 2, vacancy: 2 });
    expect((await statementsOf(list('_id status'))).statements).toBe(1);
  });

  it('have times and results as everywhere else', async () => {
    const { data } = await statementsOf(list(row), { limitEq: 200 });
    const times = data.flatMap(({ candidate, assessments }) => [candidate.createdAt, ...assessments.map(({ submittedAt }) => submittedAt)]);
    for (const time of times) if (time !== null) expect(time).toBe(new Date(time).toISOString());
    const taken = data.flatMap(({ assessments }) => assessments);
    expect(taken.some(({ submittedAt, results }) => submittedAt !== null && results.length > 5)).toBe(true);
    expect(taken.some(({ submittedAt, results }) => submittedAt === null && results.length === 0)).toBe(true);
  });
});
