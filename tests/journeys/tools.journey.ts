import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { enter, test, total } from './steps.ts';

const customer = 'Acme';

test('the columns of a list stay as arranged, what matches a search is archived at once and saved as a file, and a view is shared by its link', async ({
  page,
  browser,
}) => {
  // Chromium asks where to save; without its dialog the file comes as a download, as in other browsers.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await enter(page, 'vacancies', customer, 'admin@acme.example');
  const box = page.getByRole('main').getByRole('search').getByRole('textbox');

  await test.step('keeps hidden and moved columns over a reload', async () => {
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

  await test.step('archives all that match, on all pages, and has them back by Undo', async () => {
    const rows = await narrowed(page, 'er');
    expect(rows, 'more than a page').toBeGreaterThan(30);
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.getByRole('button', { name: `Select all ${rows} that match` }).click();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Archive: ${rows} vacancies?` });
    await expect(question).toContainText('You can undo this.');
    await question.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText(`${rows} vacancies have been archived.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^No results found/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${rows} vacancies have been restored.`)).toBeVisible();
    await expect(total(page)).toHaveText(`1–30 of ${rows}`);
  });

  await test.step('saves as many rows as it states', async () => {
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
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('shares a view with a colleague by its link', async () => {
    await box.fill('picker');
    await page.waitForURL(/search=picker/);
    await page.getByRole('button', { name: 'Vacancy name' }).click();
    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a new view' });
    await dialog.getByLabel('Name').fill('Pickers by name');
    await dialog.getByRole('switch', { name: 'Everyone at this customer can see it' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Views, open: Pickers by name' })).toBeVisible();
    await expect(page).toHaveURL(/[?&]view=[0-9a-f]{24}/);
    const rows = (await total(page).textContent()) ?? '';

    const colleague = await (await browser.newContext()).newPage();
    const link = `vacancies?view=${new URL(page.url()).searchParams.get('view')}`;
    await enter(colleague, link, customer, 'recruiter@acme.example');
    await expect(colleague.getByRole('button', { name: 'Views, open: Pickers by name' })).toBeVisible();
    await expect(colleague.getByRole('main').getByRole('search').getByRole('textbox')).toHaveValue('picker');
    await expect(colleague.getByText(rows, { exact: true })).toBeVisible();
    await colleague.context().close();
  });
});

async function narrowed(page: Page, text: string): Promise<number> {
  const all = (await total(page).textContent()) ?? '';
  await page.getByRole('main').getByRole('search').getByRole('textbox').fill(text);
  await expect(total(page)).not.toHaveText(all);
  return Number(((await total(page).textContent()) ?? '').split(' of ')[1]?.replace(',', ''));
}
