import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeOf, showSheet, take, terminalOf, windowOf } from './picture.ts';
import { openAs, test } from './steps.ts';

// Pictures for docs/resources.md and docs/drift.md: `PICTURES=1 npx playwright test pictures` takes them again.
test.skip(!process.env['PICTURES'], 'pictures are taken on request');

const file = 'resources/org/organisations.ts';

test('a picture of a declaration beside the screen that it makes', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 760 });
  await openAs(page, 'staff@demo.example', 'organisations');
  await page.getByRole('checkbox').nth(2).check();
  const screen = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const written = readFileSync(file, 'utf8').replace(/^.*(?=export const)/s, '');
  const image = `<img alt="" src="data:image/png;base64,${screen}">`;
  // A page of its own: the console's lets nobody style it.
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1280, height: 560 });
  await showSheet(sheet, windowOf(file, codeOf(written)) + windowOf('The screen', image));
  await take(sheet, 'declared-light');
});

test('a picture of what compile and drift say', async ({ page }) => {
  const folder = copyOfProject();
  const written = readFileSync(file, 'utf8');
  writeFileSync(join(folder, file), written.replace("'60%' }, 'createdAt'", "'60%' }, 'createdOn'"));
  const compiled = await said(folder, '@graphql-codegen/cli/esm/bin.js');
  writeFileSync(join(folder, file), written);
  writeFileSync(join(folder, 'theirs.graphql'), changedContract());
  const drifted = await said(folder, 'tsx/dist/cli.mjs', 'src/commands/drift.ts', '--schema', 'theirs.graphql');
  rmSync(folder, { recursive: true, force: true });
  await page.setViewportSize({ width: 1180, height: 420 });
  const runs = [
    { typed: 'npm run codegen', said: compiled },
    { typed: 'npm run drift -- --schema theirs.graphql', said: drifted },
  ];
  await showSheet(page, windowOf('Terminal', terminalOf(runs)));
  const { height = 0 } = (await page.locator('figure').boundingBox()) ?? {};
  await page.setViewportSize({ width: 1180, height: Math.ceil(height) + 32 });
  await take(page, 'problems-light');
});

function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'declared-'));
  for (const path of ['schema', 'resources', 'validation', 'src', 'codegen.ts', 'package.json', 'tsconfig.json'])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The contract as a platform might have it that went on without us. */
function changedContract(): string {
  const files = readdirSync('schema').map((name) => readFileSync(join('schema', name), 'utf8'));
  const changes: [within: string, from: string, to: string][] = [
    ['type Customer ', 'uniqueName:', 'slug:'],
    ['type Group ', 'usersCount: Int!', 'usersCount: String!'],
    ['input ORGGetGroupsFilter ', 'skip:', 'offset:'],
  ];
  return changes.reduce((text, [within, from, to]) => {
    const begin = text.indexOf(`\n${within}`);
    const at = text.indexOf(from, begin);
    if (begin < 0 || at < 0 || at > text.indexOf('\n}', begin)) throw new Error(`${within} has no ${from}`);
    return text.slice(0, at) + to + text.slice(at + from.length);
  }, files.join('\n'));
}

const said = (cwd: string, script: string, ...args: string[]): Promise<string> =>
  new Promise((done) => {
    execFile(process.execPath, [`node_modules/${script}`, ...args], { cwd }, (_, out, err) => done(`${out}${err}`.trim()));
  });
