import { describe, expect, it } from 'vitest';
import { changedLines } from '../../../../src/console/pages/message-versions/changedLines.ts';

describe('lines of a version', () => {
  it('say which came and which went, in their order', () => {
    expect(changedLines('Dear\n\nnew\nBye', 'Hi\n\nBye\nPS')).toEqual([
      { line: 'Hi', change: 'removed' },
      { line: 'Dear', change: 'added' },
      { line: '' },
      { line: 'new', change: 'added' },
      { line: 'Bye' },
      { line: 'PS', change: 'removed' },
    ]);
  });

  it('are unmarked where nothing changed, and in the first version', () => {
    expect(changedLines('a\nb', 'a\nb')).toEqual([{ line: 'a' }, { line: 'b' }]);
    expect(changedLines('a\nb')).toEqual([{ line: 'a' }, { line: 'b' }]);
  });
});
