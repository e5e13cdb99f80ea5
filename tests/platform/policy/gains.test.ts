import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared } from '../../../src/platform/policy/gains.ts';
import type { Membership, World } from '../../../src/platform/policy/gains.ts';
import { covers, inRow } from '../../../src/platform/policy/places.ts';
import type { Departments, PlacesPart } from '../../../src/platform/policy/places.ts';
import { decide, widenRoots } from '../../../src/platform/policy/accessScope.ts';
import { parseResource } from '../../../src/platform/policy/statement.ts';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { customerOfRoot, policySet, rootOf, seed } from './policies.ts';

const place = { region: 'eu-west-1', organization: 'o1', customer: 'c1' };
const root = rootOf['c1'] ?? '';
const rights = ['org:viewUser', 'org:editUser', 'apps:viewVacancy', 'apps:editVacancy', 'ti:access'];

interface Node {
  id: string;
  parentId: string | null;
}

/** A tree of the customer: some of these departments below the root, each below one that comes before it. */
const tree: fc.Arbitrary<Node[]> = fc
  .tuple(
    fc.shuffledSubarray(
      ['north', 'team', 'desk', 'seat', 'south', 'shop', 'new1', 'new2'].map((name) => `${name}-c1`),
      { minLength: 2 },
    ),
    fc.array(fc.nat(7), { minLength: 8, maxLength: 8 }),
  )
  .map(([ids, numbers]) => {
    const nodes: Node[] = [{ id: root, parentId: null }];
    for (const [index, id] of ids.entries()) nodes.push({ id, parentId: nodes[(numbers[index] ?? 0) % nodes.length]?.id ?? root });
    return nodes;
  });

/** The way from the root down to a department; undefined where it is not there. */
function wayTo(nodes: readonly Node[], id: string): string[] | undefined {
  const node = nodes.find((each) => each.id === id);
  return node && [...(node.parentId ? (wayTo(nodes, node.parentId) ?? []) : []), id];
}

const groups = ['g1', 'g2', 'g3', 'g4'];
const said = fc.array(policySet, { minLength: 4, maxLength: 4 });
const membership = fc.subarray(groups);

interface Case {
  before: { nodes: Node[]; said: Statement[][]; groups: string[] };
  after: { nodes: Node[]; said: Statement[][]; groups: string[] };
}

const same = fc.record({ nodes: tree, said, groups: membership });
/** A move, an edit of one group's policies, a change of memberships, or all of them at once. */
const change: fc.Arbitrary<Case> = fc.oneof(
  fc.tuple(same, tree).map(([before, nodes]) => ({ before, after: { ...before, nodes } })),
  fc
    .tuple(same, fc.nat(3), policySet)
    .map(([before, index, own]) => ({ before, after: { ...before, said: before.said.map((each, at) => (at === index ? own : each)) } })),
  fc.tuple(same, membership).map(([before, own]) => ({ before, after: { ...before, groups: own } })),
  fc.record({ before: same, after: same }),
);

function held({ nodes, said: all, groups: own }: Case['before']): Set<string> {
  const statements = widenRoots(
    own.flatMap((id) => all[groups.indexOf(id)] ?? []),
    customerOfRoot,
  );
  const found = new Set<string>();
  for (const right of rights)
    for (const id of ['', ...nodes.map((node) => node.id)])
      if (decide(statements, right, { ...place, path: id === '' ? [] : (wayTo(nodes, id) ?? []) })) found.add(`${right} ${id}`);
  return found;
}

/** Nobody who holds a right in the whole customer before and after gains or loses it where departments come and go. */
function differences({ before, after }: Case): { gains: string[]; losses: string[] } {
  const [old, now] = [held(before), held(after)];
  const isThere = (nodes: Node[], id: string) => id === '' || nodes.some((node) => node.id === id);
  const counts = (key: string) => {
    const [right, id = ''] = key.split(' ');
    const everywhere = old.has(`${right} ${root}`) && now.has(`${right} ${root}`);
    return !everywhere || (isThere(before.nodes, id) && isThere(after.nodes, id));
  };
  return {
    gains: [...now].filter((key) => !old.has(key) && counts(key)).sort(),
    losses: [...old].filter((key) => !now.has(key) && counts(key)).sort(),
  };
}

function meant(told: { rights: string[]; places: PlacesPart }[], nodes: Node[]): string[] {
  return told
    .flatMap(({ rights: own, places: { whole, below, alone } }) => {
      const ids = nodes
        .map(({ id }) => id)
        .filter((id) => whole || alone.includes(id) || below.some((top) => wayTo(nodes, id)?.includes(top)));
      return own.flatMap((right) => [...ids, ...(ids.includes(root) ? [''] : [])].map((id) => `${right} ${id}`));
    })
    .sort();
}

const world = ({ said: all }: Case['before'], departments: Departments): World => ({
  departments,
  statements: new Map(groups.map((id, index) => [id, all[index] ?? []])),
});

/** A denial on something smaller than the root department leaves the customer as a whole: the one thing that parts do not say. */
const isSmallerAtRoot = (all: Statement[][]) =>
  all.flat().some(
    ({ effect, resources }) =>
      effect === 'deny' &&
      resources.some((resource) => {
        const read = parseResource(resource);
        return read?.narrower && read.scope.hierarchy === root;
      }),
  );

function work({ before, after }: Case) {
  const rows = [inRow(place, before.nodes), inRow(place, after.nodes)] as const;
  const own: Membership = { before: before.groups, after: after.groups };
  const isMove = before.nodes !== after.nodes;
  const changed = compared(rights, world(before, rows[0]), world(after, isMove ? rows[1] : rows[0])).of(own);
  return { changed, told: changed?.changes() ?? { gains: [], losses: [] } };
}

describe('who gains and who loses', () => {
  it('what the engine decides after a change and not before, on 1,000 random moves and edits', () => {
    const count = { nothing: 0, gains: 0, losses: 0 };
    fc.assert(
      fc.property(change, (each) => {
        const { changed, told } = work(each);
        const naive = differences(each);
        const exact = isSmallerAtRoot([...each.before.said, ...each.after.said])
          ? (keys: string[]) => keys.filter((key) => !key.endsWith(' '))
          : (keys: string[]) => keys;
        expect(exact(meant(told.gains, each.after.nodes))).toEqual(exact(naive.gains));
        expect(exact(meant(told.losses, each.before.nodes))).toEqual(exact(naive.losses));
        expect(changed?.gains ?? false).toBe(told.gains.length > 0);
        expect(changed?.losses ?? false).toBe(told.losses.length > 0);
        if (!changed) count.nothing += 1;
        if (changed?.gains) count.gains += 1;
        if (changed?.losses) count.losses += 1;
      }),
      { numRuns: 1000, seed },
    );
    // The cases are of all kinds.
    for (const of of Object.values(count)) expect(of).toBeGreaterThan(100);
  });

  it('is told once a right: no right stands twice with the same places, and none in two parts', () => {
    fc.assert(
      fc.property(change, (each) => {
        const { told } = work(each);
        for (const parts of [told.gains, told.losses]) {
          const all = parts.flatMap((part) => part.rights);
          expect(new Set(all).size).toBe(all.length);
          expect(new Set(parts.map(({ places }) => JSON.stringify(places))).size).toBe(parts.length);
        }
      }),
      { numRuns: 300, seed },
    );
  });

  it('is worked out alike for each of many people at once', () => {
    fc.assert(
      fc.property(change, fc.array(fc.tuple(membership, membership), { maxLength: 6 }), ({ before, after }, people) => {
        const rows = [inRow(place, before.nodes), inRow(place, after.nodes)] as const;
        const together = compared(rights, world(before, rows[0]), world(after, rows[1]));
        for (const [was, is] of people) {
          const alone = compared(rights, world(before, rows[0]), world(after, rows[1]));
          expect(together.of({ before: was, after: is })?.changes()).toEqual(alone.of({ before: was, after: is })?.changes());
        }
      }),
      { numRuns: 200, seed },
    );
  });

  it('tells only what lies in departments that whoever asks may see, and counts the others', () => {
    fc.assert(
      fc.property(change, fc.nat(8), fc.nat(8), (each, from, length) => {
        const rows = [inRow(place, each.before.nodes), inRow(place, each.after.nodes)] as const;
        const stretch = ({ ids }: Departments) => [[Math.min(from, ids.length), Math.min(from + length, ids.length)]] as const;
        const seen = { before: stretch(rows[0]), after: stretch(rows[1]) };
        const { of, unseen } = compared(rights, world(each.before, rows[0]), world(each.after, rows[1]), seen);
        const changed = of({ before: each.before.groups, after: each.after.groups });
        const all = work(each).told;
        const told = changed?.changes() ?? { gains: [], losses: [] };
        const clipped = (keys: string[], { at }: Departments) =>
          keys.filter((key) => covers(seen.before, at.get(key.split(' ')[1] ?? '') ?? -1));
        const departmentsIn = (keys: string[]) => keys.filter((key) => !key.endsWith(' '));
        if (each.before.nodes === each.after.nodes) {
          expect(departmentsIn(meant(told.gains, each.after.nodes))).toEqual(clipped(meant(all.gains, each.after.nodes), rows[1]));
          expect(departmentsIn(meant(told.losses, each.before.nodes))).toEqual(clipped(meant(all.losses, each.before.nodes), rows[0]));
        }
        expect(changed?.hidden ?? false).toBe(changed !== undefined && told.gains.length + told.losses.length === 0);
        if (changed?.hidden) expect(unseen()).toBeGreaterThan(0);
      }),
      { numRuns: 300, seed },
    );
  });
});
