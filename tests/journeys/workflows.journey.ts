import { expect, type Locator, type Page } from '@playwright/test';
import { enter, find, menuEntry, tenantOf, test } from './steps.ts';

const customer = 'Ironbark Mining';

test('a workflow of two stages with a rule is created, and two workflows make a set, whose default moves and of which a copy is made', async ({
  page,
}) => {
  const main = page.getByRole('main');

  await test.step('creates a workflow with a rule between its stages', async () => {
    await enter(page, 'workflow-sets/workflows/create', customer);
    await page.getByLabel('Workflow Name').fill('Two steps to the mine');
    const first = page.getByRole('group', { name: /^Stage 1 of/ });
    await first.getByRole('radio', { name: 'Chat Interview' }).check();
    await takePackage(page, first);
    await page.getByRole('button', { name: 'Add Stage' }).click();
    const second = page.getByRole('group', { name: 'Stage 2 of 2' });
    await second.getByRole('radio', { name: 'Video Interview' }).check();
    await takePackage(page, second);
    await first.getByRole('switch', { name: 'Auto-progress to the next stage' }).check();
    const rule = first.getByRole('group', { name: 'Auto-progress to the next stage' });
    await rule.getByRole('checkbox', { name: 'Recommendation', exact: true }).check();
    await rule.getByRole('checkbox', { name: 'Yes', exact: true }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'Save this workflow?' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Workflow created.')).toBeVisible();
    await menuEntry(page, 'Workflow Sets').click();
    await page.getByRole('tab', { name: 'Workflows', exact: true }).click();
    await find(page, 'two steps');
    await main.getByRole('link', { name: 'Two steps to the mine', exact: true }).click();
    await expect(page.getByText(/^Stage 1/)).toBeVisible();
    await expect(page.getByText(/^Stage 2/)).toBeVisible();
    await expect(page.getByText('Progress to the next stage when the recommendation is Yes')).toBeVisible();
  });

  await test.step('leads from the old addresses of workflows to where they are now', async () => {
    const here = page.url();
    await page.goto(here.replace('/workflow-sets/workflows/', '/workflows/'));
    await expect(page).toHaveURL(here);
    await expect(page.getByRole('heading', { level: 1, name: 'Two steps to the mine' })).toBeVisible();
    await page.goto(`${tenantOf(page)}/workflows/create`);
    await expect(page).toHaveURL(/\/workflow-sets\/workflows\/create$/);
  });

  await test.step('makes a set of two workflows, whose row tells them', async () => {
    await menuEntry(page, 'Workflow Sets').click();
    await page.getByRole('link', { name: 'Create New' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Both ways in');
    const first = page.getByRole('group', { name: /^Workflow 1 of/ });
    await takeWorkflow(page, first, 0);
    await first.getByLabel('Display name').fill('The first way');
    await page.getByRole('button', { name: 'Add workflow' }).click();
    const second = page.getByRole('group', { name: 'Workflow 2 of 2' });
    await takeWorkflow(page, second, 1);
    await second.getByLabel('Display name').fill('The second way');
    await second.getByRole('radio', { name: 'Default' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Both ways in created successfully')).toBeVisible();
    await find(page, 'both ways');
    await page.getByRole('button', { name: 'Show the contents of Both ways in' }).click();
    await expect(main.getByText('The second way')).toBeVisible();
  });

  await test.step('moves the default', async () => {
    await page.getByRole('link', { name: 'Edit Both ways in' }).click();
    const second = page.getByRole('group', { name: 'Workflow 2 of 2' });
    await expect(second.getByRole('radio', { name: 'Default' })).toBeChecked();
    await page.getByRole('group', { name: 'Workflow 1 of 2' }).getByRole('radio', { name: 'Default' }).check();
    await expect(second.getByRole('radio', { name: 'Default' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Both ways in updated successfully')).toBeVisible();
  });

  await test.step('is copied under a name that is free', async () => {
    await menuEntry(page, 'Workflow Sets').click();
    await find(page, 'both ways');
    await page.getByRole('checkbox', { name: 'Select Both ways in' }).check();
    await page.getByRole('link', { name: 'Create Copy' }).click();
    const second = page.getByRole('group', { name: 'Workflow 2 of 2' });
    await expect(second.getByLabel('Display name')).toHaveValue('The second way');
    await page.getByLabel('Name', { exact: true }).fill('BOTH WAYS in');
    await expect(page.getByText('Workflow set name already in use')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Ways in, again');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Ways in, again created successfully')).toBeVisible();
  });
});

async function takeWorkflow(page: Page, row: Locator, index: number): Promise<void> {
  await row.getByRole('combobox', { name: 'Workflow' }).click();
  await page.getByRole('listbox').getByRole('option').nth(index).click();
}

async function takePackage(page: Page, stage: Locator): Promise<void> {
  await stage.getByRole('combobox', { name: 'Assessment package' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}
