import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startApi } from '../apis/start.ts';
import { expectAccessible } from './accessible.ts';
import { startConsole, test } from './anyConsole.ts';

// tests/apis/every-dialect.test.ts has every dialect; here is each part of the page once, over an API with cursors and one without a number of rows.

const ends: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const rows = (page: Page) => page.getByRole('main').locator('tbody tr[data-id]');
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('status');
const idsOf = (page: Page) => rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-id') ?? ''));
const menuEntry = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

/** Goes through the pages of a list of 213 bikes, and sees each of them once. */
async function turnToTheEnd(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(rows(page)).toHaveCount(30);
  const seen = await idsOf(page);
  for (let turned = 2; turned <= 8; turned += 1) {
    await next.click();
    await expect(range(page)).toHaveText(new RegExp(`^${(turned - 1) * 30 + 1}–`));
    // The rows of the page before stay until the next ones are here.
    await expect.poll(async () => seen.includes((await idsOf(page))[0] ?? '')).toBe(false);
    await expect(rows(page)).toHaveCount(turned < 8 ? 30 : 3);
    seen.push(...(await idsOf(page)));
  }
  await expect(range(page)).toHaveText('211–213 of 213');
  await expect(next).toBeDisabled();
  expect(new Set(seen).size).toBe(213);
  expect(seen).toHaveLength(213);
}

async function exported(page: Page, button: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Bikes' });
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: button, exact: true }).click()]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFModel,/);
  await expect(dialog.getByText(new RegExp(`^${lines.length - 1} rows saved`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return lines;
}

test('an API of cursors is listed, searched by its filters, changed, exported, and followed to what belongs to a record', async ({
  page,
}) => {
  const api = await startApi('relay');
  ends.push(() => api.stop());
  const { address, stop } = await startConsole(api.url);
  ends.push(stop);
  const isStored = (model: string) => api.store.rows('bikes').some((bike) => bike['model'] === model);

  await test.step('lists, turns its pages to the end, sorts and filters', async () => {
    await page.goto(`${address}/data/bikes`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bikes' })).toBeVisible();
    await expect(rows(page)).toHaveCount(30);
    await expect(range(page)).toHaveText('1–30 of 213');
    await expectAccessible(page);
    await turnToTheEnd(page);
    await menuEntry(page, 'Bikes').click();
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=/);
    await expect(async () => {
      const prices = (await rows(page).locator('td:nth-child(6)').allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
      expect(prices).toHaveLength(30);
      expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    }).toPass();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Kind').first().selectOption({ label: 'Cargo' });
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/kind=CARGO/i);
    await expect(rows(page).first()).toContainText('Cargo');
    await expect(page.getByRole('main').getByText('Road', { exact: true })).toHaveCount(0);
  });

  await test.step('makes a record, changes it, saves the list as a file, and deletes the record', async () => {
    await menuEntry(page, 'Bikes').click();
    await page.getByRole('link', { name: 'Create New' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please input the value').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Model').fill('Aardvark One');
    await page.getByLabel('Kind').selectOption({ label: 'Cargo' });
    await page.getByLabel('Price').fill('1234.5');
    await page.getByRole('switch', { name: 'Electric' }).check();
    await page.getByRole('textbox', { name: 'Bought on' }).fill('2026-11-20');
    await page.getByRole('combobox', { name: 'Station' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Bike created.').waitFor();
    expect(isStored('Aardvark One')).toBe(true);

    await rows(page).getByRole('link', { name: 'Aardvark One', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Aardvark One/);
    await expect(page.getByRole('main')).toContainText('1,234.5');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Model').fill('Aardvark Two');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Bike saved.').waitFor();
    expect(isStored('Aardvark Two')).toBe(true);

    await menuEntry(page, 'Bikes').click();
    expect((await exported(page, 'Export 214 rows')).some((line) => line.includes('Aardvark Two'))).toBe(true);
    await page.getByRole('checkbox', { name: 'Select Aardvark Two' }).check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page).filter({ hasText: 'Aardvark' })).toHaveCount(0);
    expect(isStored('Aardvark Two')).toBe(false);
  });

  await test.step('shows as tabs what belongs to a record, and begins new ones below it', async () => {
    await menuEntry(page, 'Stations').click();
    const station = rows(page).first();
    // A Relay id holds the type before the API's own.
    const id = Buffer.from((await station.getAttribute('data-id')) ?? '', 'base64')
      .toString()
      .split(':')
      .at(-1);
    await station.getByRole('link').first().click();
    const tabs = page.getByRole('tablist');
    await tabs.getByRole('tab', { name: 'Bikes' }).click();
    const own = api.store.rows('bikes').filter(({ stationId }) => String(stationId) === id);
    expect(own.length).toBeGreaterThan(0);
    await expect(rows(page)).toHaveCount(own.length);
    for (const { model } of own) await expect(rows(page).getByText(String(model), { exact: true }).first()).toBeVisible();
    // A column with the same text in every row would say nothing.
    await expect(page.getByRole('columnheader', { name: 'Station' })).toHaveCount(0);
    await expectAccessible(page);
    // A tab has an address of its own, to which Back returns.
    const at = page.url();
    const bike = rows(page).first().getByRole('link').first();
    const model = (await bike.textContent()) ?? '';
    await bike.click();
    await expect(page.getByRole('heading', { level: 1, name: model, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(at);
    await expect(tabs.getByRole('tab', { name: 'Bikes', selected: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(own.length);

    const above = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('tabpanel').getByRole('link', { name: 'Create New' }).click();
    await expect(page.getByRole('combobox', { name: 'Station' })).toHaveValue(new RegExp(above));
    await page.getByLabel('Model').fill('Below One');
    await page.getByLabel('Kind').selectOption({ label: 'Cargo' });
    await page.getByLabel('Price').fill('12');
    await page.getByRole('textbox', { name: 'Bought on' }).fill('2026-11-20');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(at);
    await expect(rows(page)).toHaveCount(own.length + 1);
    await expect(rows(page).getByText('Below One', { exact: true })).toBeVisible();
    expect(api.store.rows('bikes').find((each) => each['model'] === 'Below One')?.['stationId']).toBe(own[0]?.['stationId']);
  });
});

test('an API without a number of rows is listed to its end and exported, beside a declaration that does not fit it', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'declared-'));
  const declared = { name: 'riders', type: 'Rider', title: 'name', operations: { list: 'riders' }, columns: ['name', 'colour'] };
  writeFileSync(join(folder, 'riders.ts'), `export const riders = ${JSON.stringify(declared)};`);
  const api = await startApi('plainPaged');
  ends.push(() => api.stop());
  const { address, stop } = await startConsole(api.url, '--resources', folder);
  ends.push(stop);

  await test.step('takes the declaration away alone, and a banner says why', async () => {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('riders doesn’t fit the API and isn’t shown.');
    await page.getByText('Why', { exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('columns');
    await expect(page.getByRole('alert')).toContainText('colour');
    const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await expect(menu).toHaveCount(4);
    for (const [index, name] of ['Bikes', 'Rentals', 'Stations', /^Not shown/].entries())
      await expect(menu.nth(index)).toHaveAccessibleName(name);
    await expectAccessible(page);
    await page.goto(`${address}/data/riders`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('isn’t shown');
  });

  await test.step('turns the pages of a list to its end, and saves it whole', async () => {
    await menuEntry(page, 'Bikes').click();
    await expect(rows(page)).toHaveCount(30);
    await expect(range(page)).toHaveText('1–30');
    await turnToTheEnd(page);
    await menuEntry(page, 'Bikes').click();
    expect(await exported(page, 'Export')).toHaveLength(214);
  });
  rmSync(folder, { recursive: true, force: true });
});
