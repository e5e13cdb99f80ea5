import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { pack } from '../../src/commands/pack.mjs';
import { startApi } from '../apis/start.ts';
import { startRegistry, type Registry } from '../stranger/registry.ts';
import { test } from './anyConsole.ts';
import { freePort } from './platform.ts';
import { startHost } from './staticHost.ts';

let root: string;
let api: Awaited<ReturnType<typeof startApi>>;
let registry: Registry;
const ends: (() => Promise<void>)[] = [];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  root = mkdtempSync(join(tmpdir(), 'somebody’s shop '));
  api = await startApi('relay');
  registry = await startRegistry();
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'shop', private: true }));
  await npm('install', '--save-dev', await pack());
});

test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test.afterAll(async () => {
  await Promise.all([api.stop(), registry.stop()]);
  rmSync(root, { recursive: true, force: true });
});

/** npm itself, before a registry of what is installed here: what the package doesn't declare is missing. */
async function npm(...args: string[]): Promise<void> {
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--registry', registry.url, '--cache', join(root, 'cache/npm')];
  const { code, says } = await ended(spawn('npm', [...args, ...flags], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }));
  expect(code, says).toBe(0);
}

/** Schemas are cached below the folder, not in the user's. */
const environment = () => ({ ...process.env, XDG_CACHE_HOME: join(root, 'cache') });

const command = 'node_modules/graphql-admin-console/cli.mjs';

/** Runs a command to its end; the API is in this process, so nothing may block it. */
async function run(...args: string[]): Promise<{ code: number | null; says: string }> {
  return ended(spawn(process.execPath, [command, ...args], { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] }));
}

function ended(child: ChildProcessByStdio<null, Readable, Readable>): Promise<{ code: number | null; says: string }> {
  let says = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (says += String(part)));
  return new Promise((done) => child.once('close', (code) => done({ code, says })));
}

/** Starts a command that serves; answers its address. */
async function serve(...args: string[]): Promise<string> {
  const port = String(await freePort());
  const server = spawn(process.execPath, [command, ...args, '--port', port], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = new Promise<string>((done, failed) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (part) => {
        said += String(part);
        const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
        if (found !== undefined) done(found);
      });
    server.once('exit', (code) => failed(new Error(`${args[0]} ended with ${code}: ${said}`)));
  });
  ends.push(async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  });
  return address;
}

function typeErrors(...flags: string[]): string {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'console', '--pretty', 'false', ...flags], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout;
}

const write = (path: string, text: string) => writeFileSync(join(root, path), text);

function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text, path).toContain(from);
  write(path, text.replace(from, to));
}

test('a repository of somebody else gets a console of its own, with parts that it writes itself', async ({ page }) => {
  test.setTimeout(600_000);

  await test.step('one command opens a console, and another one writes a project', async () => {
    await page.goto(await serve(api.url));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const init = await run('init', api.url, '--type', 'Bike');
    expect(init, init.says).toMatchObject({ code: 0 });
    expect(readFileSync(join(root, '.gitignore'), 'utf8')).toBe('node_modules/\n.console/\ndist/console/\n');
    await npm('install');
    expect((await run('init', api.url)).says).toContain("console.config.ts already exists and wasn't overwritten.");
  });

  await test.step('TypeScript accepts what was written, and rejects names that the schema lacks', () => {
    const guide = (name: string) => readFileSync(join(root, 'node_modules/graphql-admin-console', name), 'utf8');
    const documented = [
      ...[...guide('README.md').matchAll(/```tsx\n([^]*?)```/g)].map(([, text = ''], index) => [`documented${index}.tsx`, text] as const),
      ['documented.ts', /```ts\n(import [^]*?)```/.exec(guide('forms.md'))?.[1] ?? ''] as const,
    ];
    expect(documented.length).toBeGreaterThan(5);
    for (const [name, text] of documented) write(`console/${name}`, text);
    expect(typeErrors()).toBe('');
    // React-admin's own types have faults; the package's have none, and name no package that isn't installed.
    const inTypes = typeErrors('--skipLibCheck', 'false').split('\n');
    expect(inTypes.filter((line) => line.includes('graphql-admin-console'))).toEqual([]);
    for (const [name] of documented) rmSync(join(root, 'console', name));
    const bikes = readFileSync(join(root, 'console/bikes.ts'), 'utf8');
    write('console/wrong.ts', bikes.replace("list: 'bikes'", "list: 'bicycles'").replace("type: 'Bike'", "type: 'Bicycle'"));
    expect(typeErrors()).toMatch(/Bicycle[\s\S]*bicycles/);
    rmSync(join(root, 'console/wrong.ts'));
  });

  await test.step('dev shows a widget, a page, the theme, the language and the menu; changes appear in the open page', async () => {
    cpSync('tests/stranger/console', join(root, 'console'), { recursive: true });
    // The app of this step doesn't register the example of init.
    change('console/bikes.ts', ", widget: 'initials'", '');
    change('console/bikes.ts', "'price'", "{ field: 'price', widget: 'price' }");
    const address = await serve('dev');
    const config = await fetch(`${address}/@fs${root}/console.config.ts?raw`);
    expect([config.status, await config.text()]).not.toContainEqual(expect.stringContaining('defineConfig'));
    const foreign = { headers: { origin: 'http://localhost:9', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' } };
    expect(await fetch(`${address}/main.js`, foreign)).toMatchObject({ status: 403 });
    await page.goto(`${address}/data/bikes`);
    await expect(page.getByRole('cell', { name: /^€ \d/ }).first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    change('console/widgets/Price.tsx', 'label={`€ ${String(value)}`}', 'label={`EUR ${String(value)}`}');
    await expect(page.getByRole('cell', { name: /^EUR \d/ }).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const overlay = page.locator('vite-error-overlay');
    change('console/widgets/Price.tsx', 'return <Chip', "throw new Error('no currency');\n  return <Chip");
    await expect(overlay).toContainText('Widget “price”: no currency');
    await expect(overlay).toContainText('Price.tsx');
    change('console/widgets/Price.tsx', "throw new Error('no currency');\n  ", '');
    await expect(page.getByRole('cell', { name: /^EUR \d/ }).first()).toBeVisible();
    change('console/bikes.ts', "{ field: 'price', widget: 'price' }, ", '');
    await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveCount(0);
    write('console/riders.ts', 'export const riders = {');
    await expect(page.locator('vite-error-overlay')).toContainText('riders.ts');
    rmSync(join(root, 'console/riders.ts'));
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    change('console/app.tsx', 'defineConsole({', 'defineConsole({\n  wrong: {},');
    await expect(overlay).toContainText('defineConsole has no key “wrong”');
    change('console/app.tsx', 'defineConsole({\n  wrong: {},', 'defineConsole({{');
    await expect(overlay).toContainText('app.tsx:');
    // The page at hand may be loading again by itself, which a reload from here would get in the way of.
    const opened = await page.context().newPage();
    await opened.goto(`${address}/data/bikes`, { waitUntil: 'commit' });
    await expect(opened.locator('vite-error-overlay')).toContainText('app.tsx:');
    await opened.close();
    change('console/app.tsx', 'defineConsole({{', 'defineConsole({');
    await expect(overlay).toHaveCount(0);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await page.getByRole('button', { name: 'Print labels' }).click();
    await expect(page.getByText(/^Labels of \w+/)).toBeVisible();
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '10 of 213 bikes' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
      /Bikes/,
      /Cyclists/,
      /Rentals/,
      /Report/,
      /Stations/,
      /Not shown/,
    ]);
    await expect(page.getByRole('link', { name: 'Report' })).toHaveCSS('color', 'rgb(124, 58, 237)');
    await page.getByRole('button', { name: 'Account: No account' }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Räder' })).toBeVisible();
  });

  await test.step('build and serve give the same, under the policy of a production server', async () => {
    for (const out of ['console', '.', '..']) expect(await run('build', '--out', out)).toMatchObject({ code: 2 });
    const built = await run('build');
    expect(built, built.says).toMatchObject({ code: 0 });
    const address = await serve('serve');
    await page.goto(`${address}/data/report`);
    await expect(page.getByRole('heading', { level: 1, name: '10 of 213 bikes' })).toBeVisible();
    await page.goto(`${address}/data/bikes`);
    await page.getByRole('link', { name: 'Create New' }).click();
    await page.getByLabel('Model').fill('Gazelle');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please input the value').first()).toBeVisible();
  });

  await test.step('serve --read-only offers no change, and says so', async () => {
    await page.goto(`${await serve('serve', '--read-only')}/data/bikes/create`);
    await expect(page.getByRole('heading', { name: 'This console is read-only' })).toBeVisible();
  });

  await test.step('build --static writes files that any host serves, and refuses a header that they would give away', async () => {
    const built = await run('build', '--static', '--out', 'dist/static');
    expect(built, built.says).toMatchObject({ code: 0 });
    expect(built.says).toContain('Try it: npx graphql-admin-console serve --dir dist/static');
    await page.goto(`${await serve('serve', '--dir', 'dist/static')}/data/report`);
    await expect(page.getByText('10 of 213 bikes')).toBeVisible();
    const host = await startHost(join(root, 'dist/static'));
    ends.push(host.stop);
    await page.goto(`${host.address}/data/report`);
    await expect(page.getByRole('heading', { level: 1, name: '10 of 213 bikes' })).toBeVisible();
    await page.goto(`${host.address}/data/bikes`);
    await page.getByRole('main').locator('tbody tr[data-id]').first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Model').fill('Changed from files');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Bike saved.')).toBeVisible();
    change('console.config.ts', 'endpoint:', "headers: { authorization: 'Bearer secret' },\n  endpoint:");
    const refused = await run('build', '--static', '--out', 'dist/static');
    expect(refused.code).toBe(2);
    expect(refused.says).toContain('The header authorization');
    change('console.config.ts', "headers: { authorization: 'Bearer secret' },\n  endpoint:", 'endpoint:');
  });

  await test.step('check passes, and names file and line where a schema no longer fits', async () => {
    expect(await run('check')).toMatchObject({ code: 0 });
    change('console/bikes.ts', 'columns: [', "columns: [{ field: 'boughtOn', widget: 'prize' }, ");
    expect((await run('check')).says).toMatch(/^R024 console\/bikes\.ts:\d+ columns\.0\.widget: .*did you mean “price”\?$/m);
    change('console/bikes.ts', "{ field: 'boughtOn', widget: 'prize' }, ", '');
    const schema = readFileSync(join(root, 'console/schema.graphql'), 'utf8');
    write('broken.graphql', schema.replaceAll('boughtOn', 'purchasedOn'));
    const text = await run('check', '--schema', 'broken.graphql');
    expect(text.code).toBe(1);
    expect(text.says).toContain('boughtOn');
    const github = await run('check', '--schema', 'broken.graphql', '--format', 'github');
    expect(github.says).toMatch(/^::error file=console\/bikes\.ts,line=\d+,title=R005 unknown field path::/m);
    const sarif = JSON.parse((await run('check', '--schema', 'broken.graphql', '--format', 'sarif')).says) as {
      runs: { results: { ruleId: string; locations: { physicalLocation: { region: { startLine: number } } }[] }[] }[];
    };
    const found = sarif.runs[0]?.results.find(({ ruleId }) => ruleId === 'R005');
    expect(found?.locations[0]?.physicalLocation.region.startLine).toBeGreaterThan(1);
  });
});
