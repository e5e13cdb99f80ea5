import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { address, logIn, openAs, tenantOf, test } from './steps.ts';

const screens: [name: string, path: string, ready: (page: Page) => Promise<unknown>][] = [
  [
    'the customers list',
    'customers',
    (page) =>
      page
        .getByRole('checkbox')
        .nth(1)
        .or(page.getByRole('link', { name: /Northlight/ }).first())
        .first()
        .waitFor(),
  ],
  ['the customers archive', 'customers/archive', (page) => page.getByRole('heading', { level: 1, name: 'Archive' }).waitFor()],
  ['create a customer', 'customers/create', (page) => page.getByRole('button', { name: 'Save' }).waitFor()],
  ['the organisations list', 'organisations', (page) => page.getByText('Globex').first().waitFor()],
  ['a page that is not there', 'nowhere', (page) => page.getByText("Sorry, we couldn't find this page.").waitFor()],
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('no screen of the console has a serious or critical fault for assistive technology', async ({ page }) => {
        await openAs(page, 'staff@demo.example');
        const tenant = tenantOf(page);
        for (const [name, path, ready] of screens) {
          await page.goto(`${tenant}/${path}`);
          await ready(page);
          expect.soft(await faults(page), name).toEqual([]);
          expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${name} has one h1`).toBe(1);
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} does not scroll sideways`)
            .toBeLessThanOrEqual(0);
        }
      });

      test('nor has sign-in', async ({ page }) => {
        await page.goto(`${address()}/login`);
        await page.getByLabel('Email').waitFor();
        expect.soft(await faults(page)).toEqual([]);
        await logIn(page, 'nobody.else@acme.example', 'wrong');
        await page.getByText('Please check that your email and password are correct.').waitFor();
        expect.soft(await faults(page)).toEqual([]);
      });
    });

test('a customer is created, found and archived by keyboard alone', async ({ page }) => {
  await page.goto(`${address()}/login`);
  await page.getByLabel('Email').waitFor();
  await page.keyboard.type('staff@demo.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo-Passw0rd!');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Account of / }).waitFor();
  await page.goto(`${tenantOf(page)}/customers/create`);
  await page.getByRole('combobox', { name: 'Organisation' }).waitFor();
  await page.getByRole('combobox', { name: 'Organisation' }).focus();
  await page.keyboard.type('Northlight');
  // At once, before the platform has answered the search.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Organisation' })).toHaveValue('Northlight');
  await page.getByLabel('Display Name').focus();
  await page.keyboard.type('Keyboard Only');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Account Name')).toHaveValue('keyboard-only');
  await page.getByRole('combobox', { name: 'Region' }).focus();
  await page.keyboard.type('Asia');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.getByRole('link', { name: /./ }).first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('Keyboard Only');
  await page.getByText('1–1 of 1').waitFor();
  await page.getByRole('checkbox', { name: 'Select Keyboard Only' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Archive', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 customer has been archived.')).toBeVisible();
});

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
