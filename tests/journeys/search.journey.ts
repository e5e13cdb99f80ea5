import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { go } from './everyRoute.ts';
import { enter, tenantOf, test } from './steps.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for anything' });
const active = (page: Page) => page.getByRole('option', { selected: true });

test('a recruiter finds people, pages and actions by keyboard alone, and on a narrow screen', async ({ page }) => {
  await enter(page, 'users', 'Acme', 'admin@acme.example');

  await test.step('takes what was typed before its code was there', async () => {
    await page.route('**/SearchDialog-*.js', async (route) => {
      await page.keyboard.type('rae recruter');
      for (const key of ['Backspace', 'Backspace', 'Backspace']) await page.keyboard.press(key);
      await page.keyboard.type('iter');
      await route.continue();
    });
    await page.keyboard.press('/');
    await expect(box(page)).toHaveValue('rae recruiter');
    await expect(box(page)).toBeFocused();
    await expect(active(page)).toContainText('Rae Recruiter');
    await page.keyboard.press('Escape');
    await page.unroute('**/SearchDialog-*.js');
  });

  await test.step('opens the search by its box, by / and by Ctrl+K, and nothing by only passing its box', async () => {
    const opener = page.getByRole('button', { name: 'Search for anything' });
    await opener.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(opener).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const keys of ['/', 'Control+k', 'Enter']) {
      await page.keyboard.press(keys);
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('finds a colleague by a mistyped name, and opens their page', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('rae recruitr');
    await expect(active(page)).toContainText('Rae Recruiter');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/users\/[0-9a-f]{24}$/);
    await expect(page.getByRole('heading', { name: 'Rae Recruiter' })).toBeVisible();
  });

  await test.step('finds applicants first, opens one on its vacancy, and finds it again before typing', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nadia');
    await expect(page.getByRole('group').first()).toContainText('Applications');
    await page.keyboard.press('ArrowDown');
    const name = (await active(page).locator('p > span').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/vacancies\/[0-9a-f]{24}\?.*applicationId=[0-9a-f]{24}/);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' })).toContainText(name);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('does something by its other words', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('invite colleague');
    await expect(active(page)).toContainText('Add user');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/users\/create$/);
  });

  await test.step('leads to all results of a list', async () => {
    await go(page, `${tenantOf(page)}/groups`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nadia');
    await page.getByRole('option', { name: 'All results in Applications' }).click();
    await page.waitForURL(/\/applications\?search=nadia$/);
    await expect(page.locator('tbody tr').first()).toContainText(/nadia/i);
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

  await test.step('searches on a narrow screen, in dark colours, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Search for anything' }).click();
    await box(page).fill('nadia');
    await expect(page.getByRole('group').first()).toContainText('Applications');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
