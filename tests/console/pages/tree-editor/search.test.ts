import { describe, expect, it } from 'vitest';
import { above, besides, marked, matchesOf } from '../../../../src/console/pages/tree-editor/search.ts';
import { begin, reduce } from '../../../../src/console/pages/tree-editor/state.ts';
import { pathOf } from '../../../../src/console/pages/tree-editor/tree.ts';
import { chance, outline, randomTree } from './trees.ts';

describe('a search', () => {
  it('opens exactly the branches that hold what it finds, and gives back what was open when it is emptied', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const luck = chance(seed);
      const tree = randomTree(luck, 1 + luck.below(60));
      const before = reduce(begin(tree), { type: 'closeAll' });
      const state = reduce(before, { type: 'search', query: String(luck.below(10)) });
      const found = matchesOf(tree, state.query);
      const wanted = new Set([...tree.nodes.keys()].filter((id) => found.some((match) => pathOf(tree, match).includes(id))));
      expect(state.open).toEqual(wanted);
      expect(above(tree, found)).toEqual(wanted);
      const emptied = reduce(state, { type: 'search', query: '' });
      expect(emptied.open).toEqual(new Set([...before.open, ...pathOf(tree, state.current)]));
    }
  });

  it('finds names whatever their accents and letters, and marks what it found of them', () => {
    const tree = outline('Acme\n  Café Müller\n  Muller');
    expect(matchesOf(tree, ' MÜLL')).toEqual(['Café Müller', 'Muller']);
    expect(marked('Café Müller', 'fe mu')).toEqual(['Ca', 'fé Mü', 'ller']);
    expect(marked('Acme', 'x')).toBeUndefined();
    expect(matchesOf(tree, '  ')).toEqual([]);
  });

  it('goes from match to match, and from the last to the first', () => {
    expect([besides(['a', 'b'], 'a', 1), besides(['a', 'b'], 'b', 1), besides(['a', 'b'], 'z', -1), besides([], 'a', 1)]).toEqual([
      'b',
      'a',
      'b',
      undefined,
    ]);
  });
});
