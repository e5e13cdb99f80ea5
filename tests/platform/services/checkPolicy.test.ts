import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { limitedTo, scopeOf, setStatements } from './people.ts';

describe('CommonCheckPolicy', () => {
  let running: Running;
  let admin: Browser;
  let own: Summary;
  let foreign: Summary;
  interface Summary {
    awsRegion: string;
    organizationId: string;
    customerId: string;
    rootHierarchyId: string;
  }
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    const query = '{ AuthMe { customers { awsRegion organizationId customerId rootHierarchyId } } }';
    own = (await admin.get<{ customers: [Summary] }>(query)).customers[0];
    const all = (await (await running.browser().as('staff@demo.example')).get<{ customers: Summary[] }>(query)).customers;
    foreign = all.find((customer) => customer.organizationId !== own.organizationId) ?? own;
  });
  afterAll(() => running.close());

  const prn = ({ awsRegion, organizationId, customerId, rootHierarchyId }: Summary) =>
    `prn:${awsRegion}:${organizationId}:${customerId}:${rootHierarchyId}:*:*`;
  const check = async (todos: unknown, browser = admin, identity?: object) =>
    browser.ask('query ($policy: CommonCheckPolicyInput!) { CommonCheckPolicy(policy: $policy) { policyResult } }', {
      policy: { todos, ...(identity && { identity }) },
    });
  const result = async (...given: Parameters<typeof check>) => {
    const { data, errors } = await check(...given);
    expect(errors).toBeUndefined();
    return (data as unknown as { CommonCheckPolicy: { policyResult: Record<string, Record<string, boolean>> } }).CommonCheckPolicy
      .policyResult;
  };

  it('answers many actions on many resources at once', async () => {
    expect(
      await result({
        [prn(own)]: ['edge:access', 'org:createUser', 'org:createCustomer', 'made:up'],
        [prn(foreign)]: ['edge:access', 'org:createUser'],
      }),
    ).toEqual({
      [prn(own)]: { 'edge:access': true, 'org:createUser': true, 'org:createCustomer': false, 'made:up': false },
      [prn(foreign)]: { 'edge:access': false, 'org:createUser': false },
    });
  });

  it('asks about the session’s own identity, whatever is sent', async () => {
    const staff = await running.browser().as('staff@demo.example');
    const me = await staff.get<{ _id: string; groupIds: string[] }>('{ AuthMe { _id groupIds } }');
    const answer = await result({ [prn(foreign)]: ['edge:access'] }, admin, { userId: me._id, groupIds: me.groupIds });
    expect(answer[prn(foreign)]).toEqual({ 'edge:access': false });
    expect((await result({ [prn(foreign)]: ['edge:access', 'any:thing'] }, staff))[prn(foreign)]).toEqual({
      'edge:access': true,
      'any:thing': true,
    });
  });

  it('says what each role may', async () => {
    const actions = ['edge:access', 'apps:createVacancy', 'apps:viewVacancyList', 'org:viewUserList', 'ti:viewVideoReview'];
    const may = async (email: string) =>
      Object.values((await result({ [prn(own)]: actions }, await running.browser().as(email)))[prn(own)] ?? {});
    expect(await may('manager@acme.example')).toEqual([true, false, true, false, false]);
    expect(await may('recruiter@acme.example')).toEqual([true, true, true, false, true]);
    expect(await may('admin@acme.example')).toEqual([true, true, true, true, true]);
  });

  it('lets those whose group sees one department open the console, and do in it what they may there alone', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ email: string; hierarchy_id: string }>(
      `select users.email, groups.hierarchy_id from group_members
       join groups on groups.customer_id = group_members.customer_id and groups.id = group_id
       join users on users.customer_id = group_members.customer_id and users.id = user_id
       where groups.customer_id = $1 and groups.hierarchy_id <> $2 and users.archived_at is null and users.last_active_at is not null and not mfa_enabled order by email limit 1`,
      [own.customerId, own.rootHierarchyId],
    );
    const manager = await running.browser().as(rows[0]?.email ?? '');
    const department = prn({ ...own, rootHierarchyId: rows[0]?.hierarchy_id ?? '' });
    const child = await pool.query<{ id: string }>('select id from hierarchies where parent_id = $1 limit 1', [rows[0]?.hierarchy_id]);
    const below = prn({ ...own, rootHierarchyId: child.rows[0]?.id ?? '' });
    const actions = ['edge:access', 'apps:viewVacancyList'];
    expect(await result({ [prn(own)]: actions, [department]: actions, [below]: actions, [prn(foreign)]: actions }, manager)).toEqual({
      [prn(own)]: { 'edge:access': true, 'apps:viewVacancyList': false },
      [department]: { 'edge:access': true, 'apps:viewVacancyList': true },
      [below]: { 'edge:access': true, 'apps:viewVacancyList': true },
      [prn(foreign)]: { 'edge:access': false, 'apps:viewVacancyList': false },
    });
  });

  it('answers two hundred questions in one call as it answers each alone', async () => {
    const actions = ['edge:access', 'org:viewUser', 'org:createCustomer', 'apps:viewVacancyList'];
    const wrong = (more: Partial<Summary>) => prn({ ...own, ...more });
    const resources = [
      ...[prn(own), prn(foreign), 'Any', 'prn:*:*:*:*:*:*', wrong({ rootHierarchyId: 'unknown' }), wrong({ rootHierarchyId: 'Any' })],
      ...[wrong({ awsRegion: 'us-east-1' }), wrong({ organizationId: foreign.organizationId }), wrong({ customerId: foreign.customerId })],
      ...[wrong({ rootHierarchyId: foreign.rootHierarchyId }), prn({ ...foreign, rootHierarchyId: own.rootHierarchyId })],
      ...Array.from({ length: 39 }, (_, index) => wrong({ customerId: `customer-${index}` })),
    ];
    const together = await result(Object.fromEntries(resources.map((resource) => [resource, actions])));
    expect(Object.keys(together)).toEqual(resources);
    for (const resource of resources.slice(0, 12))
      expect(await result({ [resource]: actions })).toEqual({ [resource]: together[resource] });
    const granted = Object.entries(together).filter(([, each]) => Object.values(each).includes(true));
    // Also for a department of theirs that there is not, which says nothing of any other.
    expect(granted.map(([resource]) => resource)).toEqual([
      prn(own),
      wrong({ rootHierarchyId: 'unknown' }),
      wrong({ rootHierarchyId: 'Any' }),
      wrong({ rootHierarchyId: foreign.rootHierarchyId }),
    ]);
  });

  it('opens the console to whom one department lets in, wherever else they are shut out, and to nobody by a wrong mixture', async () => {
    const scope = await scopeOf(admin);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and depth = 2 order by id', [
      own.customerId,
    ]);
    const [one = '', other = ''] = rows.map(({ id }) => id);
    const somebody = await limitedTo(running, admin, { ...scope, hierarchyId: one }, ['edge:access']);
    const asked = [
      own,
      { ...own, organizationId: foreign.organizationId },
      { ...own, rootHierarchyId: one },
      { ...own, rootHierarchyId: other },
    ];
    const may = async () => {
      const answers = await result(Object.fromEntries(asked.map((each) => [prn(each), ['edge:access']])), somebody);
      return asked.map((each) => answers[prn(each)]?.['edge:access']);
    };
    expect(await may()).toEqual([true, false, true, false]);
    const { groupIds } = await somebody.get<{ groupIds: [string] }>('{ AuthMe { groupIds } }');
    const allow = { effect: 'allow', actions: ['edge:access'], resources: [prn({ ...own, rootHierarchyId: one })] };
    const deny = (rootHierarchyId: string) => ({ ...allow, effect: 'deny', resources: [prn({ ...own, rootHierarchyId })] });
    await setStatements(running, groupIds[0], [allow, deny(other)]);
    expect(await may()).toEqual([true, false, true, false]);
    await setStatements(running, groupIds[0], [allow, deny(one)]);
    expect(await may()).toEqual([false, false, false, false]);
  });

  it.each([
    ['no map', 'edge:access'],
    ['a list', ['edge:access']],
    ['an action that is no text', { 'prn:*:*:*:*:*:*': [1] }],
    ['actions that are no list', { 'prn:*:*:*:*:*:*': 'edge:access' }],
    ['a resource that cannot be read', { customer: ['edge:access'] }],
    ['too many resources', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`prn:a:b:${index}:*:*:*`, []]))],
  ])('refuses %s', async (_, todos) => {
    expect((await check(todos)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
