import { expect } from '@playwright/test';
import { address, tenantOf, test } from './steps.ts';

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
