import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/commands/mutate.ts';

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
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "strict": true, "noEmit": true, "types": [], "lib": ["ES2023"] }, "files": ["src/full.ts"] }',
    'vitest.config.ts': `export default { test: { experimental: { fsModuleCache: true }, projects: [{ extends: true, test: { name: 'node', include: ['tests/*.test.ts'] } }, { extends: true, test: { name: 'dom', isolate: false, include: ['tests/shared/*.test.ts'] } }] } };`,
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

interface Outcome {
  code: number;
  says: string;
}

/** Runs the command over several projects, in one child process: vitest can't run inside vitest. */
function mutate(...runs: { folder: string; target: string }[]): Outcome[] {
  const script = `import { run } from ${JSON.stringify(join(root, 'src/commands/mutate.ts'))};
for (const { folder, target } of ${JSON.stringify(runs)}) {
  const { code, says } = await run(['--workers', '1', '--target', target], folder);
  console.log(says + '\\nexit ' + code);
}
process.exit(0);`;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV'));
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const parts = stdout.split(/^exit (\d+)\n/m);
  return runs.map((_, index) => ({ code: Number(parts[2 * index + 1] ?? -1), says: `${parts[2 * index]}${stderr}` }));
}

const weak = `it('knows what is full', () => { expect(isFull(50)).toBe(true); expect(isFull(1)).toBe(false); });`;
const good = `it('knows what is full', () => { expect(isFull(10)).toBe(true); expect(isFull(9)).toBe(false); });`;

describe('npm run mutate', () => {
  const shared = (test: string) => `import { expect, it } from 'vitest';\nimport { isFull } from '../../src/full.ts';\n${test}\n`;
  let listed: string[] = [];
  let outcomes: Outcome[] = [];
  beforeAll(async () => {
    const arguing = project(good);
    const { says } = await run(['--list'], arguing);
    listed = says.split('\n').filter((line) => line.includes('full.ts:2'));
    const unreached = listed.map((line) => ({ id: line.split(' ')[0], file: 'src/full.ts', why: 'Nobody calls it.' }));
    const argued = [...unreached, { id: '0123456789', file: 'src/full.ts', why: 'It was.' }];
    writeFileSync(join(arguing, 'tests/equivalentFaults.json'), JSON.stringify(argued));
    outcomes = mutate(
      { folder: project(weak), target: '95' },
      { folder: project(weak, { 'tests/shared/a.test.ts': shared(weak), 'tests/shared/b.test.ts': shared(good) }), target: '50' },
      { folder: arguing, target: '95' },
    );
  });

  it('lets a fault survive that a weak test does not notice', () => {
    expect(outcomes[0]?.says).toMatch(/SURVIVED .* src\/full\.ts:1 boundary: count >= 10 → \(count\) > \(10\)/);
    expect(outcomes[0]?.says).toMatch(/SURVIVED .* src\/full\.ts:1 off by one: 10 → 11/);
    expect(outcomes[0]?.says).toMatch(/NO TEST .* src\/full\.ts:2 boundary/);
    expect(outcomes[0]?.code).toBe(1);
  });

  it('runs every test that reaches a fault, also of files that share their modules', () => {
    expect(outcomes[1]?.says).toMatch(/caught .* src\/full\.ts:1 boundary.*\n +tests\/shared\/b\.test\.ts › knows what is full/);
    expect(outcomes[1]?.says).not.toMatch(/SURVIVED/);
  });

  it('tells which test catches a fault, and takes what is argued for equivalent', () => {
    expect(listed).toHaveLength(2);
    expect(outcomes[2]?.says).toMatch(/caught .* src\/full\.ts:1 boundary.*\n +tests\/full\.test\.ts › knows what is full/);
    expect(outcomes[2]?.says).toContain('0123456789 is no fault of src/full.ts any more');
    expect(outcomes[2]?.says).toMatch(/^all +4 +2 +0 +0 +0 +2 +100\.0 %$/m);
    expect(outcomes[2]?.code).toBe(0);
  });
});
