import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { go } from './everyRoute.ts';
import { enter, menuEntry, test, total } from './steps.ts';

const rows = (page: Page) => page.locator('tbody tr[data-id]');
const cells = (page: Page, column: number) => rows(page).locator(`td:nth-child(${column})`).allTextContents();
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

async function filter(page: Page, choose: (panel: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /Filter/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await choose(panel);
  await panel.getByRole('button', { name: 'Done' }).click();
}

const count = async (page: Page): Promise<number> => Number(/ of ([\d,]+)$/.exec((await total(page).textContent()) ?? '')?.[1]);

test('a recruiter narrows the applications of a vacancy, turns to another stage, moves candidates on, and saves what is open as a file', async ({
  page,
}) => {
  // Two stages, and nobody else works on it.
  await enter(page, 'vacancies?search=Barista', 'Acme');
  await page.getByRole('main').getByRole('link', { name: 'Barista', exact: true }).first().click();
  await tab(page, 'Completed').waitFor();
  const vacancy = page.url();

  await test.step('narrows them by status, result and day, and returns to all', async () => {
    const all = await count(page);
    await filter(page, async (panel) => {
      await panel.getByRole('checkbox', { name: 'New' }).check();
    });
    await expect(page).toHaveURL(/applicationStatusList=APPS_APPLICATION_NEW/);
    await expect.poll(() => cells(page, 4).then((found) => found.length > 0 && found.every((text) => text === 'New'))).toBe(true);
    await filter(page, async (panel) => {
      await panel.getByRole('button', { name: 'Clear all filters' }).click();
      await panel.getByRole('checkbox', { name: 'No', exact: true }).check();
    });
    await expect(page).toHaveURL(/resultList=NO/);
    await expect.poll(() => cells(page, 5).then((found) => found.length > 0 && found.every((text) => text.endsWith('No')))).toBe(true);
    await filter(page, async (panel) => {
      await panel.getByRole('combobox', { name: 'Application date' }).selectOption('custom');
      await panel.getByRole('textbox', { name: 'From' }).fill('2001-01-01');
      await panel.getByRole('textbox', { name: 'To' }).fill('2001-01-02');
    });
    await expect(page.getByText('No results found. Try removing some filters.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => count(page)).toBe(all);
  });

  await test.step('begins each stage and each progress anew, at its address', async () => {
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await tab(page, 'In progress').click();
    await expect(page).toHaveURL(/\?progressStatus=IN_PROGRESS$/);
    await expect(page.getByText('1 selected')).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByText(/^These are submission dates/)).toBeVisible();
    await page.keyboard.press('Escape');
    await tab(page, /^Stage 2/).click();
    await expect(page).toHaveURL(/\?stageId=[0-9a-f]{24}$/);
    await expect(page.getByRole('columnheader', { name: / score$/ })).toHaveCount(2);
    // The arrows go from tab to tab.
    await tab(page, 'All').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Not started')).toBeFocused();
    await expect(page).toHaveURL(/stageId=[0-9a-f]{24}&progressStatus=NOT_STARTED$/);
    const address = page.url();
    await menuEntry(page, 'Vacancies').click();
    await page.goto(address);
    await expect(tab(page, /^Stage 2/)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Not started')).toHaveAttribute('aria-selected', 'true');
    await page.goto(address.replace(/stageId=\w+/, 'stageId=000000000000000000000000'));
    await expect(tab(page, /^Chat/)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('moves a candidate on, gives them a status and sends their invitation again', async () => {
    await go(page, vacancy);
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
    // The rows of the tab before stay until these are there.
    await expect(page.locator('[data-stale], .MuiSkeleton-root')).toHaveCount(0);
    const before = await count(page);
    const link = rows(page).first().getByRole('link');
    // Its code may come after the row.
    await expect(link).not.toHaveText('…');
    const name = (await link.textContent()) ?? '';
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Update status' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(6);
    await page.getByRole('menuitem', { name: 'Offered' }).click();
    await expect(page.getByText('Application status updated.')).toBeVisible();
    await expect(rows(page).filter({ hasText: name }).getByText('Offered')).toBeVisible();

    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Progress candidate/s' }).click();
    await page.getByRole('menuitem', { name: 'Stage 2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Progress candidate/s' }).click();
    await expect(page.getByText('Application stage updated.')).toBeVisible();
    await expect.poll(() => count(page)).toBe(before - 1);

    await tab(page, /^Stage 2/).click();
    const moved = rows(page).filter({ hasText: name });
    await expect(moved.getByRole('img', { name: 'Progressed by someone' })).toBeVisible();
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expect(page.getByRole('button', { name: 'Progress candidate/s' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Resend invite' }).click();
    await expect(page.getByText('Assessment invite link resent.')).toBeVisible();
  });

  await test.step('is said to be absent at another address, with the way back', async () => {
    await go(page, vacancy.replace(/[0-9a-f]{24}$/, '000000000000000000000000'));
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Vacancies' }).last().click();
    await expect(page).toHaveURL(/\/vacancies$/);
  });

  await test.step('saves what is open as a file, and has it all on a narrow screen', async () => {
    await go(page, `${vacancy}?progressStatus=COMPLETED`);
    await total(page).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Export/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(tab(page, 'Completed')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: 'Vacancy details' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
