import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { groupWith, scopeOf } from './people.ts';
import type { Scope } from './people.ts';
import { createToken, filtered, newPerson, patch, scimCaller, signedIn } from './scimCalls.ts';
import type { Call, Resource } from './scimCalls.ts';

let running: Running;
let admin: Browser;
let scope: Scope;
let scim: Call;
beforeAll(async () => {
  running = startPlatform({ RATE_LIMIT_SCALE: '100' });
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  scim = scimCaller(running, (await createToken(admin, scope, [], { name: 'Entra' })).secret);
}, 120_000);
afterAll(() => running.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await (await running.platform.stores.region('ap-southeast-2')).pool.query(text, values)).rows as Record<string, unknown>[];
const identities = async (text: string, values: unknown[] = []) =>
  (await (await running.platform.stores.identity()).pool.query(text, values)).rows as Record<string, unknown>[];

async function create(more: object = {}): Promise<Resource> {
  const made = await scim('POST', '/Users', newPerson(more));
  expect(made.status).toBe(201);
  return made.body;
}

describe('a user over SCIM', () => {
  it('is created, read, deactivated and activated', async () => {
    const person = newPerson({ externalId: 'ext-1' });
    const made = await scim('POST', '/Users', person);
    expect(made).toMatchObject({ status: 201, body: { userName: person.userName, active: true, externalId: 'ext-1' } });
    expect(made.headers.get('location')).toBe(made.body.meta.location);
    const { id } = made.body;
    expect((await scim('GET', `/Users/${id}`)).body).toEqual(made.body);
    const off = await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }));
    expect(off).toMatchObject({ status: 200, body: { id, active: false } });
    expect(await rows('select archived_at from users where id = $1', [id])).toEqual([{ archived_at: expect.any(Date) }]);
    const on = await scim('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'True' }));
    expect(on).toMatchObject({ status: 200, body: { active: true } });
    expect((await scim('GET', filtered('/Users', `userName eq "${person.userName.toUpperCase()}"`))).body.totalResults).toBe(1);
  });

  it('is invited to set a password, where the customer has no single sign-on', async () => {
    const person = newPerson();
    await scim('POST', '/Users', person);
    const [identity] = await identities('select id, source, user_type from identities where email = $1', [person.userName]);
    expect(identity).toMatchObject({ source: 'EDGE', user_type: 'HIRING_MANAGER' });
    expect(await identities('select 1 as link from password_links where identity_id = $1', [identity?.['id']])).toHaveLength(1);
  });

  it('is audited under the name of the token', async () => {
    const { id } = await create();
    const text = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { actorName operation subjects } } }`;
    const filter = { ...scope };
    const { data } = await admin.get<{ data: { actorName: string; operation: string; subjects: string[] }[] }>(text, { filter });
    expect(data.find(({ subjects }) => subjects.includes(id))).toMatchObject({
      actorName: 'SCIM token Entra',
      operation: 'ORGCreateEndUser',
    });
  });

  it('loses all sessions at once when it is deactivated', async () => {
    const { browser, id } = await signedIn(running, admin, scope);
    expect(await browser.get('{ AuthMe { _id } }')).toMatchObject({ _id: id });
    await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: false } }));
    expect(await browser.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is archived by DELETE, gone for SCIM afterwards, and comes back with the same name', async () => {
    const { id, userName } = await create({ externalId: 'old' });
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await scim('GET', `/Users/${id}`)).status).toBe(404);
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(404);
    expect((await scim('GET', filtered('/Users', `userName eq "${String(userName)}"`))).body.totalResults).toBe(0);
    expect(await rows('select email from users where id = $1', [id])).toEqual([{ email: userName }]);
    const again = await scim('POST', '/Users', { ...newPerson({ externalId: 'new' }), userName, emails: [{ value: userName }] });
    expect(again).toMatchObject({ status: 201, body: { id, externalId: 'new', active: true } });
  });

  it('is shown as inactive when an administrator archives it in the console', async () => {
    const { id } = await create();
    const filter = { ...scope, _id: id };
    await admin.get('mutation ($filter: UserIdFilter!) { ORGArchiveUser(filter: $filter) { data { _id } } }', { filter });
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({ active: false });
  });

  it('keeps its state and its values where a PUT leaves “active” out', async () => {
    const { id, userName } = await create();
    await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }));
    const { active: _, ...person } = newPerson();
    const put = await scim('PUT', `/Users/${id}`, { ...person, userName, emails: [{ value: userName }] });
    expect(put).toMatchObject({ status: 200, body: { active: false } });
  });

  it.each([
    ['names by PATCH', { op: 'replace', path: 'name.familyName', value: 'Changed' }, { name: { givenName: 'Ada', familyName: 'Changed' } }],
    [
      'names without a path',
      { op: 'replace', value: { 'name.givenName': 'Bo', displayName: 'Bo Example' } },
      { displayName: 'Bo Example' },
    ],
    [
      'a phone number',
      { op: 'add', path: 'phoneNumbers[type eq "work"].value', value: '+61 412 345 678' },
      { phoneNumbers: [{ value: '+61412345678' }] },
    ],
    ['nothing for attributes that are not stored', { op: 'replace', path: 'title', value: 'Boss' }, { displayName: 'Ada Example' }],
    [
      'nothing for attributes of extensions',
      { op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'IT' },
      { displayName: 'Ada Example' },
    ],
    ['the external id', { op: 'add', path: 'externalId', value: 'ext-9' }, { externalId: 'ext-9' }],
  ])('changes %s', async (_, operation, expected) => {
    const { id } = await create();
    const changed = await scim('PATCH', `/Users/${id}`, patch(operation));
    expect(changed).toMatchObject({ status: 200, body: expected });
  });

  it('leaves out a phone number without a country code, and says so in the log', async () => {
    const made = await create({ phoneNumbers: [{ value: '555-1234', type: 'work' }] });
    expect(made).not.toHaveProperty('phoneNumbers');
    const [line] = await rows('select detail from scim_requests where resource_id = $1', [made.id]);
    expect(line?.['detail']).toMatch(/phoneNumbers/);
  });

  it('moves to another address with a new user name, and its mailed links stop working', async () => {
    const { id } = await create();
    const userName = `moved-${unused()}@made.example`;
    const moved = await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'userName', value: userName }));
    expect(moved).toMatchObject({ status: 200, body: { userName, emails: [{ value: userName }] } });
    expect(await identities('select email from identities where id = $1', [id])).toEqual([{ email: userName }]);
    expect(await identities('select 1 as link from password_links where identity_id = $1', [id])).toEqual([]);
  });

  it('has a user name that is no address, next to its address', async () => {
    const value = `mail-${unused()}@made.example`;
    const userName = `login-${unused()}`;
    const made = await create({ userName, emails: [{ value, type: 'work' }] });
    expect(made).toMatchObject({ userName, emails: [{ value }] });
    expect((await scim('GET', filtered('/Users', `userName eq "${userName}"`))).body.totalResults).toBe(1);
    const other = await scim('POST', '/Users', newPerson({ userName: userName.toUpperCase() }));
    expect(other).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    const login = `login-${unused()}@made.example`;
    await create({ userName: login });
    expect((await scim('POST', '/Users', newPerson({ userName: login, emails: [{ value: login }] }))).status).toBe(409);
  });
});

describe('a conflict', () => {
  it.each(['of an active user', 'of another customer', 'of the provider’s staff'])(
    'over the address %s says no more than that',
    async (whose) => {
      const own = (await create()).userName;
      const [other] = await identities(`select email from identities where customer_id <> $1 and user_type <> 'PROVIDER_STAFF' limit 1`, [
        scope.customerId,
      ]);
      const [staff] = await identities(`select email from identities where user_type = 'PROVIDER_STAFF' limit 1`);
      const userName = whose === 'of an active user' ? own : whose === 'of another customer' ? other?.['email'] : staff?.['email'];
      const reply = await scim('POST', '/Users', { ...newPerson(), userName, emails: [{ value: userName }] });
      expect(reply).toMatchObject({
        status: 409,
        body: { scimType: 'uniqueness', detail: 'Another account uses this userName or e-mail address already.' },
      });
    },
  );

  it('over a taken address leaves the user as it was', async () => {
    const { id } = await create();
    const { userName: taken } = await create();
    const reply = await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'userName', value: taken }));
    expect(reply).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    expect((await scim('GET', `/Users/${id}`)).body['userName']).not.toBe(taken);
  });
});

describe('a user with rights that the token may not give', () => {
  it('is neither restored nor moved to another address', async () => {
    const { id } = await create();
    const actions = ['org:viewGroupList'];
    const { organizationId, customerId, hierarchyId } = scope;
    const resources = [`prn:ap-southeast-2:${organizationId}:${customerId}:${hierarchyId}:*:*`];
    const groupId = await groupWith(running, admin, scope, [{ effect: 'allow', actions, resources }]);
    const param = { groupId, userIds: [id] };
    await admin.get('mutation ($param: GroupUsersParam!) { ORGGroupAddUsers(param: $param) { data { _id } } }', { param });
    const move = patch({ op: 'replace', path: 'userName', value: `thief-${unused()}@made.example` });
    expect(await scim('PATCH', `/Users/${id}`, move)).toMatchObject({ status: 403 });
    expect((await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false }))).status).toBe(200);
    expect(await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))).toMatchObject({ status: 403 });
    const able = scimCaller(running, (await createToken(admin, scope, [groupId])).secret);
    expect(await able('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))).toMatchObject({ status: 200 });
  });
});

describe('what is not valid', () => {
  it.each([
    ['a body that is no JSON', '{', 400, 'invalidSyntax'],
    ['a list', '[]', 400, 'invalidSyntax'],
    ['a null character', '{"userName":"a\\u0000@made.example"}', 400, 'invalidSyntax'],
    ['no user name', { name: { givenName: 'A' } }, 400, 'invalidValue'],
    ['no address', { userName: 'nobody' }, 400, 'invalidValue'],
    ['a number as a name', { userName: 'n@made.example', name: { givenName: 5 } }, 400, 'invalidValue'],
    ['a long name', { userName: 'n@made.example', name: { givenName: 'x'.repeat(60) } }, 400, 'invalidValue'],
    ['an active that is none', { userName: 'n@made.example', active: 'perhaps' }, 400, 'invalidValue'],
  ])('is refused: %s', async (_, body, status, scimType) => {
    expect(await scim('POST', '/Users', body)).toMatchObject({ status, body: { scimType, status: String(status) } });
  });

  it.each([
    [{ op: 'replace', path: 'id', value: 'other' }, 'mutability'],
    [{ op: 'replace', path: 'groups', value: [] }, 'mutability'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'remove', path: 'userName' }, 'mutability'],
    [{ op: 'replace', path: 'emails[value eq "x"].value', value: 'y@made.example' }, 'noTarget'],
    [{ op: 'replace', path: 'shoeSize', value: 44 }, 'invalidPath'],
    [{ op: 'replace', path: 'name[', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[type eq]', value: 'x' }, 'invalidFilter'],
    [{ op: 'move', path: 'active', value: true }, 'invalidSyntax'],
    [{ op: 'replace', path: '__proto__.admin', value: true }, 'invalidPath'],
  ])('is refused in a PATCH: %j', async (operation, scimType) => {
    const { id } = await create();
    expect(await scim('PATCH', `/Users/${id}`, patch(operation))).toMatchObject({ status: 400, body: { scimType } });
  });
});
