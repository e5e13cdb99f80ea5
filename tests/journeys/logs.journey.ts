import { expect, type Page } from '@playwright/test';
import { enter, test } from './steps.ts';

test('an email and a text message are found by whom they went to, and a failed ATS request is sent again', async ({ page }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('the emails to one recipient are found, and the address opens one with its timeline', async () => {
    await enter(page, 'notifications', 'Acme');
    const recipient = (await main.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
    await page.getByLabel('Recipient').fill(recipient.slice(0, -3).toUpperCase());
    await search(page);
    await expect(page).toHaveURL(/[?&]mailRecipient=/i);
    const links = page.getByRole('table').first().getByRole('link');
    await expect(links.filter({ hasNotText: recipient })).toHaveCount(0);
    await expect(links.first()).toHaveText(recipient);
    await links.first().click();
    await expect(dialog.getByRole('definition').filter({ hasText: recipient })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await expect(dialog.getByRole('row').getByText('Sent', { exact: true })).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole('definition').filter({ hasText: recipient })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('text messages are found by a whole phone number', async () => {
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(page).toHaveURL(/\/notifications\/sms/);
    const numbers = page.getByRole('table').getByText(/^\+\d{8,}$/);
    const number = (await numbers.first().textContent()) ?? '';
    await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
    await search(page);
    await expect(page).toHaveURL(/phoneNumber=/);
    await expect(numbers.first()).toHaveText(number);
    await expect(numbers.filter({ hasNotText: number })).toHaveCount(0);
  });

  await test.step('a failed ATS request is found by its status, opened and sent again', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'ATS Requests' }).click();
    await page.getByLabel('Status', { exact: true }).selectOption('Failed');
    await search(page);
    await expect(page).toHaveURL(/status=ATS_REQUEST_FAILED/);
    const table = page.getByRole('table', { name: 'ATS Requests' });
    await expect(table.getByRole('cell', { name: 'Completed', exact: true })).toHaveCount(0);
    const row = table.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Yes', exact: true }) });
    await row.first().getByRole('link').first().click();
    await expect(dialog.getByText('Payload')).toBeVisible();
    await expect(dialog.getByText('Responses')).toBeVisible();
    const retries = dialog.locator('dt', { hasText: /^Retries$/ }).locator('xpath=following-sibling::dd[1]');
    const before = Number(await retries.textContent());
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('We’re sending the request again.')).toBeVisible();
    // Not the status: the applicant tracking system may have refused it once more by now.
    await expect(retries).toHaveText(String(before + 1));
  });
});

const search = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
