import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { customerNamed, groupWith, limitedTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';
import {
  createToken,
  createTokenText,
  filtered,
  getTokenText,
  getTokensText,
  newPerson,
  ownerOf,
  patch,
  revokeTokensText,
  scimCaller,
  updateTokenText,
} from './scimCalls.ts';
import type { Call, Token } from './scimCalls.ts';

let running: Running;
let admin: Browser;
let staff: Browser;
let scope: Scope;
let other: Scope;
beforeAll(async () => {
  running = startPlatform({ RATE_LIMIT_SCALE: '1' });
  admin = await running.browser().as('admin@acme.example');
  staff = await running.browser().as('staff@demo.example');
  scope = await scopeOf(admin);
  const found = await customerNamed(staff, 'Northlight Training');
  other = { organizationId: found?.organizationId ?? '', customerId: found?.customerId ?? '', hierarchyId: found?.rootHierarchyId ?? '' };
}, 120_000);
afterAll(() => running.close());

const provisioning = 'createUser editUser archiveUser restoreUser viewUser viewGroup createGroup editGroup archiveGroup editGroupMembers';
const named = (_id: string) => ({ ...ownerOf(scope), _id });
const allow = (actions: string[]) => {
  const { organizationId, customerId, hierarchyId } = scope;
  return { effect: 'allow', actions, resources: [`prn:ap-southeast-2:${organizationId}:${customerId}:${hierarchyId}:*:*`] };
};
const status = async (call: Call) => (await call('GET', '/Users?count=0')).status;
const rows = async (text: string, values: unknown[] = []) =>
  (await (await running.platform.stores.region('ap-southeast-2')).pool.query(text, values)).rows as Record<string, unknown>[];

describe('a SCIM token', () => {
  it('is shown once, and its hash is stored', async () => {
    const token = await createToken(admin, scope);
    expect(token.secret).toMatch(/^scim_ap-southeast-2_[0-9a-f]{24}_[\w-]{43}$/);
    expect(token.baseUrl).toMatch(/\/scim\/v2$/);
    expect(await admin.get<Token>(getTokenText, { filter: named(token._id) })).toMatchObject({
      secret: null,
      state: 'ACTIVE',
      prefix: token.prefix,
    });
    const [row] = await rows('select * from scim_tokens where id = $1', [token._id]);
    expect(JSON.stringify(row)).not.toContain(token.secret.slice(-43));
  });

  it('works next to others until it is revoked, for good', async () => {
    const [one, two] = [await createToken(admin, scope), await createToken(admin, scope)];
    const [first, second] = [scimCaller(running, one.secret), scimCaller(running, two.secret)];
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    const filter = { ...ownerOf(scope), scimTokenIds: [one._id] };
    expect(await admin.get(revokeTokensText, { filter })).toMatchObject({ data: [{ _id: one._id }] });
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    const listed = await admin.get<{ data: Token[] }>(getTokensText, { filter: { ...ownerOf(scope), states: ['REVOKED'] } });
    expect(listed.data.map(({ _id }) => _id)).toContain(one._id);
    expect(listed.data.map(({ _id }) => _id)).not.toContain(two._id);
    expect(await admin.get(revokeTokensText, { filter })).toMatchObject({ refused: [{ reason: 'refusals.scimTokenRevoked' }] });
    const update = { name: 'Back', groupIds: [] };
    expect(await admin.refusal(updateTokenText, { filter: named(one._id), update })).toMatchObject({ reason: 'SCIM_TOKEN_REVOKED' });
  });

  it('ends at its time, and notes when it was used', async () => {
    const expiresAt = new Date(running.clock.now().getTime() + 5 * minute).toISOString();
    const { _id, secret } = await createToken(admin, scope, [], { expiresAt });
    const call = scimCaller(running, secret);
    expect(await status(call)).toBe(200);
    expect((await admin.get<Token>(getTokenText, { filter: named(_id) })).lastUsedAt).not.toBeNull();
    running.clock.pass(6 * minute);
    expect(await call('GET', '/Users')).toMatchObject({ status: 401, body: { detail: 'This SCIM token has expired.' } });
    expect(await admin.refusal(createTokenText, { token: { ...ownerOf(scope), name: 'Old', groupIds: [], expiresAt } })).toMatchObject({
      fields: { expiresAt: 'validation.scimToken.expiresAt.past' },
    });
  });

  it('names groups only whose rights its maker has', async () => {
    const more = await groupWith(running, admin, scope, [allow(['org:viewGroupList', 'apps:viewVacancy'])]);
    const maker = await limitedTo(running, admin, scope, [
      'idp:viewSso',
      'idp:editSso',
      ...provisioning.split(' ').map((each) => `org:${each}`),
    ]);
    expect(await maker.refusal(createTokenText, { token: { ...ownerOf(scope), name: 'A', groupIds: [more] } })).toMatchObject({
      reason: 'GRANTS_MORE',
      fields: { groupIds: 'validation.scimToken.groupIds.grantsMore' },
    });
    const token = await createToken(maker, scope);
    const update = { name: 'A', groupIds: [more] };
    expect(await maker.refusal(updateTokenText, { filter: named(token._id), update })).toMatchObject({ reason: 'GRANTS_MORE' });
    expect(await admin.get<Token>(updateTokenText, { filter: named(token._id), update })).toMatchObject({ groupIds: [more], version: 2 });
    expect(await maker.refusal(updateTokenText, { filter: named(token._id), update: { ...update, name: 'B' } })).toMatchObject({
      reason: 'GRANTS_MORE',
    });
  });

  it('is made by nobody who lacks a right that it has', async () => {
    const maker = await limitedTo(running, admin, scope, ['idp:viewSso', 'idp:editSso', 'org:createUser']);
    const token = { ...ownerOf(scope), name: 'A', groupIds: [] };
    expect(await maker.refusal(createTokenText, { token })).toMatchObject({ reason: 'GRANTS_MORE' });
  });

  it('opens nothing but SCIM', async () => {
    const { secret } = await createToken(admin, scope);
    const answer = await running.platform.fetch(
      new Request('http://localhost/api/ap-southeast-2/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: '{"query":"{ AuthMe { _id } }"}',
      }),
    );
    expect([401, 421]).toContain(answer.status);
  });
});

describe('a customer’s users and groups', () => {
  it('are neither seen nor changed with another customer’s token, and look like unknown ones', async () => {
    const call = scimCaller(running, (await createToken(staff, other)).secret);
    const [user] = await rows('select id, email from users where customer_id = $1 limit 1', [scope.customerId]);
    const [group] = await rows('select id, name from groups where customer_id = $1 limit 1', [scope.customerId]);
    const before = await rows('select count(*)::int as members from group_members where customer_id = $1', [scope.customerId]);
    const off = patch({ op: 'replace', path: 'active', value: false });
    const unknown = '0'.repeat(24);
    for (const [path, body] of [
      ['Users', off],
      ['Groups', patch({ op: 'remove', path: 'members' })],
    ] as const) {
      const id = String((path === 'Users' ? user : group)?.['id']);
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const sent = method === 'GET' || method === 'DELETE' ? undefined : method === 'PUT' ? newPerson({ displayName: 'X' }) : body;
        const [theirs, absent] = [await call(method, `/${path}/${id}`, sent), await call(method, `/${path}/${unknown}`, sent)];
        expect([theirs.status, theirs.body]).toEqual([absent.status, absent.body]);
        expect(theirs.status).toBe(404);
      }
    }
    const found = [filtered('/Users', `userName eq "${String(user?.['email'])}"`), filtered('/Groups', `id eq "${String(group?.['id'])}"`)];
    for (const path of found) expect((await call('GET', path)).body.totalResults).toBe(0);
    const foreign = await call('POST', '/Groups', { displayName: `G ${unused()}`, members: [{ value: user?.['id'] }] });
    expect(foreign).toMatchObject({ status: 400, body: { detail: `No active user has the id ${String(user?.['id'])}.` } });
    expect(await rows('select count(*)::int as members from group_members where customer_id = $1', [scope.customerId])).toEqual(before);
  });

  it('sign in by the identity provider where single sign-on is on, without a mail to set a password', async () => {
    const call = scimCaller(running, (await createToken(staff, other)).secret);
    const person = newPerson();
    const made = await call('POST', '/Users', person);
    expect(made.status).toBe(201);
    const { pool } = await running.platform.stores.identity();
    const { rows: found } = await pool.query(
      `select source, (select count(*)::int from password_links where identity_id = identities.id) as links from identities where email = $1`,
      [person.userName],
    );
    expect(found).toEqual([{ source: 'SSO', links: 0 }]);
    // The default group has rights that this token does not name.
    expect(made.body['groups']).toEqual([]);
    const [config] = (await pool.query('select group_ids from sso_configs where customer_id = $1', [other.customerId])).rows as {
      group_ids: string[];
    }[];
    const able = scimCaller(running, (await createToken(staff, other, config?.group_ids ?? [])).secret);
    expect((await able('POST', '/Users', newPerson())).body['groups']).toEqual([expect.objectContaining({ value: config?.group_ids[0] })]);
  });
});

describe('a wrong token', () => {
  it.each([
    '',
    'scim_wrong',
    `scim_ap-southeast-2_${'0'.repeat(24)}_${'A'.repeat(43)}`,
    `hck_ap-southeast-2_${'0'.repeat(24)}_${'A'.repeat(43)}`,
  ])('is refused alike: %j', async (secret) => {
    const reply = await scimCaller(running, secret)('GET', '/Users');
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    expect(reply).toMatchObject({ status: 401, body: { detail: 'This SCIM token is not valid.', status: '401' } });
  });

  it('is limited, while a right one works on from the same address', async () => {
    const right = scimCaller(running, (await createToken(admin, scope)).secret);
    expect(await status(right)).toBe(200);
    const guess = () => scimCaller(running, `scim_ap-southeast-2_${'0'.repeat(24)}_${unused().padEnd(43, 'x')}`)('GET', '/Users');
    const statuses: number[] = [];
    for (let count = 0; count < 24; count += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
    expect(Number((await guess()).headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await status(right)).toBe(200);
  });
});
