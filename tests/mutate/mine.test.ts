import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { choose } from '../../src/commands/mine.ts';
import { Tree } from '../../src/commands/mutate/tree.ts';

const root = mkdtempSync(join(tmpdir(), 'console-mine-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = {
  'src/users.ts': 'export const users = 1;\n',
  'src/service.ts': "import { users } from './users.ts';\nexport const service = users;\n",
  'tests/users.test.ts': "import { service } from '../src/service.ts';\n",
  'tests/service.test.ts': "import { service } from '../src/service.ts';\n",
  'tests/other.test.ts': "import '../src/other.ts';\n",
  'src/other.ts': '',
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const tests = Object.keys(files).filter((path) => path.startsWith('tests/'));
const chosen = (changed: string[], times: Record<string, number> = {}) => choose(new Tree(root), tests, changed, times);

describe('the tests of a change', () => {
  it('are those that import it by whatever way, first those that are named like it', () => {
    expect(chosen(['src/users.ts'])).toEqual({ chosen: ['tests/users.test.ts', 'tests/service.test.ts'], others: [] });
  });

  it('are none where nothing imports it', () => {
    expect(chosen(['README.md'])).toEqual({ chosen: [], others: [] });
  });

  it('are those that changed, however long they take', () => {
    expect(chosen(['tests/other.test.ts'], { 'tests/other.test.ts': 900_000 }).chosen).toEqual(['tests/other.test.ts']);
  });

  it('are as many as the time allows, and the others are named', () => {
    const times = { 'tests/users.test.ts': 1000, 'tests/service.test.ts': 900_000 };
    expect(chosen(['src/users.ts'], times)).toEqual({ chosen: ['tests/users.test.ts'], others: ['tests/service.test.ts'] });
  });
});
