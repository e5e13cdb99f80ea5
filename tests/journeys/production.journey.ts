import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startServer, type Running } from '../bench/server.ts';
import { postgresPrograms, startPostgres, type Cluster } from '../postgres.ts';
import { logIn, test } from './steps.ts';

// A real installation: PostgreSQL by URL, the demo off, only the console's own documents accepted.
test.skip(!postgresPrograms(), 'there is no PostgreSQL here');

const email = 'first@provider.example';
const secret = 'Very-Secret-12!';
const port = 4192;
let cluster: Cluster;
let server: Running;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-production-'));
  cluster = await startPostgres();
  const env = { DATABASE_URL: cluster.database('production'), DATA_DIR: folder, DEMO: '', PUBLIC_URL: `http://localhost:${port}` };
  const command = ['node_modules/tsx/dist/cli.mjs', 'src/commands/createStaff.ts', '--email', email, '--password-stdin'];
  execFileSync(process.execPath, command, { env: { ...process.env, ...env }, input: `${secret}\n` });
  server = await startServer(['dist/server/server.js'], port, env);
});

test.afterAll(async () => {
  await server?.stop();
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the first account of an installation without a demo signs in, makes an organisation and a customer, and sees no demo', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('/graphql') && (await answer.text().catch(() => '')).includes('UNKNOWN_DOCUMENT')) refused.push(answer.url());
  });
  await page.goto(`http://localhost:${port}/`);
  await expect(page.getByText('Demo accounts')).toHaveCount(0);
  await logIn(page, email, secret);
  await page.getByRole('navigation').getByRole('link', { name: 'Organisations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();
  await page.getByRole('link', { name: 'Create New' }).click();
  await page.getByLabel('Unique Name').fill('first');
  await page.getByLabel('Display Name').fill('First');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'First', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('textbox', { name: 'Search Customers' }).fill('no such customer');
  await expect(page.getByText('No results found', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Create New' }).click();
  await page.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('option', { name: 'First', exact: true }).click();
  await page.getByLabel('Display Name').fill('First Customer');
  await page.getByRole('combobox', { name: 'Region' }).selectOption('eu-west-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Customer created successfully.')).toBeVisible();
  await page.getByRole('button', { name: /^Customer: / }).click();
  await page.getByRole('option', { name: /First Customer/ }).click();
  await expect(page).toHaveURL(/\/region\/eu-west-1\//);
  await expect(page.getByRole('button', { name: 'Customer: First Customer' })).toBeVisible();
  expect(refused, 'documents that the console sends and the allow-list lacks').toEqual([]);
});
