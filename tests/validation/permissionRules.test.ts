import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureOf, labelsFor, rightsByLabel, rightsFor, rightsIn, untick } from '../../src/domain/permissionLabels.ts';
import { placelessRules, rulesOf, statementsOf } from '../../src/domain/permissionRules.ts';
import type { Rule, RuleInput } from '../../src/domain/permissionRules.ts';
import { actionMatches } from '../../src/domain/statements.ts';
import type { Statement } from '../../src/domain/statements.ts';
import { all, labelsOf, newRule, numRuns, policy, seed, statement, tab, tabs } from './permissions.ts';

const sent = ({ customers, actions, of }: Rule): RuleInput => ({ customers, actions, of });
const options = { numRuns, seed };

/** The rights that patterns grant, of all that have a label. */
const granted = (actions: readonly string[]) => rightsIn(all).filter((right) => actions.some((pattern) => actionMatches(pattern, right)));

describe('statements that are read and saved again', () => {
  it('are the same, however they are written and whatever the editor does not show of them', () => {
    fc.assert(
      fc.property(policy, tab, (statements, name) => {
        const saved = statementsOf(rulesOf(statements, tabs[name]).map(sent), statements, tabs[name], all);
        expect(saved).toEqual(statements);
      }),
      options,
    );
  });

  it('are the same in whatever order their labels and departments are sent, and with what the labels imply left out', () => {
    fc.assert(
      fc.property(policy, tab, (statements, name) => {
        const rules = rulesOf(statements, tabs[name]).map(sent);
        const turned = rules.map(({ customers, actions, of }) => ({
          of,
          actions: actions.toReversed(),
          customers: customers.toReversed().map((each) => ({ ...each, hierarchyIds: each.hierarchyIds.toReversed() })),
        }));
        expect(statementsOf(turned, statements, tabs[name], all)).toEqual(statements);
      }),
      options,
    );
  });
});

describe('rules that are saved and read again', () => {
  it('are what was ticked with all that it implies, in the same places, and mean the same when written from scratch', () => {
    const cases = tab.chain((name) => fc.tuple(fc.constant(tabs[name]), fc.array(newRule(tabs[name]), { minLength: 1, maxLength: 4 })));
    fc.assert(
      fc.property(cases, ([sections, rules]) => {
        const statements = statementsOf(rules, [], sections, all);
        const read = rulesOf(statements, sections);
        expect(read.map(({ actions }) => actions)).toEqual(rules.map(({ actions }) => closureOf(actions, sections)));
        expect(read.map(({ customers }) => customers)).toEqual(rules.map(({ customers }) => customers));
        for (const rule of read) expect([rule.effect, rule.otherActions, rule.otherResources]).toEqual(['allow', [], []]);
        const anew = statementsOf(
          read.map(({ customers, actions }) => ({ customers, actions })),
          [],
          sections,
          all,
        );
        expect(anew.map(({ actions }) => actions.toSorted())).toEqual(statements.map(({ actions }) => actions.toSorted()));
        expect(anew.map(({ resources }) => resources)).toEqual(statements.map(({ resources }) => resources));
      }),
      options,
    );
  });

  it('are what was ticked also where a statement was there before; what no label of the editor stands for stays', () => {
    const cases = tab.chain((name) => fc.tuple(fc.constant(tabs[name]), statement, labelsOf(tabs[name]), newRule(tabs[name])));
    fc.assert(
      fc.property(cases, ([sections, before, labels, { customers }]) => {
        const [after] = statementsOf([{ customers, actions: labels, of: 0 }], [before], sections, all);
        if (!after) throw new Error('One rule is one statement');
        expect(labelsFor(after.actions, sections)).toEqual(closureOf(labels, sections));
        const [read] = rulesOf([after], sections);
        const places = (each: Pick<Rule, 'customers'> | undefined) =>
          each?.customers.flatMap(({ customerId, hierarchyIds }) => hierarchyIds.map((id) => `${customerId}/${id}`)).toSorted();
        expect(places(read)).toEqual(places({ customers }));
        expect(read?.otherResources).toEqual(rulesOf([before], sections)[0]?.otherResources);
        expect(after.effect).toBe(before.effect);
        const shownRights = rightsIn(sections);
        const elsewhere = (actions: readonly string[]) => granted(actions).filter((right) => !shownRights.includes(right));
        expect(elsewhere(after.actions)).toEqual(elsewhere(before.actions));
        // Nothing comes that was not ticked.
        const wanted = labels.flatMap((label) => rightsByLabel(sections).get(label) ?? []);
        const unasked = granted(after.actions).filter((right) => !wanted.includes(right) && !granted(before.actions).includes(right));
        expect(unasked).toEqual([]);
      }),
      options,
    );
  });
});

describe('a label that is unticked', () => {
  it('of all rights takes its own alone', () => {
    for (const name of ['console', 'talentHub'] as const)
      for (const label of rightsByLabel(tabs[name]).keys()) {
        const before: Statement = { effect: 'allow', actions: ['*:*'], resources: ['Any'] };
        const [rule] = rulesOf([before], tabs[name]);
        const actions = untick(rule?.actions ?? [], [label], tabs[name]);
        const [after] = statementsOf([{ customers: rule?.customers ?? [], actions, of: 0 }], [before], tabs[name], all);
        const lost = rightsIn(all).filter((right) => !granted(after?.actions ?? []).includes(right));
        // With it goes what cannot be without its rights; what labels that stay need as well stays.
        const gone = [...rightsByLabel(tabs[name]).keys()].filter((each) => !actions.includes(each));
        const needed = rightsFor(actions, tabs[name]);
        expect(lost.toSorted()).toEqual(
          rightsFor(gone, tabs[name])
            .filter((right) => !needed.includes(right))
            .toSorted(),
        );
        expect(
          rightsByLabel(tabs[name])
            .get(label)
            ?.some((right) => lost.includes(right)),
        ).toBe(true);
        expect(after?.actions).not.toContain('*:*');
      }
  });
});

describe('a right that is granted without the others of its label', () => {
  const [hidden] = rulesOf([{ effect: 'allow', actions: ['apps:editApplication'], resources: ['Any'] }], tabs.console);

  it('is shown as what no label stands for, and stays when something else is ticked', () => {
    expect(hidden).toMatchObject({ actions: [], otherActions: ['apps:editApplication'] });
    const before: Statement = { effect: 'allow', actions: ['apps:editApplication'], resources: ['Any'] };
    const rule = { customers: hidden?.customers ?? [], actions: ['User Management - View User List'], of: 0 };
    expect(statementsOf([rule], [before], tabs.console, all)[0]?.actions).toEqual(['apps:editApplication', 'org:viewUserList']);
  });

  it('goes where it would tick a label that nobody ticked', () => {
    const before: Statement = { effect: 'allow', actions: ['apps:editApplication', 'apps:createApplication'], resources: ['Any'] };
    const actions = ['View Application Details', 'View Application List'].map((each) => `Vacancy & Application Management - ${each}`);
    const [after] = statementsOf([{ customers: hidden?.customers ?? [], actions, of: 0 }], [before], tabs.console, all);
    expect(after?.actions.toSorted()).toEqual(['apps:viewApplication', 'apps:viewApplicationList']);
  });
});

describe('a rule without a customer', () => {
  it('is one that names no place, unless its statement names something that is no customer', () => {
    const before: Statement[] = [
      { effect: 'allow', actions: [], resources: ['prn:*:o1:*:*:*:*'] },
      { effect: 'allow', actions: [], resources: ['Any'] },
    ];
    const rule = (of?: number) => ({ customers: [], actions: [], of });
    expect(placelessRules([rule(0), rule(1), rule(), rule(7)], before)).toEqual([1, 2, 3]);
  });
});
