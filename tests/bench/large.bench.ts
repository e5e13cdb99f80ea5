import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { launch } from './chromium.ts';
import { heldBy, measureTasks, type Held } from './frames.ts';
import { reportConsole } from './largeConsole.ts';
import { report } from './report.ts';
import { started } from './started.ts';

const minutes = Number(process.env['MINUTES'] ?? 10);

/** Tasks of the page on large data, at full speed, and what use keeps: 500 columns, 10,000 options, 100,000 exported rows, 5,000 cards, 2,000 changed fields. */
export async function largeBench(): Promise<void> {
  const api = await started([join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'tests/bench/wideApi.ts'], /^ready (\S+)/m);
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const server = await started(['dist/package/cli.mjs', api.found, '--port', '0', '--data', folder], /(http:\/\/localhost:\d+)/);
  const browser = await launch();
  try {
    await reportTasks(browser, server.found);
    await reportUse(browser, server.found);
  } finally {
    await browser.close();
    await server.stop();
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  await reportConsole();
}

async function reportTasks(browser: Browser, address: string): Promise<void> {
  const page = await newPage(browser);
  const { measured, report: reportAll } = measureTasks(browser, page);
  await page.goto(address);
  await rows(page);
  await measured('a list of 6 columns, as reference', () => page.goto(`${address}/data/rows`).then(() => rows(page)));
  await measured('a list of a type with 500 fields', () => page.goto(`${address}/data/wides`).then(() => rows(page)));
  await measured('its panel of columns', await clickAt(page, page.getByRole('button', { name: 'Columns' })));
  await measured('one further column', await clickAt(page, page.locator('[role=dialog] input[type=checkbox]').nth(8)));
  await page.keyboard.press('Escape');
  await page.evaluate(showAll);
  await measured('all 500 columns shown', () => page.goto(`${address}/data/wides`).then(() => rows(page)));
  await page.mouse.move(700, 500);
  await measured('60 turns of the wheel across them', async () => {
    for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(1000, 0);
  });
  await measured('a record of 500 fields', await clickAt(page, page.locator('tbody a').first()));
  await page.goto(`${address}/data/rows`);
  await rows(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const before = await heldBy(page);
  await measured('100,000 rows exported', async () => {
    const download = page.waitForEvent('download', { timeout: 300_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    await (await download).path();
  });
  const after = await heldBy(page);
  await measured('a form with 10,000 options', () =>
    page.goto(`${address}/data/rows/create`).then(() => page.getByRole('combobox', { name: 'Owner' }).waitFor()),
  );
  const picker = page.getByRole('combobox', { name: 'Owner' });
  await measured('its picker opened', await clickAt(page, picker));
  await measured('typing into it', () => page.keyboard.type('Owner 99'));
  await measured('a choice', await clickAt(page, page.getByRole('option').first()));
  reportAll('large data in the browser, CPU ms of the page’s thread (goal: no task over 50)');
  report('heap around the export, MB', [
    { what: 'before', MB: before.heap / 1e6 },
    { what: 'after', MB: after.heap / 1e6 },
  ]);
  await page.context().close();
}

/** Walks list, record, form and back; what is held is measured at the same point of each round. */
async function reportUse(browser: Browser, address: string): Promise<void> {
  const page = await newPage(browser);
  await page.goto(`${address}/data/rows`);
  const found: Held[] = [];
  const until = performance.now() + minutes * 60_000;
  for (let round = 1; performance.now() < until; round += 1) {
    await walk(page);
    if (round % 5 === 0) found.push(await heldBy(page));
  }
  const quarter = Math.ceil(found.length / 4);
  const least = (part: readonly Held[], of: keyof Held) => Math.min(...part.map((each) => each[of]));
  const row = (what: string, of: keyof Held, unit = 1) => {
    const [first, last] = [least(found.slice(0, quarter), of) / unit, least(found.slice(-quarter), of) / unit];
    return { what, 'first quarter': first, 'last quarter': last, ratio: (last / first).toFixed(2) };
  };
  report(`${minutes} minutes of list, record, form and back, ${found.length * 5} rounds (goal: ratio 1.10)`, [
    row('heap, MB', 'heap', 1e6),
    row('nodes', 'nodes'),
    row('listeners', 'listeners'),
  ]);
  await page.context().close();
}

async function walk(page: Page): Promise<void> {
  await rows(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.locator('tbody a').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await page.getByLabel('Name').first().waitFor();
  await page
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Rows' }).first().click();
}

/** Shows all 500 columns from the next visit on, as if each had been chosen. */
function showAll(): void {
  const key = Object.keys(localStorage).find((each) => each.endsWith('.wides.columns')) ?? '';
  const shown = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, true]));
  localStorage.setItem(key, JSON.stringify({ '': { shown } }));
}

/** A click whose target is looked for beforehand: looking among thousands of elements is work of the page, too. */
async function clickAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is not shown');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // A dialog of the system would wait for ever.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  return page;
}

const rows = (page: Page) => page.locator('tbody tr a').first().waitFor({ timeout: 60_000 });
