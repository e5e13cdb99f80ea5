import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { refineApi } from '../comparison/refine/api.ts';
import { installApart } from '../servers/run.ts';

// The comparison's third example (src/commands/lines.mjs): its packages need another major version of MUI, so it is installed apart.
test.skip(!process.env['DEEP'], 'npm run test:deep installs Refine, and builds the example that is written with it');

const origin = 'http://refine.example';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const rows = () => ({
  Customer: [
    { id: 'c1', displayName: 'Acme', uniqueName: 'acme' },
    { id: 'c2', displayName: 'Globex', uniqueName: 'globex' },
    { id: 'c3', displayName: 'Umbrella', uniqueName: 'umbrella', archivedAt: '2026-01-31T10:00:00Z' },
  ],
  Group: [{ id: 'g1', name: 'Recruiters', description: 'Who hire', usersCount: 3, hierarchy: { name: 'Acme' } }],
  Workflow: [{ id: 'w1', name: 'Standard', stages: [{ name: 'First', product: 'FI', provider: 'PH', language: 'en' }] }],
});

const run = (folder: string, ...[file, ...args]: [string, ...string[]]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'node_modules', file), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
};

/** Serves the built example and its API to the page. */
async function serve(page: Page, dist: string) {
  const api = refineApi(rows());
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/graphql')
      return route.fulfill({ json: await api.answer(route.request().postDataJSON() as Parameters<typeof api.answer>[0]) });
    const path = join(dist, pathname);
    const file = statSync(path, { throwIfNoEntry: false })?.isFile() ? path : join(dist, 'index.html');
    return route.fulfill({ contentType: types[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) });
  });
  return api;
}

test.describe('the example with Refine', () => {
  let dist = '';
  test.beforeAll(() => {
    test.setTimeout(600_000);
    const installed = installApart('tests/comparison/refine/app', '.cache/refine');
    test.skip('missing' in installed, 'missing' in installed ? `Refine: ${installed.missing}` : '');
    if ('missing' in installed) return;
    run(installed.folder, 'typescript/bin/tsc', '-p', '.');
    run(installed.folder, 'vite/bin/vite.js', 'build');
    dist = join(installed.folder, 'dist');
  });

  test('lists, makes, archives and restores customers', async ({ page }) => {
    const api = await serve(page, dist);
    await page.goto(origin);
    await expect(page.getByRole('gridcell', { name: 'Umbrella', exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Archived' }).click();
    await page.getByRole('option', { name: 'No' }).click();
    await expect(page.getByRole('gridcell', { name: 'Umbrella', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByLabel('Display name').fill('Initech');
    await page.getByLabel('Unique name').fill('initech');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/customers/show/**');
    await expect(page.getByText('Initech', { exact: true })).toBeVisible();
    await page.goto(`${origin}/customers`);
    for (const name of ['Acme', 'Globex']) await page.getByRole('row', { name }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect.poll(() => api.rows('Customer').filter(({ archivedAt }) => archivedAt).length).toBe(3);
    // Many records are archived by one call.
    expect(api.received.filter((text) => text.includes('updateManyCustomers'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => api.rows('Customer').filter(({ archivedAt }) => archivedAt).length).toBe(1);
  });

  test('shows and changes a group, and makes and changes a workflow with its stages', async ({ page }) => {
    const api = await serve(page, dist);
    await page.goto(`${origin}/groups`);
    await page.getByRole('gridcell', { name: 'Recruiters' }).click();
    await expect(page.getByText('Who hire')).toBeVisible();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Who hire');
    await page.getByLabel('Name').fill('Writers');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => api.rows('Group')[0]).toMatchObject({ name: 'Writers', description: 'Who hire' });
    await page.goto(`${origin}/workflows/create`);
    await page.getByLabel('Name').fill('Short');
    await page.getByRole('button', { name: 'Add stage' }).click();
    await page.getByLabel('Stage', { exact: true }).fill('First');
    await page.getByLabel('Language').fill('en');
    await page.getByLabel('Package').fill('p1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('gridcell', { name: 'Short' })).toBeVisible();
    expect(api.rows('Workflow')[1]).toMatchObject({
      name: 'Short',
      stages: [{ name: 'First', product: 'FI', provider: 'PH', language: 'en', externalAssessmentPackageId: 'p1' }],
    });
    await page.goto(`${origin}/workflows/edit/${api.rows('Workflow')[1]?.id}`);
    await expect(page.getByLabel('Stage', { exact: true })).toHaveValue('First');
    await page.getByLabel('Name').fill('Shorter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => api.rows('Workflow')[1]).toMatchObject({ name: 'Shorter', stages: [{ name: 'First', language: 'en' }] });
  });

  for (const [list, title, label] of [
    ['customers', 'Acme', 'Display name'],
    ['groups', 'Recruiters', 'Name'],
    ['workflows', 'Standard', 'Name'],
  ] as const)
    test(`shows the list of ${list}, and refuses what its form does not accept`, async ({ page }) => {
      await serve(page, dist);
      await page.goto(`${origin}/${list}`);
      await expect(page.getByRole('gridcell', { name: title, exact: true })).toBeVisible();
      await page.goto(`${origin}/${list}/create`);
      await page.getByLabel(label, { exact: true }).fill('x'.repeat(101));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Must be 100 characters or less')).toBeVisible();
    });
});
