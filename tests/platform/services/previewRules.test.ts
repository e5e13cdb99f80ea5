import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { allow, deny, editorOf, idOf, memberWith, ownCustomer } from './hierarchyTools.ts';
import { changeGroups, changeMembers, changeUsers, createUserText, groupWith, newUser } from './people.ts';
import type { Person, Scope } from './people.ts';
import { previewMembersText, previewPolicyText, previewSsoText, previewTreeText } from './previewTools.ts';
import type { Preview } from './previewTools.ts';

describe('who gains and who loses by a change', () => {
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  let north: string;
  let team: string;
  let south: string;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
  });
  afterAll(() => running.close());

  /** A customer of its own for each test: north with a team, and south. */
  const fresh = async () => {
    scope = await ownCustomer(staff);
    [north = '', team = '', south = ''] = await editorOf(staff, scope).grow(scope.hierarchyId, 'north', 'north/team', 'south');
  };
  const group = (...statements: object[]) => groupWith(running, staff, scope, statements);
  const user = async (firstName: string, ...groupIds: string[]) =>
    staff.get<Person>(createUserText, { user: newUser(scope, { firstName, groupIds }) });
  const tree = (difference: object) => ({
    hierarchies: {
      organizationId: scope.organizationId,
      customerId: scope.customerId,
      created: [],
      updated: [],
      archived: [],
      ...difference,
    },
  });
  const moveTeam = () => tree({ updated: [{ _id: team, name: 'team', parentId: south }] });
  const members = (groupId: string, add: string[], remove: string[] = [], browser = staff) =>
    browser.get<Preview>(previewMembersText, { param: { groupId, add, remove } });
  const edit = async (groupId: string, ...statements: object[]) => {
    const { policy } = await staff.get<{ policy: { id: string } }>(
      'query ($filter: GroupIdFilter!) { ORGGetGroup(filter: $filter) { policy { id } } }',
      { filter: { _id: groupId } },
    );
    return { input: { groupId, policyId: policy.id, statements } };
  };
  const places = (parts: Preview['data'][number]['gains'] = []) =>
    parts.map(({ rights, whole, below, alone }) => [rights, whole, below.map(({ name }) => name), alone.map(({ name }) => name)]);

  it('is reported by name and place when a department moves', async () => {
    await fresh();
    await user('Nora', await group(allow(scope, ['apps:viewVacancy'], north)));
    await user('Sam', await group(allow(scope, ['apps:viewVacancy'], south)));
    await user('Wanda', await group(allow(scope, ['apps:viewVacancy'], scope.hierarchyId)));
    const { data, gaining, losing, unnamed, pagination, future } = await staff.get<Preview>(previewTreeText, moveTeam());
    expect(data.map(({ firstName, gains, losses }) => [firstName, places(gains), places(losses)])).toEqual([
      ['Nora', [], [[['apps:viewVacancy'], false, ['team'], []]]],
      ['Sam', [[['apps:viewVacancy'], false, ['team'], []]], []],
    ]);
    expect([gaining, losing, unnamed, pagination.totalItems, future]).toEqual([1, 1, 0, 2, null]);
  });

  it('counts departments that are made and archived for those who hold a right in some, and not for those who hold it everywhere', async () => {
    await fresh();
    await user('Nora', await group(allow(scope, ['apps:viewVacancy'], north)));
    await user('Wanda', await group(allow(scope, ['apps:viewVacancy'], scope.hierarchyId)));
    const { data } = await staff.get<Preview>(
      previewTreeText,
      tree({ created: [{ _id: idOf('x'), name: 'new', parentId: north }], archived: [team] }),
    );
    expect(data.map(({ firstName, gains, losses }) => [firstName, places(gains), places(losses)])).toEqual([
      ['Nora', [[['apps:viewVacancy'], false, ['new'], []]], [[['apps:viewVacancy'], false, ['team'], []]]],
    ]);
  });

  it('names people of other customers only to those who see them, and counts them for everybody', async () => {
    await fresh();
    const own = scope;
    const admin = await memberWith(running, staff, own, [allow(own, ['*:*'], own.hierarchyId)]);
    scope = await ownCustomer(staff);
    await user('Foreign', await group(allow(own, ['apps:viewVacancy'], north)));
    scope = own;
    expect(await admin.get<Preview>(previewTreeText, moveTeam())).toMatchObject({ data: [], losing: 1, unnamed: 1 });
    expect(await staff.get<Preview>(previewTreeText, moveTeam())).toMatchObject({
      data: [{ firstName: 'Foreign' }],
      losing: 1,
      unnamed: 0,
      uncomputed: [{ reason: 'access.uncomputed.otherRegions', args: null }],
    });
  });

  it('names only people whom the session may list, and departments that it may see', async () => {
    await fresh();
    const id = await group();
    await user('Rosa', id);
    await staff.get<Person>(createUserText, { user: newUser({ ...scope, hierarchyId: north }, { firstName: 'Nora', groupIds: [id] }) });
    const somebody = await memberWith(running, staff, scope, [
      allow(scope, ['common:editPolicy', 'apps:viewVacancy'], scope.hierarchyId),
      allow(scope, ['org:viewUserList', 'org:viewHierarchy'], north),
    ]);
    const change = await edit(id, allow(scope, ['apps:viewVacancy'], south, team));
    const { data, gaining, unnamed, uncomputed } = await somebody.get<Preview>(previewPolicyText, change);
    expect(data.map(({ firstName, gains }) => [firstName, places(gains)])).toEqual([
      ['Nora', [[['apps:viewVacancy'], false, ['team'], []]]],
    ]);
    expect([gaining, unnamed, uncomputed]).toEqual([2, 1, [{ reason: 'access.uncomputed.hidden', args: { count: 1 } }]]);
    const onlySouth = await somebody.get<Preview>(previewPolicyText, await edit(id, allow(scope, ['apps:viewVacancy'], south)));
    expect(onlySouth).toMatchObject({ data: [], gaining: 2, unnamed: 2 });
  });

  it('leaves out who cannot sign in, and groups that grant nothing any more', async () => {
    await fresh();
    const [id, other] = [
      await group(allow(scope, ['apps:viewVacancy'], north)),
      await group(allow(scope, ['apps:viewVacancy'], scope.hierarchyId)),
    ];
    const [gone] = [await user('Gone', id), await user('Both', id, other)];
    expect((await staff.get<Preview>(previewTreeText, moveTeam())).data.map(({ firstName }) => firstName)).toEqual(['Gone']);
    await changeGroups(staff, 'Archive', [other]);
    await changeUsers(staff, 'Archive', scope, [gone._id]);
    expect((await staff.get<Preview>(previewTreeText, moveTeam())).data.map(({ firstName }) => firstName)).toEqual(['Both']);
    await changeGroups(staff, 'Archive', [id]);
    expect((await staff.get<Preview>(previewTreeText, moveTeam())).data).toEqual([]);
  });

  it('says what a change of a policy has of consequences elsewhere, and nothing of what stays', async () => {
    await fresh();
    const id = await group(allow(scope, ['apps:viewVacancy'], north), { effect: 'allow', actions: ['edge:access'], resources: ['Any'] });
    const other = await ownCustomer(staff);
    const elsewhere = async (...statements: object[]) =>
      (await staff.get<Preview>(previewPolicyText, await edit(id, ...statements))).uncomputed;
    const any = { effect: 'allow', actions: ['edge:access'], resources: ['Any'] };
    expect(await elsewhere()).toEqual([]);
    await user('Nora', id);
    expect(await elsewhere(any, allow(scope, ['apps:viewVacancy'], south))).toEqual([]);
    expect(await elsewhere(allow(scope, ['apps:viewVacancy'], north))).toEqual([{ reason: 'access.uncomputed.elsewhereAny', args: null }]);
    const whole = `prn:ap-southeast-2:${other.organizationId}`;
    const more = [`${whole}:${other.customerId}:*:*:*`, `${whole}:*:*:*:*`];
    expect(await elsewhere(any, { effect: 'allow', actions: ['edge:access'], resources: more })).toEqual([
      { reason: 'access.uncomputed.elsewhereCustomers', args: { count: 1 } },
      { reason: 'access.uncomputed.elsewhereOrganisations', args: null },
    ]);
  });

  it('keeps those members whom the save would keep, and says how many they are', async () => {
    await fresh();
    const id = await group(allow(scope, ['*:*'], scope.hierarchyId));
    const [one, two] = [await user('One', id), await user('Two', id)];
    expect((await members(id, [], [one._id])).data.map(({ firstName }) => firstName)).toEqual(['One']);
    const both = await members(id, [], [one._id, two._id]);
    expect(both.data.map(({ firstName }) => firstName)).toEqual(['One']);
    expect(both.uncomputed).toEqual([{ reason: 'access.uncomputed.refused', args: { count: 1 } }]);
    const denying = await group(deny(scope, ['apps:*'], north));
    await changeMembers(staff, 'Add', denying, [one._id]);
    const somebody = await memberWith(running, staff, scope, [
      allow(scope, ['org:editGroupMembers', 'org:viewUserList'], scope.hierarchyId),
    ]);
    expect(await members(denying, [], [one._id], somebody)).toMatchObject({
      data: [],
      uncomputed: [{ reason: 'access.uncomputed.refused', args: { count: 1 } }],
    });
  });

  it('is refused where the save is: rights that one does not hold, archived groups, unknown people', async () => {
    await fresh();
    const id = await group(allow(scope, ['apps:viewVacancy'], north));
    const person = await user('Nora');
    const limited = await memberWith(running, staff, scope, [
      allow(scope, ['org:editGroupMembers', 'common:editPolicy', 'org:editHierarchy'], scope.hierarchyId),
    ]);
    const change = { param: { groupId: id, add: [person._id], remove: [] } };
    expect(await limited.refusal(previewMembersText, change)).toMatchObject({ code: 'FORBIDDEN', reason: 'GRANTS_MORE' });
    expect(await limited.refusal(previewPolicyText, await edit(id, allow(scope, ['apps:viewVacancy'], south)))).toMatchObject({
      reason: 'GRANTS_MORE',
    });
    expect(await limited.refusal(previewTreeText, tree({ updated: [{ _id: south, name: 'south', parentId: north }] }))).toMatchObject({
      reason: 'GRANTS_MORE',
    });
    expect(await staff.refusal(previewMembersText, { param: { groupId: id, add: [], remove: [] } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await staff.refusal(previewMembersText, { param: { groupId: id, add: [person._id], remove: [person._id] } })).toMatchObject({
      fields: { remove: 'validation.access.addAndRemove' },
    });
    expect(await staff.refusal(previewMembersText, { param: { groupId: id, add: ['f'.repeat(24)], remove: [] } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await staff.refusal(previewPolicyText, { input: { groupId: id } })).toMatchObject({
      fields: { statements: 'validation.access.either' },
    });
    expect(await staff.refusal(previewTreeText, { ...moveTeam(), limit: 10_001 })).toMatchObject({
      fields: { limit: 'validation.page.limit' },
    });
    expect(await staff.refusal(previewTreeText, tree({ archived: [north] }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    const wrong = { basic: { customers: [], actions: ['No - Such'] }, advanced: [] };
    expect(await staff.refusal(previewPolicyText, { input: { groupId: id, permissionTabState: wrong } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await changeGroups(staff, 'Archive', [id]);
    expect(await staff.refusal(previewMembersText, change)).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
  });

  it('is shown for a permission editor as it would be saved, and of a Talent Hub policy that does not exist yet', async () => {
    await fresh();
    const id = await group(allow(scope, ['apps:viewVacancy', 'org:editHierarchy'], north));
    const { email, _id } = await user('Nora', id);
    const place = { customerId: scope.customerId, awsRegion: 'ap-southeast-2', organizationId: scope.organizationId };
    const label = (action: string) => `Vacancy & Application Management - View Vacancy ${action}`;
    const permissionTabState = {
      basic: { customers: [{ ...place, hierarchyIds: [south] }], actions: [label('Details'), label('List')], of: 0 },
      advanced: [],
    };
    const { data } = await staff.get<Preview>(previewPolicyText, { input: { groupId: id, permissionTabState } });
    expect(data.map(({ gains, losses }) => [places(gains), places(losses)])).toEqual([
      [
        [[['apps:viewVacancyList', 'apps:viewVacancy'], false, ['south'], []]],
        [[['apps:viewVacancy', 'org:editHierarchy'], false, ['north'], []]],
      ],
    ]);
    const hub = { groupId: id, statements: [allow(scope, ['ti:access'], north)] };
    const later = await staff.get<Preview>(previewPolicyText, { input: hub });
    expect(later.data.map((each) => [each._id, each.email, places(each.gains)])).toEqual([
      [_id, email, [[['ti:access'], false, ['north'], []]]],
    ]);
    const wrong = { ...hub, statements: [allow(scope, ['apps:viewVacancy'], north)] };
    expect(await staff.refusal(previewPolicyText, { input: wrong })).toMatchObject({
      fields: { 'statements.0.actions': 'validation.policy.talentHub' },
    });
  });

  it('is told of the accounts that single sign-on makes later, and of nobody who is there', async () => {
    await fresh();
    const [old, young] = [
      await group(allow(scope, ['apps:viewVacancy'], north)),
      await group(allow(scope, ['apps:viewVacancy', 'apps:editVacancy'], scope.hierarchyId)),
    ];
    await user('Nora', old);
    const ask = (...groupIds: string[]) =>
      staff.get<Preview>(previewSsoText, { filter: { customerId: scope.customerId, enableSapia: true }, groupIds });
    const { data, gaining, future } = await ask(old, young);
    expect([data, gaining]).toEqual([[], 0]);
    expect(places(future?.gains)).toEqual([[['apps:editVacancy', 'apps:viewVacancy'], true, [], []]]);
    expect((await ask()).future).toEqual({ gains: [], losses: [] });
    await changeGroups(staff, 'Archive', [young]);
    expect(
      await staff.refusal(previewSsoText, { filter: { customerId: scope.customerId, enableSapia: true }, groupIds: [young] }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('comes in pages by name, and leaves everything as it is', async () => {
    await fresh();
    const id = await group(allow(scope, ['apps:viewVacancy'], north));
    const first = await user('Cleo', id);
    for (const name of ['anna', 'Ben']) await user(name, id);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const state = async () =>
      (
        await pool.query(
          `select (select count(*) from audit_entries) as entries, (select sum(version) from hierarchies) as trees, (select sum(version) from policies) as policies,
             (select sum(version) from groups) as groups, (select count(*) from group_members) as members`,
        )
      ).rows;
    const before = await state();
    const names = async (more: object) =>
      (await staff.get<Preview>(previewTreeText, { ...moveTeam(), ...more })).data.map(({ firstName }) => firstName);
    expect(await names({})).toEqual(['anna', 'Ben', 'Cleo']);
    expect([await names({ limit: 2 }), await names({ limit: 2, skip: 1 })]).toEqual([['anna', 'Ben'], ['Cleo']]);
    await members(id, [], [first._id]);
    await staff.get<Preview>(previewPolicyText, await edit(id));
    expect(await state()).toEqual(before);
  });
});
