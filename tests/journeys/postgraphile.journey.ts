import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { startPostgraphile, type RunningPostgraphile } from '../apis/postgraphile.ts';
import { postgresPrograms } from '../postgres.ts';
import { startConsole, test } from './anyConsole.ts';

test.describe('the console of PostGraphile, which nobody here wrote', () => {
  // A PostgreSQL is below it, which `npm test` installs where it may.
  test.skip(!postgresPrograms(), 'PostgreSQL is not installed');

  let shop: RunningPostgraphile;
  let at = '';
  let stop = async () => {};
  test.beforeAll(async () => {
    shop = await startPostgraphile();
    ({ address: at, stop } = await startConsole(shop.url));
  });
  test.afterAll(async () => {
    await stop();
    await shop?.stop();
  });

  const rows = (page: Page) => page.getByRole('main').locator('tbody tr[data-id]');
  const idsOf = (page: Page) => rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-id') ?? ''));
  const range = (page: Page) => page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('status');
  const idsIn = async (sql: string) => (await shop.ask<{ id: number }>(sql)).map(({ id }) => String(id));

  test('lists a table, turns its pages to the end, sorts and filters it', async ({ page }) => {
    await page.goto(`${at}/data/customers`);
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(range(page)).toHaveText('1–30 of 430');
    const seen = await idsOf(page);
    for (let from = 31; from <= 430; from += 30) {
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(range(page)).toHaveText(new RegExp(`^${from}–`));
      // The page before stays until the next one is there.
      await expect.poll(async () => (await idsOf(page)).filter((id) => !seen.includes(id)).length).toBe(Math.min(30, 431 - from));
      seen.push(...(await idsOf(page)));
    }
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(seen).toEqual(await idsIn('select id from customers order by created_at desc'));

    await page.goto(`${at}/data/products`);
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=/);
    const ways = [
      await idsIn('select id from products order by name limit 30'),
      await idsIn('select id from products order by name desc limit 30'),
    ];
    await expect.poll(async () => ways.map(String).includes(String(await idsOf(page)))).toBe(true);

    await page.goto(`${at}/data/orders`);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('State').first().selectOption({ label: 'Sent' });
    await page.keyboard.press('Escape');
    const [{ count } = { count: '' }] = await shop.ask<{ count: string }>("select count(*) from orders where state = 'sent'");
    await expect(range(page)).toHaveText(`1–30 of ${count}`);
    await expect.poll(() => idsOf(page)).toEqual(await idsIn("select id from orders where state = 'sent' order by id limit 30"));
  });

  test('makes a record, refuses a wrong one in the API’s words, changes it, and deletes it', async ({ page }) => {
    const stored = () => shop.ask<Record<string, unknown>>("select name, city, is_member from customers where email = 'vera@mail.example'");
    await page.goto(`${at}/data/customers`);
    await page.getByRole('link', { name: 'Create New' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Vera Voss');
    await page.getByLabel('Email').fill('customer7@mail.example');
    await page.getByLabel('City').fill('Molde');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/duplicate key value/).first()).toBeVisible();
    await page.getByLabel('Email').fill('vera@mail.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(stored).toEqual([{ name: 'Vera Voss', city: 'Molde', is_member: false }]);

    const [id] = await idsIn("select id from customers where email = 'vera@mail.example'");
    await page.goto(`${at}/data/customers/${id}/edit`);
    await page.getByLabel('City').fill('Bergen');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(stored).toEqual([{ name: 'Vera Voss', city: 'Bergen', is_member: false }]);

    await page.goto(`${at}/data/customers`);
    await page.getByRole('checkbox', { name: 'Select Vera Voss' }).check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page).filter({ hasText: 'Vera Voss' })).toHaveCount(0);
    expect(await stored()).toEqual([]);
  });

  test('saves a whole table as a file', async ({ page }) => {
    await page.goto(`${at}/data/orders`);
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export Orders' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export 1,250 rows', exact: true }).click(),
    ]);
    await expect(dialog.getByText(/^1,250 rows saved/)).toBeVisible();
    expect(
      readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\r\n'),
    ).toHaveLength(1_251);
  });

  test('shows comments with markup as the text that they are, and lists what has no key', async ({ page }) => {
    await page.goto(`${at}/data/visits`);
    await expect(range(page)).toHaveText('1–30 of 300');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(range(page)).toHaveText('31–60 of 300');
    await page.goto(`${at}/data/customers/1/edit`);
    await expect(page.getByLabel('Email')).toHaveValue('customer1@mail.example');
    await expect(page.locator('main b, main script')).toHaveCount(0);
  });
});
