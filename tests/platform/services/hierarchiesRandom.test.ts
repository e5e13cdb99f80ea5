import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import type { Chance } from '../../../src/platform/demo/deterministic.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { editorOf, ownCustomer } from './hierarchyTools.ts';
import type { Node } from './hierarchyTools.ts';
import type { Scope } from './people.ts';

/** A tree as lists of children: the naive reference knows neither paths nor depths nor numbers of places. */
interface Naive {
  id: string;
  name: string;
  children: Naive[];
}

const rounds = 60;
const seed = process.env['SEED'] ?? '20261120';

describe(`${rounds} random differences one after the other (seed ${seed})`, () => {
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
    scope = await ownCustomer(staff);
  });
  afterAll(() => running.close());

  const all = (tree: Naive): Naive[] => [tree, ...tree.children.flatMap(all)];
  const stored = async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query(
      `select id, parent_id as parent, name, path, depth, position from hierarchies where customer_id = $1 and archived_at is null`,
      [scope.customerId],
    );
    return rows as { id: string; parent: string | null; name: string; path: string; depth: number; position: number }[];
  };
  const levels = (tree: Naive): number => 1 + Math.max(0, ...tree.children.map(levels));

  it('leave the tree that a naive reference has, or leave it as it was', async () => {
    const luck = chance('departments', seed);
    const editor = editorOf(staff, scope);
    let tree: Naive = { id: scope.hierarchyId, name: (await editor.read())[0]?.name ?? '', children: [] };
    const outcomes = { written: 0, refused: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const after = structuredClone(tree);
      const fresh = edit(luck, after, round);
      const difference = differenceOf(tree, after, fresh);
      const answer = await editor.ask(difference);
      const isTree = levels(after) <= 5;
      expect(!answer.errors, JSON.stringify([difference, answer.errors])).toBe(isTree);
      outcomes[isTree ? 'written' : 'refused'] += 1;
      if (isTree) {
        const made = (answer.data as unknown as { ORGUpdateHierarchies: { created: { _id: string }[] } }).ORGUpdateHierarchies.created;
        const finally_ = new Map(difference.created.map(({ _id }, index) => [_id, made[index]?._id ?? '']));
        for (const node of all(after)) node.id = finally_.get(node.id) ?? node.id;
        tree = after;
      }
      const expected: Awaited<ReturnType<typeof stored>> = [];
      const walk = ({ id, name, children }: Naive, parent: string | null, above: string, position: number): void => {
        const path = `${above}${id}/`;
        expected.push({ id, parent, name, path, depth: path.split('/').length - 2, position });
        for (const [place, child] of children.entries()) walk(child, id, path, place);
      };
      walk(tree, null, '/', 0);
      const byId = (rows: { id: string }[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(byId(await stored())).toEqual(byId(expected));
    }
    expect(Math.min(outcomes.written, outcomes.refused)).toBeGreaterThan(5);
    // Rows come in the order of the reference.
    const read = await editor.read();
    for (const { id, children } of all(tree))
      expect(read.filter(({ parentId }) => parentId === id).map(({ _id }) => _id)).toEqual(children.map((child) => child.id));
  });

  function edit(luck: Chance, tree: Naive, round: number): Set<string> {
    const made = new Set<string>();
    for (let times = luck.between(1, 8); times > 0; times -= 1) {
      const one = luck.pick(all(tree));
      const parent = all(tree).find(({ children }) => children.includes(one));
      const kind = luck.pick(['add', 'add', 'add', 'rename', 'move', 'move', 'remove', 'sort']);
      if (kind === 'add') {
        const id = `${round.toString(16).padStart(12, 'a')}${times.toString(16).padStart(12, '0')}`;
        made.add(id);
        one.children.splice(luck.between(0, one.children.length), 0, { id, name: `Department ${round}.${times}`, children: [] });
      }
      if (kind === 'sort') one.children.reverse();
      if (!parent) continue;
      if (kind === 'rename') one.name = `${one.name.slice(0, 50)}'`;
      if (kind === 'remove' || kind === 'move') {
        const to = luck.pick(all(tree));
        if (kind === 'move' && all(one).includes(to)) continue;
        parent.children.splice(parent.children.indexOf(one), 1);
        if (kind === 'move') to.children.splice(luck.between(0, to.children.length), 0, one);
      }
    }
    return made;
  }

  /** As an editor sends it: what has another name, parent or place among its siblings than before. */
  function differenceOf(before: Naive, after: Naive, fresh: ReadonlySet<string>): { created: Node[]; updated: Node[]; archived: string[] } {
    const nodes = (tree: Naive, parentId: string | null = null, position = 0): (Node & { position: number })[] => [
      { _id: tree.id, name: tree.name, parentId, position },
      ...tree.children.flatMap((child, place) => nodes(child, tree.id, place)),
    ];
    const old = new Map(nodes(before).map((node) => [node._id, node]));
    const now = nodes(after);
    const kept = new Set(now.map(({ _id }) => _id));
    return {
      created: now.filter(({ _id }) => fresh.has(_id)),
      updated: now.filter((node) => old.has(node._id) && JSON.stringify(old.get(node._id)) !== JSON.stringify(node)),
      archived: [...old.keys()].filter((id) => !kept.has(id)),
    };
  }
});
