import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './anyConsole.ts';
import { freePort, password } from './platform.ts';

test.skip(!process.env['DEEP'], 'npm run test:deep starts npm run dev over a copy of the project');

const sources = ['src', 'schema', 'resources', 'validation', 'codegen.ts', 'package.json', 'tsconfig.json', 'vite.config.ts'];

let root: string;
let address: string;
let running: ChildProcess;

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'console-dev-'));
  for (const path of [...sources, 'package-lock.json']) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const port = await freePort();
  address = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(root, 'data'), DATABASE_URL: '', LOG_LEVEL: 'warn' };
  running = spawn(process.execPath, ['src/commands/dev.mjs'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  const ended = new Promise((done) => running.once('exit', done));
  running.kill('SIGTERM');
  await ended;
  rmSync(root, { recursive: true, force: true });
});

function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text, path).toContain(from);
  writeFileSync(join(root, path), text.replace(from, to));
}

test('npm run dev shows a changed text, form and declaration on the open page, and keeps what was typed', async ({ page }) => {
  await page.goto(`${address}/login`);
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  await expect.poll(accent, 'the first style sheet').not.toBe('');
  await page.getByLabel('Email', { exact: true }).fill('staff@demo.example');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Groups' }).click();
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);

  await test.step('a column appears in an open list', async () => {
    const search = page.getByRole('main').getByRole('textbox').first();
    await search.fill('a');
    change('resources/org/groups.ts', "{ field: 'updatedAt', hidden: true }", "'updatedAt'");
    await expect(page.getByRole('columnheader', { name: 'Updated' })).toBeVisible();
    await expect(search).toHaveValue('a');
    expect(await isSamePage()).toBe(true);
  });

  await test.step('a label and a field of a half-filled form change', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /new|add|create/i })
      .click();
    await page.getByLabel('Group Name').fill('Half typed');
    change('src/console/locales/later/people.ts', "name: 'Group Name'", "name: 'Name of the team'");
    await expect(page.getByLabel('Name of the team')).toHaveValue('Half typed');
    const description = page.getByLabel('Group Description');
    await expect(description).toHaveJSProperty('tagName', 'TEXTAREA');
    change('validation/group.ts', "description: { widget: 'multiline' }", "description: { widget: 'text' }");
    await expect(description).toHaveJSProperty('tagName', 'INPUT');
    await expect(page.getByLabel('Name of the team')).toHaveValue('Half typed');
    expect(await isSamePage()).toBe(true);
  });

  await test.step('a mistake in a declaration lies over the page until it is mended', async () => {
    change('resources/org/groups.ts', "'createdAt',\n    { field: 'usersCount'", "'createdOn',\n    { field: 'usersCount'");
    await expect(page.locator('vite-error-overlay')).toContainText('createdOn');
    change('resources/org/groups.ts', "'createdOn'", "'createdAt'");
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    await expect(page.getByLabel('Name of the team')).toHaveValue('Half typed');
    expect(await isSamePage()).toBe(true);
  });
});
