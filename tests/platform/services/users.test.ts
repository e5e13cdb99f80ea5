import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { changeUsers, createUserText, getUsersText, groupWith, limitedTo, newUser, scopeOf } from './people.ts';
import type { Person, Scope } from './people.ts';

interface Page {
  data: (Person & { lastActive: string | null; createdAt: string; locked: boolean; group: { _id: string; name: string }[] })[];
  pagination: { totalItems: number; totalPages: number };
  facets: { field: string; values: { value: string; count: number }[] }[];
}

describe('users', () => {
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
  const refusedCreation = (more: object, browser = admin) => browser.refusal(createUserText, { user: newUser(scope, more) });
  const update = (_id: string, change: object, browser = admin, where: object = scope) =>
    browser.ask(
      `mutation ($update: ORGUpdateUserUpdate!, $filter: UserIdFilter!) { ORGUpdateUser(update: $update, filter: $filter) { firstName lastName phoneNumber version locked groupIds } }`,
      { update: { firstName: 'Nora', lastName: 'New', ...change }, filter: { ...where, _id } },
    );
  const readText =
    'query ($filter: UserIdFilter!) { ORGGetUser(filter: $filter) { _id email locked mfaMethod lastPasswordUpdatedAt customer { displayName } group { name usersCount } groupIds } }';
  const read = (_id: string, browser = admin, where: object = scope) => browser.ask(readText, { filter: { ...where, _id } });
  const group = (statements: object[] = []) => groupWith(running, admin, scope, statements);
  const limited = (actions: string[], hierarchyId = scope.hierarchyId) => limitedTo(running, admin, { ...scope, hierarchyId }, actions);
  const departmentBelow = async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and depth = 2 order by position', [
      scope.customerId,
    ]);
    return rows[0]?.id ?? '';
  };

  describe('as a list', () => {
    it.each(
      ['firstName', 'email', 'groupIds', 'createdAt', 'lastActive', 'archivedAt'].flatMap((fieldName) =>
        ['asc', 'desc'].map((order) => ({ fieldName, order })),
      ),
    )('have every row once over all pages, sorted by $fieldName $order', async (sort) => {
      const whole = await list({ limit: 500, sort });
      const pages = [];
      for (let skip = 0; skip < Math.ceil(whole.data.length / 4); skip += 1) pages.push(...(await list({ limit: 4, skip, sort })).data);
      expect(pages).toEqual(whole.data);
      expect(new Set(pages.map(({ _id }) => _id)).size).toBe(whole.pagination.totalItems);
      const key = (row: Page['data'][number]) => {
        if (sort.fieldName === 'firstName') return row.firstName.toLowerCase();
        if (sort.fieldName === 'groupIds') return row.group.map(({ name }) => name.toLowerCase()).join(', ') || null;
        return row[sort.fieldName as 'email'];
      };
      const present = whole.data.map(key).filter((value) => value !== null);
      const sorted = present.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      if (sort.fieldName !== 'firstName') expect(present).toEqual(sort.order === 'asc' ? sorted : sorted.toReversed());
    });

    it('count as they list: active, archived, searched, of a department, of a group, used and never used', async () => {
      const [first] = (await list()).data;
      await changeUsers(admin, 'Archive', scope, [(await create())._id]);
      const department = await departmentBelow();
      const groupIds = first?.groupIds ?? [];
      for (const more of [
        {},
        { activeOnly: true },
        { archivedOnly: true },
        { activeOnly: true, archivedOnly: true },
        { searchText: ' ACME ' },
        { searchText: '%' },
        { hierarchyIds: [department] },
        { hierarchyIds: [department, scope.hierarchyId] },
        { hierarchyIds: [] },
        { groupIds },
        { groupIds: [] },
        { activity: ['UNACTIVATED'] },
        { activity: ['ACTIVATED', 'UNACTIVATED'] },
      ]) {
        for (const browser of [admin, staff]) {
          const { data, pagination } = await list({ ...more, limit: 500 }, browser);
          expect(pagination.totalItems, JSON.stringify(more)).toBe(data.length);
          if ('activeOnly' in more) expect(data.every((row) => row.archivedAt === null)).toBe(true);
          if ('archivedOnly' in more) expect(data.every((row) => row.archivedAt !== null)).toBe(true);
          if (more.activity?.length === 1) expect(data.every((row) => row.lastActive === null)).toBe(true);
        }
      }
      const [activity] = (await list({ activeOnly: true, activity: ['UNACTIVATED'] })).facets;
      const totals = await Promise.all(['ACTIVATED', 'UNACTIVATED'].map((value) => list({ activeOnly: true, activity: [value] })));
      expect(Object.fromEntries(activity?.values.map(({ value, count }) => [value, count]) ?? [])).toEqual({
        ACTIVATED: totals[0]?.pagination.totalItems,
        UNACTIVATED: totals[1]?.pagination.totalItems,
      });
    });

    it('show nobody of a department that is out of reach, nor count them', async () => {
      const department = await departmentBelow();
      const inside = await create({ hierarchyId: department });
      const outside = await create();
      const manager = await limited(['org:viewUserList', 'org:viewUser'], department);
      const seen = await list({ limit: 500 }, manager);
      expect(seen.data.map(({ _id }) => _id)).toContain(inside._id);
      expect(seen.data.map(({ _id }) => _id)).not.toContain(outside._id);
      expect(seen.pagination.totalItems).toBe(seen.data.length);
      expect((await read(outside._id, manager)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await read(inside._id, manager)).data).toMatchObject({ ORGGetUser: { email: inside.email } });
    });

    it('are refused without the right', async () => {
      const manager = await running.browser().as('manager@acme.example');
      expect(await manager.refusal(getUsersText, { filter: filterOf(scope) })).toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('when one is made', () => {
    it('appears in list and total, in its groups, without a password, and in the department that was named', async () => {
      const before = (await list({ activeOnly: true })).pagination.totalItems;
      const [own, hierarchyId] = [await group(), await departmentBelow()];
      const made = await create({
        firstName: '  Zoë ',
        email: ` Mixed-${unused()}@Made.Example `,
        groupIds: [own, own],
        hierarchyId,
        phoneNumber: '+61 412 345 678',
      });
      expect(made).toMatchObject({
        firstName: 'Zoë',
        phoneNumber: '+61412345678',
        hierarchyId,
        version: 1,
        groupIds: [own],
        lastActive: null,
      });
      expect(made).toMatchObject({ mfaEnabled: false, locked: false, lastPasswordUpdatedAt: null, customer: { displayName: 'Acme' } });
      expect(made.email).toMatch(/^mixed-[0-9a-f]+@made\.example$/);
      expect(made).toMatchObject({ group: [{ usersCount: 1 }] });
      expect((await list({ activeOnly: true })).pagination.totalItems).toBe(before + 1);
      expect((await running.browser().logIn(made.email)).errors).toHaveLength(1);
    });

    it('is refused where the address has an account anywhere, whatever its case and spaces, archived or not', async () => {
      const archived = await create();
      await changeUsers(admin, 'Archive', scope, [archived._id]);
      for (const email of ['admin@globex.example', ' Recruiter@ACME.example ', archived.email]) {
        const answer = await admin.ask(createUserText, { user: newUser(scope, { email }) });
        expect(answer.errors?.[0]?.message).toContain('existing');
        expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: { email: 'validation.user.email.taken' } });
      }
    });

    it.each([
      ['no first name', { firstName: ' ' }, { firstName: 'validation.user.firstName.required' }],
      ['a first name of 51 characters', { firstName: 'x'.repeat(51) }, { firstName: 'validation.user.firstName.maxLength' }],
      ['a last name of 51 characters', { lastName: 'x'.repeat(51) }, { lastName: 'validation.user.lastName.maxLength' }],
      ['an address of 101 characters', { email: `${'x'.repeat(88)}@made.example` }, { email: 'validation.email.maxLength' }],
      ['what is no address', { email: 'nobody' }, { email: 'validation.email.format' }],
      ['a number of no country', { phoneNumber: '0412345678' }, { phoneNumber: 'validation.user.phoneNumber.phone' }],
      ['101 groups', { groupIds: Array.from({ length: 101 }, String) }, { groupIds: 'validation.user.groupIds.maxItems' }],
    ])('is refused with %s', async (_, more, fields) => {
      expect(await refusedCreation(more)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    });

    it('takes 50 characters a name and 100 an address', async () => {
      const email = `${unused()}@made.example`.padStart(100, 'x');
      expect(await create({ firstName: 'x'.repeat(50), lastName: 'x'.repeat(50), email })).toMatchObject({ email });
    });

    it.each(['customerId', 'organizationId', 'hierarchyId', 'groupIds'])(
      'answers an absent and another customer’s %s alike',
      async (field) => {
        const globex = await scopeOf(await running.browser().as('admin@globex.example'));
        const { pool } = await running.platform.stores.region('eu-west-1');
        const groups = await pool.query<{ id: string }>('select id from groups where customer_id = $1', [globex.customerId]);
        const foreign = { ...globex, groupIds: [groups.rows[0]?.id] }[field];
        const absent = field === 'groupIds' ? ['0'.repeat(24)] : '0'.repeat(24);
        const answers = [await refusedCreation({ [field]: foreign }), await refusedCreation({ [field]: absent })];
        expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
        expect(answers[1]).toEqual(answers[0]);
      },
    );

    it('is given no group that grants more than its maker holds, nor one that is archived', async () => {
      const resources = [`prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:*:*:*`];
      const [more, equal] = [
        await group([{ effect: 'allow', actions: ['org:createOrganization'], resources }]),
        await group([{ effect: 'allow', actions: ['org:createUser'], resources }]),
      ];
      expect(await refusedCreation({ groupIds: [equal, more] })).toMatchObject({
        code: 'FORBIDDEN',
        reason: 'GRANTS_MORE',
        fields: { groupIds: expect.any(String) },
      });
      expect((await create({ groupIds: [equal] })).groupIds).toEqual([equal]);
      expect((await create({ groupIds: [more] }, staff)).groupIds).toEqual([more]);
      await admin.get('mutation ($filter: GroupIdFilter!) { ORGArchiveGroup(filter: $filter) { data { _id } } }', {
        filter: { _id: equal },
      });
      expect(await refusedCreation({ groupIds: [equal] })).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('is refused outside the department that its maker reaches', async () => {
      const department = await departmentBelow();
      const manager = await limited(['org:createUser', 'org:viewUser'], department);
      expect(await refusedCreation({}, manager)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await create({ hierarchyId: department }, manager)).toMatchObject({ hierarchyId: department });
    });

    it('leaves nothing when the region fails, and removes what a commit that failed had left', async () => {
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const email = `left-${unused()}@made.example`;
      const before = (await list({ activeOnly: true })).pagination.totalItems;
      await pool.query(`alter table users add constraint broken check (email <> '${email}')`);
      expect(await refusedCreation({ email })).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
      await pool.query('alter table users drop constraint broken');
      expect((await list({ activeOnly: true })).pagination.totalItems).toBe(before);
      // A profile whose identity was never committed.
      const made = await create({ email });
      const identity = await running.platform.stores.identity();
      await identity.pool.query('delete from identities where id = $1', [made._id]);
      const again = await create({ email });
      expect((await list({ searchText: email })).data.map(({ _id }) => _id)).toEqual([again._id]);
      expect((await list({ activeOnly: true })).pagination.totalItems).toBe(before + 1);
    });

    it('is made once by calls at the same moment', async () => {
      const email = `race-${unused()}@made.example`;
      const answers = await Promise.all(Array.from({ length: 8 }, () => admin.ask(createUserText, { user: newUser(scope, { email }) })));
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
      expect(new Set(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.reason) ?? []))).toEqual(
        new Set(['USER_EXISTS']),
      );
      expect((await list({ searchText: email })).data).toHaveLength(1);
    });
  });

  describe('when one is changed', () => {
    it('has new names and a phone number, which null removes, and each change makes a version', async () => {
      const { _id } = await create();
      expect((await update(_id, { firstName: ' Nia ', phoneNumber: '+61412345678' })).data).toMatchObject({
        ORGUpdateUser: { firstName: 'Nia', phoneNumber: '+61412345678', version: 2, locked: false, groupIds: [] },
      });
      expect((await update(_id, { phoneNumber: null })).data).toMatchObject({ ORGUpdateUser: { phoneNumber: null, version: 3 } });
    });

    it('keeps the newer of two changes', async () => {
      const { _id } = await create();
      await update(_id, { firstName: 'First', expectedVersion: 1 });
      expect((await update(_id, { firstName: 'Second', expectedVersion: 1 })).errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'NEWER_VERSION',
      });
      expect((await list({ searchText: 'First New' })).data).toHaveLength(1);
    });

    it('is refused while archived, and absent to others', async () => {
      const { _id } = await create();
      const globex = await running.browser().as('admin@globex.example');
      expect((await update(_id, {}, globex)).errors?.[0]?.extensions.code).toMatch(/NOT_FOUND|FORBIDDEN/);
      expect((await update(_id, {}, admin, { ...scope, hierarchyId: await departmentBelow() })).errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
      await changeUsers(admin, 'Archive', scope, [_id]);
      expect((await update(_id, {})).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
    });

    it('is on record with what it was before', async () => {
      const { _id } = await create();
      await update(_id, { firstName: 'After' });
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query(`select * from audit_entries where subjects ? $1 and operation = 'ORGUpdateUser'`, [_id]);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain('After');
    });
  });
});
