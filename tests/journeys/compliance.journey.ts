import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, test } from './steps.ts';

const candidates = (page: Page) => page.getByLabel('Candidate PII');
const videos = (page: Page) => page.getByLabel('Videos');

test('shorter periods are typed for, once it was said how much they take; by the keyboard alone', async ({ page }) => {
  await enter(page, 'settings/compliance', 'Acme');
  await candidates(page).fill('1');
  await videos(page).fill('10000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a number between 1 - 9999')).toBeVisible();
  await expect(videos(page)).toBeFocused();
  await videos(page).fill('1');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Update retention' });
  await expect(dialog.getByText(/will purge \d[\d,]* candidates? and \d[\d,]* videos?\.$/)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  const yes = dialog.getByRole('button', { name: 'Update retention' });
  await expect(yes).toBeDisabled();
  await page.keyboard.type('Update');
  await expect(dialog.getByText('Input does not match with text required')).toBeVisible();
  await expect(yes).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('UPDATE RETENTION');
  await expect(yes).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Customer compliance setting updated')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(candidates(page)).toHaveValue('1');
});
