import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const made: string[] = [];

afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A project of one source and one test, with the command's own files. */
function project(test: string, more: Record<string, string> = {}): string {
  const folder = `${mkdtempSync(join(tmpdir(), 'console-planted-'))}/`;
  made.push(folder);
  const files = {
    'package.json': '{ "type": "module" }',
    'tsconfig.json':
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "strict": true, "noEmit": true, "types": [] }, "files": ["src/full.ts"] }',
    'vitest.config.ts': `export default { test: { projects: [{ extends: true, test: { name: 'node', include: ['tests/*.test.ts'] } }, { extends: true, test: { name: 'dom', isolate: false, include: ['tests/shared/*.test.ts'] } }] } };`,
    'src/full.ts':
      'export const isFull = (count: number): boolean => count >= 10;\nexport const unused = (count: number): boolean => count < 3;\n',
    'src/generated/none.ts': '',
    'src/pages.graphql': 'query Me { me { id } }',
    'tests/full.test.ts': `import { expect, it } from 'vitest';\nimport { isFull } from '../src/full.ts';\n${test}\n`,
    'tests/equivalentFaults.json': '[]',
    'resources/none.ts': '',
    'validation/none.ts': '',
    'schema/none.graphql': 'scalar None',
    ...more,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(root, 'src/commands/mutate'), join(folder, 'src/commands/mutate'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
  for (const name of ['vite', 'vitest', 'typescript', 'oxlint', 'graphql'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Runs the command over a project; a run of vitest cannot hold another, so that it has a process of its own. */
function mutate(folder: string, ...args: string[]): { code: number; says: string } {
  const script = `import { run } from ${JSON.stringify(join(root, 'src/commands/mutate.ts'))};
const { code, says } = await run(${JSON.stringify(['--workers', '1', ...args])}, ${JSON.stringify(folder)});
console.log(says);
process.exit(code);`;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { code: status ?? -1, says: stdout + stderr };
}

const weak = `it('knows what is full', () => { expect(isFull(50)).toBe(true); expect(isFull(1)).toBe(false); });`;
const good = `it('knows what is full', () => { expect(isFull(10)).toBe(true); expect(isFull(9)).toBe(false); });`;

describe('npm run mutate', () => {
  it('lets a fault survive that a weak test does not notice', () => {
    const { code, says } = mutate(project(weak), '--target', '95');
    expect(says).toMatch(/SURVIVED .* src\/full\.ts:1 boundary: count >= 10 → \(count\) > \(10\)/);
    expect(says).toMatch(/SURVIVED .* src\/full\.ts:1 off by one: 10 → 11/);
    expect(says).toMatch(/NO TEST .* src\/full\.ts:2 boundary/);
    expect(code).toBe(1);
  });

  it('runs every test that reaches a fault, also of files that share their modules', () => {
    const shared = (test: string) => `import { expect, it } from 'vitest';\nimport { isFull } from '../../src/full.ts';\n${test}\n`;
    const folder = project(weak, { 'tests/shared/a.test.ts': shared(weak), 'tests/shared/b.test.ts': shared(good) });
    const { says } = mutate(folder, '--target', '50');
    expect(says).toMatch(/caught .* src\/full\.ts:1 boundary.*\n +tests\/shared\/b\.test\.ts › knows what is full/);
    expect(says).not.toMatch(/SURVIVED/);
  });

  it('tells which test catches a fault, and takes what is argued for equivalent', () => {
    const folder = project(good);
    const listed = mutate(folder, '--list').says.split('\n');
    const unreached = listed.flatMap((line) =>
      line.includes('full.ts:2') ? [{ id: line.split(' ')[0], file: 'src/full.ts', why: 'Nobody calls it.' }] : [],
    );
    expect(unreached.length).toBe(2);
    writeFileSync(
      join(folder, 'tests/equivalentFaults.json'),
      JSON.stringify([...unreached, { id: '0123456789', file: 'src/full.ts', why: 'It was.' }]),
    );
    const { code, says } = mutate(folder, '--target', '95');
    expect(says).toMatch(/caught .* src\/full\.ts:1 boundary.*\n +tests\/full\.test\.ts › knows what is full/);
    expect(says).toContain('0123456789 is no fault of src/full.ts any more');
    expect(says).toMatch(/^all +4 +2 +0 +0 +0 +2 +100\.0 %$/m);
    expect(code).toBe(0);
  });
});
