import { expect, type Page } from '@playwright/test';
import { plans } from '../../src/generated/plans.ts';
import { enter, tenantOf, test } from './steps.ts';

/** Every list whose selected rows can be taken away and brought back. */
const reversible = plans.filter(
  ({ actions, parent, list }) =>
    list && parent === undefined && actions.some(({ name, on, undo }) => name === 'archive' && on === 'selection' && undo),
);

const toast = (page: Page) => page.locator('.MuiSnackbar-root');
const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id']);

test('in every list the focus goes to the next row after an action, F6 to its message, and Ctrl+Z takes it back', async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, 'customers', 'Northlight Training');
  const tenant = tenantOf(page);
  const found: Record<string, unknown> = {};
  expect(reversible.length).toBeGreaterThan(5);
  for (const { name, path } of reversible) {
    await page.goto(`${tenant}/${path}`);
    const rows = page.getByRole('main').locator('[data-id]');
    await rows.first().waitFor();
    if ((await rows.count()) < 2) continue;
    const [first, next] = await rows.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['id']));
    await rows.first().getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.getByRole('main').getByRole('button', { name: 'Archive', exact: true }).focus();
    await page.keyboard.press('Enter');
    const ask = page.getByRole('dialog').getByRole('button').last();
    await toast(page).or(ask).first().waitFor();
    if (await ask.isVisible()) await ask.press('Enter');
    await toast(page).waitFor();
    const refused = !(await toast(page).getByRole('button', { name: 'Undo' }).isVisible());
    if (refused) continue;
    await expect.poll(() => focusedRow(page), { message: `${name}: the next row has the focus` }).toBe(next);
    await expect(page.locator(`main [data-id="${first}"]`)).toHaveCount(0);

    await page.keyboard.press('F6');
    await expect(toast(page).getByRole('button', { name: 'Undo' }), `${name}: F6 goes to Undo`).toBeFocused();
    await page.keyboard.press('Alt+t');
    await expect.poll(() => focusedRow(page), { message: `${name}: and back` }).toBe(next);

    await page.keyboard.press('Control+z');
    await expect(page.locator(`main [data-id="${first}"]`), `${name}: Ctrl+Z brings the row back`).toHaveCount(1);
    if (await page.evaluate(() => document.activeElement === document.body)) found[name] = 'no focus';
  }
  expect(found).toEqual({});
});

test('a message stays as long as it has the focus; Ctrl+Z in a field is the field’s own', async ({ page }) => {
  await enter(page, 'users', 'Northlight Training');
  await page.clock.install();
  const rows = page.getByRole('main').locator('[data-id]');
  await rows.first().getByRole('link').first().focus();
  await page.keyboard.press('Control+z');
  await expect(toast(page)).toContainText('There is nothing to undo.');
  await toast(page)
    .focus()
    .catch(() => undefined);
  await page.keyboard.press('F6');
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toBeHidden();
  const search = page.getByRole('main').getByRole('search').getByRole('textbox');
  await search.fill('nobody');
  await search.press('Control+z');
  await expect(toast(page)).toBeHidden();
});

test('a message stays as long as the pointer rests on it, and goes when its time is over after that', async ({ page }) => {
  await enter(page, 'users', 'Northlight Training');
  await page.clock.install();
  await page.getByRole('main').locator('[data-id]').first().getByRole('link').first().focus();
  await page.keyboard.press('Control+z');
  await expect(toast(page)).toContainText('There is nothing to undo.');
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeHidden();
});

test('a message that has the focus stays although the pointer passes over it and leaves, and the other way round', async ({ page }) => {
  await enter(page, 'users', 'Northlight Training');
  await page.clock.install();
  await page.getByRole('main').locator('[data-id]').first().getByRole('link').first().focus();
  await page.keyboard.press('Control+z');
  await toast(page).hover();
  await page.keyboard.press('F6');
  await page.mouse.move(5, 5);
  await page.clock.runFor(60_000);
  await expect(toast(page), 'the focus keeps it').toBeVisible();
  await toast(page).hover();
  await page.keyboard.press('F6');
  await page.clock.runFor(60_000);
  await expect(toast(page), 'the pointer keeps it').toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeHidden();
});

test('the keyboard shortcuts are shown from wherever the focus is, but where a question mark is typed', async ({ page }) => {
  await enter(page, 'users', 'Northlight Training');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const row = page.getByRole('main').locator('[data-id]').first();
  for (const place of [row.getByRole('checkbox'), row.getByRole('link').first(), page.getByRole('button', { name: 'Columns' })]) {
    await place.focus();
    await page.keyboard.press('Shift+?');
    await expect(sheet).toContainText('Undo the last action');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await page.getByRole('main').getByRole('search').getByRole('textbox').press('Shift+?');
  await expect(sheet).toBeHidden();
  await page.goto(`${tenantOf(page)}/applications`);
  await page.getByRole('main').locator('[data-id]').first().getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Shift+?');
  await expect(sheet).toContainText('J');
  await expect(sheet).toContainText('Ctrl+/');
});
