import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { go } from './everyRoute.ts';
import { enter, tenantOf, test } from './steps.ts';

test('a recruiter finds an application by keyboard, on a narrow screen, and in the list of all vacancies', async ({ page }) => {
  await enter(page, 'users', 'Acme', 'admin@acme.example');

  await test.step('finds it by keyboard, opens it on its vacancy, and returns to the search', async () => {
    const box = page.getByPlaceholder('Search for anything');
    await box.waitFor();
    await page.keyboard.press('Control+/');
    await expect(box).toBeFocused();
    await page.keyboard.type('manager');
    const results = page.getByRole('option').filter({ has: page.getByRole('time') });
    await expect(results).not.toHaveCount(0);
    await expect(results.first().locator('mark').first()).toHaveText(/^manager$/i);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Applications' }).click();
    await box.fill('an');
    await expect(page.getByRole('tab', { name: 'Applications', selected: true })).toBeVisible();
    await expect(results).toHaveCount(10);
    await expectAccessible(page);
    for (const rows of [20, 30, 40]) {
      await page.getByRole('option', { name: 'Load more' }).click();
      await expect(results).toHaveCount(rows);
    }
    await expect(page.getByText('Oops, too many results, please refine your search keywords')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/vacancies\/[0-9a-f]{24}\?.*applicationId=[0-9a-f]{24}/);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    // The candidate is open over the list.
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await box.click();
    await box.fill('');
    await expect(page.getByRole('option', { name: 'an', exact: true })).toBeVisible();
  });

  await test.step('filters the applications of all vacancies by the address, and opens one beside them', async () => {
    await go(page, `${tenantOf(page)}/applications?applicationStatusList=APPS_APPLICATION_HIRED`);
    const rows = page.locator('tbody tr');
    await expect(rows.first()).toContainText('Hired');
    await rows.first().getByRole('link').first().click();
    await page.waitForURL(/applications\?.*applicationId=[0-9a-f]{24}/);
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await page.goBack();
    await rows.first().getByRole('link').nth(1).click();
    await page.waitForURL(/\/vacancies\/[0-9a-f]{24}\?.*applicationId=/);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('searches on a page of its own on a narrow screen, in dark colours, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Search for anything' }).click();
    // The tab of applications is still open.
    await page.getByRole('combobox', { name: 'Search for anything' }).fill('an');
    await expect(
      page
        .getByRole('option')
        .filter({ has: page.getByRole('time') })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
