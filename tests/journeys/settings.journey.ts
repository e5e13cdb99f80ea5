import { expect, type Page } from '@playwright/test';
import { enter, find, tenantOf, test } from './steps.ts';

const tabs = ['Overview', 'Branding', 'Notifications', 'Single Sign-On', 'Compliance', 'ATS Integration', 'SMS', 'Email Domain'];
const bar = (page: Page) => page.getByRole('tablist', { name: 'Customer Settings' });

test('a customer of the list opens in its settings, whose tabs have addresses and are gone through with the arrows', async ({ page }) => {
  await enter(page, 'customers');
  await find(page, 'Northlight Training');
  await page.getByRole('link', { name: 'Northlight Training' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Settings' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/overview$/);
  await expect(page.getByRole('button', { name: 'Customer: Northlight Training' })).toBeVisible();
  await expect(bar(page).getByRole('tab')).toHaveText(tabs);
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  for (const text of ['Organisation', 'Northlight', 'Account Name', 'northlight-training', 'Asia Pacific (Sydney)'])
    await expect(overview.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('Created', { exact: true })).toBeVisible();

  await bar(page).getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/settings\/branding$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/settings\/notification\?language=default$/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/settings\/email-domain$/);
  await expect(bar(page).getByRole('tab', { name: 'Email Domain' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
});

test('settings are found in the menu and by the palette, and an unknown tab is no page', async ({ page }) => {
  await enter(page, 'users');
  const entry = page.getByRole('link', { name: 'Customer Settings' });
  await entry.click();
  await expect(page).toHaveURL(/\/settings\/overview$/);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and commands' }).fill('compliance');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/compliance$/);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await page.goto(`${tenantOf(page)}/settings/nothing`);
  await expect(page.getByText("Sorry, we couldn't find this page.")).toBeVisible();
});
