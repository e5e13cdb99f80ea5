import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { explain } from '../../../src/platform/policy/explain.ts';
import type { Match, Source } from '../../../src/platform/policy/explain.ts';
import { decide, widenRoots } from '../../../src/platform/policy/accessScope.ts';
import type { Statement, Target } from '../../../src/platform/policy/statement.ts';
import { customerOfRoot, policySet, request, rootOf, seed } from './policies.ts';
import { allowed } from './reference.ts';

const cases = 5000;
const sourcesOf = (said: readonly Statement[]): Source[] =>
  widenRoots(said, customerOfRoot).map((held, index) => ({ held, written: said[index] ?? held }));
const without = (sources: readonly Source[], reasons: readonly Match<Source>[]) =>
  sources.filter((source) => !reasons.some((reason) => reason.source === source));
const of = (reasons: readonly Match<Source>[], effect: Statement['effect']) => reasons.filter((reason) => reason.effect === effect);

describe(`why somebody may, or may not, in ${cases} random cases`, () => {
  const seen = { allowed: 0, denied: 0, silent: 0 };
  const check = (judge: (sources: Source[], action: string, at: Target, said: Statement[]) => void) =>
    fc.assert(
      fc.property(policySet, request, (said, [action, at]) => judge(sourcesOf(said), action, at, said)),
      { numRuns: cases, seed },
    );
  afterAll(() => console.info(`explained: ${JSON.stringify(seen)} (seed ${seed})`));

  it('is decided as the engine decides, and follows from its reasons alone', () => {
    check((sources, action, at, said) => {
      const { allowed: may, reasons } = explain(sources, action, at);
      const [allows, denies] = [of(reasons, 'allow'), of(reasons, 'deny')];
      expect(may).toBe(allowed(said, action, at, rootOf));
      expect(may).toBe(allows.length > 0 && denies.length === 0);
      seen[may ? 'allowed' : denies.length > 0 ? 'denied' : 'silent'] += 1;
    });
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases / 50);
  });

  it('changes with its reasons: without what allows nothing is allowed, without what denies all that something allows', () => {
    check((sources, action, at) => {
      const { reasons } = explain(sources, action, at);
      const decided = (left: readonly Source[]) =>
        decide(
          left.map(({ held }) => held),
          action,
          at,
        );
      expect(decided(without(sources, of(reasons, 'allow')))).toBe(false);
      expect(decided(without(sources, of(reasons, 'deny')))).toBe(of(reasons, 'allow').length > 0);
      // Statements that are no reason decide nothing.
      expect(decided(reasons.map(({ source }) => source))).toBe(decided(sources));
    });
  });

  it('is described in words of the policy itself, denials first', () => {
    check((sources, action, at) => {
      const { reasons } = explain(sources, action, at);
      for (const { source, action: pattern, resource, effect } of reasons) {
        expect(source.written.actions).toContain(pattern);
        expect(source.written.resources).toContain(resource);
        // Alone it decides the same.
        const alone = widenRoots([{ effect: 'allow', actions: [pattern], resources: [resource] }], customerOfRoot);
        if (effect === 'allow') expect(decide(alone, action, at)).toBe(true);
      }
      expect(reasons.map(({ effect }) => effect)).toEqual([...of(reasons, 'deny'), ...of(reasons, 'allow')].map(({ effect }) => effect));
    });
  });

  it('names the department that a resource names, unless that is the whole customer', () => {
    const at: Target = { region: 'eu-west-1', organization: 'o1', customer: 'c1', path: ['root-c1', 'north-c1', 'team-c1'] };
    const departmentOf = (resource: string) =>
      explain(sourcesOf([{ effect: 'allow', actions: ['org:*'], resources: [resource] }]), 'org:viewUser', at).reasons.map(
        ({ department }) => department,
      );
    expect(departmentOf('prn:eu-west-1:o1:c1:north-c1:*:*')).toEqual(['north-c1']);
    expect(departmentOf('prn:eu-west-1:o1:c1:root-c1:*:*')).toEqual([undefined]);
    expect(departmentOf('Any')).toEqual([undefined]);
    expect(departmentOf('prn:eu-west-1:o1:c1:south-c1:*:*')).toEqual([]);
  });
});
