import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { createLog } from '../../../src/platform/http/log.ts';
import { callWith, createKey, createKeyText, getKeyText, groupsText, newKey, rotateKeyText, updateKeyText } from './apiKeyCalls.ts';
import type { Key } from './apiKeyCalls.ts';
import { createGroupText, groupWith, limitedTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

let running: Running;
const logged: string[] = [];
let admin: Browser;
let scope: Scope;
let readers: string;
let writers: string;
beforeAll(async () => {
  running = startPlatform({ RATE_LIMIT_SCALE: '1' }, { log: createLog('trace', { write: (line: string) => void logged.push(line) }) });
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  readers = await groupWith(running, admin, scope, [allow(scope, ['org:viewGroupList'])]);
  writers = await groupWith(running, admin, scope, [allow(scope, writing)]);
}, 120_000);
afterAll(() => running.close());

const allow = ({ organizationId, customerId, hierarchyId }: Scope, actions: string[]) => ({
  effect: 'allow',
  actions,
  resources: [`prn:ap-southeast-2:${organizationId}:${customerId}:${hierarchyId}:*:*`],
});
const writing = 'viewGroupList createGroup viewUser createUser editUser editGroupMembers'.split(' ').map((name) => `org:${name}`);
const filter = () => ({ organizationId: scope.organizationId, customerId: scope.customerId });
const listGroups = (secret: string, options = {}) => callWith(running, secret, groupsText, { filter: filter() }, options);
const filterOf = ({ _id }: Pick<Key, '_id'>) => ({ ...scope, _id });
const rows = async (text: string, values: unknown[] = []) =>
  (await (await running.platform.stores.region('ap-southeast-2')).pool.query(text, values)).rows as Record<string, unknown>[];

describe('a call with an API key', () => {
  it.each(['', 'hck_wrong', 'a-session-token', `hck_ap-southeast-2_${'0'.repeat(24)}_${'A'.repeat(43)}`])(
    'is refused alike for what is no key: %j',
    async (secret) => {
      const reply = await listGroups(secret);
      expect(reply.status).toBe(401);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
      expect(reply.body.errors).toEqual([
        { message: 'This API key is not valid.', extensions: { code: 'UNAUTHENTICATED', reason: 'API_KEY_UNKNOWN' } },
      ]);
    },
  );

  it('says no more of a wrong secret of a known key, even of an ended one', async () => {
    const expiresAt = new Date(running.clock.now().getTime() + minute).toISOString();
    const { prefix } = await createKey(admin, scope, [readers], { expiresAt });
    running.clock.pass(minute);
    expect(await listGroups(`${prefix}_${'A'.repeat(43)}`)).toMatchObject({ status: 401, reason: 'API_KEY_UNKNOWN' });
  });

  it('ignores the cookies of a session, sets none, and needs no anti-forgery token', async () => {
    const { secret } = await createKey(admin, scope, [readers]);
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await callWith(running, secret, '{ ORGGetOrganizations(filter: {}) { data { _id } } }', {}, { headers: { cookie } });
    expect(reply).toMatchObject({ status: 200, code: 'FORBIDDEN' });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect((await listGroups('hck_wrong', { headers: { cookie } })).status).toBe(401);
    expect((await listGroups(secret, { headers: { cookie } })).code).toBeUndefined();
  });

  it('finds nothing of another customer, and is refused in another region', async () => {
    const { secret } = await createKey(admin, scope, [writers]);
    const other = await rows('select customer_id, organization_id from groups where customer_id <> $1 limit 1', [scope.customerId]);
    const elsewhere = { organizationId: other[0]?.['organization_id'], customerId: other[0]?.['customer_id'] };
    const reply = await callWith(running, secret, groupsText, { filter: elsewhere });
    expect(reply.body.data).toEqual({ ORGGetGroups: { data: [], pagination: expect.objectContaining({ totalItems: 0 }) } });
    expect(await listGroups(secret, { region: 'eu-west-1' })).toMatchObject({ status: 200, code: 'FORBIDDEN' });
  });

  it.each([
    '{ AuthMe { _id } }',
    'mutation { AuthEndOtherSessions { data { _id } } }',
    'mutation { AuthLogout { logout } }',
    'mutation { AuthChangePassword(input: { currentPassword: "a", newPassword: "Another-Passw0rd" }) { passwordUpdatedAt } }',
  ])('does nothing of an own account, and signs nobody in: %s', async (text) => {
    const { secret } = await createKey(admin, scope, [writers]);
    expect(await callWith(running, secret, text)).toMatchObject({ status: 200, code: 'FORBIDDEN', reason: 'PEOPLE_ONLY' });
  });

  it('makes, changes and rotates no keys, and gives no rights that it lacks', async () => {
    const { secret, ...key } = await createKey(admin, scope, [writers]);
    const refused = { code: 'FORBIDDEN', reason: 'PEOPLE_ONLY' };
    expect(await callWith(running, secret, createKeyText, { apiKey: newKey(scope, [readers]) })).toMatchObject(refused);
    expect(await callWith(running, secret, rotateKeyText, { filter: filterOf(key), input: { overlapHours: 0 } })).toMatchObject(refused);
    const [admins] = await rows(`select id from groups where customer_id = $1 and name = 'Customer Admins'`, [scope.customerId]);
    const user = { ...scope, firstName: 'Mal', lastName: 'Ory', email: 'mal@made.example', groupIds: [admins?.['id']] };
    const create = 'mutation ($user: ORGCreateEndUserInput!) { ORGCreateEndUser(user: $user) { _id } }';
    expect(await callWith(running, secret, create, { user })).toMatchObject({ code: 'FORBIDDEN', reason: 'GRANTS_MORE' });
  });

  it('reaches its department, whatever its groups allow above', async () => {
    const [below] = await rows(
      'select id from hierarchies where customer_id = $1 and parent_id is not null and archived_at is null order by id limit 1',
      [scope.customerId],
    );
    const own = { ...scope, hierarchyId: String(below?.['id']) };
    const inside = await groupWith(running, admin, own);
    const { secret } = await createKey(admin, own, [readers]);
    const reply = await listGroups(secret);
    const page = reply.body.data?.['ORGGetGroups'] as { data: { _id: string }[] } | undefined;
    const found = page?.data.map(({ _id }) => _id);
    expect(found).toContain(inside);
    expect(found).not.toContain(readers);
  });
});

describe('an API key’s limit', () => {
  it('refuses what is beyond it for the rest of the minute, and says how long', async () => {
    const key = await createKey(admin, scope, [readers], { requestsPerMinute: 2 });
    const other = await createKey(admin, scope, [readers], { requestsPerMinute: 2 });
    for (const _ of [1, 2]) expect((await listGroups(key.secret)).status).toBe(200);
    const refused = await listGroups(key.secret);
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED', reason: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await listGroups(other.secret)).status).toBe(200);
  });
});

describe('an API key with documents', () => {
  it('sends these, however they are spaced, and no others', async () => {
    const documents = [{ name: 'Groups', text: groupsText }];
    const { secret } = await createKey(admin, scope, [readers], { documents });
    const send = (text: string) => callWith(running, secret, text, { filter: filter() });
    for (const text of [groupsText, `# a comment\n${groupsText.replaceAll(' ', '  ')}\n`]) expect((await send(text)).code).toBeUndefined();
    for (const text of [groupsText.replace('name ', ''), '{ __typename }', '{ __schema { queryType { name } } }', 'none of it'])
      expect(await send(text)).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'UNKNOWN_DOCUMENT' });
  });
});

describe('an API key’s last use', () => {
  it('is noted once a minute', async () => {
    const key = await createKey(admin, scope, [readers]);
    const used = async () => (await admin.get<Key>(getKeyText, { filter: filterOf(key) })).lastUsedAt;
    await listGroups(key.secret);
    const first = await used();
    expect(first).toBe(running.clock.now().toISOString());
    running.clock.pass(minute - 1);
    await listGroups(key.secret);
    expect(await used()).toBe(first);
    running.clock.pass(1);
    await listGroups(key.secret);
    expect(await used()).toBe(running.clock.now().toISOString());
  });
});

describe('somebody who makes or changes an API key', () => {
  it('holds all that its groups grant', async () => {
    const rights = ['org:createUser', 'org:editUser', 'org:editGroupMembers', 'org:viewUser'];
    const weak = await limitedTo(running, admin, scope, [...rights, 'org:viewGroupList']);
    const refused = { code: 'FORBIDDEN', reason: 'GRANTS_MORE', fields: { groupIds: 'validation.apiKey.groupIds.grantsMore' } };
    expect(await weak.refusal(createKeyText, { apiKey: newKey(scope, [writers]) })).toMatchObject(refused);
    const own = await createKey(weak, scope, [readers]);
    const update = { name: own.name, requestsPerMinute: 1 };
    expect(await weak.refusal(updateKeyText, { filter: filterOf(own), update: { ...update, groupIds: [writers] } })).toMatchObject(refused);
    const strong = await createKey(admin, scope, [writers]);
    for (const call of [
      weak.refusal(updateKeyText, { filter: filterOf(strong), update: { ...update, groupIds: [writers] } }),
      weak.refusal(rotateKeyText, { filter: filterOf(strong), input: { overlapHours: 0 } }),
    ])
      expect(await call).toMatchObject(refused);
    const changed = await weak.get<Key>(updateKeyText, { filter: filterOf(own), update: { ...update, groupIds: [readers] } });
    expect(changed.version).toBe(2);
  });
});

describe('somebody who takes a denial from a group', () => {
  it('holds what its API keys would regain', async () => {
    const granting = await groupWith(running, admin, scope, [allow(scope, ['org:createUser'])]);
    const denying = await groupWith(running, admin, scope, [{ ...allow(scope, ['org:createUser']), effect: 'deny' }]);
    await createKey(admin, scope, [granting, denying]);
    const weak = await limitedTo(running, admin, scope, ['org:archiveGroup', 'org:viewGroupList']);
    const archive = 'mutation ($filter: GroupIdsFilter!) { ORGArchiveGroups(filter: $filter) { data { _id } refused { _id reason } } }';
    expect(await weak.get(archive, { filter: { groupIds: [denying] } })).toEqual({
      data: [],
      refused: [{ _id: denying, reason: 'refusals.liftsDenial' }],
    });
  });
});

describe('the audit trail', () => {
  it('names the key that made a change, and what was changed of it', async () => {
    const key = await createKey(admin, scope, [writers], { name: 'Payroll' });
    const made = await callWith(running, key.secret, createGroupText, { group: { ...scope, name: 'By a key' } });
    expect(made.code).toBeUndefined();
    const read = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation actorName actorEmail subjectNames changes { field after } } } }`;
    const entries = async (actorId?: string) =>
      (await admin.get<{ data: Record<string, unknown>[] }>(read, { filter: { ...scope, limit: 5, ...(actorId && { actorId }) } })).data;
    expect(await entries(key._id)).toMatchObject([
      { operation: 'ORGCreateGroup', actorName: 'API key Payroll', actorEmail: null, subjectNames: ['By a key'] },
    ]);
    expect(await entries()).toEqual(
      expect.arrayContaining([expect.objectContaining({ operation: 'ORGCreateApiKey', subjectNames: ['Payroll'] })]),
    );
  });
});

describe('an API key’s secret', () => {
  it('is in no line of the log, whether the call succeeds or not', async () => {
    const { secret, ...key } = await createKey(admin, scope, [readers]);
    const begun = logged.length;
    await listGroups(secret);
    await callWith(running, secret, '{ AuthMe { _id } }');
    await callWith(running, secret, '{ none }');
    await callWith(running, `${secret.slice(0, -1)}~`, '{ none }');
    const lines = logged.slice(begun);
    expect(lines.some((line) => line.includes(`"identity":"${key._id}"`))).toBe(true);
    expect(lines.filter((line) => line.includes(secret.slice(-40, -2)))).toEqual([]);
  });

  it('is in no row of any table, and an idempotent repetition is answered without it', async () => {
    admin.headers = { 'idempotency-key': 'a'.repeat(20) };
    const apiKey = newKey(scope, [readers]);
    const made = await admin.get<Key>(createKeyText, { apiKey });
    const again = await admin.get<Key>(createKeyText, { apiKey });
    admin.headers = {};
    expect(again).toMatchObject({ _id: made._id, secret: null });
    await listGroups(made.secret);
    const secret = made.secret.split('_').slice(3).join('_');
    const stores = [await running.platform.stores.identity(), await running.platform.stores.region('ap-southeast-2')];
    const found: string[] = [];
    for (const { pool } of stores) {
      const tables = await pool.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
      );
      for (const { name } of tables.rows) {
        const { rows: hits } = await pool.query(`select 1 from "${name}" as each_row where strpos(each_row::text, $1) > 0 limit 1`, [
          secret,
        ]);
        if (hits.length > 0) found.push(name);
      }
    }
    expect(found).toEqual([]);
  });
});
