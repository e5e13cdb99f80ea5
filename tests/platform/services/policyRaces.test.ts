import { beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms } from '../../postgres.ts';
import type { Browser, Running } from '../browser.ts';
import { answered, codeOf, save, stored, tabOf, untouched, updateV2Text } from './permissionCalls.ts';
import { changeGroups, changeMembers, createUserText, groupWith, newUser } from './people.ts';
import type { Changed, Person, Scope } from './people.ts';
import { raceGround, together } from './raceGround.ts';

describe.skipIf(!postgresPrograms())('policies, by calls at the same moment on PostgreSQL', () => {
  const ground = raceGround();
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  let scope: Scope;
  let place: string;
  beforeAll(() => {
    ({ running, staff, admin, scope } = ground);
    place = `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`;
  });

  const rule = (...actions: string[]) => ({ customers: [{ customerId: scope.customerId, hierarchyIds: ['Any'] }], actions });
  const allowing = (...actions: string[]) => ({ effect: 'allow', actions, resources: [place] });
  const labels = ['View User List', 'View User Details', 'Edit User', 'Create User'].map((name) => `User Management - ${name}`);

  it('of twenty editors at once one saves, and the others are told that there is a newer version', async () => {
    const id = await groupWith(running, admin, scope);
    const answers = await together(20, (index) => save(admin, id, [rule(...labels.slice(0, 1 + (index % 4)))], 1));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => (answer.errors ? [(codeOf(answer) as { reason: string }).reason] : [])))).toEqual(
      new Set(['NEWER_VERSION']),
    );
    expect((await stored(running, id)).version).toBe(2);
  });

  it('a policy is changed before its group is archived or not at all, and neither waits for the other for ever', async () => {
    for (let times = 0; times < 10; times += 1) {
      const id = await groupWith(running, admin, scope);
      const [saved, archived] = await Promise.all([save(admin, id, [rule(labels[0] ?? '')]), changeGroups(admin, 'Archive', [id])]);
      expect(answered<Changed>(archived).data).toHaveLength(1);
      if (saved.errors) expect(codeOf(saved)).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
      expect((await stored(running, id)).version).toBe(saved.errors ? 1 : 2);
    }
  });

  it('rights that a group is given while somebody joins it are held by both who gave them', async () => {
    for (let times = 0; times < 5; times += 1) {
      const id = await groupWith(running, admin, scope);
      const { _id } = await admin.get<Person>(createUserText, { user: newUser(scope) });
      const [saved, joined] = await Promise.all([save(admin, id, [rule(...labels)]), changeMembers(admin, 'Add', id, [_id])]);
      expect([saved.errors, joined.errors]).toEqual([undefined, undefined]);
    }
  });

  it('of two groups of administrators whose rights are taken at once one keeps them', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ id: string }>(`select id from groups where customer_id = $1 and name = 'Customer Admins'`, [
        scope.customerId,
      ]);
      const first = rows[0]?.id ?? '';
      const { statements } = await stored(running, first);
      const second = await groupWith(running, staff, scope, statements);
      const { rows: members } = await pool.query<{ user_id: string }>('select user_id from group_members where group_id = $1 limit 1', [
        first,
      ]);
      await changeMembers(staff, 'Add', second, [members[0]?.user_id ?? '']);
      const { basic } = untouched(await tabOf(staff, first));
      const fewer = { ...basic, actions: basic.actions.filter((label) => label !== 'Administration - Edit Permissions') };
      const answers = await together(2, (index) => save(staff, index === 0 ? first : second, [fewer]));
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
      expect(answers.flatMap((answer) => (answer.errors ? [(codeOf(answer) as { reason: string }).reason] : []))).toEqual([
        'LAST_ADMINISTRATOR_GROUP',
      ]);
      const { id: policyId } = await stored(running, first);
      expect((await staff.ask(updateV2Text, { filter: { policyId }, update: { statements } })).errors).toBeUndefined();
      await changeGroups(staff, 'Archive', [second]);
    }
  });

  it('changes of one policy by both operations come one after the other', async () => {
    const id = await groupWith(running, admin, scope);
    const { id: policyId } = await stored(running, id);
    const answers = await together(20, (index) =>
      index % 2 === 0
        ? save(admin, id, [rule(...labels.slice(0, 1 + ((index / 2) % 4)))])
        : admin.ask(updateV2Text, {
            filter: { policyId },
            update: { statements: [allowing(`org:${index % 4 === 1 ? 'view' : 'edit'}User`)] },
          }),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect((await stored(running, id)).version).toBeGreaterThan(2);
  });
});
