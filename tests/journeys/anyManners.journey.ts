import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startApi } from '../apis/start.ts';
import { expectAccessible } from './accessible.ts';
import { startConsole, test } from './anyConsole.ts';

const token = 'a-token-of-the-journeys-0123456789';

/** A port at which nobody answers. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('an API that is away when the console starts is told, and opens by itself once it is back', async ({ page }) => {
  const port = await freePort();
  const { address, stop } = await startConsole(`http://127.0.0.1:${port}/graphql`);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'The API does not answer' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`127.0.0.1:${port} cannot be reached`);
  await expectAccessible(page);
  const api = await startApi('hasura', { token, port });
  await page.getByLabel('Token').fill('another');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('did not accept it');
  await expect(page.getByRole('alert')).not.toContainText('--header');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Bikes' })).toBeVisible();
  await stop();
  await api.stop();
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
  await page.goto(address);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('searchbox').fill('nothing of this name');
  await menu.getByRole('link', { name: 'Not shown' }).click();
  const list = page.getByRole('region', { name: 'Not shown' });
  await expect(list.getByRole('listitem').first()).toHaveText('Query «thing0s»: it wants «owner», which nothing here gives.');
  expect(await list.getByRole('listitem').count()).toBeLessThan(100);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Filter by name or reason' }).fill('thing4711');
  await expect(list.getByRole('listitem')).toHaveText([
    'Query «thing4711s»: it wants «owner», which nothing here gives.',
    'Type «Thing4711»: its list «thing4711s» wants «owner», which nothing here gives.',
  ]);
  await menu.getByRole('searchbox').fill('shown42');
  await menu.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/shown42/);
  await stop();
  rmSync(folder, { recursive: true, force: true });
});
