import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, everything, nothing, reach, widenRoots } from '../../../src/platform/policy/reach.ts';
import { parseResource, resourceName } from '../../../src/platform/policy/statement.ts';
import type { Statement, Target } from '../../../src/platform/policy/statement.ts';

const runs = process.env['DEEP'] ? 100_000 : 3000;
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

  it('grants a department with everything below it, and nothing above or beside', () => {
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

  it('takes a right on the root department for one on the whole customer once roots are widened', () => {
    const statements = widenRoots([allow(['org:viewUser'], 'prn:eu-west-1:acme:shop:root:*:*')], (id) => id === 'root');
    expect(decide(statements, 'org:viewUser', target({ path: [] }))).toBe(true);
    expect(decide(statements, 'org:viewUser', target({ customer: 'other' }))).toBe(false);
  });

  it.each(['prn', 'prn:', 'arn:eu-west-1:acme', 'prn:eu-west-1::shop', 'prn:a:b:c:d:e:f:g', ''])(
    'grants nothing by the malformed resource %j, and denies everything by it',
    (resource) => {
      expect(parseResource(resource)).toBeNull();
      expect(decide([allow(['*:*'], resource)], 'org:viewUser', target())).toBe(false);
      expect(decide([allow(['*:*'], 'Any'), deny(['org:viewUser'], resource)], 'org:viewUser', target())).toBe(false);
    },
  );

  it('grants nothing by a resource that names something smaller than a department, and denies the department by it', () => {
    const smaller = 'prn:eu-west-1:acme:shop:north:vacancy:1';
    expect(decide([allow(['*:*'], smaller)], 'org:viewUser', target())).toBe(false);
    expect(decide([allow(['*:*'], 'Any'), deny(['*:*'], smaller)], 'org:viewUser', target())).toBe(false);
  });

  it('needs every one of several rights', () => {
    const statements = [allow(['apps:viewApplication'], 'Any'), allow(['apps:editApplication'], 'prn:*:acme:shop:north:*:*')];
    const both = reach(statements, ['apps:viewApplication', 'apps:editApplication'], 'eu-west-1');
    expect(both.covers(target())).toBe(true);
    expect(both.covers(target({ path: ['root', 'south'] }))).toBe(false);
    expect(reach(statements, ['apps:viewApplication', 'apps:deleteApplication'], 'eu-west-1').empty).toBe(true);
  });

  it('knows the ends of the scale', () => {
    expect(nothing.covers(target())).toBe(false);
    expect(everything.covers(target({ customer: null, organization: null, path: [] }))).toBe(true);
    expect(reach([allow(['*:*'], 'Any')], 'org:viewUser', 'eu-west-1').everything).toBe(true);
    expect(reach([allow(['*:*'], 'prn:eu-west-1:*:*:*:*:*')], 'org:viewUser', 'eu-west-1').everything).toBe(true);
    expect(reach([allow(['*:*'], 'prn:eu-west-1:*:*:*:*:*')], 'org:viewUser', 'eu-west-1').covers(target({ region: 'us-east-1' }))).toBe(
      false,
    );
    expect(reach([allow(['*:*'], 'prn:eu-west-1:acme:*:*:*:*')], 'org:viewUser', 'eu-west-1').everything).toBe(false);
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

describe('the evaluator', () => {
  /** The rule in the words of the specification, without a thought for speed: a statement applies when one of its actions and one of its resources do. */
  const reference = (statements: Statement[], action: string, at: Target): boolean => {
    const parts = (resource: string) => (['Any', '*'].includes(resource) ? ['*', '*', '*', '*'] : resource.split(':').slice(1, 5));
    const wild = (part: string) => part === '*' || part === 'Any';
    const onResource = (resource: string) => {
      const [region = '*', organization = '*', customer = '*', hierarchy = '*'] = parts(resource);
      return (
        (wild(region) || region === at.region) &&
        (wild(organization) || organization === at.organization) &&
        (wild(customer) || customer === at.customer) &&
        (wild(hierarchy) || at.path.includes(hierarchy))
      );
    };
    const [service] = action.split(':');
    const applies = ({ actions, resources }: Statement) =>
      actions.some((each) => ['*', '*:*', `${service}:*`, action].includes(each)) && resources.some(onResource);
    const fitting = statements.filter(applies);
    return fitting.some(({ effect }) => effect === 'allow') && !fitting.some(({ effect }) => effect === 'deny');
  };

  const pick = (...values: string[]) => fc.constantFrom(...values);
  const resource = fc.oneof(
    pick('Any', '*'),
    fc
      .tuple(pick('r1', 'r2', '*'), pick('o1', 'o2', '*', 'Any'), pick('c1', 'c2', '*', 'Any'), pick('h1', 'h2', 'h3', '*'))
      .map((parts) => `prn:${parts.join(':')}:*:*`),
  );
  const action = pick('a:x', 'a:y', 'b:x', 'a:*', '*:*', '*');
  const statement: fc.Arbitrary<Statement> = fc.record({
    effect: fc.constantFrom('allow', 'allow', 'allow', 'deny'),
    actions: fc.array(action, { minLength: 1, maxLength: 3 }),
    resources: fc.array(resource, { minLength: 1, maxLength: 3 }),
  });
  const place: fc.Arbitrary<Target> = fc.record({
    region: pick('r1', 'r2'),
    organization: fc.option(pick('o1', 'o2')),
    customer: fc.option(pick('c1', 'c2')),
    path: fc.constantFrom([], ['h1'], ['h1', 'h2'], ['h1', 'h2', 'h3'], ['h1', 'h3']),
  });

  it('agrees with the rule spelt out, for any policies and any place', () => {
    fc.assert(
      fc.property(fc.array(statement, { maxLength: 6 }), pick('a:x', 'a:y', 'b:x'), place, (statements, asked, at) => {
        const decided = decide(statements, asked, at);
        expect(decided).toBe(reference(statements, asked, at));
        const found = reach(statements, asked, at.region);
        if (found.empty) expect(decided).toBe(false);
        if (found.everything) expect(decided).toBe(true);
      }),
      { numRuns: runs },
    );
  });
});
