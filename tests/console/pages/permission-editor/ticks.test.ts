import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  departmentsOf,
  type AnsweredDepartment,
  type Department,
  type Departments,
} from '../../../../src/console/pages/permission-editor/tree/departments.ts';
import {
  aboveTicks,
  tickDepartment,
  tickState,
  toggled,
  topmost,
  unknownTicks,
  untickDepartment,
  type TickState,
} from '../../../../src/console/pages/permission-editor/tree/ticks.ts';

/** Each department hangs below the one whose number it names, at most five levels deep. */
const trees = fc.array(fc.nat(), { minLength: 0, maxLength: 40 }).map((above) => {
  const nodes: (AnsweredDepartment & { level: number; children: AnsweredDepartment[] })[] = [
    { id: 'd0', name: 'd0', level: 1, children: [] },
  ];
  for (const number of above) {
    const fit = nodes.filter(({ level }) => level < 5);
    const parent = fit[number % fit.length];
    if (!parent) continue;
    const node = { id: `d${nodes.length}`, name: `d${nodes.length}`, level: parent.level + 1, children: [] };
    parent.children.push(node);
    nodes.push(node);
  }
  return departmentsOf(nodes[0] as AnsweredDepartment);
});
const presses = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });

/** Every box has a state of its own, and a press goes through all of them: slow, and plainly what the specification says. */
class Naive {
  readonly states = new Map<string, TickState>();
  constructor(tree: Departments) {
    for (const { id } of tree.all) this.states.set(id, 'off');
  }
  press(department: Department): void {
    const next = this.states.get(department.id) === 'on' ? 'off' : 'on';
    for (const each of below(department)) this.states.set(each.id, next);
    if (next === 'off') for (const each of above(department)) if (this.states.get(each.id) === 'on') this.states.set(each.id, 'half');
    // From below to above: a department that is not ticked itself is half-ticked when anything below it is ticked.
    for (const each of above(department))
      if (this.states.get(each.id) !== 'on')
        this.states.set(each.id, below(each).some((one) => one !== each && this.states.get(one.id) === 'on') ? 'half' : 'off');
  }
}

const below = (department: Department): Department[] => [department, ...department.children.flatMap(below)];
const above = ({ parent }: Department): Department[] => (parent ? [parent, ...above(parent)] : []);
const statesOf = (tree: Departments, ticks: ReadonlySet<string>) => {
  const half = aboveTicks(tree, ticks);
  return new Map(tree.all.map((department) => [department.id, tickState(ticks, half, department)]));
};
const pressed = (tree: Departments, number: number) => tree.all[number % tree.all.length] as Department;
const many = { numRuns: 5_000 };

describe('the boxes of a tree of departments', () => {
  it('are after any presses as one by one they would be', () => {
    fc.assert(
      fc.property(trees, presses, (tree, numbers) => {
        const naive = new Naive(tree);
        let ticks: ReadonlySet<string> = new Set();
        for (const number of numbers) {
          naive.press(pressed(tree, number));
          ticks = toggled(tree, ticks, pressed(tree, number));
        }
        expect(statesOf(tree, ticks)).toEqual(naive.states);
      }),
      many,
    );
  });

  it('are ticked with everything below, and half-ticked above', () => {
    fc.assert(
      fc.property(trees, presses, fc.nat(), (tree, numbers, number) => {
        const department = pressed(tree, number);
        const states = statesOf(tree, tickDepartment(tree, after(tree, numbers), department));
        for (const each of below(department)) expect(states.get(each.id)).toBe('on');
        for (const each of above(department)) expect(states.get(each.id)).not.toBe('off');
      }),
      many,
    );
  });

  it('are unticked with everything below, and reckoned anew above', () => {
    fc.assert(
      fc.property(trees, presses, fc.nat(), (tree, numbers, number) => {
        const department = pressed(tree, number);
        const before = statesOf(tree, after(tree, numbers));
        const states = statesOf(tree, untickDepartment(tree, after(tree, numbers), department));
        for (const each of below(department)) expect(states.get(each.id)).toBe('off');
        for (const each of above(department)) {
          const some = below(each).some((one) => states.get(one.id) === 'on');
          expect(states.get(each.id)).toBe(some ? 'half' : 'off');
        }
        const touched = new Set([...below(department), ...above(department)]);
        for (const each of tree.all) if (!touched.has(each)) expect(states.get(each.id)).toBe(before.get(each.id));
      }),
      many,
    );
  });

  it('are as before once a tick on an unticked branch is taken back', () => {
    fc.assert(
      fc.property(trees, presses, fc.nat(), (tree, numbers, number) => {
        const department = pressed(tree, number);
        const before = untickDepartment(tree, after(tree, numbers), department);
        expect(sorted(untickDepartment(tree, tickDepartment(tree, before, department), department))).toEqual(sorted(before));
      }),
      many,
    );
  });

  it('are kept as the topmost ticks alone, and as few as can be', () => {
    fc.assert(
      fc.property(trees, presses, (tree, numbers) => {
        const ticks = after(tree, numbers);
        expect(sorted(topmost(tree, ticks))).toEqual(sorted(ticks));
        for (const id of ticks) {
          const fewer = new Set(ticks);
          fewer.delete(id);
          expect(statesOf(tree, fewer).get(id)).not.toBe('on');
        }
      }),
      many,
    );
  });

  it('keep what the tree does not know, and what was granted twice says the same once', () => {
    const tree = departmentsOf({
      id: 'root',
      name: 'Root',
      children: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    });
    const a = tree.byId.get('a') as Department;
    const ticks = new Set(['root', 'a', 'archived']);
    expect(unknownTicks(tree, ticks)).toEqual(['archived']);
    expect(sorted(untickDepartment(tree, ticks, a))).toEqual(['archived', 'b']);
    expect(sorted(tickDepartment(tree, new Set(['b', 'archived']), tree.root))).toEqual(['archived', 'root']);
  });

  it('do not tick a parent whose children are all ticked: rows of its own are in none of them', () => {
    const tree = departmentsOf({
      id: 'root',
      name: 'Root',
      children: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    });
    const ticks = toggled(tree, toggled(tree, new Set(), tree.byId.get('a') as Department), tree.byId.get('b') as Department);
    expect(statesOf(tree, ticks).get('root')).toBe('half');
  });
});

const after = (tree: Departments, numbers: readonly number[]): ReadonlySet<string> =>
  numbers.reduce<ReadonlySet<string>>((ticks, number) => toggled(tree, ticks, pressed(tree, number)), new Set());
const sorted = (ticks: ReadonlySet<string>): string[] => [...ticks].sort();
