import { expect } from '@playwright/test';
import { enter, test } from './steps.ts';

// Three candidates are declined in four steps, with a look at what they will read; and it is undone before anything leaves.

test('by mouse: a box, a range, Decline and Decline again', async ({ page }) => {
  await enter(page, 'applications?sort=createdAt&order=DESC', 'Acme');
  const rows = page.locator('[data-id]');
  await expect(rows.nth(4)).toContainText('New');
  await rows.nth(2).getByRole('checkbox').check();
  await rows
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: /Decline/ });
  await expect(dialog.getByText(/3 emails in/)).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText(/will not be taking your application any further/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('3 applications declined.')).toBeVisible();
  await expect(page.getByText(/Messages leave at/)).toBeVisible();
  await expect(rows.nth(3)).toContainText('Declined');

  await rows.nth(3).getByRole('link').first().click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(/Messages leave in 4:/)).toBeVisible();
  await panel.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('3 changes undone.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('by keyboard alone: Space three times, Decline, Enter; Ctrl+Z takes it back', async ({ page }) => {
  await enter(page, 'applications?sort=createdAt&order=DESC', 'Acme');
  const rows = page.locator('[data-id]');
  await expect(rows.nth(8)).toContainText('New');
  await rows.nth(6).getByRole('link').first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Decline' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Decline/ }).getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 applications declined.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('3 changes undone.')).toBeVisible();
  await expect(rows.nth(7)).toContainText('New');
});
