import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, find, test } from './steps.ts';

// What a group grants, and who gains and loses access by its members (specification 2 §2 «Groups», §6).

/** The page of a group of Acme Outdoor, at a tab. */
async function openGroup(page: Page, name: string, tab: string): Promise<void> {
  await enter(page, 'groups', 'Acme Outdoor');
  await find(page, name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
}

test('a group says in a table and in words what it grants, to the keyboard as well', async ({ page }) => {
  await openGroup(page, 'Hiring Managers', 'What it grants');
  await expect(page.getByText(/^Hiring Managers in all of Acme Outdoor may use .+; see vacancies and candidates; /)).toBeVisible();
  const whole = page.getByRole('row', { name: /^The customer as a whole/ });
  await expect(whole.getByRole('cell').first()).toHaveText('All');
  await expect(whole.getByRole('cell').nth(1)).toHaveText(/^\d+ of 15$/);
  await page.getByRole('button', { name: 'Vacancy & Application Management' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Delete Vacancy' })).toBeVisible();
  await expect(whole.getByRole('img', { name: 'Not granted' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('adding a user shows first what they gain, and saves it as a file', async ({ page }) => {
  await openGroup(page, 'Customer Admins', 'Users');
  await page.getByRole('button', { name: 'Add user', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByRole('listitem').filter({ hasNotText: 'Existing user' }).first().getByRole('checkbox').check();
  const preview = dialog.getByRole('region', { name: 'Who gains and loses access' });
  await expect(preview.getByRole('status')).toHaveText('1 person gains access');
  await expect(preview.getByText('all of Acme Outdoor')).toBeVisible();
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Export' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^Who gains and loses access \d{4}-\d\d-\d\d\.csv$/);
  // The mark by which spreadsheets know UTF-8 counts as space.
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toBe('First name,Last name,Email,Change,Right,Name of the right,Where');
  expect(rows.some((row) => row.endsWith(',Gains,Create user,org:createUser,all of Acme Outdoor'))).toBe(true);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('1 user has been added to the group.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 user has been removed from the group.')).toBeVisible();
});
