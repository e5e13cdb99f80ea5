import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { scopeOf } from './people.ts';
import type { Scope } from './people.ts';
import { createToken, getRequestsText, newPerson, ownerOf, patch, scimCaller } from './scimCalls.ts';
import type { Call } from './scimCalls.ts';

let running: Running;
let admin: Browser;
let scope: Scope;
let scim: Call;
beforeAll(async () => {
  running = startPlatform({ RATE_LIMIT_SCALE: '100' });
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  scim = scimCaller(running, (await createToken(admin, scope, [], { name: 'Okta' })).secret);
}, 120_000);
afterAll(() => running.close());

describe('discovery', () => {
  it('tells what is supported', async () => {
    const { body, status } = await scim('GET', '/ServiceProviderConfig');
    expect(status).toBe(200);
    expect(body).toMatchObject({ patch: { supported: true }, bulk: { supported: true, maxOperations: 100 }, etag: { supported: true } });
  });

  it('lists types and schemas, and reads each', async () => {
    for (const [path, ids] of [
      ['/ResourceTypes', ['User', 'Group']],
      ['/Schemas', ['User', 'Group'].map((name) => `urn:ietf:params:scim:schemas:core:2.0:${name}`)],
    ] as const) {
      expect((await scim('GET', path)).body.Resources.map(({ id }) => id)).toEqual(ids);
      for (const id of ids) expect(await scim('GET', `${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
      expect((await scim('GET', `${path}/Device`)).status).toBe(404);
      expect((await scim('POST', path, {})).status).toBe(405);
      expect((await scim('GET', `${path}?filter=id%20pr`)).status).toBe(403);
    }
  });

  it('has no user of the token, and no other addresses', async () => {
    expect((await scim('GET', '/Me')).status).toBe(501);
    for (const path of ['/Devices', '/Users/a/b', '/%ff', '/']) expect((await scim('GET', path)).status).toBe(404);
    expect((await scim('DELETE', '/Users')).status).toBe(405);
    expect((await scim('POST', '/Users/x', {})).status).toBe(405);
  });

  it('answers in SCIM’s media type, and takes JSON only', async () => {
    expect((await scim('GET', '/Users?count=0')).headers.get('content-type')).toMatch(/^application\/scim\+json/);
    expect((await scim('POST', '/Users', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415);
    expect(await scim('POST', '/Users', 'x'.repeat(1_000_001))).toMatchObject({ status: 413, body: { scimType: 'tooMany' } });
  });
});

describe('a version', () => {
  it('guards changes, and spares reading what is known', async () => {
    const { body, headers } = await scim('POST', '/Users', newPerson());
    const version = body.meta.version;
    expect(headers.get('etag')).toBe(version);
    const path = `/Users/${body.id}`;
    expect((await scim('GET', path, undefined, { 'if-none-match': version })).status).toBe(304);
    const change = patch({ op: 'replace', path: 'name.givenName', value: 'New' });
    const changed = await scim('PATCH', path, change, { 'if-match': version });
    expect(changed.status).toBe(200);
    expect(changed.body.meta.version).not.toBe(version);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await scim(method, path, method === 'DELETE' ? undefined : change, { 'if-match': version })).status).toBe(412);
    expect((await scim('DELETE', path, undefined, { 'if-match': '*' })).status).toBe(204);
  });

  it('of a group changes with its members', async () => {
    const { body: user } = await scim('POST', '/Users', newPerson());
    const { body: group } = await scim('POST', '/Groups', { displayName: `G ${unused()}` });
    const add = patch({ op: 'add', path: 'members', value: [{ value: user.id }] });
    const changed = await scim('PATCH', `/Groups/${group.id}`, add, { 'if-match': group.meta.version });
    expect(changed.status).toBe(200);
    expect(changed.body.meta.version).not.toBe(group.meta.version);
  });
});

describe('a bulk request', () => {
  const bulk = (Operations: object[], more: object = {}) =>
    scim('POST', '/Bulk', { schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'], Operations, ...more });

  it('creates resources that name each other, whatever their order', async () => {
    const group = { displayName: `Bulk ${unused()}`, members: [{ value: 'bulkId:u1' }, { value: 'bulkId:u2' }] };
    const { status, body } = await bulk([
      { method: 'POST', path: '/Groups', bulkId: 'g1', data: group },
      { method: 'POST', path: '/Users', bulkId: 'u1', data: newPerson() },
      { method: 'POST', path: '/Users', bulkId: 'u2', data: newPerson() },
      { method: 'PATCH', path: '/Users/bulkId:u1', data: patch({ op: 'replace', path: 'name.givenName', value: 'Bulk' }) },
    ]);
    expect(status).toBe(200);
    expect(body.Operations.map((each) => each['status'])).toEqual(['201', '201', '201', '200']);
    const [made, one] = body.Operations.map((each) => String(each['location']).split('/').at(-1));
    expect((await scim('GET', `/Groups/${made}`)).body['members']).toHaveLength(2);
    expect((await scim('GET', `/Users/${one}`)).body['name']).toMatchObject({ givenName: 'Bulk' });
  });

  it('reports each refusal, and stops at the number of errors that is asked for', async () => {
    const wrong = { method: 'DELETE', path: `/Users/${'0'.repeat(24)}` };
    const right = { method: 'POST', path: '/Users', bulkId: 'u', data: newPerson() };
    const all = await bulk([wrong, right]);
    expect(all.body.Operations).toMatchObject([
      { status: '404', response: { status: '404' } },
      { status: '201', bulkId: 'u' },
    ]);
    expect((await bulk([wrong, wrong, right], { failOnErrors: 2 })).body.Operations).toHaveLength(2);
  });

  it('refuses an operation that names a resource which was not made, and those that name each other', async () => {
    const member = (bulkId: string, other: string) => ({
      ...{ method: 'POST', path: '/Groups', bulkId },
      data: { displayName: `B ${unused()}`, members: [{ value: `bulkId:${other}` }] },
    });
    const { body } = await bulk([member('a', 'b'), member('b', 'a'), member('c', 'nobody')]);
    expect(body.Operations.map((each) => each['status'])).toEqual(['409', '409', '409']);
  });

  it.each([
    ['too many operations', Array.from({ length: 101 }, () => ({ method: 'DELETE', path: '/Users/x' })), 413, 'tooMany'],
    ['no operations', [], 400, 'invalidSyntax'],
    ['an unknown method', [{ method: 'GET', path: '/Users' }], 400, 'invalidSyntax'],
    ['no bulkId', [{ method: 'POST', path: '/Users', data: {} }], 400, 'invalidSyntax'],
  ])('is refused with %s', async (_, operations, status, scimType) => {
    expect(await bulk(operations)).toMatchObject({ status, body: { scimType } });
  });

  it('holds no other bulk request', async () => {
    const { body } = await bulk([{ method: 'POST', path: '/Bulk', bulkId: 'x', data: { Operations: [] } }]);
    expect(body.Operations).toMatchObject([{ status: '404' }]);
  });
});

describe('the log of requests', () => {
  const log = async (resourceId: string) => {
    const { data } = await admin.get<{ data: object[] }>(getRequestsText, { filter: { ...ownerOf(scope), resourceId } });
    return data;
  };

  it('has who sent what, what was changed and what was refused, and no values', async () => {
    const person = newPerson({ password: 'Secret-Passw0rd' });
    const { body } = await scim('POST', '/Users', person);
    await scim('PATCH', `/Users/${body.id}`, patch({ op: 'replace', path: 'name.givenName', value: 'Other' }));
    await scim('PATCH', `/Users/${body.id}`, patch({ op: 'replace', path: 'id', value: 'x' }));
    const lines = await log(body.id);
    expect(lines).toMatchObject([
      { method: 'PATCH', status: 400, outcome: 'REFUSED', scimType: 'mutability', detail: '“id” is read-only.', tokenName: 'Okta' },
      { method: 'PATCH', status: 200, outcome: 'ANSWERED', fields: ['firstName'], resourceName: 'Other Example' },
      { method: 'POST', path: '/Users', status: 201, resourceType: 'User' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Secret');
  });

  it('has a line for each operation of a bulk request', async () => {
    const { body } = await scim('POST', '/Bulk', {
      Operations: [{ method: 'POST', path: '/Users', bulkId: 'u', data: newPerson() }],
    });
    const id = String(body.Operations[0]?.['location']).split('/').at(-1) ?? '';
    expect(await log(id)).toMatchObject([{ method: 'POST', path: '/Users', status: 201 }]);
  });
});
