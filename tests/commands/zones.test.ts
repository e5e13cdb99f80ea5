import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const zones = '../../src/commands/zones.mjs';
const { zoneFaults } = (await import(zones)) as { zoneFaults: (root?: string) => string[] };

/** Faults of a house of a few planted files. */
function faultsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'zones-'));
  const whole = { 'resources/index.ts': '', 'validation/form.ts': '', 'src/engine/screens/values/later.ts': '', ...files };
  for (const [path, text] of Object.entries(whole)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return zoneFaults(root);
}

describe('the order of the house', () => {
  it('accepts imports that go down', () => {
    expect(faultsOf({ 'src/engine/screens/list/Table.tsx': "import { later } from '../values/later.ts';" })).toEqual([]);
  });

  it.each([
    ['a static import', "import { Table } from '../list/Table.tsx';"],
    ['a type', "import type { Table } from '../list/Table.tsx';"],
    ['a lazy import', "const load = () => import('../list/Table.tsx');"],
  ])('reports %s that goes from widgets up to a list', (_, text) => {
    const faults = faultsOf({ 'src/engine/screens/widgets/Text.tsx': text, 'src/engine/screens/list/Table.tsx': '' });
    expect(faults).toEqual([
      expect.stringContaining('src/engine/screens/widgets/Text.tsx: imports src/engine/screens/list/Table.tsx; src/engine/screens/widgets'),
    ]);
  });

  it('reports an import between rooms of one rank', () => {
    const faults = faultsOf({
      'src/engine/screens/settings/Steps.tsx': "import '../log/Counts.tsx';",
      'src/engine/screens/log/Counts.tsx': '',
    });
    expect(faults).toHaveLength(1);
  });

  it('reports an import of the engine’s index by a folder that may import only parts of the engine', () => {
    const faults = faultsOf({
      'src/platform/app.ts': "import { defineConsole } from '../engine/index.ts';",
      'src/engine/index.ts': "export { defineConsole } from './screens/values/later.ts';",
    });
    expect(faults).toEqual([expect.stringContaining('src/platform/app.ts: imports src/engine/index.ts; src/platform may import only')]);
  });

  it('reports a room of the screens without a rule', () => {
    expect(faultsOf({ 'src/engine/screens/board/Board.tsx': '' })).toEqual([expect.stringContaining('src/engine/screens/board: no rule')]);
  });

  it('reports a file next to the rooms', () => {
    expect(faultsOf({ 'src/engine/screens/loose.ts': '' })).toEqual([
      expect.stringContaining('src/engine/screens/loose.ts: is outside the rooms'),
    ]);
  });

  it.each([
    ['types', "import type { B } from './b.ts';"],
    ['a lazy import', "const b = async () => (await import('./b.ts')).b;"],
  ])('reports a cycle of files by %s', (_, text) => {
    const faults = faultsOf({
      'src/engine/screens/list/a.ts': text,
      'src/engine/screens/list/b.ts': "import type { A } from './a.ts';",
    });
    expect(faults).toEqual(['cycle: src/engine/screens/list/a.ts, src/engine/screens/list/b.ts']);
  });

  it('finds nothing in this repository', () => {
    expect(zoneFaults()).toEqual([]);
  });
});
