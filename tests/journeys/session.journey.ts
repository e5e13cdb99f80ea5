import { expect } from '@playwright/test';
import { logIn, openAs, password, test } from './steps.ts';

test('a session that ends in mid-form is renewed in place and what was typed is saved', async ({ page, context }) => {
  await openAs(page, 'staff@demo.example', 'organisations/create');
  await page.getByLabel('Unique Name').fill('typed-before');
  await page.getByLabel('Display Name').fill('Typed before the end');
  await context.clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session is expired!' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: /Confirm|Log In/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Unique Name')).toHaveValue('typed-before');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Organisation is created.')).toBeVisible();
});

test('a form that is left with unsaved contents asks first, and keeps them on request', async ({ page }) => {
  await openAs(page, 'staff@demo.example', 'organisations/create');
  await page.getByLabel('Unique Name').fill('unsaved');
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByText('Are you sure you want to leave? Your unsaved contents will be discarded.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Unique Name')).toHaveValue('unsaved');
});

test('a newer version on the server is offered once and can be put off', async ({ page }) => {
  await page.route('**/version/version.json', (route) => route.fulfill({ json: { version: '99.0.0' } }));
  await page.clock.install();
  await openAs(page, 'admin@acme.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.clock.fastForward('10:30');
  await expect(page.getByText('A new version of this platform is available!')).toBeVisible();
  await page.getByRole('button', { name: "I'd like try later" }).click();
  await expect(page.getByText('A new version of this platform is available!')).toBeHidden();
});

test('a lost network shows one banner and goes away by itself', async ({ page, context }) => {
  await openAs(page, 'admin@acme.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

test('a user of the other kind is not shown the staff’s work after signing in over an expired session', async ({ page, context }) => {
  await openAs(page, 'staff@demo.example', 'organisations/create');
  await page.getByLabel('Unique Name').fill('for-staff-only');
  await context.clearCookies();
  await page.goto(page.url());
  await logIn(page, 'manager@acme.example');
  await expect(page.getByText('for-staff-only')).toHaveCount(0);
  await expect(page.locator('input[value="for-staff-only"]')).toHaveCount(0);
});
