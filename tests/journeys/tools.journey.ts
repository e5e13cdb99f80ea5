import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { enter, find, tenantOf, test, total } from './steps.ts';

const customer = 'Acme';

test('all that match a search, on all pages, are archived at once and come back by Undo', async ({ page }) => {
  const rows = await narrowed(page, 'er');
  expect(rows, 'more than a page').toBeGreaterThan(30);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: `Select all ${rows} that match` }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Archive: ${rows} rows?` });
  await expect(question).toContainText('You can undo this.');
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(`${rows} vacancies have been archived.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^No results found/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${rows} vacancies have been restored.`)).toBeVisible();
  await expect(total(page)).toHaveText(`1–30 of ${rows}`);
});

test('the export of a filtered list has as many rows as it states', async ({ page }) => {
  // Chromium asks where to save; without its dialog the file comes as a download, as in other browsers.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const rows = await narrowed(page, 'an');
  expect(rows, 'more than a page').toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Vacancies' });
  await expect(dialog).toContainText(`All ${rows} rows that match the search and the filters will be saved`);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Export ${rows} rows` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Vacancy name');
  expect(lines.length - 1).toBe(rows);
  await expect(page.getByText(new RegExp(`^${rows} rows saved to`))).toBeVisible();
});

test('a saved view that is shared opens by its link for a colleague, and not for another customer', async ({ page, browser }) => {
  await enter(page, 'vacancies', customer, 'admin@acme.example');
  await page.getByRole('main').getByRole('search').getByRole('textbox').fill('picker');
  await page.waitForURL(/search=picker/);
  await page.getByRole('button', { name: 'Vacancy name' }).click();
  await page.getByRole('button', { name: /^Views/ }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' });
  await dialog.getByLabel('Name').fill('Pickers by name');
  await dialog.getByRole('switch', { name: 'Everybody of this customer sees it' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Views, open: Pickers by name' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]view=[0-9a-f]{24}/);
  const link = `vacancies?view=${new URL(page.url()).searchParams.get('view')}`;
  const rows = (await total(page).textContent()) ?? '';

  const colleague = await (await browser.newContext()).newPage();
  await enter(colleague, link, customer, 'recruiter@acme.example');
  await expect(colleague.getByRole('button', { name: 'Views, open: Pickers by name' })).toBeVisible();
  await expect(colleague.getByRole('main').getByRole('search').getByRole('textbox')).toHaveValue('picker');
  await expect(colleague.getByText(rows, { exact: true })).toBeVisible();
  await colleague.context().close();

  const stranger = await (await browser.newContext()).newPage();
  await enter(stranger, link, 'Globex', 'admin@globex.example');
  await expect(stranger.getByText('This view does not exist any more, or it is not shared with you.', { exact: false })).toBeVisible();
  await stranger.context().close();
});

test('columns that are hidden and moved stay so after a reload', async ({ page }) => {
  await enter(page, 'vacancies', customer);
  const heads = page.getByRole('columnheader').filter({ hasText: /./ });
  await expect(heads).toHaveText(['Vacancy name', 'Applications', 'Hiring Manager', 'Created', 'External ID']);
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Applications' }).uncheck();
  await panel.getByRole('button', { name: 'Order and width of External ID' }).press('ArrowUp');
  await page.keyboard.press('Escape');
  const wanted = ['Vacancy name', 'Hiring Manager', 'External ID', 'Created'];
  await expect(heads).toHaveText(wanted);
  await page.reload();
  await expect(heads).toHaveText(wanted);
});

test('Ctrl+K goes to any page, and ? tells the keys of this one', async ({ page }) => {
  await enter(page, 'groups', customer);
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and commands' }).fill('users');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText(/^Search user/i)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('Activity tells what was changed, before and after, and undoes an archive', async ({ page }) => {
  await group(page, 'Traced group');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Group Description').fill('As it is now.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User group updated successfully.')).toBeVisible();
  await openGroup(page, 'traced', 'Traced group');
  const record = page.url();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 group has been archived.')).toBeVisible();

  await page.goto(record);
  await page.getByRole('tab', { name: 'Activity' }).click();
  const entries = page.getByRole('list', { name: 'Activity, newest first' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Sam Staff');
  await expect(page.getByRole('main')).toContainText(/As it was\..*changed to.*As it is now\./s);
  await entries.first().getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('1 group has been restored.')).toBeVisible();
  await page.goto(`${tenantOf(page)}/groups`);
  await find(page, 'traced');
});

test('the audit log is narrowed to one kind of change', async ({ page }) => {
  await group(page, 'Audited group');
  await page.goto(`${tenantOf(page)}/audit-log`);
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Created a group' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/operations=ORGCreateGroup/);
  await expect(page.getByRole('row', { name: /Audited group/ })).toContainText('Sam Staff');
  await expect(page.getByRole('rowgroup').last().getByRole('row').filter({ hasNotText: 'Created a group' })).toHaveCount(0);
});

/** Opens the vacancies of Acme narrowed by a search, and answers how many are left. */
async function narrowed(page: Page, text: string): Promise<number> {
  await enter(page, 'vacancies', customer);
  const all = (await total(page).textContent()) ?? '';
  await page.getByRole('main').getByRole('search').getByRole('textbox').fill(text);
  await expect(total(page)).not.toHaveText(all);
  return Number(((await total(page).textContent()) ?? '').split(' of ')[1]?.replace(',', ''));
}

/** Makes a group and opens it. */
async function group(page: Page, name: string): Promise<void> {
  await enter(page, 'groups/create', customer);
  await page.getByLabel('Group Name').fill(name);
  await page.getByLabel('Group Description').fill('As it was.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User group created.')).toBeVisible();
  await openGroup(page, name.toLowerCase(), name);
}

async function openGroup(page: Page, search: string, name: string): Promise<void> {
  await page.goto(`${tenantOf(page)}/groups`);
  await find(page, search);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
