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

  test('a table is listed, sorted, filtered and saved as a file, and a record of it is made, refused, changed and deleted', async ({
    page,
  }) => {
    const menuEntry = (name: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

    await test.step('lists tables with a key and without one, sorts and filters them', async () => {
      await page.goto(`${at}/data/customers`);
      await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
      await expect(range(page)).toHaveText('1–30 of 430');
      await expect(rows(page)).toHaveCount(30);
      const seen = await idsOf(page);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(range(page)).toHaveText('31–60 of 430');
      // The page before stays until the next one is there.
      await expect.poll(async () => (await idsOf(page)).some((id) => seen.includes(id))).toBe(false);
      await expect(rows(page)).toHaveCount(30);
      seen.push(...(await idsOf(page)));
      expect(seen).toEqual(await idsIn('select id from customers order by created_at desc limit 60'));

      await menuEntry('Visits').click();
      await expect(range(page)).toHaveText('1–30 of 300');
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(range(page)).toHaveText('31–60 of 300');

      await menuEntry('Products').click();
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
      await expect(page).toHaveURL(/sort=/);
      const ways = [
        await idsIn('select id from products order by name limit 30'),
        await idsIn('select id from products order by name desc limit 30'),
      ];
      await expect.poll(async () => ways.map(String).includes(String(await idsOf(page)))).toBe(true);

      await menuEntry('Orders').click();
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByLabel('State').first().selectOption({ label: 'Sent' });
      await page.keyboard.press('Escape');
      const [{ count } = { count: '' }] = await shop.ask<{ count: string }>("select count(*) from orders where state = 'sent'");
      await expect(range(page)).toHaveText(`1–30 of ${count}`);
      await expect.poll(() => idsOf(page)).toEqual(await idsIn("select id from orders where state = 'sent' order by id limit 30"));
    });

    await test.step('saves a whole table as a file', async () => {
      await page.goto(`${at}/data/orders`);
      await page.getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export Orders' });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Export 1,250 rows', exact: true }).click(),
      ]);
      await expect(dialog.getByText(/^1,250 rows saved/)).toBeVisible();
      const lines = readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\r\n');
      expect(lines).toHaveLength(1_251);
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('makes a record, refuses a wrong one in the API’s words, changes it, and deletes it', async () => {
      const stored = () =>
        shop.ask<Record<string, unknown>>("select name, city, is_member from customers where email = 'vera@mail.example'");
      await menuEntry('Customers').click();
      await page.getByRole('link', { name: 'Create New' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Vera Voss');
      await page.getByLabel('Email', { exact: true }).fill('customer7@mail.example');
      await page.getByLabel('City').fill('Molde');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/duplicate key value/).first()).toBeVisible();
      await page.getByLabel('Email', { exact: true }).fill('vera@mail.example');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.poll(stored).toEqual([{ name: 'Vera Voss', city: 'Molde', is_member: false }]);

      await rows(page).getByRole('link', { name: 'Vera Voss', exact: true }).click();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByLabel('City').fill('Bergen');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.poll(stored).toEqual([{ name: 'Vera Voss', city: 'Bergen', is_member: false }]);

      await menuEntry('Customers').click();
      await page.getByRole('checkbox', { name: 'Select Vera Voss' }).check();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(rows(page).filter({ hasText: 'Vera Voss' })).toHaveCount(0);
      expect(await stored()).toEqual([]);
    });

    await test.step('shows comments with markup as the text that they are', async () => {
      await page.goto(`${at}/data/customers/1/edit`);
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('customer1@mail.example');
      await expect(page.locator('main b, main script')).toHaveCount(0);
    });
  });
});
