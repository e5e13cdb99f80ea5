import { describe, expect, it } from 'vitest';
import { elsewhere } from '../../../src/platform/policy/elsewhere.ts';
import { inRow } from '../../../src/platform/policy/places.ts';
import type { Statement } from '../../../src/platform/policy/statement.ts';

const departments = inRow({ region: 'eu-west-1', organization: 'o1', customer: 'c1' }, [
  { id: 'root', parentId: null },
  { id: 'north', parentId: 'root' },
]);
const says = (action: string, ...resources: string[]): Statement => ({ effect: 'allow', actions: [action], resources });
const between = (before: Statement[], after: Statement[]) => Object.fromEntries(elsewhere(before, after, departments));

describe('what a change of statements has of consequences elsewhere', () => {
  it('is nothing within the customer, or where nothing is said anew', () => {
    expect(between([], [says('org:viewUser', 'prn:eu-west-1:o1:c1:*:*:*', 'prn:*:*:*:north:*:*')])).toEqual({});
    const [one, two] = [says('org:viewUser', 'Any'), says('org:editUser', 'Any')];
    expect(between([one, two], [{ ...one, actions: ['org:editUser', 'org:viewUser'] }])).toEqual({});
    expect(between([], [says('org:viewUser', 'prn:eu-west-1:o1:c2:*:vacancy:1', 'nonsense')])).toEqual({});
  });

  it('is reported by why, other customers by how many', () => {
    expect(between([says('org:viewUser', 'Any')], [says('org:editUser', 'Any')])).toEqual({ elsewhereAny: 1 });
    const customers = ['prn:eu-west-1:o1:c2:*:*:*', 'prn:eu-west-1:o1:c2:west:*:*', 'prn:us-east-1:o2:c3:*:*:*'];
    expect(between([], [says('org:viewUser', ...customers)])).toEqual({ elsewhereCustomers: 2 });
    expect(between([says('org:viewUser', 'prn:*:o1:*:*:*:*')], [])).toEqual({ elsewhereOrganisations: 1 });
    expect(between([says('org:viewUser', 'prn:us-east-1:*:*:*:*:*')], [])).toEqual({ otherRegions: 1 });
  });

  it('is all that a denial could mean that nobody can read', () => {
    expect(between([{ effect: 'deny', actions: ['org:*'], resources: ['nonsense'] }], [])).toEqual({ elsewhereAny: 1 });
  });
});
