import { take } from './picture.ts';
import { address, enter, openAs, tenantOf, test } from './steps.ts';

// Pictures for README and docs/use/: `PICTURES=1 npx playwright test pictures` takes them again.
test.skip(!process.env['PICTURES'], 'pictures are taken on request');
test.use({ viewport: { width: 1280, height: 700 } });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test(`pictures of the running console, ${colorScheme}`, async ({ page }) => {
      await openAs(page, 'staff@demo.example');
      await page.getByRole('checkbox').nth(3).check();
      await take(page, `customers-${colorScheme}`);
      if (colorScheme === 'dark') return;
      await page.getByRole('button', { name: /^Customer: / }).click();
      await page.getByRole('combobox', { name: 'Search customers', exact: true }).pressSequentially('acme');
      await page.getByRole('option').filter({ hasText: 'Acme' }).first().waitFor();
      await take(page, 'switcher-light');
      await page.goto(`${tenantOf(page)}/customers/create`);
      await page.getByLabel('Account Name').fill('Not Allowed');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please select a region').waitFor();
      await take(page, 'create-light');
    });
  });

test('a picture of the sign-in', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto(`${address()}/login`);
  await page.getByLabel('Email', { exact: true }).waitFor();
  await take(page, 'sign-in-light');
});

test('a picture of what an action did, and what it was refused', async ({ page }) => {
  await enter(page, 'customers', 'Northlight');
  for (const name of ['Fernhill Transport', 'Driftwood Kitchens', 'Northlight'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await take(page, 'outcome-light');
});

test('a picture of a candidate beside the applications of their vacancy', async ({ page }) => {
  await enter(page, 'vacancies?search=Barista', 'Acme');
  await page.getByRole('main').getByRole('link', { name: 'Barista', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Completed' }).click();
  await page.locator('[role=tabpanel] [data-id] a').first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 3, name: 'Timeline' }).waitFor();
  await take(page, 'candidate-light');
});

test('a picture of the dashboard', async ({ page }) => {
  await enter(page, 'dashboard', 'Acme');
  await page
    .getByText(/^View [\d,]+ applications$/)
    .first()
    .waitFor();
  await take(page, 'dashboard-light');
});

test('pictures of the home page, a board, and groups with their chart', async ({ page }) => {
  await enter(page, '', 'Acme');
  await page.getByRole('main').getByRole('region').first().waitFor();
  await take(page, 'home-light');
  await page.goto(`${tenantOf(page)}/applications?as=board.status`);
  await page.getByRole('main').locator('[data-id]').first().waitFor();
  await take(page, 'board-light');
  await page.goto(`${tenantOf(page)}/applications?as=explore&explore=bar+createdAt:month+applicationStatusList`);
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await take(page, 'explore-light');
});
