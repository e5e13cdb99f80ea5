import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, tenantOf, test } from './steps.ts';

const item = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function update(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Save changes to / });
  await dialog.getByRole('button', { name: 'Update' }).click();
}

const keys = async (page: Page, ...all: string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

test('departments are renamed, added, moved, taken back and saved by keyboard alone, and dragged only where they may go', async ({
  page,
}) => {
  await enter(page, 'departments');
  await expect(page.getByText('This is the root department hierarchy of users in Northlight')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Edit department' }).waitFor();
  await item(page, 'Northlight').focus();
  await keys(page, 'Insert');
  await page.keyboard.type('Journeys');
  await keys(page, 'Enter', 'Insert');
  await page.keyboard.type('By Keyboard');
  await keys(page, 'Enter');
  await expect(item(page, 'By Keyboard')).toBeFocused();
  await expect(page.getByRole('tree', { name: 'Department' })).toMatchAriaSnapshot(`
    - tree "Department":
      - treeitem "Northlight" [expanded] [level=1]:
        - button "Add a department below Northlight"
      - treeitem "Journeys" [expanded] [level=2]:
        - button "Add a department below Journeys"
        - button "Archive Journeys"
      - treeitem "By Keyboard" [level=3]
  `);
  await keys(page, 'Alt+ArrowLeft');
  await expect(status(page, /^By Keyboard moved to position \d+ of \d+ in Northlight\./)).toBeVisible();
  await keys(page, 'Alt+ArrowUp', 'Control+z');
  await expect(status(page, 'Undone: By Keyboard is where it was.')).toBeVisible();
  await keys(page, 'Control+y', 'F2');
  await page.keyboard.type('Keys Alone');
  await keys(page, 'Enter');
  await expect(item(page, 'Keys Alone')).toHaveAttribute('aria-level', '2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save changes to Northlight?' })).toContainText(
    'Are you sure to update the department hierarchy?',
  );
  await page.getByRole('dialog').locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).press('Enter');
  await expect(page.getByText('Update hierarchy success.')).toBeVisible();
  await page.getByRole('heading', { level: 1, name: 'Department', exact: true }).waitFor();
  await expect(item(page, 'Keys Alone')).toHaveAttribute('aria-level', '2');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit department' }).waitFor();
  await item(page, 'Northlight').focus();
  for (const name of ['Dragged', 'Target']) {
    await keys(page, 'Home', 'Insert');
    await page.keyboard.type(name);
    await keys(page, 'Enter');
  }
  const placeOf = async (name: string) => {
    const box = await item(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not on the page`);
    return box;
  };
  const lift = async (name: string) => {
    const { x, y } = await placeOf(name);
    await page.mouse.move(x + 700, y + 18);
    await page.mouse.down();
    await page.mouse.move(x + 720, y + 30);
  };
  const over = async (name: string, part: number) => {
    const { x, y, height } = await placeOf(name);
    await page.mouse.move(x + 700, y + height * part, { steps: 4 });
  };
  await lift('Dragged');
  await over('Target', 0.5);
  await page.mouse.up();
  await expect(status(page, 'Dragged moved to position 1 of 1 in Target.')).toBeVisible();
  await expect(item(page, 'Dragged')).toHaveAttribute('aria-level', '3');
  await page.evaluate(() => scrollTo(0, 0));
  await item(page, 'Northlight').hover();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(item(page, 'Dragged')).toHaveCount(0);
  await lift('Target');
  await expect(async () => {
    await over('Northlight', 0.05);
    await expect(page.getByText('Department does not support multiple roots')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(item(page, 'Target')).toHaveAttribute('aria-level', '2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Unsaved contents' }).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Department', exact: true }).waitFor();
});

test('the second of two editors sees what the first changed, and goes on with both', async ({ page, context }) => {
  await enter(page, 'departments/edit');
  const other = await context.newPage();
  await other.goto(`${tenantOf(page)}/departments/edit`);
  for (const [each, name] of [
    [other, 'Theirs'],
    [page, 'Mine'],
  ] as const) {
    await each.bringToFront();
    await item(each, 'Northlight').focus();
    await keys(each, 'Insert');
    await each.keyboard.type(name);
    await keys(each, 'Enter');
    await each.getByRole('button', { name: 'Update' }).click();
    await update(each);
    if (each === other) await expect(each.getByText('Update hierarchy success.')).toBeVisible();
  }
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the departments' });
  await expect(dialog.getByText('Theirs', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go on with both' }).click();
  await expect(item(page, 'Mine')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await update(page);
  await expect(page.getByText('Update hierarchy success.')).toBeVisible();
  for (const name of ['Theirs', 'Mine']) await expect(item(page, name)).toBeVisible();
  await other.close();
});
