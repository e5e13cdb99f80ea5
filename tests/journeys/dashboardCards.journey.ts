import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { copied, enter, test } from './steps.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Answers one operation with an error; all others go on to the platform. */
async function fail(page: Page, operation: string, code: 'FORBIDDEN' | 'INTERNAL_SERVER_ERROR') {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"${operation}"`) && !route.request().postData()?.includes(`query ${operation}(`))
      return route.fallback();
    const error = { message: 'No.', extensions: { code } };
    return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ data: null, errors: [error] }) });
  });
}

test('a card that fails says so beside the others, which work, and shows its figure when one tries again', async ({ page }) => {
  await fail(page, 'DatalakeAssessmentMedianScore', 'INTERNAL_SERVER_ERROR');
  await fail(page, 'DatalakeAssessmentGarbageRatio', 'FORBIDDEN');
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
});

test('a chart is told in words, shown as a table, explained, copied and kept as a picture', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'dashboard?period=allTime');
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
});

test.describe('in dark colours', () => {
  test.use({ colorScheme: 'dark' });
  test('the cards, and a chart as a table, are accessible', async ({ page }) => {
    await enter(page, 'dashboard?period=allTime');
    await expect(card(page, 'Recommendation Split').getByRole('img', { name: /^Pie chart: / })).toBeVisible();
    await expectAccessible(page);
    await card(page, 'Recommendation Split')
      .getByRole('button', { name: /^View as table/ })
      .click();
    await expectAccessible(page);
  });
});
