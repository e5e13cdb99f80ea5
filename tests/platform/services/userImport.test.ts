import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { createGroupText, getUsersText, mailsTo, resetText, scopeOf, setStatements, tokenIn } from './people.ts';
import type { Changed, Scope } from './people.ts';

const importText = 'mutation ($input: ORGImportUsersInput!) { ORGImportUsers(input: $input) { data { _id } } }';

describe('an uploaded list of users', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const row = (more: object = {}) => ({ firstName: 'Una', lastName: 'Upload', email: `up-${unused()}@made.example`, ...more });
  const input = (users: object[], more: object = {}) => ({
    ...scope,
    users,
    groupIds: [],
    mfaEnabled: false,
    forcePasswordReset: false,
    ...more,
  });
  const upload = (users: object[], more: object = {}) => admin.ask(importText, { input: input(users, more) });
  const refused = async (users: object[], more: object = {}) => (await upload(users, more)).errors?.[0]?.extensions;
  const total = async (searchText: string) => {
    const { hierarchyId, ...rest } = scope;
    const page = await admin.get<{ pagination: { totalItems: number } }>(getUsersText, {
      filter: { ...rest, hierarchyIds: [hierarchyId], searchText },
    });
    return page.pagination.totalItems;
  };

  it('makes a hundred users, each with a mail, and with what holds for all of them', async () => {
    const mark = unused();
    const group = await admin.get<{ _id: string }>(createGroupText, { group: { ...scope, name: 'Uploaded' } });
    const users = Array.from({ length: 100 }, (_, index) => row({ lastName: mark, email: ` U${index}-${mark}@Made.example` }));
    const { data } = await upload(users, {
      groupIds: [group._id],
      mfaEnabled: true,
      forcePasswordReset: true,
      notes: ` ${'n'.repeat(150)} `,
    });
    expect((data as unknown as { ORGImportUsers: Changed }).ORGImportUsers.data).toHaveLength(100);
    expect(await total(mark)).toBe(100);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query(`select * from users where email = $1`, [`u7-${mark}@made.example`]);
    expect(rows).toMatchObject([{ first_name: 'Una', mfa_enabled: true, notes: 'n'.repeat(150) }]);
    expect((await pool.query('select 1 from group_members where group_id = $1', [group._id])).rowCount).toBe(100);
    const [mail] = await mailsTo(running, `u99-${mark}@made.example`);
    expect(mail?.event).toBe('ORG_USER_CREATE_COMPLETED');
    // A password set by the link is the person's own: no change is forced after it, and the code is required.
    const browser = running.browser();
    expect((await browser.ask(resetText, { password: 'Own-Passw0rd', resetToken: tokenIn(mail) })).errors).toBeUndefined();
    expect((await browser.logIn(`u99-${mark}@made.example`, 'Own-Passw0rd')).data).toMatchObject({ AuthEmailLogin: { mfa: true } });
  });

  it('makes nobody when one row is wrong, and says what is wrong with every row', async () => {
    const mark = unused();
    const good = row({ lastName: mark });
    expect(
      await refused([good, row({ firstName: ' ' }), row({ email: 'nobody', phoneNumber: '12' }), row({ lastName: 'x'.repeat(51) })]),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        'users.1.firstName': 'validation.user.firstName.required',
        'users.2.email': 'validation.email.format',
        'users.2.phoneNumber': 'validation.user.phoneNumber.phone',
        'users.3.lastName': 'validation.user.lastName.maxLength',
      },
    });
    expect(await total(mark)).toBe(0);
  });

  it('names every row whose address has an account, anywhere', async () => {
    const mark = unused();
    const users = [row({ lastName: mark }), row({ email: 'ADMIN@globex.example' }), row({ email: ' recruiter@acme.example ' })];
    expect(await refused(users)).toMatchObject({
      reason: 'USER_EXISTS',
      fields: { 'users.1.email': 'validation.user.email.taken', 'users.2.email': 'validation.user.email.taken' },
    });
    expect(await total(mark)).toBe(0);
  });

  it('names the later row of two with one address, whatever its case and spaces', async () => {
    const email = `twice-${unused()}@made.example`;
    expect(await refused([row({ email }), row(), row({ email: ` ${email.toUpperCase()} ` })])).toMatchObject({
      fields: { 'users.2.email': 'validation.user.email.repeated' },
    });
  });

  it.each([
    ['no row', () => [], {}, { users: 'validation.importUsers.users.required' }],
    ['101 rows', () => Array.from({ length: 101 }, () => row()), {}, { users: 'validation.importUsers.users.maxItems' }],
    ['notes of 151 characters', () => [row()], { notes: 'n'.repeat(151) }, { notes: 'validation.importUsers.notes.maxLength' }],
  ])('is refused with %s', async (_, rows, more, fields) => {
    expect(await refused(rows(), more)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('gives no group that grants more than its uploader holds', async () => {
    const group = await admin.get<{ _id: string }>(createGroupText, { group: { ...scope, name: 'Too much' } });
    await setStatements(running, group._id, [{ effect: 'allow', actions: ['org:*'], resources: ['Any'] }]);
    expect(await refused([row()], { groupIds: [group._id] })).toMatchObject({ code: 'FORBIDDEN', reason: 'GRANTS_MORE' });
  });

  it('makes each person once when two lists with one address come at the same moment', async () => {
    const shared = `shared-${unused()}@made.example`;
    const marks = Array.from({ length: 4 }, unused);
    const answers = await Promise.all(marks.map((mark) => upload([row({ lastName: mark }), row({ lastName: mark, email: shared })])));
    const won = answers.findIndex(({ errors }) => !errors);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await Promise.all(marks.map(total))).toEqual(marks.map((_, index) => (index === won ? 2 : 0)));
    for (const { errors } of answers.filter((answer) => answer.errors))
      expect(errors?.[0]?.extensions.fields).toEqual({ 'users.1.email': 'validation.user.email.taken' });
  });
});
