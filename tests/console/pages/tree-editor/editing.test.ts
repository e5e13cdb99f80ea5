import { describe, expect, it } from 'vitest';
import { levelsOf, treeFault, applied } from '../../../../src/domain/departmentTree.ts';
import { appliedTo } from '../../../../src/console/pages/tree-editor/applying.ts';
import { changeOf, changesOf, nameFault } from '../../../../src/console/pages/tree-editor/changes.ts';
import { dropOf, stepOf } from '../../../../src/console/pages/tree-editor/moves.ts';
import { begin, reduce, type TreeAction } from '../../../../src/console/pages/tree-editor/state.ts';
import type { TreeState } from '../../../../src/console/pages/tree-editor/treeState.ts';
import { levelOf } from '../../../../src/console/pages/tree-editor/tree.ts';
import { afterSteps, chance, outline, randomTree, told } from './trees.ts';

const many = 300;

const whole = ({ history: { tree } }: TreeState) => told(tree);

describe('any sequence of edits', () => {
  it('taken back is the tree that was read, and done again the tree that was made', () => {
    for (let seed = 0; seed < many; seed += 1) {
      const luck = chance(seed);
      const start = begin(randomTree(luck, 2 + luck.below(40)));
      const end = afterSteps(luck, start, 25);
      let back = end;
      while (back.history.past.length > 0) back = reduce(back, { type: 'undo' });
      expect(whole(back)).toBe(whole(start));
      while (back.history.future.length > 0) back = reduce(back, { type: 'redo' });
      expect(whole(back)).toBe(whole(end));
    }
  });

  it('never makes an invalid tree', () => {
    for (let seed = 0; seed < many; seed += 1) {
      const luck = chance(seed + 1000);
      const { tree } = afterSteps(luck, begin(randomTree(luck, 2 + luck.below(40))), 25).history;
      expect(treeFault([...tree.nodes.values()])).toBeUndefined();
      const levels = levelsOf([...tree.nodes.values()]);
      for (const id of tree.nodes.keys()) expect(levelOf(tree, id)).toBe(levels.get(id));
      // Both maps say the same.
      for (const [parent, ids] of tree.below) for (const id of ids) expect(tree.nodes.get(id)?.parentId ?? '').toBe(parent);
      expect([...tree.below.values()].flat()).toHaveLength(tree.nodes.size);
    }
  });

  it('is sent as a difference that makes the same tree, order included', () => {
    for (let seed = 0; seed < many; seed += 1) {
      const luck = chance(seed + 2000);
      const { base, history } = afterSteps(luck, begin(randomTree(luck, 2 + luck.below(40))), 20);
      const hands = new Set(history.past.filter(({ what }) => what === 'move').map(({ id }) => id));
      const change = changeOf(base, history.tree, changesOf(base, history.tree, luck.next() < 0.5 ? hands : undefined));
      const trimmed = told(history.tree);
      expect(told(appliedTo(base, change))).toBe(trimmed);
      // The shared rules agree on what there is then.
      const after = applied([...base.nodes.values()], change);
      expect(new Set(after.map(({ _id }) => _id))).toEqual(new Set(history.tree.nodes.keys()));
      expect(treeFault(after)).toBeUndefined();
      const ids = new Set<string>(base.nodes.keys());
      for (const { _id, parentId } of change.created) {
        expect(ids.has(parentId ?? '')).toBe(true);
        ids.add(_id);
      }
    }
  });
});

const acme = outline(`
Acme
  Sales
    North
    South
  Finance
  Payroll`);

const doing = (...actions: TreeAction[]) => actions.reduce(reduce, begin(acme));

describe('one step', () => {
  it('is the typing of a whole name, and Escape takes that back alone', () => {
    const typed = doing(
      { type: 'edit', id: 'Finance' },
      { type: 'type', id: 'Finance', name: 'F' },
      { type: 'type', id: 'Finance', name: 'Fi' },
      { type: 'stop', id: 'Finance' },
    );
    expect(typed.history.past).toHaveLength(1);
    expect(whole(reduce(typed, { type: 'undo' }))).toBe(told(acme));
    const again = [
      { type: 'edit', id: 'Finance' },
      { type: 'type', id: 'Finance', name: 'X' },
      { type: 'stop', id: 'Finance', revert: true },
    ] as const;
    expect(again.reduce(reduce, typed).history.tree.nodes.get('Finance')?.name).toBe('Fi');
  });

  it('is a new department with its name; Escape before a name takes it away again', () => {
    const added = doing(
      { type: 'add', parent: 'Finance', id: 'new' },
      { type: 'type', id: 'new', name: 'Tax' },
      { type: 'stop', id: 'new' },
    );
    expect(added.history.past).toHaveLength(1);
    expect(whole(reduce(added, { type: 'undo' }))).toBe(told(acme));
    const left = doing({ type: 'add', parent: 'Finance', id: 'new' }, { type: 'stop', id: 'new', revert: true });
    expect(whole(left)).toBe(told(acme));
    expect(left.current).toBe('Finance');
  });

  it('is an archive with all that is below; put back, it stands where it stood', () => {
    const gone = doing({ type: 'archive', id: 'Sales' });
    expect(changesOf(gone.base, gone.history.tree).archived.map(({ name }) => name)).toEqual(['Sales', 'North', 'South']);
    expect(gone.current).toBe('Finance');
    expect(whole(reduce(gone, { type: 'restore', id: 'Sales' }))).toBe(told(acme));
  });

  it('leaves out those above a department that is put back because it is in use, and nothing else', () => {
    const gone = doing({ type: 'archive', id: 'Sales' });
    const back = reduce(gone, { type: 'refuse', refusals: new Map([['North', 'In use']]), putBack: ['North'] });
    expect(whole(back)).toBe(told(outline('Acme\n  Sales\n    North\n  Finance\n  Payroll')));
    expect(back.current).toBe('North');
    expect(reduce(back, { type: 'archive', id: 'North' }).refusals.size).toBe(0);
  });
});

describe('what is told of a change', () => {
  it('is as few moved departments as explain the new order', () => {
    const state = doing({ type: 'step', id: 'Payroll', step: 'up' }, { type: 'step', id: 'Payroll', step: 'up' });
    const { moved } = changesOf(state.base, state.history.tree);
    expect(moved.map(({ node }) => node.name)).toEqual(['Payroll']);
    expect(changeOf(state.base, state.history.tree).updated).toEqual([{ _id: 'Payroll', parentId: 'Acme', name: 'Payroll', position: 0 }]);
  });

  it('names the one that was moved, where two could be meant', () => {
    const state = doing({ type: 'step', id: 'North', step: 'down' });
    const names = (hands?: Set<string>) => changesOf(state.base, state.history.tree, hands).moved.map(({ node }) => node.name);
    expect(names(new Set(['North']))).toEqual(['North']);
    expect(names(new Set(['South']))).toEqual(['South']);
    expect(names(new Set(['Finance']))).toHaveLength(1);
  });

  it('is nothing once everything stands as it did', () => {
    const state = doing({ type: 'step', id: 'North', step: 'down' }, { type: 'step', id: 'North', step: 'up' });
    expect(changeOf(state.base, state.history.tree)).toEqual({ created: [], updated: [], archived: [] });
  });

  it('sends names without the spaces around them, and validates them so', () => {
    const state = doing({ type: 'type', id: 'Finance', name: '  Money ' });
    expect(changeOf(state.base, state.history.tree).updated).toEqual([{ _id: 'Finance', parentId: 'Acme', name: 'Money' }]);
    expect([nameFault('   '), nameFault('x'.repeat(101)), nameFault('x'.repeat(100)), nameFault(` ${'x'.repeat(100)} `)]).toEqual([
      'required',
      'maxLength',
      undefined,
      undefined,
    ]);
  });
});

describe('a move', () => {
  const deep = outline(`
A
  B
    C
      D
        E
  F
    G`);

  it('is refused past five levels, next to the root, below itself and of the root', () => {
    expect(dropOf(deep, 'F', 'D', 'inside', false).refused).toBe('levels');
    expect(dropOf(deep, 'G', 'E', 'inside', false).refused).toBe('levels');
    expect(dropOf(deep, 'G', 'E', 'after', false).place).toEqual({ parent: 'D', index: 1 });
    expect(dropOf(deep, 'F', 'A', 'before', false).refused).toBe('roots');
    expect(dropOf(deep, 'B', 'D', 'inside', false).refused).toBe('itself');
    expect(dropOf(deep, 'A', 'F', 'inside', false).refused).toBe('root');
  });

  it('by a key says why it cannot be made', () => {
    expect(stepOf(deep, 'B', 'up').refused).toBe('first');
    expect(stepOf(deep, 'F', 'down').refused).toBe('last');
    expect(stepOf(deep, 'B', 'in').refused).toBe('noneAbove');
    expect(stepOf(deep, 'B', 'out').refused).toBe('outermost');
    expect(stepOf(deep, 'A', 'down').refused).toBe('root');
    expect(stepOf(deep, 'F', 'in').place).toEqual({ parent: 'B', index: 1 });
    expect(stepOf(deep, 'G', 'out').place).toEqual({ parent: 'A', index: 2 });
  });

  it('“after” a department whose branch is open goes into that branch, as one sees it', () => {
    expect(dropOf(deep, 'G', 'B', 'after', true).place).toEqual({ parent: 'B', index: 0 });
    expect(dropOf(deep, 'G', 'B', 'after', false).place).toEqual({ parent: 'A', index: 1 });
  });
});
