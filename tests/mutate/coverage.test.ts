import { describe, expect, it } from 'vitest';
import { maySee } from '../../src/commands/mutate/coverage.ts';

describe('a fault in declared data', () => {
  it.each([
    ['generated files', 'src/generated/plans.ts', true],
    ['the project’s declarations', 'src/engine/compile/generate/project.ts', true],
    ['neither', 'src/engine/compile/compile.ts', false],
  ])('may be seen by a suite that reads %s: %s, %s', (_, file, isSeen) => {
    expect(maySee(new Set([file]), ['resources/org/groups.ts'])).toBe(isSeen);
  });
});
