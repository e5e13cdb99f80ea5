import { expect } from '@playwright/test';
import { startLiveApi } from '../engine/server/liveApis.ts';
import { expectAccessible } from './accessible.ts';
import { startConsole, test } from './anyConsole.ts';

const ends: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

for (const speaks of ['sse', 'graphql-ws'] as const)
  test(`changes reported by ${speaks} are shown on list, record and form, and load only when asked for`, async ({ page }) => {
    const books = [
      { id: '1', title: 'Ferns' },
      { id: '2', title: 'Mosses' },
    ];
    const api = await startLiveApi({ speaks, books });
    // A page reads once more when it begins to listen: a change before that read is no news after it.
    const untilSeen = (see: () => Promise<void>) =>
      expect(async () => {
        api.emit('bookChanged', books[0]);
        await see();
      }).toPass();
    const { address, stop } = await startConsole(api.url);
    ends.push(stop, () => api.stop());
    // The subscription is held back until the list has been read, and a change has been missed.
    let missed = false;
    await page.route('**/console/events/**', async (route) => {
      if (!missed) {
        await page.getByRole('link', { name: 'Ferns', exact: true }).waitFor();
        Object.assign(books[1] ?? {}, { title: 'Liverworts' });
        missed = true;
      }
      await route.continue();
    });
    await page.goto(`${address}/data/books`);
    await page.getByRole('link', { name: 'Liverworts', exact: true }).waitFor();
    await expect.poll(() => api.opened()).toBe(3);

    books.push({ id: '3', title: 'Sedges' });
    api.emit('bookAdded', books[2]);
    await expect(page.getByText('1 new')).toBeVisible();
    await expect(page.getByText('Sedges')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('link', { name: 'Sedges', exact: true })).toBeVisible();
    await expect(page.getByText('1 new')).toHaveCount(0);

    await page.getByRole('link', { name: 'Ferns', exact: true }).click();
    await page.getByRole('heading', { name: 'Ferns', exact: true }).waitFor();
    // The list's subscriptions may still be open for a moment.
    await expect.poll(() => api.opened()).toBeGreaterThanOrEqual(6);
    await expect.poll(() => api.open()).toBe(3);
    Object.assign(books[0] ?? {}, { title: 'Ferns of Wales' });
    await untilSeen(async () => {
      await expect(page.getByText('Somebody changed this record')).toBeVisible({ timeout: 5000 });
      await page.getByRole('button', { name: 'Reload' }).click({ timeout: 5000 });
    });
    await expect(page.getByRole('heading', { name: 'Ferns of Wales' })).toBeVisible();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Title').fill('Typed here');
    await expect.poll(() => api.opened()).toBeGreaterThanOrEqual(9);
    await expect.poll(() => api.open()).toBe(3);
    await untilSeen(() => expect(page.getByText(/We’ve kept what you typed/)).toBeVisible({ timeout: 5000 }));
    await expect(page.getByLabel('Title')).toHaveValue('Typed here');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Typed here' })).toBeVisible();
    // The page's own change is no news.
    api.emit('bookChanged', books[0]);
    await page.waitForTimeout(1000);
    await expect(page.getByText('Somebody changed this record')).toHaveCount(0);
  });
