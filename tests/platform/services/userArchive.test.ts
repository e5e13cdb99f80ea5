import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { changeMembers, changeUsers, createUserText, getUsersText, limitedTo, newUser, scopeOf } from './people.ts';
import type { Changed, Person, Scope } from './people.ts';

interface Page {
  data: (Person & { lastActive: string | null; createdAt: string; locked: boolean; group: { _id: string; name: string }[] })[];
  pagination: { totalItems: number; totalPages: number };
  facets: { field: string; values: { value: string; count: number }[] }[];
}

describe('users who are archived, restored or locked', () => {
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const filterOf = ({ hierarchyId, ...rest }: Scope, more: object = {}) => ({ ...rest, hierarchyIds: [hierarchyId], ...more });
  const list = (more: object = {}, browser = admin) => browser.get<Page>(getUsersText, { filter: filterOf(scope, more) });
  const create = (more: object = {}, browser = admin) => browser.get<Person>(createUserText, { user: newUser(scope, more) });
  const readText =
    'query ($filter: UserIdFilter!) { ORGGetUser(filter: $filter) { _id email locked mfaMethod lastPasswordUpdatedAt customer { displayName } group { name usersCount } groupIds } }';
  const read = (_id: string, browser = admin, where: object = scope) => browser.ask(readText, { filter: { ...where, _id } });
  const byEmail = async (email: string) => (await list({ searchText: email })).data[0]?._id ?? '';
  const limited = (actions: string[], hierarchyId = scope.hierarchyId) => limitedTo(running, admin, { ...scope, hierarchyId }, actions);
  describe('when they are archived and restored', () => {
    it('lose their session at once, cannot sign in, and come back with their groups', async () => {
      const person = await limited(['org:viewUserList']);
      const _id = (await person.get<{ _id: string }>('{ AuthMe { _id } }'))._id;
      const { email, groupIds } = (await list({ searchText: 'new-', limit: 500 })).data.find((row) => row._id === _id) ?? {
        email: '',
        groupIds: [],
      };
      const before = (await list({ activeOnly: true })).pagination.totalItems;
      expect((await changeUsers(admin, 'Archive', scope, [_id])).data).toEqual({ ORGArchiveUsers: { data: [{ _id }], refused: [] } });
      expect(await person.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect((await running.browser().logIn(email)).errors).toHaveLength(1);
      expect((await list({ activeOnly: true })).pagination.totalItems).toBe(before - 1);
      await changeUsers(admin, 'Restore', scope, [_id]);
      // The session that ended does not come back with them.
      expect(await person.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
      await running.browser().as(email);
      expect((await list({ searchText: email })).data[0]?.groupIds).toEqual(groupIds);
      expect((await list({ activeOnly: true })).pagination.totalItems).toBe(before);
    });

    it('refuse one by one what is in the wrong state, and one’s own account', async () => {
      const [one, two] = [await create(), await create()];
      const own = (await admin.get<{ _id: string }>('{ AuthMe { _id } }'))._id;
      await changeUsers(admin, 'Archive', scope, [two._id]);
      expect((await changeUsers(admin, 'Archive', scope, [two._id, one._id, own])).data).toEqual({
        ORGArchiveUsers: {
          data: [{ _id: one._id }],
          refused: [
            { _id: two._id, reason: 'refusals.alreadyArchived' },
            { _id: own, reason: 'refusals.ownUser' },
          ],
        },
      });
      const restored = (await changeUsers(admin, 'Restore', scope, [one._id, own])).data as unknown as { ORGRestoreUsers: Changed };
      expect(restored.ORGRestoreUsers).toEqual({ data: [{ _id: one._id }], refused: [{ _id: own, reason: 'refusals.notArchived' }] });
    });

    it('change nothing when one id is absent or another customer’s', async () => {
      const made = await create();
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ id: string }>('select id from users where customer_id <> $1 limit 1', [scope.customerId]);
      for (const stranger of ['0'.repeat(24), rows[0]?.id ?? ''])
        expect((await changeUsers(admin, 'Archive', scope, [made._id, stranger])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await list({ searchText: made.email, activeOnly: true })).data).toHaveLength(1);
    });

    it('go by a filter as the list says it, and not when it has changed', async () => {
      const mark = unused();
      for (let count = 0; count < 3; count += 1) await create({ lastName: mark });
      const archive = (expectedCount: number) =>
        admin.ask('mutation ($filter: UserIdsFilter!) { ORGArchiveUsers(filter: $filter) { data { _id } } }', {
          filter: { ...scope, userIds: [], matching: { filter: filterOf(scope, { activeOnly: true, searchText: mark }), expectedCount } },
        });
      expect((await archive(2)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'COUNT_CHANGED', count: 3 });
      expect((await archive(3)).data).toMatchObject({ ORGArchiveUsers: { data: [{}, {}, {}] } });
    });

    it('keep the last holder of customer-admin rights', async () => {
      const home = (
        await staff.get<{ data: { _id: string; uniqueName: string; organizationId: string }[] }>(
          '{ ORGGetCustomers(filter: { limit: 500 }) { data { _id uniqueName organizationId } } }',
        )
      ).data.find(({ uniqueName }) => uniqueName === 'vale-outlet' || uniqueName === 'harbour-vale-home');
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ id: string; root: string }>(
        `select users.id, (select id from hierarchies where customer_id = $1 and parent_id is null) as root from users
         join group_members on user_id = users.id join groups on groups.id = group_id where users.customer_id = $1 and groups.name = 'Customer Admins' and users.archived_at is null`,
        [home?._id],
      );
      const where = { organizationId: home?.organizationId ?? '', customerId: home?._id ?? '', hierarchyId: rows[0]?.root ?? '' };
      const answer = (
        await changeUsers(
          staff,
          'Archive',
          where,
          rows.map(({ id }) => id),
        )
      ).data as unknown as { ORGArchiveUsers: Changed };
      expect(answer.ORGArchiveUsers.data).toHaveLength(rows.length - 1);
      expect(answer.ORGArchiveUsers.refused).toEqual([{ _id: rows.at(-1)?.id, reason: 'refusals.lastAdministrator' }]);
      const groupId =
        (await pool.query<{ id: string }>(`select id from groups where customer_id = $1 and name = 'Customer Admins'`, [home?._id])).rows[0]
          ?.id ?? '';
      const removed = (await changeMembers(staff, 'Remove', groupId, [rows.at(-1)?.id ?? ''])).data as unknown as {
        ORGGroupRemoveUsers: Changed;
      };
      expect(removed.ORGGroupRemoveUsers.refused).toMatchObject([{ reason: 'refusals.lastAdministrator' }]);
    });

    it('can be repeated after the identities did not commit', async () => {
      const { _id, email } = await create();
      const active = async () => {
        const { pool } = await running.platform.stores.region('ap-southeast-2');
        const { rows } = await pool.query(`select value from totals where customer_id = $1 and name = 'users:active'`, [scope.customerId]);
        return Number(rows[0]?.value);
      };
      const before = await active();
      await changeUsers(admin, 'Archive', scope, [_id]);
      const { pool } = await running.platform.stores.identity();
      await pool.query('update identities set archived_at = null where id = $1', [_id]);
      expect((await changeUsers(admin, 'Archive', scope, [_id])).data).toMatchObject({ ORGArchiveUsers: { data: [{ _id }] } });
      expect((await running.browser().logIn(email)).errors).toHaveLength(1);
      expect(await active()).toBe(before - 1);
    });
  });

  describe('who are locked', () => {
    const unlock = (id: string, browser = admin) =>
      browser.ask('mutation ($id: ID!) { AuthUnlockUser(input: { id: $id }) { isUnlockUserSuccess } }', { id });

    it('are shown so, are unlocked by an administrator, and can sign in again', async () => {
      const email = 'recruiter@acme.example';
      const id = await byEmail(email);
      expect((await unlock(id)).data).toEqual({ AuthUnlockUser: { isUnlockUserSuccess: false } });
      for (let tries = 0; tries < 5; tries += 1) await running.browser().logIn(email, 'wrong');
      expect((await running.browser().logIn(email, demoPassword)).errors?.[0]?.extensions.reason).toBe('USER_LOCKED');
      expect((await list({ searchText: email })).data[0]?.locked).toBe(true);
      expect((await read(id)).data).toMatchObject({ ORGGetUser: { locked: true } });
      expect((await unlock(id)).data).toEqual({ AuthUnlockUser: { isUnlockUserSuccess: true } });
      expect((await list({ searchText: email })).data[0]?.locked).toBe(false);
      await running.browser().as(email);
    });

    it('of other customers are as absent ones', async () => {
      const globex = await running.browser().as('admin@globex.example');
      const id = await byEmail('recruiter@acme.example');
      const answers = [await unlock(id, globex), await unlock('0'.repeat(24), globex)];
      expect(answers[0]).toEqual(answers[1]);
      expect(await admin.refusal('mutation { AuthUnlockUser(input: { id: "x" }) { isUnlockUserSuccess } }')).toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });
});
