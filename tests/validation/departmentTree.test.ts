import { describe, expect, it } from 'vitest';
import { chance } from '../../src/platform/demo/deterministic.ts';
import { applied, differenceOf, levelsOf, treeFault } from '../../src/domain/departmentTree.ts';
import type { DepartmentNode } from '../../src/domain/departmentTree.ts';
import { limits } from '../../src/domain/limits.ts';

const node = (_id: string, parentId?: string | null, more: Partial<DepartmentNode> = {}): DepartmentNode => ({
  ...{ _id, parentId, name: _id, position: 0 },
  ...more,
});
const rounds = 400;
type Luck = ReturnType<typeof chance>;

/** Any departments at all: some below ones that are not there, some in cycles, some twice. */
function anyNodes(luck: Luck): DepartmentNode[] {
  const ids = Array.from({ length: luck.between(1, 12) }, (_, index) => `d${index}`);
  return ids.map((id) => {
    const parent = luck.happens(0.15) ? null : luck.happens(0.04) ? 'absent' : luck.pick(ids);
    return node(luck.happens(0.02) ? luck.pick(ids) : id, parent);
  });
}

/** A tree that may be: one root, and every other below one that came before and has room. */
function anyTree(luck: Luck): DepartmentNode[] {
  const tree = [node('root', null)];
  for (let index = luck.between(0, 40); index > 0; index -= 1) {
    const levels = levelsOf(tree);
    const above = luck.pick(tree.filter(({ _id }) => (levels.get(_id) ?? 9) < limits.departmentLevels));
    const beside = tree.filter(({ parentId }) => parentId === above._id).length;
    tree.push(node(`d${index}`, above._id, { position: beside }));
  }
  return tree;
}

/** Walks up from each department, however often. */
function naiveLevel(nodes: DepartmentNode[], id: string): number | undefined {
  let level = 0;
  for (let here = nodes.find(({ _id }) => _id === id); here; here = nodes.find(({ _id }) => _id === here?.parentId)) {
    level += 1;
    if (level > nodes.length) return undefined;
    if (!here.parentId) return level;
  }
  return undefined;
}

function naiveFault(nodes: DepartmentNode[]): string | undefined {
  const ids = nodes.map(({ _id }) => _id);
  if (ids.some((id, index) => ids.indexOf(id) !== index)) return 'twice';
  if (nodes.some(({ parentId }) => parentId && !ids.includes(parentId))) return 'parent';
  const levels = ids.map((id) => naiveLevel(nodes, id));
  if (levels.includes(undefined)) return 'cycle';
  const roots = levels.filter((level) => level === 1).length > 1;
  const deep = levels.some((level) => (level ?? 0) > 5);
  return roots && deep ? 'rootsAndLevels' : roots ? 'roots' : deep ? 'levels' : undefined;
}

describe('the shape of a tree of departments', () => {
  it.each([
    ['one root with departments below it', [node('a'), node('b', 'a'), node('c', 'b')], undefined],
    ['five levels', chain(5), undefined],
    ['six levels', chain(6), 'levels'],
    ['two roots', [node('a'), node('b')], 'roots'],
    ['two roots and six levels', [...chain(6), node('other')], 'rootsAndLevels'],
    ['an absent parent', [node('a'), node('b', 'x')], 'parent'],
    ['a department below itself', [node('a'), node('b', 'b')], 'cycle'],
    ['two below each other', [node('a'), node('b', 'c'), node('c', 'b')], 'cycle'],
    ['an id twice', [node('a'), node('a')], 'twice'],
  ])('of %s is validated', (_name, nodes, fault) => {
    expect(treeFault(nodes)).toBe(fault);
  });

  it('is validated as a naive reference does it', () => {
    const found = new Set<string | undefined>();
    for (let seed = 0; seed < rounds; seed += 1) {
      const luck = chance('shape', String(seed));
      const nodes = luck.happens(0.5)
        ? anyNodes(luck)
        : [...anyTree(luck), ...(luck.happens(0.3) ? [node('more', luck.pick(['root', null]))] : [])];
      const fault = naiveFault(nodes);
      expect(treeFault(nodes), JSON.stringify(nodes)).toBe(fault);
      found.add(fault);
      if (fault === 'twice') continue;
      const levels = levelsOf(nodes);
      for (const { _id } of nodes) expect(levels.get(_id)).toBe(naiveLevel(nodes, _id));
    }
    expect(found.size).toBeGreaterThan(4);
  });

  it.each([
    ['a chain', (count: number) => chain(count)],
    ['a chain from its end', (count: number) => chain(count).toReversed()],
    ['a chain into a ring', (count: number) => [node('d0', `d${count - 1}`), ...chain(count).slice(1)]],
    ['a chain below nothing', (count: number) => chain(count).slice(1)],
  ])('of %s is ten times the work where it is ten times as long, not a hundred times', (_name, make) => {
    // Nothing can be done with a department without reading its id or its parent.
    const reads = (nodes: DepartmentNode[]) => {
      let count = 0;
      const reading: ProxyHandler<DepartmentNode> = { get: (node, key) => ((count += 1), Reflect.get(node, key)) };
      treeFault(nodes.map((each) => new Proxy(each, reading)));
      return count;
    };
    expect(reads(make(4000))).toBeGreaterThan(3999);
    expect(reads(make(40_000)) / reads(make(4000))).toBeLessThan(11);
  });
});

describe('a difference of two trees', () => {
  it('makes the one of the other', () => {
    for (let seed = 0; seed < rounds; seed += 1) {
      const luck = chance('difference', String(seed));
      const before = anyTree(luck);
      const after = edited(luck, before);
      const difference = differenceOf(before, after);
      const byId = (nodes: DepartmentNode[]) => nodes.toSorted((one, other) => (one._id < other._id ? -1 : 1));
      expect(byId(applied(before, difference))).toEqual(byId(after));
      expect(differenceOf(after, applied(before, difference))).toEqual({ created: [], updated: [], archived: [] });
    }
  });

  it('names nothing that is as it was', () => {
    const tree = [node('a'), node('b', 'a'), node('c', 'a', { position: 1 })];
    expect(differenceOf(tree, structuredClone(tree))).toEqual({ created: [], updated: [], archived: [] });
    const renamed = tree.map((each) => (each._id === 'b' ? { ...each, name: 'B' } : each));
    expect(differenceOf(tree, renamed).updated.map(({ _id }) => _id)).toEqual(['b']);
  });
});

function chain(count: number): DepartmentNode[] {
  return Array.from({ length: count }, (_, index) => node(`d${index}`, index === 0 ? null : `d${index - 1}`));
}

/** Some renamed, some moved, some gone with all below them, some new. */
function edited(luck: Luck, before: DepartmentNode[]): DepartmentNode[] {
  let nodes = before.map((each) => ({ ...each }));
  for (let times = luck.between(0, 6); times > 0; times -= 1) {
    const one = luck.pick(nodes);
    const kind = luck.pick(['rename', 'move', 'add', 'remove', 'place']);
    if (kind === 'rename') one.name = `${one.name}!`;
    if (kind === 'place') one.position = luck.between(0, 5);
    if (kind === 'move' && one.parentId) one.parentId = luck.pick(nodes)._id;
    if (kind === 'add') nodes.push(node(`n${times}`, one._id));
    if (kind === 'remove' && one.parentId) nodes = nodes.filter((each) => each !== one);
  }
  return nodes;
}
