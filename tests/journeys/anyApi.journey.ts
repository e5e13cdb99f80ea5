import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startApi, type ApiName, type RunningApi } from '../apis/start.ts';
import { expectAccessible } from './accessible.ts';
import { startConsole, test } from './anyConsole.ts';

const token = 'a-token-of-the-journeys-0123456789';

/** APIs of three kinds: turned by cursors, by pages with a token, and by pages without a number of rows. */
const apis: { name: ApiName; signIn?: true; counted: boolean; required?: true; yesNo?: true }[] = [
  { name: 'relay', counted: true, required: true },
  { name: 'hasura', counted: true, signIn: true, yesNo: true },
  { name: 'plainPaged', counted: false },
];

for (const { name, signIn = false, counted, required = false, yesNo = false } of apis)
  test.describe(`the console of an API in the dialect ${name}`, () => {
    let api: RunningApi;
    let at = '';
    let stop = async () => {};
    test.beforeAll(async () => {
      api = await startApi(name, signIn ? { token } : {});
      ({ address: at, stop } = await startConsole(api.url));
    });
    test.afterAll(async () => {
      await stop();
      await api.stop();
    });

    const open = async (page: Page, path = '') => {
      await page.goto(`${at}${path}`);
      if (signIn) {
        await page.getByLabel('Token').fill(token);
        await page.getByRole('button', { name: 'Sign in' }).click();
      }
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    };
    const rows = (page: Page) => page.getByRole('main').locator('tbody tr[data-id]');

    test('lists, turns its pages to the end, sorts and filters', async ({ page }) => {
      await open(page, '/data/bikes');
      await expect(page.getByRole('heading', { level: 1, name: 'Bikes' })).toBeVisible();
      await expect(rows(page)).toHaveCount(30);
      const range = page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('status');
      await expect(range).toHaveText(counted ? '1–30 of 213' : '1–30');
      if (!signIn) await expectAccessible(page);
      const next = page.getByRole('button', { name: 'Next page' });
      const seen = new Set(await rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-id'))));
      for (let turned = 2; turned <= 8; turned += 1) {
        await next.click();
        await expect(range).toHaveText(new RegExp(`^${(turned - 1) * 30 + 1}–`));
        // The rows of the page before stay until the next ones are here.
        await expect.poll(async () => seen.has(await rows(page).first().getAttribute('data-id'))).toBe(false);
        for (const id of await rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-id')))) seen.add(id);
      }
      await expect(range).toHaveText('211–213 of 213');
      await expect(next).toBeDisabled();
      expect(seen.size).toBe(213);

      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Bikes' }).click();
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

    test('makes a record, changes it, and deletes it', async ({ page }) => {
      await open(page, '/data/bikes');
      await page.getByRole('link', { name: 'Create New' }).click();
      if (required) {
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Please input the value').first()).toBeVisible();
        await expectAccessible(page);
      }
      await page.getByLabel('Model').fill('Aardvark One');
      await page.getByLabel('Kind').selectOption({ label: 'Cargo' });
      await page.getByLabel('Price').fill('1234.5');
      // What need not be said is neither yes nor no until somebody says it.
      const electric = page.getByRole('group', { name: 'Electric' });
      if (yesNo) await expect(electric.getByRole('radio', { name: 'Not set' })).toBeChecked();
      await (yesNo ? electric.getByRole('radio', { name: 'Yes' }) : page.getByRole('switch', { name: 'Electric' })).check();
      await page.getByRole('textbox', { name: 'Bought on' }).fill('2026-11-20');
      await page.getByRole('combobox', { name: 'Station' }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Bike created.').waitFor();
      expect(api.store.rows('bikes').some(({ model }) => model === 'Aardvark One')).toBe(true);

      await page.goto(`${at}/data/bikes`);
      const row = rows(page).filter({ hasText: 'Aardvark One' });
      await row.getByRole('link', { name: 'Aardvark One', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Aardvark One/);
      await expect(page.getByRole('main')).toContainText('1,234.5');
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Model').fill('Aardvark Two');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Bike saved.').waitFor();
      expect(api.store.rows('bikes').some(({ model }) => model === 'Aardvark Two')).toBe(true);

      await page.goto(`${at}/data/bikes`);
      await page.getByRole('checkbox', { name: 'Select Aardvark Two' }).check();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(rows(page).filter({ hasText: 'Aardvark' })).toHaveCount(0);
      expect(api.store.rows('bikes').some(({ model }) => model === 'Aardvark Two')).toBe(false);
    });

    test('shows what belongs to a record as tabs below it', async ({ page }) => {
      await open(page, '/data/stations');
      const station = rows(page).first();
      const id = (await station.getAttribute('data-id')) ?? '';
      // A Relay id holds the type before the API's own.
      const ownId = name === 'relay' ? Buffer.from(id, 'base64').toString().split(':').at(-1) : id;
      await station.getByRole('link').first().click();
      const tabs = page.getByRole('tablist');
      await tabs.getByRole('tab', { name: 'Bikes' }).click();
      const own = api.store.rows('bikes').filter(({ stationId }) => String(stationId) === ownId);
      expect(own.length).toBeGreaterThan(0);
      await expect(rows(page)).toHaveCount(own.length);
      for (const { model } of own) await expect(rows(page).getByText(String(model), { exact: true }).first()).toBeVisible();
      // What is the same in every row is no column.
      await expect(page.getByRole('columnheader', { name: 'Station' })).toHaveCount(0);
      await expectAccessible(page);
      // A tab has an address of its own, and the way back leads to where one was.
      const at = page.url();
      const bike = rows(page).first().getByRole('link').first();
      const model = (await bike.textContent()) ?? '';
      await bike.click();
      await expect(page.getByRole('heading', { level: 1, name: model, exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(at);
      await expect(tabs.getByRole('tab', { name: 'Bikes', selected: true })).toBeVisible();
      await expect(rows(page)).toHaveCount(own.length);

      // A new one belongs to the record that it was begun below, and saving it leads back there.
      const above = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.getByRole('tabpanel').getByRole('link', { name: 'Create New' }).click();
      await expect(page.getByRole('combobox', { name: 'Station' })).toHaveValue(new RegExp(above));
      await page.getByLabel('Model').fill('Below One');
      await page.getByLabel('Kind').selectOption({ label: 'Cargo' });
      await page.getByLabel('Price').fill('12');
      await page.getByRole('textbox', { name: 'Bought on' }).fill('2026-11-20');
      if (yesNo) await page.getByRole('radio', { name: 'No', exact: true }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(at);
      await expect(rows(page)).toHaveCount(own.length + 1);
      await expect(rows(page).getByText('Below One', { exact: true })).toBeVisible();
      expect(api.store.rows('bikes').find(({ model }) => model === 'Below One')?.['stationId']).toBe(own[0]?.['stationId']);
    });

    test('saves the whole list as a file', async ({ page }) => {
      await open(page, '/data/bikes');
      // One more than at first, where the journeys before this one have made one.
      const all = api.store.rows('bikes').length;
      await page.getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export Bikes' });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: counted ? `Export ${all} rows` : 'Export', exact: true }).click(),
      ]);
      await expect(dialog.getByText(new RegExp(`^${all} rows saved`))).toBeVisible();
      const text = readFileSync(await file.path(), 'utf8');
      expect(text.trimEnd().split('\r\n')).toHaveLength(all + 1);
      expect(text).toMatch(/^\uFEFFModel,/);
    });
  });

test('a token is entered in the page, is gone with signing out, and never in the page itself', async ({ page }) => {
  const api = await startApi('hasura', { token });
  const { address, stop } = await startConsole(api.url);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Token').fill('another');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('did not accept it');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(token);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await stop();
  await api.stop();
});

test('a declaration that does not fit the API is taken away alone, and a banner says why', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'declared-'));
  const declared = { name: 'bikes', type: 'Bike', title: 'model', operations: { list: 'bikes' }, columns: ['model', 'colour'] };
  writeFileSync(join(folder, 'bikes.ts'), `export const bikes = ${JSON.stringify(declared)};`);
  const api = await startApi('relay');
  const { address, stop } = await startConsole(api.url, '--resources', folder);
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('bikes does not fit the API any more and is not shown.');
  await page.getByText('Why', { exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('columns');
  await expect(page.getByRole('alert')).toContainText('colour');
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(menu).toHaveCount(4);
  for (const [index, name] of ['Rentals', 'Riders', 'Stations', /^Not shown/].entries())
    await expect(menu.nth(index)).toHaveAccessibleName(name);
  await expectAccessible(page);
  await page.goto(`${address}/data/bikes`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is not shown');
  await stop();
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});
