import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { changeGroups, changeMembers, createGroupText, createUserText, getUsersText, newUser, scopeOf, setStatements } from './people.ts';
import type { Changed, Person, Scope } from './people.ts';

interface Group {
  _id: string;
  name: string;
  description: string;
  version: number;
  usersCount: number;
  createdAt: string;
  archivedAt: string | null;
}
interface Page {
  data: Group[];
  pagination: { totalItems: number };
}

describe('groups', () => {
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

  const listText = `query ($filter: ORGGetGroupsFilter!) {
    ORGGetGroups(filter: $filter) { data { _id name description version usersCount createdAt archivedAt } pagination { totalItems } }
  }`;
  const list = (more: object = {}, browser = admin) => {
    const { hierarchyId, ...rest } = scope;
    return browser.get<Page>(listText, { filter: { ...rest, hierarchyIds: [hierarchyId], ...more } });
  };
  const create = (more: object = {}, browser = admin) =>
    browser.get<Group>(createGroupText, { group: { ...scope, name: `Group ${unused()}`, ...more } });
  const refusedCreation = (more: object) => admin.refusal(createGroupText, { group: { ...scope, name: 'Group', ...more } });
  const user = () => admin.get<Person>(createUserText, { user: newUser(scope) });
  const readText =
    'query ($filter: GroupIdFilter!) { ORGGetGroup(filter: $filter) { _id name usersCount hierarchy { _id name children { _id } } policy { name tags { name } statements { effect actions resources } } talentHubPolicyId } }';
  const read = (_id: string, browser = admin) => browser.ask(readText, { filter: { _id } });
  const update = (_id: string, change: object, browser = admin) =>
    browser.ask(
      `mutation ($update: ORGUpdateGroupUpdate!, $filter: GroupIdFilter!) { ORGUpdateGroup(update: $update, filter: $filter) { name description version usersCount } }`,
      { update: { name: 'Renamed', ...change }, filter: { _id } },
    );
  const archived = async (name: 'Archive' | 'Restore', ids: string[], browser = admin) =>
    Object.values((await changeGroups(browser, name, ids)).data ?? {})[0] as Changed | undefined;
  const members = async (name: 'Add' | 'Remove', groupId: string, ids: string[], browser = admin) =>
    Object.values((await changeMembers(browser, name, groupId, ids)).data ?? {})[0] as Changed | undefined;

  describe('as a list', () => {
    it.each(['name', 'createdAt', 'archivedAt'].flatMap((fieldName) => ['asc', 'desc'].map((order) => ({ fieldName, order }))))(
      'have every row once over all pages, sorted by $fieldName $order',
      async (sort) => {
        const whole = await list({ limit: 500, sort });
        const pages = [];
        for (let skip = 0; skip < Math.ceil(whole.data.length / 3); skip += 1) pages.push(...(await list({ limit: 3, skip, sort })).data);
        expect(pages).toEqual(whole.data);
        expect(new Set(pages.map(({ _id }) => _id)).size).toBe(whole.pagination.totalItems);
      },
    );

    it('count as they list: active, archived, searched, and of a department', async () => {
      const { _id } = await create();
      await archived('Archive', [_id]);
      for (const more of [
        {},
        { activeOnly: true },
        { archivedOnly: true },
        { searchText: 'RECRUIT' },
        { hierarchyIds: [] },
        { hierarchyId: scope.hierarchyId },
      ]) {
        for (const browser of [admin, staff]) {
          const { data, pagination } = await list({ ...more, limit: 500 }, browser);
          expect(pagination.totalItems, JSON.stringify(more)).toBe(data.length);
        }
      }
      expect((await list({ archivedOnly: true })).data.map((row) => row._id)).toContain(_id);
      expect((await list({ searchText: 'recruit' })).data.map(({ name }) => name)).toEqual(['Recruiters']);
    });

    it('say how many active users are in each', async () => {
      const { _id } = await create();
      const [one, two] = [await user(), await user()];
      await members('Add', _id, [one._id, two._id]);
      expect((await list({ limit: 500 })).data.find((row) => row._id === _id)?.usersCount).toBe(2);
      await admin.get('mutation ($filter: UserIdFilter!) { ORGArchiveUser(filter: $filter) { data { _id } } }', {
        filter: { ...scope, _id: one._id },
      });
      expect((await read(_id)).data).toMatchObject({ ORGGetGroup: { usersCount: 1 } });
    });
  });

  describe('one by one', () => {
    it('have a department, and a policy that grants nothing at first', async () => {
      const made = await create({ name: ' Night shift ', description: ' Who works at night. ' });
      expect(made).toMatchObject({ name: 'Night shift', description: 'Who works at night.', version: 1, usersCount: 0, archivedAt: null });
      expect((await read(made._id)).data).toMatchObject({
        ORGGetGroup: {
          hierarchy: { _id: scope.hierarchyId, name: 'Acme', children: [] },
          policy: { name: 'Night shift', statements: [] },
          talentHubPolicyId: null,
        },
      });
      expect((await list()).pagination.totalItems).toBe((await list({ limit: 500 })).data.length);
    });

    it('answer another customer’s id as an absent one, to read, change, archive and fill', async () => {
      const globex = await running.browser().as('admin@globex.example');
      const { _id } = await create();
      for (const ask of [read, (id: string, browser: Browser) => update(id, {}, browser)]) {
        const answers = [await ask(_id, globex), await ask('0'.repeat(24), globex)];
        expect(answers[0]).toEqual(answers[1]);
        expect(answers[0]?.errors).toHaveLength(1);
      }
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const foreign =
        (await pool.query<{ id: string }>('select id from groups where customer_id <> $1 limit 1', [scope.customerId])).rows[0]?.id ?? '';
      const stranger =
        (await pool.query<{ id: string }>('select id from users where customer_id <> $1 limit 1', [scope.customerId])).rows[0]?.id ?? '';
      expect((await changeGroups(admin, 'Archive', [_id, foreign])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await changeMembers(admin, 'Add', foreign, [(await user())._id])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await changeMembers(admin, 'Add', _id, [stranger])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      // Nor may staff, who reach both, mix two customers.
      expect((await changeMembers(staff, 'Add', _id, [stranger])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    });

    it.each([
      ['no name', { name: ' ' }, { name: 'validation.group.name.required' }],
      ['a name of 101 characters', { name: 'x'.repeat(101) }, { name: 'validation.group.name.maxLength' }],
      ['a description of 701 characters', { description: 'x'.repeat(701) }, { description: 'validation.group.description.maxLength' }],
    ])('refuse %s', async (_, more, fields) => {
      expect(await refusedCreation(more)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
      const { _id } = await create();
      expect((await update(_id, more)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    });

    it('take 100 and 700 characters', async () => {
      expect(await create({ name: 'x'.repeat(100), description: 'x'.repeat(700) })).toMatchObject({ description: 'x'.repeat(700) });
    });

    it('keep the newer of two changes, and none while archived', async () => {
      const { _id } = await create({ description: 'Kept' });
      expect((await update(_id, { expectedVersion: 1 })).data).toMatchObject({
        ORGUpdateGroup: { name: 'Renamed', description: 'Kept', version: 2, usersCount: 0 },
      });
      expect((await update(_id, { expectedVersion: 1 })).errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'NEWER_VERSION',
      });
      expect((await update(_id, { description: null })).data).toMatchObject({ ORGUpdateGroup: { description: null } });
      await archived('Archive', [_id]);
      expect((await update(_id, {})).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
    });
  });

  describe('when they are archived and restored', () => {
    it('take their rights from their members at once, and give them back', async () => {
      const manager = await running.browser().as('manager@acme.example');
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ id: string }>(`select id from groups where customer_id = $1 and name = 'Hiring Managers'`, [
        scope.customerId,
      ]);
      const id = rows[0]?.id ?? '';
      const may = async () =>
        (
          await manager.get<{ policyResult: Record<string, Record<string, boolean>> }>(
            'query ($todos: JSON!) { CommonCheckPolicy(policy: { todos: $todos }) { policyResult } }',
            {
              todos: {
                [`prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`]: ['apps:viewVacancyList'],
              },
            },
          )
        ).policyResult;
      expect(JSON.stringify(await may())).toContain('true');
      expect(await archived('Archive', [id])).toEqual({ data: [{ _id: id }], refused: [] });
      expect(JSON.stringify(await may())).toContain('false');
      expect(await archived('Restore', [id])).toEqual({ data: [{ _id: id }], refused: [] });
      expect(JSON.stringify(await may())).toContain('true');
    });

    it('refuse one by one what is in the wrong state, and the totals follow', async () => {
      const [one, two] = [await create(), await create()];
      const totals = async () => [
        (await list({ activeOnly: true })).pagination.totalItems,
        (await list({ archivedOnly: true })).pagination.totalItems,
      ];
      const [active = 0, gone = 0] = await totals();
      await archived('Archive', [two._id]);
      expect(await archived('Archive', [two._id, one._id, two._id])).toEqual({
        data: [{ _id: one._id }],
        refused: [{ _id: two._id, reason: 'refusals.alreadyArchived' }],
      });
      expect(await totals()).toEqual([active - 2, gone + 2]);
      await archived('Restore', [one._id]);
      expect(await archived('Restore', [one._id])).toMatchObject({ data: [], refused: [{ reason: 'refusals.notArchived' }] });
      expect(await totals()).toEqual([active - 1, gone + 1]);
    });

    it('keep the last one with customer-admin rights, and one without which nobody would hold them', async () => {
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ id: string; statements: object[] }>(
        `select groups.id, statements from groups join policies on group_id = groups.id where groups.customer_id = $1 and groups.name = 'Customer Admins'`,
        [scope.customerId],
      );
      const id = rows[0]?.id ?? '';
      expect(await archived('Archive', [id], staff)).toMatchObject({
        data: [],
        refused: [{ _id: id, reason: 'refusals.lastAdministratorGroup' }],
      });
      const second = await create();
      await setStatements(running, second._id, rows[0]?.statements ?? []);
      expect(await archived('Archive', [id], staff)).toMatchObject({ refused: [{ reason: 'refusals.lastAdministratorGroup' }] });
      await members('Add', second._id, [(await user())._id]);
      expect(await archived('Archive', [id, second._id], staff)).toMatchObject({ data: [{ _id: id }], refused: [{ _id: second._id }] });
      expect(await archived('Restore', [id], staff)).toMatchObject({ data: [{ _id: id }] });
      expect(await archived('Archive', [second._id], staff)).toMatchObject({ data: [{ _id: second._id }] });
    });

    it('keep the last one with customer-admin rights also where nobody is in it', async () => {
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ id: string }>(
        `select id from groups where name = 'Customer Admins' and customer_id <> $1
         and customer_id not in (select customer_id from groups where name = 'Provider Staff') limit 1`,
        [scope.customerId],
      );
      const id = rows[0]?.id ?? '';
      await pool.query('delete from group_members where group_id = $1', [id]);
      expect(await archived('Archive', [id], staff)).toMatchObject({ data: [], refused: [{ reason: 'refusals.lastAdministratorGroup' }] });
    });

    it('go by a filter as the list says it', async () => {
      const mark = unused();
      for (let count = 0; count < 2; count += 1) await create({ name: `${mark} ${count}` });
      const { hierarchyId, ...rest } = scope;
      const filter = { ...rest, hierarchyIds: [hierarchyId], activeOnly: true, searchText: mark };
      const answer = await admin.ask('mutation ($filter: GroupIdsFilter!) { ORGArchiveGroups(filter: $filter) { data { _id } } }', {
        filter: { groupIds: [], matching: { filter, expectedCount: 2 } },
      });
      expect(answer.data).toMatchObject({ ORGArchiveGroups: { data: [{}, {}] } });
    });
  });

  describe('when users are added and removed', () => {
    it('list them, and refuse who is in the wrong state', async () => {
      const { _id } = await create();
      const [one, two, gone] = [await user(), await user(), await user()];
      await admin.get('mutation ($filter: UserIdFilter!) { ORGArchiveUser(filter: $filter) { data { _id } } }', {
        filter: { ...scope, _id: gone._id },
      });
      expect(await members('Add', _id, [one._id, gone._id])).toEqual({
        data: [{ _id: one._id }],
        refused: [{ _id: gone._id, reason: 'refusals.archived' }],
      });
      expect(await members('Add', _id, [two._id, one._id])).toEqual({
        data: [{ _id: two._id }],
        refused: [{ _id: one._id, reason: 'refusals.alreadyMember' }],
      });
      const { hierarchyId, ...rest } = scope;
      const inGroup = await admin.get<{ data: Person[] }>(getUsersText, {
        filter: { ...rest, hierarchyIds: [hierarchyId], groupIds: [_id], sort: { fieldName: 'createdAt', order: 'asc' } },
      });
      expect(inGroup.data.map((row) => row._id).toSorted()).toEqual([one._id, two._id].toSorted());
      expect(await members('Remove', _id, [one._id, gone._id])).toEqual({
        data: [{ _id: one._id }],
        refused: [{ _id: gone._id, reason: 'refusals.noMember' }],
      });
    });

    it('give no rights that the caller does not hold', async () => {
      const { _id } = await create();
      const person = await user();
      const place = `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`;
      for (const statement of [
        { effect: 'allow', actions: ['*:*'], resources: [place] },
        { effect: 'allow', actions: ['org:deleteUser'], resources: [place] },
        { effect: 'allow', actions: ['org:viewUser'], resources: ['Any'] },
        { effect: 'allow', actions: ['org:viewUser'], resources: [place, `prn:eu-west-1:*:*:*:*:*`] },
      ]) {
        await setStatements(running, _id, [{ effect: 'allow', actions: ['org:viewUser'], resources: [place] }, statement]);
        expect((await changeMembers(admin, 'Add', _id, [person._id])).errors?.[0]?.extensions).toMatchObject({
          code: 'FORBIDDEN',
          reason: 'GRANTS_MORE',
        });
      }
      await setStatements(running, _id, [{ effect: 'allow', actions: ['org:viewUser'], resources: [place] }]);
      expect(await members('Add', _id, [person._id])).toMatchObject({ data: [{}] });
    });

    it('are closed while archived', async () => {
      const { _id } = await create();
      await archived('Archive', [_id]);
      expect((await changeMembers(admin, 'Add', _id, [(await user())._id])).errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'ARCHIVED',
      });
    });

    it('count one who is added by two at the same moment once', async () => {
      const { _id } = await create();
      const person = await user();
      await Promise.all(Array.from({ length: 6 }, () => members('Add', _id, [person._id])));
      expect((await read(_id)).data).toMatchObject({ ORGGetGroup: { usersCount: 1 } });
    });
  });
});
