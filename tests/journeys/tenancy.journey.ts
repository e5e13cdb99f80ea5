import { expect } from '@playwright/test';
import { address, openAs, tenantOf, test } from './steps.ts';

test('choosing a customer of another region reloads to it', async ({ page }) => {
  await openAs(page, 'staff@demo.example');
  await page
    .getByRole('button', { name: /Northlight/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search customers', exact: true }).fill('globex iber');
  await page.getByRole('option', { name: /Globex Iberia/ }).click();
  await expect(page).toHaveURL(/\/region\/eu-west-1\/customers\/[0-9a-f]{24}\//);
  await expect(page.getByRole('button', { name: /Globex Iberia/ }).first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('link', { name: 'Globex Nordics' })).toBeVisible();
});

test("another tenant's address shows nothing of it", async ({ page, browser }) => {
  const other = await browser.newPage();
  await openAs(other, 'admin@globex.example');
  await expect(other.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const foreign = `${tenantOf(other)}/customers`;
  await other.close();
  await openAs(page, 'admin@acme.example');
  await page.goto(foreign);
  await expect(page.getByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
  await expect(page.getByText('Globex')).toHaveCount(0);
});

test('an unknown region and an unknown page are told as such', async ({ page }) => {
  await openAs(page, 'admin@acme.example');
  const tenant = tenantOf(page);
  await page.goto(tenant.replace('ap-southeast-2', 'mars-north-1'));
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.goto(`${tenant}/no-such-page`);
  await expect(page.getByText("Sorry, we couldn't find this page.")).toBeVisible();
});

test('somebody is shown the pages that they may open, and denied the others', async ({ page }) => {
  await openAs(page, 'manager@acme.example', '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Organisations' })).toHaveCount(0);
  await page.goto(`${tenantOf(page)}/organisations`);
  await expect(page.getByText('No permission').first()).toBeVisible();
});

test('a region path alone leads to the default customer', async ({ page }) => {
  await openAs(page, 'admin@acme.example');
  await page.goto(`${address()}/region/ap-southeast-2`);
  await expect(page).toHaveURL(/\/customers\/[0-9a-f]{24}\//);
});

test('a record tells names, never ids, also to those who may not open what an id points at', async ({ page }) => {
  await openAs(page, 'admin@acme.example');
  await page.getByRole('main').getByRole('link', { name: 'Acme', exact: true }).click();
  await expect(page.getByRole('main').getByText('Asia Pacific (Sydney)')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/[0-9a-f]{24}/);
});
