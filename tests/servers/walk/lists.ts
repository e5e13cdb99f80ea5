import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { at, type Values } from '../../../src/engine/plan/sources.ts';
import { inOrder } from './order.ts';
import {
  absent,
  complaint,
  faulty,
  idsIn,
  none,
  open,
  rangeIn,
  settle,
  titleText,
  totalIn,
  works,
  type Result,
  type Visit,
} from './visit.ts';

type Rows = ReadonlyMap<string, Values>;

/** Rows are there, are the API's, and are as many as it has. */
export async function walkList(visit: Visit, rows: Rows): Promise<Result> {
  const { page, seeded } = visit;
  await open(visit);
  const shown = await idsIn(page);
  if (shown.length === 0 && rows.size > 0) return faulty(`no row of ${rows.size}: ${(await complaint(page)) ?? 'and no error'}`);
  if (rows.size === 0) return none('the API has no record');
  const strangers = shown.filter((id) => !rows.has(id) && !id.startsWith('row '));
  if (strangers.length > 0) return faulty(`shows ids that the API doesn't have: ${strangers.slice(0, 3).join(', ')}`);
  const total = await totalIn(page);
  if (seeded !== undefined && seeded > rows.size) return faulty(`the API's list answers ${rows.size} of ${seeded} records`);
  if (total !== undefined && total !== rows.size) return faulty(`says ${total} in all, and the API has ${rows.size}`);
  if (shown.length !== Math.min(30, rows.size)) return faulty(`shows ${shown.length} rows of ${rows.size}`);
  return works(total === undefined ? 'without a total' : '');
}

/** Goes to the end, and sees each row once. */
export async function walkPages(visit: Visit, rows: Rows): Promise<Result> {
  const { page } = visit;
  if (rows.size <= 30) return none(`${rows.size} rows are one page`);
  await open(visit);
  const seen = await idsIn(page);
  const next = page.getByRole('button', { name: 'Next page' });
  for (let turned = 1; turned < 6 && (await next.isEnabled()); turned += 1) {
    await next.click();
    await settle(page);
    const shown = await idsIn(page);
    const again = shown.filter((id) => seen.includes(id));
    if (again.length > 0 && !again.every((id) => id.startsWith('row '))) return faulty(`page ${turned + 1} repeats ${again.length} rows`);
    seen.push(...shown);
  }
  const expected = Math.min(rows.size, 180);
  if (seen.length < expected) return faulty(`the pages end after ${seen.length} of ${rows.size} rows (“${await rangeIn(page)}”)`);
  return works();
}

/** Three columns, each way: the values of the whole list stand in order. */
export async function walkSort(visit: Visit, rows: Rows): Promise<Result> {
  const { page, plan } = visit;
  if (rows.size < 2) return none('fewer than two rows');
  const sortable = plan.columns.filter(({ sortBy, hidden }) => sortBy !== undefined && !hidden);
  if (sortable.length === 0) return absent(visit, /sort/i, false);
  const tried: string[] = [];
  for (const { path, sortBy = '' } of sortable) {
    const valueOf = (id: string) => at(rows.get(id), path);
    if (new Set([...rows.keys()].map((id) => JSON.stringify(valueOf(id)))).size < 2) continue;
    for (const order of ['asc', 'desc']) {
      await open(visit, `?sort=${encodeURIComponent(sortBy)}&order=${order === 'asc' ? 'desc' : 'asc'}`);
      const header = page.locator('th[aria-sort=ascending] button, th[aria-sort=descending] button').first();
      if ((await header.count()) === 0) return faulty(`the column ${path} has no heading to sort by`);
      await header.click();
      await settle(page);
      const shown = await idsIn(page);
      if (shown.length === 0) return faulty(`sorted by ${path}, no row: ${(await complaint(page)) ?? ''}`);
      const values = shown.map(valueOf);
      if (!inOrder(values, order === 'desc')) return faulty(`sorted by ${path} ${order}: ${values.slice(0, 6).map(String).join(', ')} …`);
    }
    tried.push(path);
    if (tried.length === 3) break;
  }
  return tried.length === 0 ? none('all values are the same') : works(tried.join(', '));
}

/** The whole title of a record from the middle finds it, and not everything. */
export async function walkSearch(visit: Visit, rows: Rows): Promise<Result> {
  const { page, plan } = visit;
  if (!plan.search) return absent(visit, /search/i, false);
  const all = [...rows];
  const [id, row] = all[Math.floor(all.length / 2)] ?? [];
  const text = row === undefined ? '' : titleText(plan, row);
  if (id === undefined || text === '') return none('no record has a title of its own');
  await open(visit);
  await page
    .getByRole('search')
    .getByRole('textbox')
    .or(page.locator('input[role=search]'))
    .or(page.locator('[role=search] input'))
    .first()
    .fill(text);
  await page.waitForTimeout(300);
  await settle(page);
  const shown = await idsIn(page);
  if (!shown.includes(id)) return faulty(`“${text}” finds ${shown.length} rows and not its own: ${(await complaint(page)) ?? ''}`);
  const matching = all.filter(([, each]) => titleText(plan, each).toLowerCase().includes(text.toLowerCase())).length;
  const found = (await totalIn(page)) ?? shown.length;
  if (matching < all.length && found === all.length) return faulty(`“${text}” finds all ${found} rows`);
  return works();
}

/** The file holds every row. */
export async function walkExport(visit: Visit, rows: Rows): Promise<Result> {
  const { page } = visit;
  await open(visit);
  const button = page.getByRole('main').getByRole('button', { name: 'Export', exact: true });
  if (rows.size === 0) return none('nothing to save');
  if ((await button.count()) === 0) return faulty('no button, and no reason');
  await button.click();
  const dialog = page.getByRole('dialog');
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    dialog.getByRole('button', { name: /^Export( [\d,]+ rows?)?$/ }).click(),
  ]);
  const { data } = Papa.parse<unknown[]>(readFileSync(await file.path(), 'utf8'), { skipEmptyLines: true });
  const saved = data.length - 1;
  return saved === rows.size ? works() : faulty(`${saved} rows of ${rows.size} were saved`);
}
