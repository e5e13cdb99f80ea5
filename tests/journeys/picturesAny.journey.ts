import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPostgraphile, type RunningPostgraphile } from '../apis/postgraphile.ts';
import { startApi } from '../apis/start.ts';
import { postgresPrograms } from '../postgres.ts';
import { startConsole, test } from './anyConsole.ts';
import { codeOf, showSheet, take, windowOf } from './picture.ts';

// Pictures for docs/any-api.md: `PICTURES=1 npx playwright test pictures` takes them again.
test.skip(!process.env['PICTURES'] || !postgresPrograms(), 'pictures are taken on request, with PostgreSQL installed');
test.use({ viewport: { width: 1280, height: 700 } });

let shop: RunningPostgraphile;
let folder = '';
test.beforeAll(async () => {
  shop = await startPostgraphile();
  folder = mkdtempSync(join(tmpdir(), 'ours-'));
});
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop?.stop();
});

/** Opens a page of the console of an API, which is called as a team would call its own: the port of a test is another each time. */
async function open(page: Page, at: string, path: string): Promise<void> {
  await page.route('**/console.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), host: 'api.shop.example' } });
  });
  await page.goto(`${at}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

test('pictures of a list, a form and a record of PostGraphile', async ({ page }) => {
  const { address, stop } = await startConsole(shop.url, '--brand', 'Shop');
  await open(page, address, '/data/customers');
  await page.locator('tbody tr[data-id]').first().waitFor();
  await take(page, 'any-list-light');
  await page.goto(`${address}/data/customers/5`);
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await take(page, 'any-record-light');
  await page.goto(`${address}/data/orders/create`);
  await page.getByLabel('State').selectOption({ label: 'Paid' });
  await page.getByRole('combobox', { name: 'Customer' }).pressSequentially('carla');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await take(page, 'any-form-light');
  await stop();
});

test('a picture of the token sign-in', async ({ page }) => {
  const api = await startApi('hasura', { token: 'a-token-of-the-pictures' });
  const { address, stop } = await startConsole(api.url, '--brand', 'Shop');
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, address, '/');
  await page.getByLabel('Token').fill('a-token-of-the-pictures');
  await take(page, 'any-sign-in-light');
  await stop();
  await api.stop();
});

test('pictures of what declare writes, and of a declaration that does not fit any more', async ({ page }) => {
  const file = join(folder, 'products.ts');
  const tools = ['node_modules/tsx/dist/cli.mjs', 'src/commands/declare.ts'];
  execFileSync(process.execPath, [...tools, 'Product', '--endpoint', shop.url, '--resources', folder], { stdio: 'ignore' });
  const written = readFileSync(file, 'utf8');
  const declared = await startConsole(shop.url, '--brand', 'Shop', '--resources', folder);
  await page.setViewportSize({ width: 1100, height: 760 });
  await open(page, declared.address, '/data/products');
  await page.locator('tbody tr[data-id]').first().waitFor();
  const screen = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  await declared.stop();
  // A page of its own: the console's lets nobody style it.
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1280, height: 560 });
  const code = codeOf(written.slice(written.indexOf('export const')));
  await showSheet(sheet, windowOf('ours/products.ts', code) + windowOf('The screen', `<img alt="" src="data:image/png;base64,${screen}">`));
  await take(sheet, 'any-declared-light');

  writeFileSync(file, written.replaceAll("'discontinuedOn'", "'discontinued'"));
  const drifted = await startConsole(shop.url, '--brand', 'Shop', '--resources', folder);
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, drifted.address, '/');
  await page.getByText('Why', { exact: true }).click();
  await take(page, 'any-drift-light');
  await drifted.stop();
});
