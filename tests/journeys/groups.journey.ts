import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, find, test } from './steps.ts';

const customer = 'Acme Outdoor';

test('a group is made, changed by two people, given members, and says who gains access by it and what it grants', async ({
  page,
  browser,
}) => {
  const main = page.getByRole('main');

  await test.step('is created, and a newer change of a colleague is compared before it is saved over', async () => {
    await enter(page, 'groups/create', customer);
    await page.getByLabel('Group Name').fill('Night shift leads');
    await page.getByLabel('Group Description').fill('As it was made.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User group created.')).toBeVisible();
    await find(page, 'night shift');
    await page.getByRole('link', { name: 'Edit Night shift leads' }).click();
    await expect(page.getByLabel('Group Description')).toHaveValue('As it was made.');

    const colleague = await browser.newPage();
    await enter(colleague, `groups/${/groups\/([0-9a-f]{24})/.exec(page.url())?.[1]}/edit`, customer);
    await colleague.getByLabel('Group Description').fill('As the colleague wants it.');
    await colleague.getByRole('button', { name: 'Save' }).click();
    await expect(colleague.getByText('User group updated successfully.')).toBeVisible();
    await colleague.close();

    await page.getByLabel('Group Description').fill('As I want it.');
    await page.getByRole('button', { name: 'Save' }).click();
    const comparison = page.getByRole('dialog', { name: /^Someone else changed/ });
    await expect(comparison).toContainText('As the colleague wants it.');
    await expect(comparison).toContainText('As I want it.');
    await comparison.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('User group updated successfully.')).toBeVisible();
    await openGroup(page, 'Night shift leads');
    await expect(page.getByText('As I want it.')).toBeVisible();
  });

  await test.step('takes a user once, and gives them back after they were removed', async () => {
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { name: 'Nobody is in this group yet' })).toBeVisible();
    const { dialog, first } = await offered(page);
    await first.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByText('1 user has been added to the group.')).toBeVisible();
    const member = main.getByRole('row').nth(1);
    await expect(member.getByRole('checkbox')).toBeVisible();
    const again = await offered(page);
    await expect(again.dialog.getByText('Existing user')).toHaveCount(1);
    await expect(again.dialog.getByRole('listitem').filter({ hasText: 'Existing user' }).getByRole('checkbox')).toBeDisabled();
    await again.dialog.getByRole('button', { name: 'Cancel' }).click();

    await member.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Remove 1 user from the group?' });
    await expect(asked.getByText('Nobody’s access changes')).toBeVisible();
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('1 user has been removed from the group.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nobody is in this group yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(member.getByRole('checkbox')).toBeVisible();
  });

  await test.step('shows before a user is added what they gain, and saves it as a file', async () => {
    await openGroup(page, 'Customer Admins');
    await page.getByRole('tab', { name: 'Users' }).click();
    const { dialog } = await offered(page);
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
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('says in a table and in words what it grants, to the keyboard as well', async () => {
    await openGroup(page, 'Hiring Managers');
    await page.getByRole('tab', { name: 'What it grants' }).click();
    await expect(
      page.getByText(/^Hiring Managers in all of Acme Outdoor may use .+; see vacancies, candidates and scores; /),
    ).toBeVisible();
    const whole = page.getByRole('row', { name: /^The customer as a whole/ });
    await expect(whole.getByRole('cell').first()).toHaveText('All');
    await expect(whole.getByRole('cell').nth(1)).toHaveText(/^\d+ of 16$/);
    await page.getByRole('button', { name: 'Vacancy & Application Management' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Delete Vacancy' })).toBeVisible();
    await expect(whole.getByRole('img', { name: 'Not granted' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
});

async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Groups' }).click();
  await find(page, name);
  await page.getByRole('link', { name, exact: true }).click();
}

async function offered(page: Page) {
  await page.getByRole('button', { name: 'Add user', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  const first = dialog.getByRole('listitem').first();
  await first.waitFor();
  return { dialog, first };
}
