import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, test } from './steps.ts';

const customer = 'Pioneer Freight';
const list = 'settings/ats-tenants';

test('an ATS is chosen, its form is filled in and put right, and its connection stands in the list', async ({ page }) => {
  await enter(page, list, customer);
  await page.getByRole('link', { name: 'Set up new ATS configuration' }).click();
  const ats = page.getByRole('combobox', { name: 'Select ATS' });
  await expect(ats).toHaveAttribute('placeholder', 'Please select your ATS');
  await ats.fill('example');
  // The templates come with an answer of their own; Enter takes none before.
  await page.getByRole('option').first().waitFor();
  await ats.press('Enter');
  await expect(page).toHaveURL(/create\?templateId=a75/);
  await expect(ats).toBeFocused();
  await page.getByLabel('API user').fill('console');
  await page.getByLabel('Password').fill('an-ATS-password');

  await expect(page.getByText('Workflows of flagged vacancies')).toBeHidden();
  await page.getByRole('switch', { name: 'Flagged vacancies' }).check();
  await page.getByRole('button', { name: 'Add workflow' }).click();
  await page.getByRole('button', { name: 'Add another status' }).click();
  await page.getByLabel('Invitations a day').fill('1.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Invitations a day')).toHaveAccessibleDescription(/You can only enter whole numbers greater than 0/);
  for (const text of [
    'You must map each status before continuing',
    'Missing Edge Status',
    'Missing Normal Workflow',
    'Missing Indigenous Workflow',
    'Oops! The vacancy by product must be enabled when the flag is enabled',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);

  // Another template takes along what fits it.
  await page.getByRole('switch', { name: 'Flagged vacancies' }).uncheck();
  await page.getByRole('button', { name: 'Remove: Status 3 of 3' }).click();
  await page.getByLabel('Tenant ID').fill('EX-77');
  await ats.fill('hire');
  await ats.press('Enter');
  await expect(page.getByLabel('Token address')).toBeVisible();
  await expect(page.getByLabel('Tenant ID')).toHaveValue('EX-77');
  await ats.fill('example');
  await ats.press('Enter');
  await expect(page.getByLabel('Invitations a day')).toHaveValue('500');
  await page.getByLabel('API user').fill('console');
  await page.getByLabel('Password').fill('an-ATS-password');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('ATS configuration has been set up successfully')).toBeVisible();
  await page.getByRole('link', { name: 'ExampleATS', exact: true }).click();
  await expect(ats).toBeDisabled();
  await expect(page.getByLabel('Tenant ID')).toHaveValue('EX-77');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Password')).toHaveAttribute('placeholder', 'Set');
});
