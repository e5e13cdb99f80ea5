import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { callWith, createKey, getKeysText, getKeyText, groupsText, revokeKeysText, rotateKeyText, updateKeyText } from './apiKeyCalls.ts';
import type { Key, KeyReply } from './apiKeyCalls.ts';
import { groupWith, scopeOf, setStatements } from './people.ts';
import type { Scope } from './people.ts';

const hour = 60 * minute;

let running: Running;
let admin: Browser;
let scope: Scope;
let readers: string;
beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  readers = await groupWith(running, admin, scope, [allow(scope, ['org:viewGroupList'])]);
}, 120_000);
afterAll(() => running.close());

const allow = ({ organizationId, customerId, hierarchyId }: Scope, actions: string[]) => ({
  effect: 'allow',
  actions,
  resources: [`prn:ap-southeast-2:${organizationId}:${customerId}:${hierarchyId}:*:*`],
});
const listGroups = (secret: string, at: Scope = scope) =>
  callWith(running, secret, groupsText, { filter: { ...at, hierarchyId: undefined } });
const filterOf = ({ _id }: Key) => ({ ...scope, _id });
const found = (reply: KeyReply) => (reply.body.data?.['ORGGetGroups'] as { data: unknown[] } | undefined)?.data.length ?? 0;

describe('an API key', () => {
  it('does what its groups allow, and nothing else', async () => {
    const { secret } = await createKey(admin, scope, [readers]);
    const listed = await listGroups(secret);
    expect(listed.status).toBe(200);
    expect(listed.code).toBeUndefined();
    expect(found(listed)).toBeGreaterThan(0);
    const users = await callWith(running, secret, 'query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { data { _id } } }', {
      filter: { ...scope, hierarchyId: undefined, hierarchyIds: [scope.hierarchyId] },
    });
    expect(users).toMatchObject({ status: 200, code: 'FORBIDDEN', reason: 'NO_RIGHT' });
  });

  it('is shown whole once, and by its beginning afterwards', async () => {
    const made = await createKey(admin, scope, [readers]);
    expect(made.secret).toMatch(/^hck_ap-southeast-2_[0-9a-f]{24}_[\w-]{43}$/);
    expect(made.secret.startsWith(`${made.prefix}_`)).toBe(true);
    const read = await admin.get<Key>(getKeyText, { filter: filterOf(made) });
    expect(read).toMatchObject({ prefix: made.prefix, secret: null, state: 'ACTIVE', lastUsedAt: null });
    expect(read.createdByName).toBeTruthy();
  });

  it('is listed by its state and the department that the reader is in', async () => {
    const expiresAt = new Date(running.clock.now().getTime() + minute).toISOString();
    const [active, ending] = [await createKey(admin, scope, [readers]), await createKey(admin, scope, [readers], { expiresAt })];
    const revoked = await createKey(admin, scope, [readers]);
    await admin.get(revokeKeysText, { filter: { ...scope, apiKeyIds: [revoked._id] } });
    running.clock.pass(minute);
    const listed = async (states: string[], sort?: object) => {
      const filter = { ...scope, states, limit: 500, sort };
      return (await admin.get<{ data: Key[] }>(getKeysText, { filter })).data.map(({ _id, state }) => `${_id} ${state}`);
    };
    const [a, e, r] = [`${active._id} ACTIVE`, `${ending._id} EXPIRED`, `${revoked._id} REVOKED`];
    for (const [state, own] of [
      ['ACTIVE', a],
      ['EXPIRED', e],
      ['REVOKED', r],
    ] as const) {
      const found = await listed([state]);
      expect(found).toContain(own);
      expect(found.every((each) => each.endsWith(state))).toBe(true);
    }
    for (const fieldName of ['name', 'createdAt', 'lastUsedAt', 'expiresAt'])
      expect(await listed([], { fieldName, order: 'asc' })).toEqual(expect.arrayContaining([a, e, r]));
  });

  it('stops working at its end', async () => {
    const expiresAt = new Date(running.clock.now().getTime() + hour).toISOString();
    const key = await createKey(admin, scope, [readers], { expiresAt });
    expect((await listGroups(key.secret)).status).toBe(200);
    running.clock.pass(hour - 1);
    expect((await listGroups(key.secret)).status).toBe(200);
    running.clock.pass(1);
    expect(await listGroups(key.secret)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', reason: 'API_KEY_EXPIRED' });
    admin = await running.browser().as('admin@acme.example');
    expect(await admin.get(getKeyText, { filter: filterOf(key) })).toMatchObject({ state: 'EXPIRED' });
  });

  it('stops working at once when it is revoked, for good', async () => {
    const key = await createKey(admin, scope, [readers]);
    expect((await listGroups(key.secret)).status).toBe(200);
    const revoke = () => admin.get(revokeKeysText, { filter: { ...scope, apiKeyIds: [key._id] } });
    expect(await revoke()).toEqual({ data: [{ _id: key._id }], refused: [] });
    expect(await listGroups(key.secret)).toMatchObject({ status: 401, reason: 'API_KEY_REVOKED' });
    expect(await revoke()).toEqual({ data: [], refused: [{ _id: key._id, reason: 'refusals.apiKeyRevoked' }] });
    for (const call of [
      admin.refusal(updateKeyText, { filter: filterOf(key), update: { name: 'Again', groupIds: [readers], requestsPerMinute: 1 } }),
      admin.refusal(rotateKeyText, { filter: filterOf(key), input: { overlapHours: 0 } }),
    ])
      expect(await call).toMatchObject({ code: 'CONFLICT', reason: 'API_KEY_REVOKED' });
  });

  it('works with the secret from before a rotation for the hours that were chosen', async () => {
    const key = await createKey(admin, scope, [readers]);
    const rotated = await admin.get<Key>(rotateKeyText, { filter: filterOf(key), input: { overlapHours: 1 } });
    expect(rotated.secret).not.toBe(key.secret);
    for (const secret of [key.secret, rotated.secret]) expect((await listGroups(secret)).status).toBe(200);
    running.clock.pass(hour);
    expect(await listGroups(key.secret)).toMatchObject({ status: 401, reason: 'API_KEY_EXPIRED' });
    expect((await listGroups(rotated.secret)).status).toBe(200);
    admin = await running.browser().as('admin@acme.example');
    const again = await admin.get<Key>(rotateKeyText, { filter: filterOf(key), input: { overlapHours: 0 } });
    expect((await listGroups(rotated.secret)).status).toBe(401);
    expect((await listGroups(again.secret)).status).toBe(200);
  });

  it('loses and gains rights with its groups', async () => {
    const group = await groupWith(running, admin, scope, [allow(scope, ['org:viewGroupList'])]);
    const { secret } = await createKey(admin, scope, [group]);
    expect((await listGroups(secret)).code).toBeUndefined();
    await setStatements(running, group, []);
    expect((await listGroups(secret)).code).toBe('FORBIDDEN');
    await setStatements(running, group, [allow(scope, ['org:viewGroupList'])]);
    expect((await listGroups(secret)).code).toBeUndefined();
    await admin.get('mutation ($filter: GroupIdFilter!) { ORGArchiveGroup(filter: $filter) { data { _id } } }', { filter: { _id: group } });
    expect((await listGroups(secret)).code).toBe('FORBIDDEN');
  });
});
