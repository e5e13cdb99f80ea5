import { expect, type Page } from '@playwright/test';
import { plans } from '../../src/generated/plans.ts';
import { arrive } from './everyLook.ts';
import { go } from './everyRoute.ts';
import { enter, menuEntry, tenantOf, test } from './steps.ts';

const reversible = plans.filter(
  ({ actions, parent, list }) =>
    list && parent === undefined && actions.some(({ name, on, undo }) => name === 'archive' && on === 'selection' && undo),
);

const toast = (page: Page) => page.locator('.MuiSnackbar-anchorOriginBottomCenter');
const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id']);

async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
}

test('in every list the focus goes to the next row after an action, F6 to its message, and Ctrl+Z takes it back', async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, 'customers', 'Northlight Training');
  const tenant = tenantOf(page);
  const found: Record<string, unknown> = {};
  expect(reversible.length).toBeGreaterThan(5);
  for (const { name, path } of reversible) {
    await arrive(page, `${tenant}/${path}`);
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
    if (refused) {
      await dismiss(page);
      continue;
    }
    await expect.poll(() => focusedRow(page), { message: `${name}: the next row has the focus` }).toBe(next);
    await expect(page.locator(`main [data-id="${first}"]`)).toHaveCount(0);

    await page.keyboard.press('F6');
    await expect(toast(page).getByRole('button', { name: 'Undo' }), `${name}: F6 goes to Undo`).toBeFocused();
    await page.keyboard.press('Alt+t');
    await expect.poll(() => focusedRow(page), { message: `${name}: and back` }).toBe(next);

    await page.keyboard.press('Control+z');
    await expect(page.locator(`main [data-id="${first}"]`), `${name}: Ctrl+Z brings the row back`).toHaveCount(1);
    if (await page.evaluate(() => document.activeElement === document.body)) found[name] = 'no focus';
    await expect(toast(page)).toContainText('restored');
    await dismiss(page);
  }
  expect(found).toEqual({});
});

test('a message stays as long as the focus or the pointer is on it; the shortcuts are shown wherever no question mark is typed', async ({
  page,
}) => {
  await enter(page, 'users', 'Northlight Training');
  const row = page.getByRole('main').locator('[data-id]').first();
  const search = page.getByRole('main').getByRole('search').getByRole('textbox');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  await test.step('shows the shortcuts', async () => {
    for (const place of [row.getByRole('checkbox'), row.getByRole('link').first(), page.getByRole('button', { name: 'Columns' })]) {
      await place.focus();
      await page.keyboard.press('Shift+?');
      await expect(sheet).toContainText('Undo the last action');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    await search.press('Shift+?');
    await expect(sheet).toBeHidden();
    await search.fill('');
    await go(page, `${tenantOf(page)}/applications`);
    await row.getByRole('link').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Shift+?');
    await expect(sheet).toContainText('J');
    await expect(sheet).toContainText('Ctrl+/');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  // From here on time stands still.
  await page.clock.install();
  const undoNothing = async () => {
    await row.getByRole('link').first().focus();
    await page.keyboard.press('Control+z');
    await expect(toast(page)).toContainText('There’s nothing to undo.');
  };

  await test.step('leaves Ctrl+Z in a field to the field', async () => {
    await menuEntry(page, 'Users').click();
    await search.fill('nobody');
    await search.press('Control+z');
    await expect(toast(page)).toBeHidden();
    await search.fill('');
  });

  await test.step('keeps a message that has the focus', async () => {
    await undoNothing();
    await page.keyboard.press('F6');
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(toast(page)).toBeHidden();
  });

  await test.step('keeps a message on which the pointer rests, and lets it go after that', async () => {
    await undoNothing();
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeHidden();
  });

  await test.step('keeps it as long as one of the two is there, though the other leaves', async () => {
    await undoNothing();
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
});
