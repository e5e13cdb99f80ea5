import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, find, test } from './steps.ts';

// A customer of its own: what its groups grant is no other journey's business.
const customer = '4 Seasons Aged Care';

test('permissions are edited by the keyboard alone, with who gains and who loses before the save, and are there after it', async ({
  page,
}) => {
  await enter(page, 'groups', customer);
  await page.getByRole('link', { name: 'Recruiters', exact: true }).click();
  await page.getByRole('tab', { name: 'Permissions (Edge)' }).click();
  const tree = page.getByRole('tree', { name: `Departments of ${customer}` });
  await tabTo(page, tree);
  await expect(tree).toMatchAriaSnapshot(`
    - tree "Departments of ${customer}":
      - treeitem "${customer}" [checked] [expanded] [level=1]
      - treeitem "Operations" [checked] [level=2]
  `);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(tree).toMatchAriaSnapshot(`
    - tree "Departments of ${customer}":
      - treeitem "${customer}" [checked=mixed] [expanded] [level=1]
      - treeitem "Operations" [level=2]
      - treeitem "Customer Service" [checked] [level=2]
  `);
  const basic = page.getByRole('region', { name: 'Basic Rule' });
  const users = basic.getByRole('button', { name: 'User Management 0 of 7' });
  await tabTo(page, users);
  await page.keyboard.press('Enter');
  await tabTo(page, basic.getByRole('checkbox', { name: 'View User List' }));
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Update' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Update the permissions of Recruiters?' });
  await expect(dialog.getByText('1 person gains, 1 loses access')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Update' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('update policy success')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('treeitem', { name: 'Operations' })).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('treeitem', { name: customer })).toHaveAttribute('aria-checked', 'mixed');
  await expect(page.getByRole('button', { name: 'User Management 1 of 7' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
});

test('an editor resolves a conflict rule by rule, then grants first rights in the Talent Hub', async ({ page }) => {
  await enter(page, 'groups/create', customer);
  await page.getByLabel('Group Name').fill('Contested rights');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User group created.')).toBeVisible();
  await find(page, 'Contested rights');
  await page.getByRole('link', { name: 'Contested rights', exact: true }).click();
  await page.getByRole('tab', { name: 'Permissions (Edge)' }).click();

  await test.step('loses nothing of either of two editors', async () => {
    await page.getByRole('treeitem', { name: 'Operations' }).click();
    await page.getByRole('button', { name: 'Hiring Manager' }).click();
    await update(page);

    const colleague = await page.context().newPage();
    await colleague.goto(page.url());
    await colleague.getByRole('button', { name: 'Add additional rules' }).click();
    const theirs = colleague.getByRole('region', { name: 'Advanced Rule 1' });
    await theirs.getByRole('treeitem', { name: 'Customer Service' }).click();
    await theirs.getByRole('button', { name: 'Recruiter' }).click();
    await update(colleague);
    await colleague.close();

    await page.getByRole('button', { name: 'Recruiter' }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    const comparison = page.getByRole('dialog', { name: 'Someone else changed the permissions of Contested rights' });
    await expect(comparison.getByRole('group')).toHaveCount(2);
    await expect(comparison.getByRole('group', { name: 'Their new rule' })).toContainText('Customer Service');
    await expectAccessible(page);
    await comparison.getByRole('button', { name: 'Save my choice' }).click();
    await page
      .getByRole('dialog', { name: /^Update the permissions/ })
      .getByRole('button', { name: 'Update' })
      .click();
    await expect(page.getByText('update policy success')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Advanced Rule 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recruiter', pressed: true })).toBeVisible();
  });

  await test.step('makes a policy of the first rights in the Talent Hub, whose rules need their departments', async () => {
    await page.getByRole('tab', { name: 'Permissions (Talent Hub)' }).click();
    await expect(page.getByText('This group has no rights in the Talent Hub yet.', { exact: false })).toBeVisible();
    await page.getByRole('treeitem', { name: 'Operations' }).click();
    await page.getByRole('checkbox', { name: 'All of Talent Insights' }).check();
    await page.getByRole('button', { name: 'Add additional rules' }).click();
    const advanced = page.getByRole('region', { name: 'Advanced Rule 1' });
    await advanced.getByRole('button', { name: `Remove ${customer}` }).click();
    await expect(advanced.getByRole('alert')).toHaveText('You must select at least one department in Advanced Rule 1.');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(advanced.getByRole('tree')).toBeFocused();
    await expect(advanced.getByRole('tree')).toHaveAccessibleDescription('Please select at least one department');
    await page.getByRole('button', { name: 'Remove Advanced Rule 1' }).click();
    await update(page);
    await page.reload();
    await expect(page.getByRole('treeitem', { name: 'Operations' })).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('button', { name: 'Talent Insights 6 of 6' })).toBeVisible();
    await expect(page.getByText('This group has no rights in the Talent Hub yet.', { exact: false })).toBeHidden();
  });
});

async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('update policy success')).toBeVisible();
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${String(target)}`);
}
