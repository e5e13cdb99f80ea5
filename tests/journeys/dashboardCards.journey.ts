import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, still } from './accessible.ts';
import { copied, enter, test } from './steps.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function fail(page: Page, codes: Record<string, 'FORBIDDEN' | 'INTERNAL_SERVER_ERROR'>) {
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    const code = Object.entries(codes).find(([operation]) => sent.includes(`"${operation}"`) || sent.includes(`query ${operation}(`))?.[1];
    if (!code) return route.fallback();
    const error = { message: 'No.', extensions: { code } };
    return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ data: null, errors: [error] }) });
  });
}

test('a card that fails is tried again, a chart is told in words, shown as a table, copied and kept, and the dashboard is kept and printed', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await fail(page, { DatalakeAssessmentMedianScore: 'INTERNAL_SERVER_ERROR', DatalakeAssessmentGarbageRatio: 'FORBIDDEN' });
  await enter(page, 'dashboard?period=allTime');
  const broken = card(page, 'Median Chat Interview Score');
  await expect(broken.getByText('Failed to load Median Chat Interview Score. Please contact support.')).toBeVisible();
  const refused = card(page, 'Garbage Ratio');
  await expect(refused.getByText('No permission')).toBeVisible();
  await expect(refused.getByText('Failed to load Garbage Ratio. Please contact support.')).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(card(page, 'Chat Interview Completed').getByText(/^[\d,]+$/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await broken.getByRole('button', { name: 'Try again' }).click();
  await expect(broken.getByText('of 100')).toBeVisible();

  const scores = card(page, 'Candidate Score Distribution');
  await expect(scores.getByRole('img', { name: /^Bar chart: / })).toBeVisible();
  await scores.getByRole('button', { name: /^View as table/ }).press('Enter');
  await expect(scores.getByRole('row')).toHaveCount(12);
  await expectAccessible(page);
  await scores.getByRole('button', { name: /^About / }).press('Enter');
  await expect(page.getByText('Submitted any time')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const menu = scores.getByRole('button', { name: /^More for / });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await copied(page, /0–9|0-9/);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    menu.press('Enter').then(() => page.getByRole('menuitem', { name: /PNG/ }).click()),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(card(page, 'Recommendation Split').getByRole('img', { name: /^Pie chart: / })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Discover Insights' }).click();
  await expect(page).not.toHaveURL(/period/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^discover-insights-northlight-.+\.png$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Twice as many pixels as on the page, and an edge.
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(2000);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(3000);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /(Collapse|Expand) .*menu/i })).toHaveCount(0);
  await expect(page.getByText(/^Northlight · \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByText(/· Departments: All ·/)).toBeVisible();
  await page.evaluate(still);
  const [one, two, three] = await Promise.all(
    ['Chat Interview Completed', 'Chat Interview Completion Ratio', 'Chat Interview Dropout Ratio'].map((name) =>
      card(page, name).boundingBox(),
    ),
  );
  expect(two?.y).toBe(one?.y);
  expect(three?.x).toBe(one?.x);
  expect(two && two.x + two.width).toBeLessThanOrEqual(720);
  await expect(card(page, 'Chat Interview Completed')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});
