import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, everything, nothing, accessScope, widenRoots } from '../../../src/platform/policy/accessScope.ts';
import { parseResource, resourceName } from '../../../src/platform/policy/statement.ts';
import type { Statement, Target } from '../../../src/platform/policy/statement.ts';

const allow = (actions: string[], ...resources: string[]): Statement => ({ effect: 'allow', actions, resources });
const deny = (actions: string[], ...resources: string[]): Statement => ({ effect: 'deny', actions, resources });
const target = (more: Partial<Target> = {}): Target => ({
  region: 'eu-west-1',
  organization: 'acme',
  customer: 'shop',
  path: ['root', 'north'],
  ...more,
});

describe('a policy', () => {
  it('denies what no statement allows', () => {
    expect(decide([], 'org:viewUser', target())).toBe(false);
    expect(decide([allow(['org:editUser'], 'Any')], 'org:viewUser', target())).toBe(false);
  });

  it('lets an explicit denial win over any number of grants, in whatever order they stand', () => {
    const grants = [allow(['*:*'], 'Any'), allow(['org:viewUser'], 'prn:eu-west-1:acme:shop:*:*:*')];
    const denial = deny(['org:*'], 'prn:*:acme:shop:north:*:*');
    expect(decide([...grants, denial], 'org:viewUser', target())).toBe(false);
    expect(decide([denial, ...grants], 'org:viewUser', target())).toBe(false);
    expect(decide([...grants, denial], 'org:viewUser', target({ path: ['root', 'south'] }))).toBe(true);
  });

  it.each(['*', '*:*', 'org:*', 'org:viewUser'])('takes %s for org:viewUser', (action) => {
    expect(decide([allow([action], 'Any')], 'org:viewUser', target())).toBe(true);
  });

  it.each(['org', 'org:view', 'org:view*', 'orgs:*', '*:viewUser', 'apps:*', ''])('does not take %j for org:viewUser', (action) => {
    expect(decide([allow([action], 'Any')], 'org:viewUser', target())).toBe(false);
  });

  it('grants a department with everything below it, and nothing above or next to', () => {
    const statements = [allow(['org:viewUser'], 'prn:eu-west-1:acme:shop:north:*:*')];
    expect(decide(statements, 'org:viewUser', target({ path: ['root', 'north', 'team'] }))).toBe(true);
    expect(decide(statements, 'org:viewUser', target({ path: ['root'] }))).toBe(false);
    expect(decide(statements, 'org:viewUser', target({ path: ['root', 'south'] }))).toBe(false);
    expect(decide(statements, 'org:viewUser', target({ path: [] }))).toBe(false);
  });

  it('does not reach the organisation’s own row by a right on one of its customers', () => {
    const statements = [allow(['*:*'], 'prn:*:acme:shop:*:*:*')];
    expect(decide(statements, 'org:viewOrganization', target({ customer: null, path: [] }))).toBe(false);
  });

  it.each(['prn:eu-west-1:acme:shop:root:*:*', 'prn:eu-west-1:acme:*:root:*:*', 'prn:*:*:Any:root:*:*'])(
    'takes the right %s on a root department for one on that whole customer, and on no other, once roots are widened',
    (resource) => {
      const statements = widenRoots([allow(['org:viewUser'], resource)], (id) => (id === 'root' ? 'shop' : undefined));
      expect(decide(statements, 'org:viewUser', target({ path: [] }))).toBe(true);
      expect(decide(statements, 'org:viewUser', target({ customer: 'other', path: ['other-root'] }))).toBe(false);
      expect(decide(statements, 'org:viewUser', target({ customer: null, path: [] }))).toBe(false);
    },
  );

  it('takes the root department of one customer in the name of another for nothing', () => {
    const statements = widenRoots([allow(['org:viewUser'], 'prn:eu-west-1:acme:shop:their-root:*:*')], () => 'other');
    for (const customer of ['shop', 'other'])
      for (const path of [[], ['root']]) expect(decide(statements, 'org:viewUser', target({ customer, path }))).toBe(false);
  });

  it.each([
    ...['prn', 'prn:', 'arn:eu-west-1:acme:shop:north:*:*', 'prn:eu-west-1::shop:north:*:*', 'prn:a:b:c:d:e:f:g', ''],
    // Cut short it would cover more than it was meant to; and what looks like a pattern is none.
    ...['prn:eu-west-1', 'prn:eu-west-1:acme:shop', 'prn:eu-west-1:acme:shop:north:*', 'prn:eu-west-1:ac*:*:*:*:*', 'prn:*:*:*:%:*:*'],
  ])('grants nothing by the malformed resource %j, and denies everything by it', (resource) => {
    expect(parseResource(resource)).toBeNull();
    expect(decide([allow(['*:*'], resource)], 'org:viewUser', target())).toBe(false);
    expect(decide([allow(['*:*'], 'Any'), deny(['org:viewUser'], resource)], 'org:viewUser', target())).toBe(false);
  });

  it('grants nothing by a resource that names something smaller than a department, and denies the department by it', () => {
    const smaller = 'prn:eu-west-1:acme:shop:north:vacancy:1';
    expect(decide([allow(['*:*'], smaller)], 'org:viewUser', target())).toBe(false);
    expect(decide([allow(['*:*'], 'Any'), deny(['*:*'], smaller)], 'org:viewUser', target())).toBe(false);
  });

  it('needs every one of several rights', () => {
    const statements = [allow(['apps:viewApplication'], 'Any'), allow(['apps:editApplication'], 'prn:*:acme:shop:north:*:*')];
    const both = accessScope(statements, ['apps:viewApplication', 'apps:editApplication'], 'eu-west-1');
    expect(both.covers(target())).toBe(true);
    expect(both.covers(target({ path: ['root', 'south'] }))).toBe(false);
    expect(accessScope(statements, ['apps:viewApplication', 'apps:deleteApplication'], 'eu-west-1').empty).toBe(true);
  });

  it('knows the ends of the scale', () => {
    expect(nothing.covers(target())).toBe(false);
    // A denial of everything is reported as a missing right, not as a missing record.
    expect(accessScope([allow(['*:*'], 'Any'), deny(['*:*'], 'prn:*:*:*:*:*:*')], 'org:viewUser', 'eu-west-1').empty).toBe(true);
    expect(everything.covers(target({ customer: null, organization: null, path: [] }))).toBe(true);
    expect(accessScope([allow(['*:*'], 'Any')], 'org:viewUser', 'eu-west-1').everything).toBe(true);
    expect(accessScope([allow(['*:*'], 'prn:eu-west-1:*:*:*:*:*')], 'org:viewUser', 'eu-west-1').everything).toBe(true);
    expect(
      accessScope([allow(['*:*'], 'prn:eu-west-1:*:*:*:*:*')], 'org:viewUser', 'eu-west-1').covers(target({ region: 'us-east-1' })),
    ).toBe(false);
    expect(accessScope([allow(['*:*'], 'prn:eu-west-1:acme:*:*:*:*')], 'org:viewUser', 'eu-west-1').everything).toBe(false);
  });

  it('reads the names of resources that it writes', () => {
    const part = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ region: part, organization: part, customer: part, hierarchy: part }), (parts) => {
        const scope = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
        expect(parseResource(resourceName(scope))).toEqual({ scope, narrower: false });
      }),
    );
  });
});
