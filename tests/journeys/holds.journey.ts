import { expect, type Locator, type Page } from '@playwright/test';
import { enter, test } from './steps.ts';

// Three candidates are declined in four steps, with a look at what they will read; and it is undone before anything leaves.

test('by mouse: three boxes, Decline and Decline again', async ({ page }) => {
  const [first, second, third] = await newcomers(page);
  for (const row of [first, second, third]) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: /Decline/ });
  await expect(dialog.getByText(/3 emails in/)).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText(/will not be taking your application any further/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('3 applications declined.')).toBeVisible();
  await expect(page.getByText(/Messages leave at/)).toBeVisible();
  await expect(second).toContainText('Declined');

  await second.getByRole('link').first().click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(/Messages leave in 4:/)).toBeVisible();
  await panel.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('3 changes undone.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('by keyboard alone: Space three times, Decline, Enter; Ctrl+Z takes it back', async ({ page }) => {
  const rows = await newcomers(page);
  for (const row of rows) {
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: /Decline/ }).getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 applications declined.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('3 changes undone.')).toBeVisible();
  await expect(rows[1]).toContainText('New');
});

/** The last three of the first page about whom nothing is decided. */
async function newcomers(page: Page): Promise<[Locator, Locator, Locator]> {
  await enter(page, 'applications?perPage=100', 'Acme');
  const all = page.locator('[data-id]', { has: page.getByText('New', { exact: true }) });
  await expect(all.nth(5)).toBeVisible();
  const ids = await all.evaluateAll((rows) => rows.slice(-3).map((row) => (row as HTMLElement).dataset['id'] ?? ''));
  const rowOf = (id: string | undefined) => page.locator(`[data-id="${id}"]`);
  return [rowOf(ids[0]), rowOf(ids[1]), rowOf(ids[2])];
}
