import { expect, type Page } from '@playwright/test';
import { heldBy } from '../bench/frames.ts';
import { enter, test } from './steps.ts';

const customer = 'Harbour & Vale';

test('rounds through a list, a record, its form and back leave no elements, listeners or data behind', async ({ page }) => {
  await enter(page, 'users', customer);
  // Code that has just become hot is compiled within the heap, too.
  await rounds(page, 15);
  const before = await heldBy(page);
  await rounds(page, 8);
  // A request or a notice of the moment holds some of its own; a leak stays, however long one waits.
  await expect(async () => {
    const after = await heldBy(page);
    // The page remembers its latest steps, give or take an entry; a leak comes with each round.
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(8 * 5);
    expect(after.listeners - before.listeners, `listeners, before ${before.listeners}`).toBeLessThan(8);
    expect(after.heap - before.heap, 'bytes of the heap').toBeLessThan(8 * 100_000);
  }).toPass({ timeout: 60_000 });
});

async function rounds(page: Page, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
    await page.getByLabel('First Name').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Edit', exact: true }).first().waitFor();
    await page.goBack();
    await page.getByRole('table').getByRole('link').first().waitFor();
  }
}
