import { expect, type Page } from '@playwright/test';
import { enter, test } from './steps.ts';

const customer = 'Acme';

test('a time of more than seven days is refused at the field, and nothing is asked', async ({ page }) => {
  await enter(page, 'notifications', customer);
  await page.getByRole('row').nth(1).waitFor();
  const before = page.url();
  const from = page.getByRole('textbox', { name: 'From' });
  await from.fill(dayBefore((await from.inputValue()).split('/').toReversed().join('-'), 3));
  await search(page);
  await expect(page.getByText('Please select a date range of at most 7 days').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Date range' }).getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  expect(page.url(), 'the address of the search').toBe(before);
});

test('the emails to one recipient are found, and one of them tells its history', async ({ page }) => {
  await enter(page, 'notifications', customer);
  const recipient = (await page.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page.getByLabel('Recipient').fill(recipient.slice(0, -3).toUpperCase());
  await search(page);
  await expect(page).toHaveURL(/[?&]mailRecipient=/i);
  const links = page.getByRole('table').first().getByRole('link');
  await expect(links.filter({ hasNotText: recipient })).toHaveCount(0);
  await expect(links.first()).toHaveText(recipient);
  await links.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition').filter({ hasText: recipient })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'History of this email' })).toBeVisible();
  await expect(dialog.getByRole('row').getByText('Sent')).toBeVisible();
  const shared = page.url();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await page.goto(shared);
  await expect(page.getByRole('dialog').getByRole('definition').filter({ hasText: recipient })).toBeVisible();
});

test('text messages are searched by a whole phone number only', async ({ page }) => {
  await enter(page, 'notifications', customer);
  await page.getByRole('tab', { name: 'SMS' }).click();
  await expect(page).toHaveURL(/\/notifications\/sms/);
  await page.getByRole('row').nth(1).waitFor();
  const number =
    (await page
      .getByRole('row')
      .nth(1)
      .getByText(/^\+\d{8,}$/)
      .textContent()) ?? '';
  const field = page.getByRole('textbox', { name: 'Phone number' });
  await field.fill('12');
  await search(page);
  await expect(field).toHaveAccessibleDescription(/Please enter phone number in a valid format/);
  await field.fill(number);
  await search(page);
  await expect(page.getByText('Please enter phone number in a valid format')).toBeHidden();
  await expect(page).toHaveURL(/phoneNumber=/);
  const numbers = page.getByRole('table').getByText(/^\+\d{8,}$/);
  await expect(numbers.first()).toHaveText(number);
  await expect(numbers.filter({ hasNotText: number })).toHaveCount(0);
});

test('a failed ATS request is found by its status, opened and sent again', async ({ page }) => {
  await enter(page, 'ats-requests', customer);
  await page.getByLabel('Status', { exact: true }).selectOption('Failed');
  await search(page);
  await expect(page).toHaveURL(/status=ATS_REQUEST_FAILED/);
  const table = page.getByRole('table', { name: 'ATS Requests' });
  await expect(table.getByRole('cell', { name: 'Completed', exact: true })).toHaveCount(0);
  const row = table.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Yes', exact: true }) });
  await row.first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Payload')).toBeVisible();
  await expect(dialog.getByText('Responses')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The request is being sent again.')).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: /^Failed$/ })).toHaveCount(0);
});

const search = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();

/** The day so many days before another, as a field of days has it. */
function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
