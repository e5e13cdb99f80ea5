import { getTableName } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { listOf } from '../../src/platform/lists/list.ts';
import type { ColumnPlan } from '../../src/plan/Plan.ts';
import { keptOf, rowsOf, type Row } from './reference.ts';
import { step, untouched, type Agree, type Real, type Step } from './steps.ts';
import { openTab, say } from './tab.tsx';

// A list in a dialog or on a page of settings: its rows in the order of its plan, page by page; it has neither an address nor tools.

const perPage = 30;

/** Holds the rows that are shown, and how many more there are, against those of the database. */
export const agreeSection: Agree = async (model, { ground, tab, figures }) => {
  await tab.settle();
  const { plan } = ground;
  const kept = keptOf(await rowsOf(ground), ground, { ...untouched(), sort: plan.sort });
  const shown = kept.slice(0, model.asked.page * perPage);
  const columns = plan.columns.filter(({ hidden }) => !hidden);
  const known = columns.flatMap((column, place) => (isPlain(column, kept) ? [{ column, place }] : []));
  const cells = tab.cells().map((row) => known.map(({ place }) => row[place]));
  expect(cells).toEqual(shown.map((row) => known.map(({ column }) => textOf(column, row))));
  const rest = kept.length > shown.length;
  expect(tab.more()?.textContent).toBe(rest ? say('screens.log.more', { shown: shown.length, total: kept.length }) : undefined);
  figures.rows += shown.length;
};

const columnOf = (path: string): string => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isPlain = ({ path, kind, widget }: ColumnPlan, [row]: readonly Row[]): boolean =>
  row !== undefined && columnOf(path) in row && widget === undefined && ['text', 'email', 'number', 'choice'].includes(kind);

function textOf({ path, kind, choices }: ColumnPlan, row: Row): string {
  const value = row[columnOf(path)];
  if (kind === 'number') return Number(value).toLocaleString('en-GB');
  return kind === 'choice' ? say(choices?.find(({ id }) => id === value)?.label ?? '') : String(value ?? '');
}

/** A row like the first, of another moment. */
async function add({ ground }: Real, place: number, hours: number): Promise<void> {
  const { plan, scope, running } = ground;
  const definition = listOf(plan.list?.name ?? '');
  const [row] = keptOf(await rowsOf(ground), ground, { ...untouched(), sort: plan.sort });
  if (!definition || !row) return;
  const table = getTableName(definition.id.table);
  const time = columnOf(plan.sort?.field ?? '');
  const at = new Date(Date.parse(String(row[time])) - hours * 3_600_000).toISOString();
  const made = { ...row, id: String(place).padStart(24, '0'), [time]: at };
  const { pool } = await running.platform.stores.region(scope.awsRegion as never);
  await pool.query(`insert into "${table}" select * from jsonb_populate_record(null::"${table}", $1) on conflict do nothing`, [
    JSON.stringify(made),
  ]);
}

export const sectionSteps: fc.Arbitrary<Step>[] = [
  fc.constant(null).map(() =>
    step('show more', async (model, { tab }) => {
      if (!tab.more()) return undefined;
      await tab.showMore();
      model.asked = { ...model.asked, page: model.asked.page + 1 };
      return '';
    }),
  ),
  fc.tuple(fc.nat(99_999), fc.integer({ min: -50, max: 50 }), fc.constantFrom(1, 1, 35)).map(([place, hours, times]) =>
    step('rows come', async (_, real) => {
      for (let index = 0; index < times; index += 1) await add(real, place + index, hours + index);
      await real.tab.look();
      return String(times);
    }),
  ),
  fc.constant(null).map(() =>
    step('reload', async (model, real) => {
      real.tab.close();
      real.tab = await openTab(real.ground, real.reader);
      model.asked = untouched();
      return '';
    }),
  ),
];
