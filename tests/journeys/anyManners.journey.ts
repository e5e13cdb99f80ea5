import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startApi } from '../apis/start.ts';
import { expectAccessible } from './accessible.ts';
import { startConsole, test } from './anyConsole.ts';
import { freePort } from './platform.ts';

const token = 'a-token-of-the-journeys-0123456789';

const ends: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test('an API that is away opens once it is back, with a token that is never in the page and gone with signing out', async ({ page }) => {
  const port = await freePort();
  const { address, stop } = await startConsole(`http://127.0.0.1:${port}/graphql`);
  ends.push(stop);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const signIn = async (typed: string) => {
    await page.getByLabel('Token').fill(typed);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'The API isn’t responding' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`127.0.0.1:${port} cannot be reached`);
  await expectAccessible(page);
  const api = await startApi('hasura', { token, port });
  ends.push(() => api.stop());
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await signIn('another');
  await expect(page.getByRole('alert')).toContainText('didn’t accept it');
  await expect(page.getByRole('alert')).not.toContainText('--header');
  await signIn(token);

  await menu.getByRole('link', { name: 'Bikes' }).click();
  await page.getByRole('link', { name: 'Create New' }).click();
  // A value that may be absent is neither yes nor no at first.
  const electric = page.getByRole('group', { name: 'Electric' });
  await expect(electric.getByRole('radio', { name: 'Not set' })).toBeChecked();
  await electric.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Model').fill('Aardvark One');
  await page.getByLabel('Kind').selectOption({ label: 'Cargo' });
  await page.getByLabel('Price').fill('1234.5');
  await page.getByRole('textbox', { name: 'Bought on' }).fill('2026-11-20');
  await page.getByRole('combobox', { name: 'Station' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Bike created.').waitFor();
  expect(api.store.rows('bikes').find(({ model }) => model === 'Aardvark One')?.['electric']).toBe(true);

  await page.reload();
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(token);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('ten thousand things that no page shows are listed at the foot of the menu, narrowed, and drawn only where they are seen', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'any-schema-'));
  const file = join(folder, 'schema.graphql');
  const all = Array.from({ length: 10_000 }, (_, index) => index);
  const shown = all.slice(0, 60);
  writeFileSync(
    file,
    `${all.map((index) => `type Thing${index} { id: ID! name: String }`).join('\n')} ${shown.map((index) => `type Shown${index} { id: ID! name: String }`).join('\n')}
    type Query { ${all.map((index) => `thing${index}s(owner: ID!): [Thing${index}!]`).join('\n')} ${shown.map((index) => `shown${index}s: [Shown${index}!]`).join('\n')} }`,
  );
  const { address, stop } = await startConsole('http://127.0.0.1:9/graphql', '--schema', file);
  ends.push(stop);
  await page.goto(address);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('searchbox').fill('nothing of this name');
  await menu.getByRole('link', { name: 'Not shown' }).click();
  const list = page.getByRole('region', { name: 'Not shown' });
  await expect(list.getByRole('listitem').first()).toHaveText('Query “thing0s”: it wants “owner”, which nothing here gives.');
  expect(await list.getByRole('listitem').count()).toBeLessThan(100);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Filter by name or reason' }).fill('thing4711');
  await expect(list.getByRole('listitem')).toHaveText([
    'Query “thing4711s”: it wants “owner”, which nothing here gives.',
    'Type “Thing4711”: its list “thing4711s” wants “owner”, which nothing here gives.',
  ]);
  await menu.getByRole('searchbox').fill('shown42');
  await menu.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/shown42/);
  rmSync(folder, { recursive: true, force: true });
});
