import { beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms } from '../../postgres.ts';
import { unused } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';
import { changeMembers, changeUsers, createGroupText, createUserText, forgetText, mailsTo, newUser } from './people.ts';
import type { Changed, Person, Scope } from './people.ts';
import { raceGround, together } from './raceGround.ts';
import { until } from '../../support/until.ts';

describe.skipIf(!postgresPrograms())('people, by calls at the same moment on PostgreSQL', () => {
  const ground = raceGround();
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  let scope: Scope;
  beforeAll(() => {
    ({ running, staff, admin, scope } = ground);
  });

  const answerOf = ({ data }: Answer) => Object.values(data ?? {})[0] as Changed | undefined;
  const region = async () => (await running.platform.stores.region('ap-southeast-2')).pool;
  const totalsAreRight = async () => {
    const { rows } = await (
      await region()
    ).query(
      `select name, value::int, (select count(*)::int from users where users.customer_id = totals.customer_id
         and name = 'users:' || case when archived_at is null then 'active' else 'archived' end) as counted
       from totals where name like 'users:%'`,
    );
    expect(rows.filter((row) => row.value !== row.counted)).toEqual([]);
  };

  it('twenty creations of one address make one account with one profile and one mail', async () => {
    const email = `race-${unused()}@made.example`;
    const answers = await together(20, () => admin.ask(createUserText, { user: newUser(scope, { email }) }));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.reason) ?? []))).toEqual(
      new Set(['USER_EXISTS']),
    );
    expect((await (await region()).query('select 1 from users where email = $1', [email])).rowCount).toBe(1);
    expect(await mailsTo(running, email)).toHaveLength(1);
    await totalsAreRight();
  });

  it('lists that are uploaded with one address in common make one of them, and tell the others which row', async () => {
    const shared = `shared-${unused()}@made.example`;
    const row = (email: string) => ({ firstName: 'Una', lastName: 'Upload', email });
    const answers = await together(8, () =>
      admin.ask('mutation ($input: ORGImportUsersInput!) { ORGImportUsers(input: $input) { data { _id } } }', {
        input: {
          ...scope,
          users: [row(`own-${unused()}@made.example`), row(shared)],
          groupIds: [],
          mfaEnabled: false,
          forcePasswordReset: false,
        },
      }),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors))
      expect(errors?.[0]?.extensions.fields).toEqual({ 'users.1.email': 'validation.user.email.taken' });
    await totalsAreRight();
  });

  it('users that many archive and restore at once end as their accounts are, and the totals are right', async () => {
    const made = await together(6, () => admin.get<Person>(createUserText, { user: newUser(scope) }));
    const ids = made.map(({ _id }) => _id);
    const answers = await together(30, (index) =>
      changeUsers(admin, index % 2 ? 'Archive' : 'Restore', scope, index % 3 ? ids : ids.toReversed().slice(index % 4)),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const { pool } = await running.platform.stores.identity();
    const states = async (from: { query: typeof pool.query }, table: string) =>
      (await from.query<{ id: string }>(`select id, archived_at is null as active from ${table} where id = any($1) order by id`, [ids]))
        .rows;
    expect(await states(await region(), 'users')).toEqual(await states(pool, 'identities'));
    await totalsAreRight();
  });

  it('the administrators of a customer who are archived one by one at the same moment leave one', async () => {
    const { rows } = await (
      await region()
    ).query<Scope & { id: string }>(
      `select id, organization_id as "organizationId", customer_id as "customerId", hierarchy_id as "hierarchyId" from groups
       where name = 'Customer Admins' and customer_id <> $1 and archived_at is null
         and customer_id not in (select customer_id from groups where name = 'Provider Staff') limit 1`,
      [scope.customerId],
    );
    const { id: group, ...where } = rows[0] ?? { ...scope, id: '' };
    for (let count = 0; count < 3; count += 1) await staff.get(createUserText, { user: newUser(where, { groupIds: [group] }) });
    const members = await (
      await region()
    ).query<{ id: string }>('select id from users join group_members on user_id = id where group_id = $1 and archived_at is null', [group]);
    const ids = members.rows.map(({ id }) => id);
    await together(ids.length, (index) => changeUsers(staff, 'Archive', where, [ids[index] ?? '']));
    const left = await (await region()).query('select 1 from users where id = any($1) and archived_at is null', [ids]);
    expect([ids.length > 2, left.rowCount]).toEqual([true, 1]);
  });

  it('one user who is added by many to a group is in it once', async () => {
    const { _id } = await admin.get<{ _id: string }>(createGroupText, { group: { ...scope, name: 'Race' } });
    const person = await admin.get<Person>(createUserText, { user: newUser(scope) });
    const answers = await together(10, () => changeMembers(admin, 'Add', _id, [person._id]));
    expect(answers.flatMap((answer) => answerOf(answer)?.data ?? [])).toEqual([{ _id: person._id }]);
    expect(answers.flatMap((answer) => answerOf(answer)?.refused ?? [])).toHaveLength(9);
  });

  it('a hundred requests for one mailbox send it three mails', async () => {
    const email = 'recruiter@acme.example';
    await together(100, () => running.browser().ask(forgetText, { email }));
    const { pool } = await running.platform.stores.identity();
    await until(async () => (await pool.query('select 1 from password_requests')).rowCount === 0);
    expect((await mailsTo(running, email)).filter(({ event }) => event === 'EDGE_USER_RESET_PASSWORD')).toHaveLength(3);
  });
});
