import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// The test of a connection to an applicant tracking system: its credential is tried as that system would, and each of its addresses is called.

let running: Running;
let staff: Browser;
let scope: { organizationId: string; customerId: string; hierarchyId: string };
let address: string;
const asked: { method: string | undefined; headers: object }[] = [];
const keys = await makeKeyPair('localhost');
const server = createServer({ key: keys.key, cert: keys.certificate }, (request, response) => {
  asked.push({ method: request.method, headers: request.headers });
  const [status = 200, location] = (request.url ?? '').slice(1).split('?to=');
  response.writeHead(Number(status), location ? { location } : {}).end();
});
beforeAll(async () => {
  running = startPlatform();
  staff = await running.browser().as('staff@demo.example');
  const admin = await running.browser().as('admin@acme.example');
  scope = await admin.get('{ AuthMe { organizationId customerId hierarchyId } }');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The certificate of this server is its own.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await running.close();
  server.close();
});

interface Check {
  item: string;
  label: string | null;
  ok: boolean;
  result: string;
  status: number | null;
}

const create = 'mutation ($createTenantInput: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $createTenantInput) { _id } }';
const test = `mutation ($testTenantInput: AtsTestTenantInput!) {
  AtsTestTenant(testTenantInput: $testTenantInput) { checks { item label ok result status } } }`;
const archive = `mutation ($deleteTenantsByIdsInput: AtsDeleteTenantsByIdsInput!) {
  AtsDeleteTenantsByIds(deleteTenantsByIdsInput: $deleteTenantsByIdsInput) { data { _id } } }`;
const made = async (values: object = {}) => {
  const own = { ...scope, atsName: 'ExampleATS', username: 'console', password: 'made up', ...values };
  return (await staff.get<{ _id: string }>(create, { createTenantInput: own }))._id;
};
const tried = async (_id: string) => (await staff.get<{ checks: Check[] }>(test, { testTenantInput: { ...scope, _id } })).checks;
const pool = async () => (await running.platform.stores.region('ap-southeast-2')).pool;
const outcomeOf = async (baseUrl: string) => (await tried(await made({ baseUrl }))).find(({ item }) => item === 'baseUrl');

describe('the credential', () => {
  const inbound = async (_id: string) => (await tried(_id)).find(({ item }) => item === 'inbound');

  it.each([
    ['a name and a password', {}],
    ['a name and a password with colons, and more than ASCII', { username: 'a:b', password: 'π:ß ' }],
    ['a signing key', { atsName: 'HireHarbor', username: undefined, password: undefined, credential: { signingKey: 'made up' } }],
    ['a token', { atsName: 'Rosterline', username: undefined, password: undefined, harvestApiToken: 'made up' }],
  ])('is accepted: %s', async (_, values) => {
    expect(await inbound(await made(values))).toEqual({ item: 'inbound', label: null, ok: true, result: 'accepted', status: null });
  });

  it('is missing where none is stored', async () => {
    const id = await made();
    await (await pool()).query("update ats_tenants set secrets = '{}' where id = $1", [id]);
    expect(await inbound(id)).toMatchObject({ ok: false, result: 'noCredential' });
  });

  it.each([
    ['was sealed for another connection', "select secrets from ats_tenants where id <> $1 and secrets ? 'password' limit 1"],
    ['was changed in the database', 'select \'{"password":"v1.AAAA.AAAA.AAAA"}\'::jsonb as secrets where $1 <> \'\''],
    ['is no seal at all', 'select \'{"password":"plain"}\'::jsonb as secrets where $1 <> \'\''],
  ])('is not accepted where it %s; the other system is refused, too', async (_, stored) => {
    await made();
    const id = await made({ baseUrl: `${address}/200` });
    const { rows } = await (await pool()).query<{ secrets: object }>(stored, [id]);
    await (await pool()).query('update ats_tenants set secrets = $2 where id = $1', [id, rows[0]?.secrets]);
    expect(await tried(id)).toMatchObject([
      { item: 'inbound', ok: false, result: 'notAccepted' },
      { item: 'baseUrl', ok: true, result: 'answers' },
    ]);
    const call = await running.platform.fetch(
      new Request(`${origin}/integrations/ats/ap-southeast-2/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Basic ${Buffer.from('console:made up').toString('base64')}` },
        body: '{}',
      }),
    );
    expect(call.status).toBe(401);
  });
});

describe('an address', () => {
  it('is called once, for its head, with nothing of the connection’s', async () => {
    asked.length = 0;
    expect(await outcomeOf(`${address}/200`)).toEqual({ item: 'baseUrl', label: 'API address', ok: true, result: 'answers', status: 200 });
    expect(asked).toEqual([{ method: 'HEAD', headers: { host: address.slice('https://'.length), connection: 'close' } }]);
  });

  it.each([
    ['redirects', () => `${address}/302?to=http://127.0.0.1/`, { ok: false, result: 'redirects', status: 302 }],
    ['speaks plainly', () => 'http://api.ats.example/', { ok: false, result: 'notHttps', status: null }],
    ['is none', () => 'no address', { ok: false, result: 'noAddress', status: null }],
  ])('is no good that %s', async (_, baseUrl, outcome) => {
    expect(await outcomeOf(baseUrl())).toMatchObject(outcome);
  });

  it('is not called in the platform’s own network outside the demo', async () => {
    const { settings } = running.platform;
    const before = asked.length;
    Object.assign(settings, { demo: false });
    try {
      expect(await outcomeOf(address.replace('https', 'http'))).toMatchObject({ ok: false, result: 'notHttps' });
      for (const baseUrl of [
        `${address}/200`,
        address.replace('127.0.0.1', 'localhost'),
        'https://[::ffff:127.0.0.1]',
        'https://2130706433',
      ])
        expect(await outcomeOf(baseUrl), baseUrl).toMatchObject({ ok: false, result: 'private', status: null });
    } finally {
      Object.assign(settings, { demo: true });
    }
    expect(asked.length).toBe(before);
  });

  it('is left out where it is empty, and is never a secret', async () => {
    const id = await made({ baseUrl: `${address}/200` });
    await (await pool()).query("update ats_tenants set base_url = '' where id = $1", [id]);
    expect((await tried(id)).map(({ item }) => item)).toEqual(['inbound']);
  });
});

it('refuses a connection that is archived, and does not call its addresses', async () => {
  const id = await made({ baseUrl: `${address}/200` });
  await staff.get(archive, { deleteTenantsByIdsInput: { ...scope, _ids: [id] } });
  const before = asked.length;
  expect(await staff.refusal(test, { testTenantInput: { ...scope, _id: id } })).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
  expect(asked.length).toBe(before);
});

it('stands in the audit log by the name of the connection, with no address and no secret', async () => {
  const id = await made({ baseUrl: `${address}/200` });
  await tried(id);
  const trail = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) {
    data { operation actorEmail subjectNames changes { field after } } } }`;
  const { data } = await staff.get<{ data: object[] }>(trail, { filter: { ...scope, operations: ['AtsTestTenant'], limit: 1 } });
  expect(data).toEqual([{ operation: 'AtsTestTenant', actorEmail: 'staff@demo.example', subjectNames: ['ExampleATS'], changes: [] }]);
});
