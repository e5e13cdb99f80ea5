import { describe, expect, it } from 'vitest';
import { treeFault } from '../../../../src/domain/departmentTree.ts';
import { merged, type Choice } from '../../../../src/console/pages/tree-editor/merge.ts';
import { saysTheSame } from '../../../../src/console/pages/tree-editor/sameTree.ts';
import { begin, reduce, type TreeAction } from '../../../../src/console/pages/tree-editor/state.ts';
import { draftOf, restored } from '../../../../src/console/pages/tree-editor/treeDraft.ts';
import { belowOf, rootOf, type Tree } from '../../../../src/console/pages/tree-editor/tree.ts';
import { acmeOutline, afterSteps, chance, outline, randomAction, randomTree, told } from './trees.ts';

const base = outline(acmeOutline);

const changed = (...actions: TreeAction[]): Tree => actions.reduce(reduce, begin(base)).history.tree;
const move = (id: string, parent: string, index = 0): TreeAction => ({ type: 'move', id, move: { place: { parent, index } } });
const kinds = ({ conflicts }: ReturnType<typeof merged>) => conflicts.map(({ kind, id }) => `${kind} ${id}`);
const choosing = (key: string, choice: Choice) => new Map([[key, choice]]);

describe('my changes on a tree that somebody else changed', () => {
  it('are what doing them after theirs makes, where the two do not touch', () => {
    let compared = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const luck = chance(seed);
      const start = begin(randomTree(luck, 10 + luck.below(40)));
      const [mineIn, theirsIn] = belowOf(start.base, rootOf(start.base) ?? '');
      if (!mineIn || !theirsIn) continue;
      const theirs = afterSteps(luck, start, 8, theirsIn);
      let [mine, after] = [start, theirs];
      for (let step = 0; step < 8; step += 1) {
        const action = randomAction(luck, mine, mineIn);
        [mine, after] = [reduce(mine, action), reduce(after, action)];
      }
      const together = merged(start.base, mine.history.tree, theirs.history.tree);
      expect(together.conflicts).toEqual([]);
      expect(told(together.tree)).toBe(told(after.history.tree));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('never break the tree, whatever both did, but for its depth, which the editor shows', () => {
    for (let seed = 0; seed < 600; seed += 1) {
      const luck = chance(seed + 5000);
      const start = begin(randomTree(luck, 4 + luck.below(20)));
      const [mine, theirs] = [afterSteps(luck, start, 10), afterSteps(luck, start, 10)].map(({ history }) => history.tree) as [Tree, Tree];
      const { conflicts } = merged(start.base, mine, theirs);
      const choices = new Map(conflicts.map(({ kind, id }) => [`${kind} ${id}`, luck.pick<Choice>(['mine', 'theirs'])]));
      const { tree } = merged(start.base, mine, theirs, choices);
      expect([undefined, 'levels']).toContain(treeFault([...tree.nodes.values()]));
      for (const [parent, ids] of tree.below) for (const id of ids) expect(tree.nodes.get(id)?.parentId ?? '').toBe(parent);
      expect([...tree.below.values()].flat()).toHaveLength(tree.nodes.size);
    }
  });

  it('are theirs where I changed nothing, and mine where they did not', () => {
    const mine = changed({ type: 'type', id: 'Tax', name: 'Taxes' }, move('South', 'People'));
    expect(told(merged(base, base, mine).tree)).toBe(told(mine));
    expect(told(merged(base, mine, base).tree)).toBe(told(mine));
    expect(merged(base, mine, mine).conflicts).toEqual([]);
  });

  it('are named where both renamed or moved the same department, and the choice holds', () => {
    const mine = changed({ type: 'type', id: 'Tax', name: 'Mine' }, move('South', 'People'));
    const theirs = changed({ type: 'type', id: 'Tax', name: 'Theirs' }, move('South', 'Finance'));
    const together = merged(base, mine, theirs);
    expect(kinds(together)).toEqual(['renamed Tax', 'moved South']);
    expect(told(together.tree)).toBe(told(mine));
    const given = merged(
      base,
      mine,
      theirs,
      new Map([
        ['renamed Tax', 'theirs'],
        ['moved South', 'theirs'],
      ]),
    );
    expect(told(given.tree)).toBe(told(theirs));
  });

  it('bring back as new what they archived while I changed it, unless I let it go', () => {
    const mine = changed({ type: 'add', parent: 'Sales', id: 'West' }, { type: 'type', id: 'West', name: 'West' });
    const theirs = changed({ type: 'archive', id: 'Sales' });
    const together = merged(base, mine, theirs);
    expect(kinds(together)).toEqual(['theyArchived Sales']);
    expect(told(together.tree)).toBe(told(outline('Acme\n  Sales\n    North\n    South\n    West\n  Finance\n    Tax\n  People')));
    expect(told(merged(base, mine, theirs, choosing('theyArchived Sales', 'theirs')).tree)).toBe(told(theirs));
  });

  it('keep what I archived and they changed, until I say that it goes', () => {
    const mine = changed({ type: 'archive', id: 'Sales' });
    const theirs = changed({ type: 'type', id: 'North', name: 'Far North' });
    const together = merged(base, mine, theirs);
    expect(kinds(together)).toEqual(['iArchived Sales']);
    expect(told(together.tree)).toBe(told(theirs));
    expect(told(merged(base, mine, theirs, choosing('iArchived Sales', 'mine')).tree)).toBe(
      told(outline('Acme\n  Finance\n    Tax\n  People')),
    );
  });

  it('stay out where there is no room for them any more: below itself, or too deep', () => {
    const mine = changed(move('Sales', 'Finance'));
    const theirs = changed(move('Finance', 'Sales'));
    const together = merged(base, mine, theirs);
    expect(kinds(together)).toEqual(['place Sales']);
    expect(treeFault([...together.tree.nodes.values()])).toBeUndefined();
  });
});

describe('a draft', () => {
  it('is the same tree again on the tree that it was made of', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const luck = chance(seed);
      const { base: read, history } = afterSteps(luck, begin(randomTree(luck, 20)), 12);
      const draft = JSON.parse(JSON.stringify(draftOf(3, read, history.tree))) as ReturnType<typeof draftOf>;
      expect(told(restored(draft, { tree: read, version: 3 }))).toBe(told(history.tree));
    }
  });

  it('finds its way onto a tree that was changed since', () => {
    const mine = changed({ type: 'type', id: 'Tax', name: 'Mine' }, { type: 'archive', id: 'North' });
    const theirs = changed(move('Finance', 'Sales', 0), { type: 'type', id: 'People', name: 'Staff' });
    const tree = restored(draftOf(1, base, mine), { tree: theirs, version: 2 });
    expect(told(tree)).toBe(told(merged(base, mine, theirs).tree));
  });
});

describe('a tree that was read again', () => {
  it('is known as the one that was sent, although what was new in it has other ids now', () => {
    const mine = changed({ type: 'add', parent: 'Sales', id: 'x' }, { type: 'type', id: 'x', name: 'West ' });
    const saved = changed({ type: 'add', parent: 'Sales', id: 'fromPlatform' }, { type: 'type', id: 'fromPlatform', name: 'West' });
    expect(saysTheSame(base, mine, saved)).toBe(true);
    expect(saysTheSame(base, mine, base)).toBe(false);
    expect(saysTheSame(base, changed(move('South', 'People')), changed(move('South', 'Finance')))).toBe(false);
  });

  it('is another one where an old department of the same name stands in the place of a new one', () => {
    const mine = changed(
      { type: 'archive', id: 'Tax' },
      { type: 'add', parent: 'People', id: 'x' },
      { type: 'type', id: 'x', name: 'Tax' },
    );
    expect(saysTheSame(base, mine, changed(move('Tax', 'People')))).toBe(false);
  });
});
