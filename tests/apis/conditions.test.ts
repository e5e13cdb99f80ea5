import { describe, expect, it } from 'vitest';
import type { ConditionGroup, ConditionTest } from '../../src/engine/plan/conditions.ts';
import type { FilterPlan } from '../../src/engine/plan/Plan.ts';
import { apiId, heldAt, idsOf, open, walk, type Opened } from './opened.ts';
import { apiNames } from './start.ts';
import type { Row } from './store.ts';
import { tableNames, type TableName } from './tables.ts';

const conditionsOf = (opened: Opened, table: TableName): FilterPlan['conditions'] =>
  opened.plan(table).filters.find(({ name }) => name === 'conditions')?.conditions;

const found = async ({ provider }: Opened, table: TableName, conditions: ConditionGroup, filter: Record<string, unknown> = {}) =>
  (await walk(provider, table, { filter: { ...filter, conditions: JSON.stringify(conditions) } })).rows.map(({ id }) => String(id));

const joining = apiNames.filter((name) => conditionsOf(open(name), 'bikes') !== undefined);

it('are offered by the APIs that join comparisons', () => {
  expect(joining).toEqual(['hasura', 'keystone', 'typegraphql', 'options']);
});

describe.each(joining)('a condition of %s', (name) => {
  const opened = open(name);
  const { store } = opened.api;

  it.each(tableNames)('of %s finds exactly its rows, for each field and test', async (table) => {
    const { fields = [] } = conditionsOf(opened, table) ?? {};
    expect(fields.length).toBeGreaterThan(2);
    for (const field of fields) {
      const held = (row: Row) => (field.name === 'id' ? apiId(name, table, row.id) : heldAt(opened, table, row, field.name));
      const sample = store
        .rows(table)
        .map(held)
        .filter((value) => value !== null)[5];
      expect(field.tests.length).toBeGreaterThan(0);
      for (const test of field.tests) {
        const value = valueFor(test, sample);
        const rows = store.rows(table).filter((row) => {
          const there = held(row);
          // APIs differ in whether a missing value is another value.
          return fits(test, there, value) || (there === null && /^not|isNot/.test(test));
        });
        const ids = await found(opened, table, { match: 'all', of: [[field.name, test, value]] });
        const sure = (id: string) =>
          !/^not|isNot/.test(test) || held(store.rows(table).find((row) => apiId(name, table, row.id) === id) as Row) !== null;
        expect([field.name, test, ids.filter(sure).sort()]).toEqual([field.name, test, idsOf(name, table, rows).filter(sure).sort()]);
      }
    }
  });

  it('narrows with others, where one of several is enough, and with filters and search', async () => {
    const { fields = [] } = conditionsOf(opened, 'bikes') ?? {};
    const price = fields.find((each) => each.name === 'price') ?? expect.fail();
    expect(price.tests).toContain('atLeast');
    const group: ConditionGroup = {
      match: 'all',
      of: [
        ['price', 'atLeast', 800],
        {
          match: 'any',
          of: [
            ['kind', 'is', 'CARGO'],
            ['price', 'atMost', 1200],
          ],
        },
      ],
    };
    const fitting = (row: Row) => Number(row['price']) >= 800 && (row['kind'] === 'CARGO' || Number(row['price']) <= 1200);
    const rows = store.rows('bikes').filter(fitting);
    expect(rows.length).toBeGreaterThan(3);
    expect((await found(opened, 'bikes', group)).sort()).toEqual(idsOf(name, 'bikes', rows).sort());
    const electric = rows.filter((row) => row['electric'] === true);
    expect((await found(opened, 'bikes', group, { electric: true })).sort()).toEqual(idsOf(name, 'bikes', electric).sort());
    const [text = ''] = String(rows[0]?.['model']).split(' ');
    if (!opened.plan('bikes').search) return;
    const searched = rows.filter((row) => String(row['model']).toLowerCase().includes(text.toLowerCase()));
    expect((await found(opened, 'bikes', group, { q: text })).sort()).toEqual(idsOf(name, 'bikes', searched).sort());
    const any: ConditionGroup = {
      match: 'any',
      of: [
        ['kind', 'is', 'CARGO'],
        ['price', 'atLeast', 800],
      ],
    };
    const either = store.rows('bikes').filter((row) => row['kind'] === 'CARGO' || Number(row['price']) >= 800);
    expect((await found(opened, 'bikes', any)).sort()).toEqual(idsOf(name, 'bikes', either).sort());
  });
});

function valueFor(test: ConditionTest, sample: unknown): unknown {
  if (test === 'empty' || test === 'filled') return undefined;
  if (test === 'among' || test === 'notAmong') return [sample];
  const text = String(sample);
  if (test === 'contains' || test === 'notContains') return text.slice(1, 4);
  if (test === 'startsWith') return text.slice(0, 3);
  return test === 'endsWith' ? text.slice(-3) : sample;
}

function fits(test: ConditionTest, held: unknown, value: unknown): boolean {
  const [there, wanted] = [String(held).toLowerCase(), String(value).toLowerCase()];
  if (test === 'empty' || test === 'filled') return (held === null) === (test === 'empty');
  if (held === null) return false;
  const order = typeof held === 'number' ? held - Number(value) : there === wanted ? 0 : there < wanted ? -1 : 1;
  switch (test) {
    case 'contains':
    case 'notContains':
      return there.includes(wanted) === (test === 'contains');
    case 'startsWith':
      return there.startsWith(wanted);
    case 'endsWith':
      return there.endsWith(wanted);
    case 'is':
    case 'isNot':
      return (order === 0) === (test === 'is');
    case 'among':
    case 'notAmong':
      return [value].flat().some((each) => String(each).toLowerCase() === there) === (test === 'among');
    case 'above':
      return order > 0;
    case 'atLeast':
      return order >= 0;
    case 'below':
      return order < 0;
    case 'atMost':
      return order <= 0;
  }
}
