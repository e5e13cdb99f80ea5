import { expect } from '@playwright/test';
import { openAs, tenantOf, test, total } from './steps.ts';

test('staff create a customer, find it by search, and see it in the switcher', async ({ page }) => {
  await openAs(page, 'staff@demo.example');
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Customer' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('combobox', { name: 'Organisation' }).pressSequentially('Northl');
  await page.getByRole('option', { name: 'Northlight' }).click();
  await page.getByLabel('Display Name').fill('  Brook & Sons Café 7 ');
  await page.getByLabel('Account Name').focus();
  await expect(page.getByLabel('Account Name')).toHaveValue('brook-sons-cafe-7');
  await page.getByLabel('Account Name').fill('brook-and-sons');
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Asia Pacific (Sydney)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Customer created successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Search Customers' }).fill('brook &');
  await expect(page.getByRole('link', { name: 'Brook & Sons Café 7' })).toBeVisible();
  await expect(total(page)).toHaveText('1–1 of 1');
  await page
    .getByRole('button', { name: /Northlight/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search customers', exact: true }).fill('brook');
  await expect(page.getByRole('option', { name: /Brook & Sons Café 7/ })).toBeVisible();
});

test('a name that is taken is said at its field and nothing typed is lost', async ({ page }) => {
  await openAs(page, 'staff@demo.example', 'organisations/create');
  await page.getByLabel('Unique Name').fill('acme');
  await page.getByLabel('Display Name').fill('Acme again');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Unique Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Unique Name')).toBeFocused();
  await expect(page.getByLabel('Unique Name')).toHaveValue('acme');
});

test('an empty and an over-long form say what is wrong at the first wrong field', async ({ page }) => {
  await openAs(page, 'staff@demo.example', 'customers/create');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please make sure the fields pass validations.')).toBeVisible();
  for (const text of [
    'Please select an organisation',
    'Please enter a display customer name',
    'Please enter an account name',
    'Please select a region',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Organisation' })).toBeFocused();
  await page.getByLabel('Account Name').fill('Not Allowed');
  await page.getByLabel('Display Name').fill('x'.repeat(101));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please keep the display name within 100 characters')).toBeVisible();
  await expect(page.getByText('Please enter only lowercase letters, numbers and "-"')).toBeVisible();
});

test('archiving is undone from the toast, and an archived customer comes back from the archive', async ({ page }) => {
  await openAs(page, 'staff@demo.example');
  await page.getByRole('textbox', { name: 'Search Customers' }).fill('Northlight Training');
  await expect(total(page)).toHaveText('1–1 of 1');
  await page.getByRole('checkbox', { name: 'Select Northlight Training' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 customer has been archived.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Northlight Training' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Northlight Training' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select Northlight Training' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 customer has been archived.')).toBeVisible();
  await page.goto(`${tenantOf(page)}/customers/archive`);
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select Northlight Training' }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 customer has been restored.')).toBeVisible();
  await page.goto(`${tenantOf(page)}/customers`);
  await page.getByRole('textbox', { name: 'Search Customers' }).fill('Northlight Training');
  await expect(page.getByRole('link', { name: 'Northlight Training' })).toBeVisible();
});

test('an organisation with active customers stays, stays selected, and its number of customers is told', async ({ page }) => {
  await openAs(page, 'staff@demo.example', 'organisations');
  await page.getByRole('checkbox', { name: 'Select Globex' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText(/still has \d+ active customers/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select Globex' })).toBeChecked();
});

test('page, size, sort and search live in the address, survive a visit elsewhere, and leave foreign parameters alone', async ({ page }) => {
  await openAs(page, 'staff@demo.example', 'customers?utm=letter');
  await expect(total(page)).toHaveText(/^1–30 of/);
  await page.getByRole('button', { name: 'Account Name' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(total(page)).toHaveText(/^31–/);
  const shared = page.url();
  expect(shared).toContain('utm=letter');
  const second = await page.getByRole('row').nth(1).textContent();
  await page.getByRole('link', { name: 'Organisations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click();
  await expect(total(page)).toHaveText(/^31–/);
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(total(page)).toHaveText(/^31–/);
  await expect(page.getByRole('row').nth(1)).toHaveText(second ?? '');
});

test('a save whose answer never comes keeps the form, says so, and can be tried again', async ({ page }) => {
  await openAs(page, 'staff@demo.example', 'organisations/create');
  await page.getByLabel('Unique Name').fill('lost-answer');
  await page.getByLabel('Display Name').fill('Lost Answer');
  await page.route('**/graphql', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('What you have typed is kept')).toBeVisible();
  await expect(page.getByLabel('Unique Name')).toHaveValue('lost-answer');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Organisation is created.')).toBeVisible();
});

test('an organisation is saved once both of its names are filled in', async ({ page }) => {
  await openAs(page, 'staff@demo.example', 'organisations/create');
  await page.getByLabel('Unique Name').fill('half-filled');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Display Name').fill('   ');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Display Name').fill('Half Filled');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list is sorted without heads of columns', async ({ page }) => {
    await openAs(page, 'staff@demo.example', 'organisations');
    const names = page.getByRole('list', { name: 'Organisations' }).getByRole('link');
    await expect(names.first()).not.toHaveText('Acme');
    await page.getByLabel('Sort by').selectOption('Organisation, A to Z');
    await expect(names.first()).toHaveText('Acme');
    await page.getByLabel('Sort by').selectOption('Organisation, Z to A');
    await expect(names.first()).not.toHaveText('Acme');
  });
});
