import { expect, type Page } from '@playwright/test';
import { enter, find, tenantOf, test } from './steps.ts';

const customer = 'Acme Outdoor';

test('a group is created, found, and archived with an Undo that brings it back', async ({ page }) => {
  await create(page, 'Night shift leads', 'Those who lead the night shift.');
  await find(page, 'night shift');
  await page.getByRole('checkbox', { name: 'Select Night shift leads' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 group has been archived.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Night shift leads', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Night shift leads', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night shift leads' })).toBeVisible();
  await expect(page.getByText('Those who lead the night shift.')).toBeVisible();
});

test('who saves over somebody else’s newer change compares first and chooses what holds', async ({ page, browser }) => {
  await create(page, 'Contested group', 'As it was made.');
  await find(page, 'contested');
  await page.getByRole('link', { name: 'Edit Contested group' }).click();
  await expect(page.getByLabel('Group Description')).toHaveValue('As it was made.');

  const colleague = await browser.newPage();
  await enter(colleague, `groups/${idIn(page)}/edit`, customer);
  await colleague.getByLabel('Group Description').fill('As the colleague wants it.');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('User group updated successfully.')).toBeVisible();
  await colleague.close();

  await page.getByLabel('Group Description').fill('As I want it.');
  await page.getByRole('button', { name: 'Save' }).click();
  const comparison = page.getByRole('dialog', { name: /was changed by somebody else$/ });
  await expect(comparison).toContainText('As the colleague wants it.');
  await expect(comparison).toContainText('As I want it.');
  await comparison.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('User group updated successfully.')).toBeVisible();
  await page.goto(`${tenantOf(page)}/groups`);
  await find(page, 'contested');
  await page.getByRole('link', { name: 'Contested group', exact: true }).click();
  await expect(page.getByText('As I want it.')).toBeVisible();
});

test('a user is added to a group on its page, where members cannot be added twice, and removed again', async ({ page }) => {
  await create(page, 'Members group', '');
  await find(page, 'members group');
  await page.getByRole('link', { name: 'Members group', exact: true }).click();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is in this group yet' })).toBeVisible();
  const { dialog, first } = await offered(page);
  await first.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('1 user has been added to the group.')).toBeVisible();

  const member = page.getByRole('main').getByRole('row').nth(1);
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

/** Makes a group, and leaves the list of groups open. */
async function create(page: Page, name: string, description: string): Promise<void> {
  await enter(page, 'groups/create', customer);
  await page.getByLabel('Group Name').fill(name);
  await page.getByLabel('Group Description').fill(description);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User group created.')).toBeVisible();
  await page.getByRole('heading', { level: 1, name: 'Groups' }).waitFor();
}

async function offered(page: Page) {
  await page.getByRole('button', { name: 'Add user', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  const first = dialog.getByRole('listitem').first();
  await first.waitFor();
  return { dialog, first };
}

const idIn = (page: Page): string => /groups\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '';
