import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperationContext } from '../../../src/platform/context.ts';
import { accessScope } from '../../../src/platform/policy/accessScope.ts';
import { resourceName } from '../../../src/platform/policy/statement.ts';
import { figureReader } from '../../../src/platform/figures/gathering.ts';
import { rollUp } from '../../../src/platform/figures/rollUpJob.ts';
import { scopeOf } from '../../../src/platform/figures/scope.ts';
import { cardsOf } from './figureCalls.ts';
import type { Asked } from './figureCalls.ts';
import { keepRows, makePlaces, startFigures } from './figureGround.ts';
import type { FigureGround } from './figureGround.ts';
import type { MadeApplication, MadeAssessment } from './figureReference.ts';

const region = 'eu-west-1';
const now = Date.parse('2025-06-15T12:00:00Z');
const [hour, day] = [3_600_000, 24 * 3_600_000];
const whole = (customer: string, organization: string) => [
  {
    effect: 'allow' as const,
    actions: ['datalake:viewDashboard', 'apps:viewScores'],
    resources: [resourceName({ organization, customer })],
  },
];

const application = (id: string, more: Partial<MadeApplication> = {}): MadeApplication => ({
  ...{ id, customerId: 'c1', hierarchyId: 'a', vacancyId: 'v1', createdAt: now - 8 * day },
  ...more,
});
const assessment = (of: MadeApplication, more: Partial<MadeAssessment> = {}): MadeAssessment => ({
  ...{ ...of, id: `${of.id}-1`, applicationId: of.id, stageId: 's1', product: 'FI', externalCohortId: 'k' },
  ...{ consentedAt: of.createdAt + hour, submittedAt: of.createdAt + 2 * hour, deviceType: 'MOBILE', timeTakenSeconds: 600 },
  ...{ npsScore: 7, recommendation: 'YES', recommendationScore: 70, isProfanity: false, isPlagiarism: false, isLowTextQuality: false },
  ...more,
});

const everything: Asked = { organizationIds: ['o1'], customerIds: ['c1'], hierarchyIds: ['r'], submitted: {}, consented: {}, created: {} };

describe('whoever asks for figures', () => {
  let ground: FigureGround;
  beforeAll(async () => {
    ground = startFigures({}, { mine: whole('c1', 'o1'), other: whole('c2', 'o2') });
    ground.clock.time = now;
    const pool = await ground.pool(region);
    await makePlaces(pool);
    const rows = [
      application('one'),
      application('two', { hierarchyId: 'b' }),
      application('foreign', { customerId: 'c2', hierarchyId: 'other' }),
    ];
    await keepRows(pool, { applications: rows, assessments: rows.map((row) => assessment(row)) });
  }, 180_000);
  afterAll(() => ground.engine.close());

  const completedOf = async (asked: Partial<Asked>, token?: string) =>
    (await cardsOf(ground, { ...everything, ...asked }, region, token)).completed;

  it.each([
    ['another organisation', { organizationIds: ['o2'] }],
    ['a customer that there is not', { customerIds: ['nobody'] }],
    ['another customer’s department', { hierarchyIds: ['other'] }],
    ['no customer', { customerIds: [] }],
    ['no department', { hierarchyIds: [] }],
    ['another customer’s cohort', { externalCohortIds: ['elsewhere'] }],
    ['another customer’s vacancy', { externalVacancyIds: ['outer-v9'] }],
  ])('is told of nothing for %s, rolled up or not', async (_, asked) => {
    expect(await completedOf(asked)).toBe(0);
    while ((await rollUp(await ground.engine.platform.stores.region(region))) > 0);
    expect(await completedOf(asked)).toBe(0);
    expect(await completedOf({})).toBe(2);
  });

  it('sees no other customer’s, whoever is named', async () => {
    const all = { organizationIds: ['o1', 'o2'], customerIds: ['c1', 'c2'], hierarchyIds: ['r', 'other'] };
    expect(await Promise.all([completedOf(all), completedOf(all, 'mine'), completedOf(all, 'other')])).toEqual([3, 2, 1]);
  });

  const textOf = (name: string, type: string, argument = 'filterAssessmentInput') =>
    `query ($filter: ${type}!) { ${name}(${argument}: $filter)${type === 'DatalakeApplicationFilter' ? ' { data { date } }' : ''} }`;
  const completed = textOf('DatalakeAssessmentCountCompletedAssessments', 'DatalakeAssessmentFilter');
  const dropout = textOf('DatalakeAssessmentDropoutRatio', 'DatalakeDropoutFilter');
  const leakage = textOf('DatalakeAssessmentLeakageRatio', 'DatalakeLeakageFilter');
  const byDay = textOf('DatalakeCountApplicationsByDay', 'DatalakeApplicationFilter', 'filterApplicationInput');
  const place = { organizationIds: ['o1'], customerIds: ['c1'], hierarchyIds: ['r'] };

  it.each([
    [
      'an end before the start',
      completed,
      { submittedAtFrom: '2025-06-02T00:00:00Z', submittedAtTo: '2025-06-01T00:00:00Z' },
      'filterAssessmentInput.submittedAtTo',
    ],
    [
      'an end of consent before the start',
      dropout,
      { consentedAtFrom: '2025-06-02T00:00:00Z', consentedAtTo: '2025-06-01T00:00:00Z' },
      'filterAssessmentInput.consentedAtTo',
    ],
    ['a threshold of less than nothing', dropout, { dropoutDayThreshold: -1 }, 'filterAssessmentInput.dropoutDayThreshold'],
    ['a threshold beyond ten years', leakage, { leakageDayThreshold: 3651 }, 'filterAssessmentInput.leakageDayThreshold'],
    ['another product', completed, { product: ['FI', 'SI'] }, 'filterAssessmentInput.product'],
    ['no product', completed, { product: [] }, 'filterAssessmentInput.product'],
    [
      'too many cohorts',
      completed,
      { externalCohortIds: Array.from({ length: 501 }, (_, index) => `k${index}`) },
      'filterAssessmentInput.externalCohortIds',
    ],
    [
      'days of more than ten years',
      byDay,
      { createdAtFrom: '2014-01-01T00:00:00Z', createdAtTo: '2025-01-01T00:00:00Z' },
      'filterApplicationInput.createdAtTo',
    ],
    ['days up to an end that is far away', byDay, { createdAtTo: '9999-12-31T23:59:59.999Z' }, 'filterApplicationInput.createdAtTo'],
    ['days from a start that is far away', byDay, { createdAtFrom: '0001-01-01T00:00:00.000Z' }, 'filterApplicationInput.createdAtFrom'],
  ])('is refused %s, at its field', async (_, text, filter, path) => {
    const product = text === byDay ? {} : { product: ['FI'] };
    const { errors } = await ground.ask(text, { filter: { ...place, ...product, ...filter } }, region);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [path]: expect.any(String) } });
  });

  it('has the window of submission stand in for an end of consent that is left out', async () => {
    const filter = {
      ...place,
      product: ['FI'],
      submittedAtFrom: new Date(now - 9 * day).toISOString(),
      consentedAtTo: new Date(now).toISOString(),
    };
    const ask = async (more: object) =>
      (await ground.ask(dropout, { filter: { ...filter, ...more } }, region)).data?.['DatalakeAssessmentDropoutRatio'];
    expect(await ask({})).toBe(0);
    expect(await ask({ submittedAtFrom: new Date(now - 7 * day).toISOString() })).toBeNull();
    expect(await ask({ consentedAtFrom: new Date(now - 9 * day).toISOString(), submittedAtFrom: new Date(now).toISOString() })).toBe(0);
  });

  it('is answered with all that the same request asks from one snapshot', async () => {
    const store = await ground.engine.platform.stores.region(region);
    const transactions = vi.spyOn(store, 'transaction');
    await cardsOf(ground, everything, region);
    expect(transactions).toHaveBeenCalledTimes(1);
    transactions.mockRestore();
  });

  it('shares with others of the same session that ask for the same rows, until these are read, and with nobody else', async () => {
    const { stores } = ground.engine.platform;
    const scope = scopeOf(everything, 'filter');
    const of = (id: string, statements = whole('c1', 'o1'), cookies = {}) =>
      ({
        stores,
        region,
        session: { id },
        request: { cookies },
        access: accessScope(statements, 'datalake:viewDashboard', region),
      }) as unknown as OperationContext;
    const first = await figureReader(of('one'), scope);
    expect(await figureReader(of('one'), scope)).toBe(first);
    expect(await figureReader(of('two'), scope)).not.toBe(first);
    expect(await figureReader(of('one', whole('c2', 'o2')), scope)).not.toBe(first);
    // The changes of a browser decide which database it reads.
    expect(await figureReader(of('one', undefined, { 'wrote-1': 'identity:1' }), scope)).not.toBe(first);
    expect(await figureReader(of('one'), { ...scope, hierarchyIds: ['a'] })).not.toBe(first);
    expect((await first.tallies('submitted', { from: null, to: null })).completed).toBe(2);
    expect(await figureReader(of('one'), scope)).not.toBe(first);
  });

  it('is told of a failure, each of them, and is answered again afterwards', async () => {
    const store = await ground.engine.platform.stores.region(region);
    const transactions = vi.spyOn(store, 'transaction').mockRejectedValue(new Error('away'));
    const filter = { ...place, product: ['FI'] };
    const { errors } = await ground.ask(
      `query ($filter: DatalakeAssessmentFilter!) {
        ratio: DatalakeAssessmentProfanityRatio(filterAssessmentInput: $filter)
        score: DatalakeAssessmentMedianScore(filterAssessmentInput: $filter)
        rating: DatalakeAssessmentAvgNPSScore(filterAssessmentInput: $filter)
      }`,
      { filter },
      region,
    );
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(Array(3).fill('INTERNAL_SERVER_ERROR'));
    transactions.mockRestore();
    expect(await completedOf({})).toBe(2);
  });
});
