import { getTableName } from 'drizzle-orm';
import { expect } from 'vitest';
import { listOf } from '../../src/platform/lists/list.ts';
import type { ColumnPlan } from '../../src/engine/plan/Plan.ts';
import { columnOf, rowsOf, type Row } from './rows.ts';
import { say } from './tab.tsx';
import { untouched, type Walk } from './walk.ts';
import { steps, type Step } from './steps.ts';

// A list in a dialog or on a page of settings: its rows in their order, a part at a time, with neither an address nor tools.

const part = 30;

/** Compares the rows that are shown, and how many more there are, with the database. */
export async function checkSection(walk: Walk): Promise<void> {
  const { list, tab } = walk;
  await tab.settle();
  const rows = await sectionRows(walk);
  const shown = rows.slice(0, walk.query.page * part);
  const columns = list.plan.columns.filter(({ hidden }) => !hidden);
  const plain = [...columns.entries()].filter(([, column]) => rows[0] && isPlain(column, rows[0]));
  const cells = tab.cells().map((row) => plain.map(([place]) => row[place]));
  expect(cells).toEqual(shown.map((row) => plain.map(([, column]) => textOf(column, row))));
  const isCut = rows.length > shown.length;
  expect(tab.more()?.textContent).toBe(isCut ? say('screens.log.more', { shown: shown.length, total: rows.length }) : undefined);
}

export const sectionSteps: Record<string, Step> = {
  'show more': async (walk) => {
    const button = walk.tab.more();
    if (!button) return undefined;
    await walk.tab.press(button);
    walk.query = { ...walk.query, page: walk.query.page + 1 };
    return '';
  },
  'rows come': async (walk) => {
    const count = walk.chance.pick([1, 1, 35]);
    for (let made = 0; made < count; made += 1) await addRow(walk);
    await walk.tab.look();
    return String(count);
  },
  reload: async (walk) => {
    walk.query = untouched();
    return steps['reload']?.(walk);
  },
};

const sectionRows = async ({ list, matching }: Walk): Promise<Row[]> =>
  matching(await rowsOf(list), { ...untouched(), sort: list.plan.sort });

const isPlain = ({ path, kind, widget }: ColumnPlan, row: Row): boolean =>
  columnOf(path) in row && widget === undefined && ['text', 'email', 'number', 'choice'].includes(kind);

function textOf({ path, kind, choices }: ColumnPlan, row: Row): string {
  const value = row[columnOf(path)];
  if (value === null || value === '') return say('common.notAvailable');
  if (kind === 'number') return Number(value).toLocaleString('en-GB');
  return kind === 'choice' ? say(choices?.find(({ id }) => id === value)?.label ?? '') : String(value);
}

/** Adds a row like the first, of another moment. */
async function addRow(walk: Walk): Promise<void> {
  const { plan, scope, running } = walk.list;
  const table = listOf(plan.list?.name ?? '')?.id.table;
  const [row] = await sectionRows(walk);
  if (!table || !row) return;
  const time = columnOf(plan.sort?.field ?? '');
  const at = new Date(Date.parse(String(row[time])) + walk.chance.between(-3000, 3000) * 60_000).toISOString();
  const id = walk.chance.between(1, 999_999_999).toString().padStart(24, '0');
  const { pool } = await running.platform.stores.region(scope.awsRegion as never);
  const name = getTableName(table);
  await pool.query(`insert into "${name}" select * from jsonb_populate_record(null::"${name}", $1)`, [
    JSON.stringify({ ...row, id, [time]: at }),
  ]);
}
