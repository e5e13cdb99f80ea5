import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import type { Region } from '../../../src/platform/regions.ts';
import { rollUp } from '../../../src/platform/figures/rollUpJob.ts';
import { keepRows, makePlaces, startFigures, zoneOf } from './figureGround.ts';
import type { FigureGround } from './figureGround.ts';
import { beginningOf, referenceOf } from './figureReference.ts';
import type { MadeRows } from './figureReference.ts';
import { randomRows } from './figureRows.ts';

const day = 24 * 3_600_000;
const after = (date: string, days: number): string => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

const fields = `date applications completed completionRatio dropoutRatio leakageRatio engagementRatio avgNpsScore medianTimeTaken medianScore
  profanityRatio plagiarismRatio garbageRatio`;
const query = `query ($filter: DatalakeTrendsFilter!) { DatalakeFigureTrends(filter: $filter) { step data { ${fields} } previous { ${fields} } } }`;
const place = { organizationIds: ['o1'], customerIds: ['c1'], hierarchyIds: ['r'], product: ['FI'] };

interface Trends {
  step: string;
  data: ({ date: string } & Record<string, number | null>)[];
  previous: { date: string } & Record<string, number | null>;
}

describe('the figures through time', () => {
  let ground: FigureGround;
  const regions: [Region, string][] = [
    ['ap-southeast-2', '2025-10-05'],
    ['eu-west-1', '2025-03-30'],
    ['us-east-1', '2025-11-02'],
  ];
  const made = new Map<Region, MadeRows>();
  beforeAll(async () => {
    ground = startFigures();
    for (const [region, night] of regions) {
      const pool = await ground.pool(region);
      await makePlaces(pool);
      const rows = randomRows(`trends-${region}`, 120, { zone: zoneOf(region), middle: Date.parse(night) });
      await keepRows(pool, rows);
      while ((await rollUp(await ground.engine.platform.stores.region(region), 60)) > 0);
      made.set(region, rows);
    }
  }, 180_000);
  afterAll(() => ground.engine.close());

  const ask = async (filter: object, region: Region = 'eu-west-1') => {
    const { data, errors } = await ground.ask(query, { filter: { ...place, ...filter } }, region);
    if (errors?.[0]) throw new Error(JSON.stringify(errors[0]));
    return data?.['DatalakeFigureTrends'] as Trends;
  };

  it.each(regions)('are those of each step’s own days in %s, around the night of %s', { timeout: 120_000 }, async (region, night) => {
    const luck = chance('trends', region);
    ground.clock.time = Date.parse(night) + 9 * day;
    for (const days of [1, 2, 31, 32, 100, 182, 183, 400]) {
      const from = after(night, -luck.between(0, days));
      const to = after(from, days - 1);
      const { step, data, previous } = await ask({ from, to, dropoutDayThreshold: 3, leakageDayThreshold: 12 }, region);
      expect(step).toBe(days <= 31 ? 'DAY' : days <= 182 ? 'WEEK' : 'MONTH');
      const firsts = data.map(({ date }) => date);
      expect(firsts).toEqual(expectedSteps(from, to, step));
      for (const [index, found] of data.entries())
        expect(found).toEqual(referenceStep(region, found.date, firsts[index + 1] ?? after(to, 1)));
      expect(previous).toEqual(referenceStep(region, after(from, -days), from));
    }
  });

  const referenceStep = (region: Region, first: string, next: string) => {
    const zone = zoneOf(region);
    const window = { from: beginningOf(first, zone), to: beginningOf(next, zone) - 1 };
    const mine = (row: { customerId: string }) => row.customerId === 'c1';
    const windows = { submitted: window, consented: window, created: window };
    const {
      engagement,
      days,
      devices: _,
      recommendations: __,
      scores: ___,
      ...figures
    } = referenceOf(made.get(region) ?? { applications: [], assessments: [] }, {
      ...{ application: mine, assessment: mine, ...windows, dropout: 3, leakage: 12, now: ground.clock.time, zone },
    });
    const applications = days.data.reduce((sum, { count }) => sum + count, 0);
    return { date: first, applications, ...figures, engagementRatio: engagement.engagementRatio };
  };

  it.each([
    ['a day that there is not', { from: '2025-02-30', to: '2025-03-01' }],
    ['a moment', { from: '2025-02-01T00:00:00Z', to: '2025-03-01' }],
    ['no text', { from: 20_250_201, to: '2025-03-01' }],
  ])('refuse %s', async (_, filter) => {
    const { errors } = await ground.ask(query, { filter: { ...place, ...filter } }, 'eu-west-1');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['an end before the start', { from: '2025-03-02', to: '2025-03-01' }, 'filter.to'],
    ['more than ten years', { from: '2015-03-01', to: '2025-03-02' }, 'filter.to'],
    ['a threshold of less than nothing', { from: '2025-03-01', to: '2025-03-02', dropoutDayThreshold: -1 }, 'filter.dropoutDayThreshold'],
    ['a threshold beyond ten years', { from: '2025-03-01', to: '2025-03-02', leakageDayThreshold: 3651 }, 'filter.leakageDayThreshold'],
    ['another product', { from: '2025-03-01', to: '2025-03-02', product: ['SI'] }, 'filter.product'],
  ])('refuse %s, at its field', async (_, filter, path) => {
    const { errors } = await ground.ask(query, { filter: { ...place, ...filter } }, 'eu-west-1');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [path]: expect.any(String) } });
  });

  it('take ten years, and begin months at their first days', async () => {
    const { data } = await ask({ from: '2015-03-20', to: '2025-03-19' });
    expect([data.length, data[0]?.date, data[1]?.date, data.at(-1)?.date]).toEqual([121, '2015-03-20', '2015-04-01', '2025-03-01']);
  });
});

function expectedSteps(from: string, to: string, step: string): string[] {
  const days: string[] = [];
  for (let date = from; date <= to; date = after(date, 1)) days.push(date);
  if (step === 'MONTH') return days.filter((date, index) => index === 0 || date.endsWith('-01'));
  return days.filter((_, index) => index % (step === 'DAY' ? 1 : 7) === 0);
}
