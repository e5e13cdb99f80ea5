import { expect } from '@playwright/test';
import { enter, menuEntry, tenantOf, test } from './steps.ts';

test('staff switch to a customer of another region, and an administrator finds nothing at the address of another customer', async ({
  page,
  browser,
}) => {
  await enter(page, 'customers', 'Globex');
  const foreign = `${tenantOf(page)}/customers`;

  await test.step('switches the region with the customer', async () => {
    await page.getByRole('button', { name: 'Customer: Globex', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search customers', exact: true }).fill('globex iber');
    await page.getByRole('option', { name: /Globex Iberia/ }).click();
    await expect(page).toHaveURL(/\/region\/eu-west-1\/customers\/[0-9a-f]{24}$/);
    await expect(page.getByRole('button', { name: /Globex Iberia/ }).first()).toBeVisible();
    await menuEntry(page, 'Customers').click();
    await expect(page.getByRole('link', { name: 'Globex Nordics' })).toBeVisible();
  });

  await test.step('shows an administrator names instead of ids, and nothing of another customer', async () => {
    const own = await (await browser.newContext()).newPage();
    await enter(own, 'customers', 'Acme', 'admin@acme.example');
    await own.getByRole('main').getByRole('link', { name: 'Acme', exact: true }).click();
    await expect(own.getByRole('main').getByText('Asia Pacific (Sydney)')).toBeVisible();
    await expect(own.getByRole('main')).not.toContainText(/[0-9a-f]{24}/);
    await own.goto(foreign);
    await expect(own.getByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
    await expect(own.getByText('Globex')).toHaveCount(0);
    await own.context().close();
  });
});
