import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { allow, deny, editorOf, idOf, memberWith, ownCustomer } from './hierarchyTools.ts';
import { codeOf, stored, updateV2Text } from './permissionCalls.ts';
import { changeMembers, createUserText, groupWith, newUser } from './people.ts';
import type { Changed, Person, Scope } from './people.ts';

// Ways around the three promises: another customer's groups, a denial next to a group of administrators, by what an
// answer names.

describe('the bounds of access', () => {
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  let a: string;
  let b: string;
  let x: string;
  let deep: string;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
  });
  afterAll(() => running.close());

  const fresh = async () => {
    scope = await ownCustomer(staff);
    [a = '', b = '', x = '', deep = ''] = await editorOf(staff, scope).grow(scope.hierarchyId, 'a', 'b', 'a/x', 'a/x/deep');
  };
  const as = (...statements: object[]) => memberWith(running, staff, scope, statements);
  const edit = ['org:editHierarchy', 'org:viewHierarchy'];

  it('of a move are those of the groups of other customers, too: who moves holds what the move gives their members', async () => {
    await fresh();
    const other = await ownCustomer(staff);
    await groupWith(running, staff, other, [allow(scope, ['apps:deleteApplication'], b)]);
    const editor = editorOf(await as(allow(scope, edit, scope.hierarchyId)), scope);
    const move = { updated: [{ _id: x, name: 'x', parentId: b }] };
    expect(await editor.refusal(move)).toMatchObject({ code: 'FORBIDDEN', reason: 'GRANTS_MORE' });
    await editorOf(staff, scope).send(move);
  });

  it('of an id that an editor makes up are no oracle of departments that they do not see', async () => {
    await fresh();
    const editor = editorOf(await as(allow(scope, edit, a)), scope);
    expect(await editor.refusal({ created: [{ _id: x, name: 'n', parentId: a }] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    for (const [index, _id] of [b, idOf('n')].entries())
      expect((await editor.ask({ created: [{ _id, name: `n${index}`, parentId: a }] })).errors).toBeUndefined();
  });

  it('of who explains access are the departments that they see: those above are not named', async () => {
    await fresh();
    const viewer = await as(allow(scope, ['org:viewUser', 'common:viewPolicy', 'org:viewHierarchy'], x));
    const { _id } = await staff.get<Person>(createUserText, { user: newUser({ ...scope, hierarchyId: deep }) });
    const group = await groupWith(running, staff, { ...scope, hierarchyId: deep }, [allow(scope, ['org:viewUser'], a)]);
    await changeMembers(staff, 'Add', group, [_id]);
    const answer = await viewer.get<{ path: { _id: string; name: string }[]; decisions: { reasons: { department: object | null }[] }[] }>(
      `query ($input: CommonExplainAccessInput!) { CommonExplainAccess(input: $input) { path { _id name } decisions { reasons { department { _id name } } } } }`,
      { input: { userId: _id, subject: 'USER', _id } },
    );
    expect(answer.path.map((each) => each._id)).toEqual([x, deep]);
    const [reason] = answer.decisions.flatMap(({ reasons }) => reasons);
    // The rule on the department above covers what they see, and is reported for the topmost of that.
    expect(reason).toEqual({ department: { _id: x, name: 'x' } });
  });

  it('of a denial are the last administrators, whichever of their groups it stands in', async () => {
    await fresh();
    const rights = ['org:createUser', 'org:editGroupMembers', 'common:editPolicy', 'common:viewPolicy', 'org:viewGroup'];
    const admin = await as(allow(scope, rights, scope.hierarchyId));
    const { userId } = await admin.get<{ userId: string }>('{ AuthMe { userId: _id } }');
    const group = await groupWith(running, staff, scope, []);
    await changeMembers(staff, 'Add', group, [userId]);
    const { id } = await stored(running, group);
    const answer = await admin.ask(updateV2Text, {
      filter: { policyId: id },
      update: { statements: [deny(scope, ['common:editPolicy'], scope.hierarchyId)] },
    });
    expect(codeOf(answer)).toMatchObject({ code: 'CONFLICT', reason: 'LAST_ADMINISTRATOR_GROUP' });
  });

  it('of a group that denies are the last administrators, too: it is not given to them', async () => {
    await fresh();
    const rights = ['org:createUser', 'org:editGroupMembers', 'common:editPolicy', 'org:viewGroup', 'org:viewUser'];
    const admin = await as(allow(scope, rights, scope.hierarchyId));
    const { userId } = await admin.get<{ userId: string }>('{ AuthMe { userId: _id } }');
    const group = await groupWith(running, staff, scope, [deny(scope, ['org:*'], scope.hierarchyId)]);
    const refused = (answer: Awaited<ReturnType<typeof changeMembers>>) =>
      (Object.values(answer.data ?? {})[0] as unknown as Changed).refused;
    expect(refused(await changeMembers(admin, 'Add', group, [userId]))).toEqual([{ _id: userId, reason: 'refusals.lastAdministrator' }]);
    const preview = await admin.get<{ losing: number; uncomputed: { reason: string }[] }>(
      `query ($param: ORGPreviewGroupMembersParam!) { ORGPreviewGroupMembers(param: $param) { losing uncomputed { reason } } }`,
      { param: { groupId: group, add: [userId], remove: [] } },
    );
    expect(preview).toEqual({ losing: 0, uncomputed: [{ reason: 'access.uncomputed.refused' }] });
    // With two of them, they may lose one.
    await as(allow(scope, rights, scope.hierarchyId));
    expect(refused(await changeMembers(admin, 'Add', group, [userId]))).toEqual([]);
  });

  it('of the trail are the customer’s own names: what a policy names elsewhere stands there as it is written', async () => {
    await fresh();
    const other = await ownCustomer(staff);
    const [room = ''] = await editorOf(staff, other).grow(other.hierarchyId, 'Secret room');
    const group = await groupWith(running, staff, scope, [allow(other, ['apps:viewVacancy'], room), allow(scope, ['apps:viewVacancy'], x)]);
    const { id } = await stored(running, group);
    const update = { statements: [allow(scope, ['apps:viewVacancy'], b)] };
    const admin = await as(allow(scope, ['*:*'], scope.hierarchyId));
    expect((await admin.ask(updateV2Text, { filter: { policyId: id }, update })).errors).toBeUndefined();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ entry: string }>(
      `select row_to_json(audit_values)::text as entry from audit_values where customer_id = $1 and subject_id = $2`,
      [scope.customerId, group],
    );
    const trail = rows.map(({ entry }) => entry).join();
    expect(trail).toContain(room);
    expect(trail).not.toContain('Secret room');
  });

  it('of a refusal are the rule’s own words: what members are granted elsewhere is not told by it', async () => {
    const told: unknown[] = [];
    for (const elsewhere of ['apps:deleteApplication', 'apps:archiveVacancy']) {
      await fresh();
      const denying = await groupWith(running, staff, scope, [deny(scope, ['apps:*'], scope.hierarchyId)]);
      const granting = await groupWith(running, staff, scope, [allow(scope, [elsewhere], b)]);
      const { _id } = await staff.get<Person>(createUserText, { user: newUser(scope) });
      for (const group of [denying, granting]) await changeMembers(staff, 'Add', group, [_id]);
      const editor = await as(allow(scope, ['common:editPolicy'], scope.hierarchyId));
      const { id } = await stored(running, denying);
      told.push(codeOf(await editor.ask(updateV2Text, { filter: { policyId: id }, update: { statements: [] } })));
    }
    expect(told[0]).toMatchObject({ reason: 'GRANTS_MORE', fields: { statements: 'validation.permission.liftsDenial' } });
    expect(told[1]).toEqual(told[0]);
  });
});
