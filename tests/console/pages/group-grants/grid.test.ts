import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  heldIn,
  namedIn,
  openAtFirst,
  rightsAt,
  rowsOf,
  visibleRows,
  type Node,
} from '../../../../src/console/pages/group-grants/grid.ts';
import type { AccessPart } from '../../../../src/console/access/sentences.ts';

const node = (_id: string, parentId: string | null): Node => ({ _id, name: _id.toUpperCase(), parentId });
const tree = [node('root', null), node('a', 'root'), node('b', 'root'), node('a1', 'a'), node('a11', 'a1')];
const part = (more: Partial<AccessPart>): AccessPart => ({ rights: ['x:one'], whole: false, below: [], alone: [], ...more });
const named = (...ids: string[]) => ids.map((_id) => ({ _id, name: _id.toUpperCase() }));
const sections = { First: { One: ['x:one'], Both: ['x:one', 'x:two'] }, Second: { Three: ['x:three'] } };

describe('the rows', () => {
  it('are the departments in order, each below the one that it belongs to, whatever order they come in', () => {
    const rows = rowsOf(tree.toReversed());
    expect(rows.map(({ id, level }) => [id, level])).toEqual([
      ['root', 0],
      ['b', 1],
      ['a', 1],
      ['a1', 2],
      ['a11', 3],
    ]);
    expect(rows.at(-1)?.path).toEqual(['root', 'a', 'a1', 'a11']);
  });

  it('are there for departments whose parent may not be seen', () => {
    expect(rowsOf([node('x', 'hidden')]).map(({ id, level }) => [id, level])).toEqual([['x', 0]]);
  });

  it('are in sight where all above them are open', () => {
    const rows = rowsOf(tree);
    expect(visibleRows(rows, new Set(['root', 'a1'])).map(({ id }) => id)).toEqual(['root', 'a', 'b']);
    expect(visibleRows(rows, new Set(['root', 'a'])).map(({ id }) => id)).toEqual(['root', 'a', 'a1', 'b']);
  });

  it('of a large tree are open on the way to where something is granted', () => {
    const large = [...tree, ...Array.from({ length: 100 }, (_, index) => node(`n${index}`, 'b'))];
    expect(openAtFirst(rowsOf(large), [part({ below: named('a11') })])).toEqual(new Set(['root', 'a', 'a1']));
    expect(openAtFirst(rowsOf(tree), [])).toEqual(new Set(['root', 'a', 'a1']));
  });

  it('are those that the grants name where the tree may not be seen', () => {
    expect(namedIn([part({ below: named('a', 'b') }), part({ alone: named('a') })]).map(({ _id }) => _id)).toEqual(['a', 'b']);
  });
});

describe('the columns', () => {
  it('are the sections, and the actions of those that are open', () => {
    expect(columnsOf(sections, [], new Set(['First']), 'Others').map(({ key }) => key)).toEqual([
      'First',
      'First - One',
      'First - Both',
      'Second',
    ]);
  });

  it('are one more for rights that no section has', () => {
    const columns = columnsOf(sections, [part({ rights: ['x:one', 'y:odd'] })], new Set(['Others']), 'Others');
    expect(columns.slice(-2).map(({ key, actions }) => [key, actions])).toEqual([
      ['Others', [['y:odd']]],
      ['Others - y:odd', [['y:odd']]],
    ]);
  });
});

describe('a cell', () => {
  /** By the meaning of the words, one right and one department at a time. */
  const naive = (id: string | null, right: string, parts: AccessPart[]): boolean => {
    const above = (of: string): string[] => {
      const parent = tree.find(({ _id }) => _id === of)?.parentId;
      return [of, ...(parent ? above(parent) : [])];
    };
    return parts.some(({ rights, whole, below, alone }) => {
      if (!rights.includes(right)) return false;
      if (whole) return true;
      if (id === null) return false;
      return alone.some(({ _id }) => _id === id) || above(id).some((each) => below.some(({ _id }) => _id === each));
    });
  };

  it('counts the actions all of whose rights are granted there, as a plain reading of the parts does', () => {
    let seed = 5;
    const chance = (of: number) => (seed = (seed * 48271) % 2147483647) % of;
    const some = <T>(all: readonly T[]) => all.filter(() => chance(3) === 0);
    const ids = tree.map(({ _id }) => _id);
    for (let run = 0; run < 500; run += 1) {
      const parts = Array.from({ length: chance(4) }, () =>
        part({
          rights: some(['x:one', 'x:two', 'x:three']),
          whole: chance(6) === 0,
          below: named(...some(ids)),
          alone: named(...some(ids)),
        }),
      );
      for (const row of [{ id: null, path: [] }, ...rowsOf(tree)])
        for (const column of columnsOf(sections, [], new Set(['First']), 'Others')) {
          const expected = column.actions.filter((rights) => rights.every((right) => naive(row.id, right, parts))).length;
          expect(heldIn(column, rightsAt(row, parts))).toBe(expected);
        }
    }
  });
});
