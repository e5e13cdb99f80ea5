import { describe, expect, it } from 'vitest';
import { differing, mayKeep, resolvedRules, slotsOf } from '../../../../src/console/pages/permission-editor/newer/slots.ts';
import { newRule, tabState, type EditorRule } from '../../../../src/console/pages/permission-editor/rules/editorRules.ts';
import { faultsOf, placedFaults, placesInOrder } from '../../../../src/console/pages/permission-editor/rules/faults.ts';

const rule = (of: number | undefined, departments: string[], actions: string[], more: Partial<EditorRule> = {}): EditorRule => ({
  key: `rule${of}`,
  of,
  effect: 'allow',
  customers: [{ key: 'c1', customerId: 'c1', hierarchyIds: departments }],
  actions,
  otherActions: [],
  otherResources: [],
  ...more,
});
const opened = [rule(0, ['root'], ['See']), rule(1, ['sales'], ['Edit']), rule(2, ['shops'], ['See'])];

describe('the rules of two editors at once', () => {
  it('are the same rules though the other has removed one before them', () => {
    const theirs = [rule(0, ['root'], ['See']), rule(1, ['shops'], ['See'])];
    const mine = [opened[0], opened[1], { ...opened[2], actions: ['See', 'Edit'] }] as EditorRule[];
    const slots = slotsOf(opened, mine, theirs);
    expect(slots.map((slot) => slot.theirs?.of)).toEqual([0, undefined, 1]);
    expect(differing(slots).map(({ changedHere }) => changedHere)).toEqual([false, true]);
    // Theirs where only they changed something, mine where I did: the rule that they removed goes, mine is about theirs now.
    const chosen = resolvedRules(slots, new Set(slots.filter((slot) => !slot.changedHere).map(({ key }) => key)));
    expect(chosen.map(({ of, actions }) => [of, actions])).toEqual([
      [0, ['See']],
      [1, ['See', 'Edit']],
    ]);
    expect(new Set(chosen.map(({ key }) => key)).size).toBe(chosen.length);
  });

  it('are paired by what they share when the other has edited them, and what is new is reported as new', () => {
    const theirs = [
      rule(0, ['root'], ['See']),
      rule(1, ['elsewhere'], ['Nothing']),
      rule(2, ['sales'], ['Edit', 'Delete']),
      opened[2] as EditorRule,
    ];
    const slots = slotsOf(opened, opened, theirs);
    expect(differing(slots).map((slot) => [slot.mine?.actions, slot.theirs?.actions])).toEqual([
      [['Edit'], ['Edit', 'Delete']],
      [undefined, ['Nothing']],
    ]);
  });

  it('lose nothing when all of mine is kept: my new ones stay, and what the other removed is made anew', () => {
    const added = { ...newRule(), key: 'mine', actions: ['Mine'] };
    const kept = resolvedRules(slotsOf(opened, [...opened, added], [opened[0] as EditorRule]), new Set());
    expect(kept.map(({ of, actions }) => [of, actions])).toEqual([
      [0, ['See']],
      [undefined, ['Edit']],
      [undefined, ['See']],
      [undefined, ['Mine']],
    ]);
  });

  it('keep of a rule what its editor does not show, and never make a refusal that somebody removed a grant', () => {
    const deny = rule(1, ['sales'], ['Edit'], { effect: 'deny' });
    const before = [opened[0] as EditorRule, deny];
    const slots = slotsOf(before, before, [{ ...rule(0, ['root'], ['See']), otherActions: ['ti:access'] }]);
    expect(slots.map(mayKeep)).toEqual([true, false]);
    expect(resolvedRules(slots, new Set())).toMatchObject([{ of: 0, otherActions: ['ti:access'] }]);
  });
});

describe('what is wrong with rules', () => {
  const rules = [rule(0, [], ['See']), { ...newRule(), key: 'new' }, rule(1, [], [], { effect: 'deny', key: 'deny' })];

  it('is reported where it is, from above to below, and of refusals nothing', () => {
    const faults = faultsOf(rules);
    expect(faults).toMatchObject({ 'rules.rule0.customers.c1.hierarchyIds': 'permissions.departments.required' });
    const places = placesInOrder(faults, rules);
    expect(places).toHaveLength(2);
    expect(places[1]).toMatch(/^rules\.new\.customers\.\w+\.customerId$/);
  });

  it('is found by the platform’s numbers, those of an editor and those of a policy', () => {
    const full = [rule(0, ['root'], []), rule(1, ['sales'], [])];
    const placed = placedFaults(
      {
        'permissionTabState.basic.actions': 'a',
        'update.permissionTabState.advanced.0.customers.0.hierarchyIds': 'b',
        'update.statements.1.actions': 'c',
        'permissionTabState.advanced.0.of': 'd',
        permissionTabState: 'no rule of its own',
      },
      full,
    );
    expect(placed).toEqual({
      'rules.rule0.actions': 'a',
      'rules.rule1.customers.c1.hierarchyIds': 'b',
      'rules.rule1.actions': 'c',
      'rules.rule1': 'd',
    });
  });
});

it('a state that is sent leaves out rows without a customer, and names the statement of each rule', () => {
  expect(tabState([rule(0, ['root'], ['See']), { ...newRule(), key: 'x' }])).toEqual({
    basic: { customers: [{ customerId: 'c1', hierarchyIds: ['root'] }], actions: ['See'], of: 0 },
    advanced: [{ customers: [], actions: [] }],
  });
});
