import { expect } from '@playwright/test';
import { address, password, signedIn, test, total } from './steps.ts';

test('a customer is created, found, archived and had back by keyboard alone, and its list keeps its state and is sorted on a phone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  await test.step('signs in and creates', async () => {
    await page.goto(`${address()}/login`);
    await page.getByLabel('Email', { exact: true }).waitFor();
    await page.keyboard.type('staff@demo.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await signedIn(page);
    await menu.getByRole('link', { name: 'Customers', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Create New' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Create Customer' })).toBeVisible();
    const organisation = page.getByRole('combobox', { name: 'Organisation' });
    await organisation.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('Northlight');
    // At once, before the platform has answered the search.
    await page.keyboard.press('Enter');
    await expect(organisation).toHaveValue('Northlight');
    await expect(organisation).toHaveAttribute('aria-expanded', 'false');
    await page.getByLabel('Display Name').focus();
    await page.keyboard.type('  Brook & Sons Café 7 ');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Account Name')).toHaveValue('brook-sons-cafe-7');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('brook-and-sons');
    await page.getByRole('combobox', { name: 'Region' }).focus();
    await page.keyboard.type('Asia');
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Customer created successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  });

  const box = page.getByRole('checkbox', { name: 'Select Brook & Sons Café 7' });
  const archive = async () => {
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
    await expect(page.getByText('1 customer has been archived.')).toBeVisible();
    await expect(box).toBeHidden();
  };

  await test.step('finds, archives, undoes, and restores from the archive', async () => {
    await main.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('textbox', { name: 'Search Customers' })).toBeFocused();
    await page.keyboard.type('brook &');
    await expect(total(page)).toHaveText('1–1 of 1');
    await archive();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(box).toBeVisible();
    await archive();
    await main.getByRole('link', { name: 'View Archive' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeDisabled();
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(page.getByText('1 customer has been restored.')).toBeVisible();
  });

  await test.step('is in the switcher', async () => {
    await page.getByRole('button', { name: /^Customer: / }).click();
    await page.getByRole('combobox', { name: 'Search customers', exact: true }).fill('brook');
    await expect(page.getByRole('option', { name: /Brook & Sons Café 7/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('page and sort survive a visit elsewhere and a reload', async () => {
    await menu.getByRole('link', { name: 'Customers', exact: true }).click();
    await page.getByRole('textbox', { name: 'Search Customers' }).fill('');
    await expect(total(page)).toHaveText(/^1–30 of/);
    await main.getByRole('button', { name: 'Account Name' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(total(page)).toHaveText(/^31–/);
    const second = (await main.getByRole('row').nth(1).textContent()) ?? '';
    await menu.getByRole('link', { name: 'Organisations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();
    await menu.getByRole('link', { name: 'Customers', exact: true }).click();
    await expect(total(page)).toHaveText(/^31–/);
    await page.reload();
    await expect(total(page)).toHaveText(/^31–/);
    await expect(main.getByRole('row').nth(1)).toHaveText(second);
  });

  await test.step('is sorted on a phone, where columns have no heads', async () => {
    await menu.getByRole('link', { name: 'Organisations' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    const names = page.getByRole('list', { name: 'Organisations' }).getByRole('link');
    await expect(names.first()).not.toHaveText('Acme');
    await page.getByLabel('Sort by').selectOption('Organisation, A to Z');
    await expect(names.first()).toHaveText('Acme');
    await page.getByLabel('Sort by').selectOption('Organisation, Z to A');
    await expect(names.first()).not.toHaveText('Acme');
  });
});
