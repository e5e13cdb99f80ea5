import { describe, expect, it } from 'vitest';
import type { Grouping } from '../../src/engine/plan/BreakdownPlan.ts';
import { startOf } from '../../src/engine/screens/list/explore/steps.ts';
import { countGroups } from '../../src/engine/screens/list/explore/countGroups.ts';
import { heldAt, open, type Opened } from './opened.ts';
import { apiNames } from './start.ts';
import type { Row } from './store.ts';
import { tableNames, type TableName } from './tables.ts';

// Groups of APIs that make none: counted by the list's total, by the filter that leads to their rows.

const breakdownOf = (opened: Opened, table: TableName) => opened.plan(table).breakdown ?? expect.fail(`${table} has no groups`);

async function counted(opened: Opened, table: TableName, by: Grouping[], filter: Record<string, unknown> = {}) {
  let asked = 0;
  const answer = await countGroups({
    ...{ breakdown: breakdownOf(opened, table), by, filter, zone: 'UTC' },
    list: async (narrowed, sort = { field: '', order: 'ASC' }, column) => {
      const { data, total } = await opened.provider.getList(table, {
        ...{ pagination: { page: 1, perPage: 1 }, sort, filter: narrowed },
        meta: { columns: column === undefined ? [] : [column], screen: `groups ${(asked += 1)}` },
      });
      return { row: data[0], ...(total !== undefined && { total }) };
    },
  });
  return { ...answer, asked, byKeys: Object.fromEntries(answer.groups.map(({ keys, count }) => [keys.join(' '), count])) };
}

function expected(opened: Opened, table: TableName, by: Grouping[], fits: (row: Row) => boolean = () => true) {
  const counts: Record<string, number> = {};
  for (const row of opened.api.store.rows(table).filter(fits)) {
    const keys = by.map(({ field, step }) => {
      const value = heldAt(opened, table, row, field);
      return value !== null && step ? startOf(new Date(value as string).toISOString().slice(0, 10), step) : value;
    });
    if (keys.every((key) => key !== null)) counts[keys.join(' ')] = (counts[keys.join(' ')] ?? 0) + 1;
  }
  return counts;
}

const grouped = apiNames.filter((name) => open(name).plan('bikes').breakdown !== undefined);

it('are offered by every API whose lists have a total', () => {
  expect(grouped).toEqual(['relay', 'hasura', 'postgraphileShaped', 'keystone', 'typegraphql', 'options']);
  expect(apiNames.filter((name) => open(name).plan('bikes').list?.read.total !== undefined)).toEqual(grouped);
});

describe.each(grouped)('the groups of %s', (name) => {
  const opened = open(name);

  it.each(tableNames)('of %s have the rows of the store, by each field and each of its steps', async (table) => {
    for (const { field, time } of breakdownOf(opened, table).dimensions)
      for (const step of time ? (['quarter', 'year'] as const) : [undefined]) {
        const by = [{ field, ...(step && { step }) }];
        const { byKeys, count } = await counted(opened, table, by);
        expect([field, step, byKeys]).toEqual([field, step, expected(opened, table, by)]);
        expect(count).toBe(opened.api.store.rows(table).length);
      }
  });

  it('are of two fields at once, within the filter', async () => {
    const electric = (row: Row) => row['electric'] === true;
    const [first] = breakdownOf(opened, 'bikes').dimensions;
    const by = [{ field: first?.field ?? '', ...(first?.time && { step: 'year' as const }) }, { field: 'electric' }];
    const { byKeys, count } = await counted(opened, 'bikes', by, { electric: true });
    expect(count).toBe(opened.api.store.rows('bikes').filter(electric).length);
    expect(Object.keys(byKeys).length).toBeGreaterThan(1);
    const all = expected(opened, 'bikes', by);
    expect(byKeys).toEqual(Object.fromEntries(Object.entries(all).filter(([keys]) => keys.endsWith(' true'))));
  });
});

it('are at most 60, the latest of time, whatever the number of rows', async () => {
  const opened = open('hasura');
  const by: Grouping[] = [{ field: 'started_at', step: 'day' }, { field: 'status' }];
  const { asked, groups } = await counted(opened, 'rentals', by);
  expect(asked).toBeLessThanOrEqual(60 + 3);
  const days = (keys: readonly string[]) => [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))].sort();
  expect(days(groups.map(({ keys }) => String(keys[0]))).at(-1)).toBe(days(Object.keys(expected(opened, 'rentals', by))).at(-1));
});
