import { expect, type Locator, type Page } from '@playwright/test';
import { enter, find, tenantOf, test } from './steps.ts';

const customer = 'Ironbark Mining';

test('a workflow of two stages with a rule between them is created and shown', async ({ page }) => {
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
  await save(page);
  await expect(page.getByText('Workflow created.')).toBeVisible();

  await page.goto(`${tenantOf(page)}/workflow-sets/workflows`);
  await find(page, 'two steps');
  await page.getByRole('main').getByRole('link', { name: 'Two steps to the mine', exact: true }).click();
  await expect(page.getByText(/^Stage 1/)).toBeVisible();
  await expect(page.getByText(/^Stage 2/)).toBeVisible();
  await expect(page.getByText('Progress to the next stage when the recommendation is Yes')).toBeVisible();
});

test('a video interview as the first stage stands alone and has no rules', async ({ page }) => {
  await enter(page, 'workflow-sets/workflows/create', customer);
  const first = page.getByRole('group', { name: /^Stage 1 of/ });
  await first.getByRole('radio', { name: 'Video Interview' }).check();
  await expect(page.getByRole('button', { name: 'Add Stage' })).toBeDisabled();
  await expect(page.getByText('Video Interview does not support multiple stages.')).toBeVisible();
  await expect(first.getByRole('switch', { name: 'Auto-progress to the next stage' })).toBeDisabled();
  await first.getByRole('radio', { name: 'Chat Interview' }).check();
  await page.getByRole('button', { name: 'Add Stage' }).click();
  await expect(first.getByRole('radio', { name: 'Video Interview' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove: Stage 2 of 2' }).click();
  await expect(first.getByRole('radio', { name: 'Video Interview' })).toBeEnabled();
});

test('a workflow set is made of two workflows; its default moves, and its name is taken for others', async ({ page }) => {
  await makeSet(page, 'Both ways in');
  await page.goto(`${tenantOf(page)}/workflow-sets`);
  await find(page, 'both ways');
  await page.getByRole('link', { name: 'Edit Both ways in' }).click();
  const second = page.getByRole('group', { name: 'Workflow 2 of 2' });
  await expect(second.getByRole('radio', { name: 'Default' })).toBeChecked();
  await page.getByRole('group', { name: 'Workflow 1 of 2' }).getByRole('radio', { name: 'Default' }).check();
  await expect(second.getByRole('radio', { name: 'Default' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Both ways in updated successfully')).toBeVisible();

  await enter(page, 'workflow-sets/create', customer);
  await page.getByLabel('Name', { exact: true }).fill('BOTH WAYS in');
  await page.getByLabel('Description').fill('The same name.');
  await expect(page.getByText('Workflow set name already in use')).toBeVisible();
});

test('a workflow set is copied, and its row tells which workflows it holds', async ({ page }) => {
  await makeSet(page, 'Copied ways in');
  await page.goto(`${tenantOf(page)}/workflow-sets`);
  await find(page, 'copied ways');
  await page.getByRole('button', { name: 'Show what is in Copied ways in' }).click();
  await expect(page.getByRole('main').getByText('The second way')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Copied ways in' }).check();
  await page.getByRole('link', { name: 'Create Copy' }).click();
  await expect(page.getByRole('group', { name: 'Workflow 2 of 2' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Workflow 2 of 2' }).getByLabel('Display name')).toHaveValue('The second way');
  await page.getByLabel('Name', { exact: true }).fill('Ways in, again');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ways in, again created successfully')).toBeVisible();
});

test('the old addresses of workflows lead to where they are now', async ({ page }) => {
  await enter(page, 'workflow-sets/workflows', customer);
  await page.getByRole('table', { name: 'Workflows' }).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/workflow-sets\/workflows\/[0-9a-f]{24}$/);
  await page.getByText(/^Stage 1/).waitFor();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(page.url().replace('/workflow-sets/workflows/', '/workflows/'));
  await expect(page).toHaveURL(/\/workflow-sets\/workflows\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`${tenantOf(page)}/workflows/create`);
  await expect(page).toHaveURL(/\/workflow-sets\/workflows\/create$/);
});

/** Makes a workflow set of two workflows, of which the second is the default. */
async function makeSet(page: Page, name: string): Promise<void> {
  await enter(page, 'workflow-sets/create', customer);
  await page.getByLabel('Name', { exact: true }).fill(name);
  const first = page.getByRole('group', { name: /^Workflow 1 of/ });
  await takeWorkflow(page, first, 0);
  await first.getByLabel('Display name').fill('The first way');
  await page.getByRole('button', { name: 'Add workflow' }).click();
  const second = page.getByRole('group', { name: 'Workflow 2 of 2' });
  await takeWorkflow(page, second, 1);
  await second.getByLabel('Display name').fill('The second way');
  await second.getByRole('radio', { name: 'Default' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} created successfully`)).toBeVisible();
}

async function takeWorkflow(page: Page, row: Locator, index: number): Promise<void> {
  await row.getByRole('combobox', { name: 'Workflow' }).click();
  await page.getByRole('listbox').getByRole('option').nth(index).click();
}

async function takePackage(page: Page, stage: Locator): Promise<void> {
  await stage.getByRole('combobox', { name: 'Assessment package' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Save this workflow?' }).getByRole('button', { name: 'Save' }).click();
}
