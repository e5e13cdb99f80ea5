import { expect, it } from 'vitest';
import type { BreakdownPlan } from '../../../src/engine/plan/BreakdownPlan.ts';
import { countGroups } from '../../../src/engine/screens/list/explore/countGroups.ts';

const breakdown = {
  dimensions: [
    { field: 'state', label: 'state', choices: ['OPEN', 'SENT', 'PAID'].map((id) => ({ id })) },
    { field: 'createdAt', label: 'createdAt', sortBy: 'createdAt', time: { from: 'gte', to: 'lte' } },
  ],
} as unknown as BreakdownPlan;

/** Counts the requests of a list whose rows go from 2021 to 2026. */
async function counted(by: { field: string; step?: 'day' }[]) {
  let requests = 0;
  const list = async (_: object, sort?: { order: 'ASC' | 'DESC' }) => {
    requests += 1;
    return { total: 2, row: { createdAt: sort?.order === 'ASC' ? '2021-03-01T10:00:00Z' : '2026-05-31T10:00:00Z' } };
  };
  const { groups } = await countGroups({ breakdown, by, filter: {}, zone: 'UTC', list });
  return { requests, keys: groups.map(({ keys }) => keys) };
}

it('an API that makes no groups is asked for the latest sixty at most, and for what is around them', async () => {
  const { requests, keys } = await counted([{ field: 'createdAt', step: 'day' }]);
  expect([keys.length, requests]).toEqual([60, 60 + 3]);
  const days = new Set(keys.flat().map((day) => String(day).slice(0, 10)));
  expect(['2026-04-01', '2026-04-02', '2026-05-31'].map((day) => days.has(day))).toEqual([false, true, true]);
});

it('two fields share the sixty: as many days as there is room for beside the states', async () => {
  const { keys } = await counted([{ field: 'state' }, { field: 'createdAt', step: 'day' }]);
  expect([keys.length, new Set(keys.map(([, day]) => day)).size]).toEqual([60, 20]);
});
