import type { Page } from '@playwright/test';
import { address, openAs, tenantOf, test } from './steps.ts';

// The README's pictures: taken anew with `PICTURES=1 npx playwright test pictures`.
test.skip(!process.env['PICTURES'], 'pictures are taken on request');
test.use({ viewport: { width: 1280, height: 760 } });

const take = (page: Page, name: string) => page.screenshot({ path: `tests/journeys/pictures/${name}.png`, animations: 'disabled' });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('pictures of the running console', async ({ page }) => {
      await page.goto(`${address()}/login`);
      await page.getByLabel('Email').waitFor();
      if (colorScheme === 'light') await take(page, 'sign-in-light');
      await openAs(page, 'staff@demo.example');
      await page.getByRole('checkbox').nth(3).check();
      await take(page, `customers-${colorScheme}`);
      if (colorScheme === 'dark') return;
      await page.getByRole('button', { name: /^Customer: / }).click();
      await page.getByRole('combobox', { name: 'Search customers', exact: true }).pressSequentially('acme');
      await take(page, 'switcher-light');
      await page.goto(`${tenantOf(page)}/customers/create`);
      await page.getByLabel('Account Name').fill('Not Allowed');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please select a region').waitFor();
      await take(page, 'create-light');
    });
  });
