import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import { resourceName } from '../../../src/platform/policy/statement.ts';
import type { Region } from '../../../src/platform/regions.ts';
import { rollUp } from '../../../src/platform/figures/rollUpJob.ts';
import { cardsOf } from './figureCalls.ts';
import type { Asked } from './figureCalls.ts';
import { keepRows, makePlaces, startFigures, zoneOf } from './figureGround.ts';
import type { FigureGround } from './figureGround.ts';
import { referenceOf } from './figureReference.ts';
import type { MadeApplication, MadeRows } from './figureReference.ts';
import { cohortOf, departments, randomChanges, randomRows, randomWindow, vacancies } from './figureRows.ts';

const day = 24 * 3_600_000;

/** Nights in which clocks are put forward and back. */
const nights: [Region, string][] = [
  ['ap-southeast-2', '2025-10-05'],
  ['ap-southeast-2', '2025-04-06'],
  ['eu-west-1', '2025-03-30'],
  ['eu-west-1', '2025-10-26'],
  ['us-east-1', '2025-03-09'],
  ['us-east-1', '2025-11-02'],
];

const a1 = [
  {
    effect: 'allow' as const,
    actions: ['datalake:*', 'apps:viewScores'],
    resources: [resourceName({ organization: 'o1', customer: 'c1', hierarchy: 'a1' })],
  },
];

describe('the figures of the dashboard', () => {
  let ground: FigureGround;
  beforeAll(async () => {
    ground = startFigures({}, { part: a1 });
    for (const region of new Set(nights.map(([each]) => each))) await makePlaces(await ground.pool(region));
  }, 180_000);
  afterAll(() => ground.engine.close());

  for (const [region, night] of nights) {
    const around = { zone: zoneOf(region), middle: Date.parse(night) };
    for (const size of [0, 1, 2, 40, 150]) {
      it(`are those of ${size} applications around ${night} in ${region}, rolled up or not`, { timeout: 120_000 }, async () => {
        const pool = await ground.pool(region);
        const store = await ground.engine.platform.stores.region(region);
        const luck = chance('asked', region, night, size);
        ground.clock.time = around.middle + luck.between(-10, 15) * day + luck.between(0, day);
        const check = async (rows: MadeRows) => {
          for (let round = 0; round < 6; round += 1) await compare(ground, region, rows, randomAsked(rows, around, luck));
        };
        let rows = randomRows(`${night}-${size}`, size, around);
        await keepRows(pool, rows);
        await check(rows);
        while ((await rollUp(store)) > 0);
        await check(rows);
        rows = randomChanges(`${night}-${size}`, rows, around);
        await keepRows(pool, rows);
        await rollUp(store, 3);
        await check(rows);
        while ((await rollUp(store)) > 0);
        await check(rows);
      });
    }
  }
});

function randomAsked(
  rows: MadeRows,
  around: { zone: string; middle: number },
  luck: ReturnType<typeof chance>,
): Asked & { token?: string } {
  const some = <Value>(values: readonly Value[]) => values.filter(() => luck.happens(0.5));
  return {
    organizationIds: luck.happens(0.1) ? ['o1', 'o2'] : ['o1'],
    customerIds: luck.happens(0.2) ? ['c1', 'c2'] : ['c1'],
    hierarchyIds: luck.pick([['r'], ['r'], ['r', 'a'], ['a'], ['a1', 'b'], ['other'], ['nowhere'], ['r', 'other'], []]),
    submitted: randomWindow(rows, around, luck),
    consented: randomWindow(rows, around, luck),
    created: randomWindow(rows, around, luck),
    ...(luck.happens(0.2) && { externalCohortIds: some(vacancies.map(cohortOf)) }),
    ...(luck.happens(0.2) && { externalVacancyIds: some(vacancies).map((id) => `outer-${id}`) }),
    ...(luck.happens(0.5) && { dropout: luck.between(0, 20), leakage: luck.between(0, 20) }),
    ...(luck.happens(0.2) && { token: 'part' }),
  };
}

async function compare(
  ground: FigureGround,
  region: Region,
  rows: MadeRows,
  { token, ...asked }: Asked & { token?: string },
): Promise<void> {
  const isBelow = (ids: readonly string[], row: MadeApplication) =>
    (departments[row.hierarchyId] ?? [row.hierarchyId]).some((id) => ids.includes(id));
  const application = (row: MadeApplication) =>
    asked.customerIds.includes(row.customerId) &&
    asked.organizationIds.includes(row.customerId === 'c1' ? 'o1' : 'o2') &&
    isBelow(asked.hierarchyIds, row) &&
    (token === undefined || isBelow(['a1'], row)) &&
    (!asked.externalVacancyIds?.length || asked.externalVacancyIds.includes(`outer-${row.vacancyId}`));
  const expected = referenceOf(rows, {
    application,
    assessment: (row) => application(row) && (!asked.externalCohortIds?.length || asked.externalCohortIds.includes(row.externalCohortId)),
    ...asked,
    dropout: asked.dropout ?? 5,
    leakage: asked.leakage ?? 5,
    now: ground.clock.time,
    zone: zoneOf(region),
  });
  expect(await cardsOf(ground, asked, region, token), JSON.stringify({ asked, token })).toEqual(expected);
}
