import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { part, readAuthorization, sign, startEvilProvider } from '../../support/evilProvider.ts';
import type { EvilProvider } from '../../support/evilProvider.ts';
import { beginOidc, followStart, setUpOidc } from '../../support/oidcCustomers.ts';
import type { OidcCustomer } from '../../support/oidcCustomers.ts';
import { groupsOf, makeGroups } from '../../support/ssoGroups.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Claims of OpenID Connect, and the groups that people join and leave by them at each sign-in.

let running: Running;
let provider: EvilProvider;
let acme: OidcCustomer;
let ids: Record<'Blue' | 'Green' | 'Red', string>;
beforeAll(async () => {
  running = startPlatform();
  provider = await startEvilProvider();
  const { rows } = await (
    await running.platform.stores.identity()
  ).pool.query<Record<string, string>>("select id, organization_id, root_hierarchy_id from customers where unique_name = 'acme'");
  const [row = {}] = rows;
  const customer = { accountName: 'acme', id: row['id'] ?? '', organizationId: row['organization_id'] ?? '' };
  ids = await makeGroups(running, { ...customer, hierarchyId: row['root_hierarchy_id'] ?? '', region: 'ap-southeast-2' }, [
    'Blue',
    'Green',
    'Red',
  ]);
  acme = await setUpOidc(running, 'acme', {
    ...{ issuerUrl: provider.issuer, clientId: 'console', clientSecret: 'the secret of this client' },
    ...{ emailClaim: 'upn', groupsClaim: 'groups' },
    groupMappings: [
      { value: 'blue', groupId: ids.Blue },
      { value: '7', groupId: ids.Green },
      { value: 'constructor', groupId: ids.Red },
    ],
  });
}, 240_000);
afterEach(() => void provider.reset());
afterAll(async () => {
  await running.close();
  await provider.stop();
});

const seconds = () => Math.floor(running.clock.now().getTime() / 1000);

function tokenOf(address: string, sub: string, more: object): string {
  const { nonce } = readAuthorization(address);
  const claims = { iss: provider.issuer, sub, aud: 'console', nonce, iat: seconds(), exp: seconds() + 300 };
  const names = { upn: [`${sub}@acme.example`, 'second@acme.example'], given_name: sub, family_name: 'Example' };
  const data = `${part({ alg: 'RS256', kid: 'k1' })}.${part({ ...claims, ...names, ...more })}`;
  return `${data}.${sign('RS256', provider.keys.privateKey, data)}`;
}

async function answer(browser: Browser, address: string, sub: string, more: object): Promise<string> {
  provider.idToken = tokenOf(address, sub, more);
  const { redirectUri, state } = readAuthorization(address);
  const query = new URLSearchParams({ code: 'a code', state });
  return (await browser.fetch(`${redirectUri}?${query.toString()}`)).headers.get('location') ?? '';
}

async function groupsAfter(sub: string, more: object): Promise<string[]> {
  running.clock.pass(1000);
  const browser = running.browser();
  expect(await answer(browser, await beginOidc(browser, acme), sub, more)).toBe('/workflow-sets');
  return groupsOf(running, acme, `${sub}@acme.example`);
}

describe('the groups of a person', () => {
  it('come by a list, a text or numbers, and stay without the claim', async () => {
    expect(await groupsAfter('olive', { groups: ['blue', 'unknown', 'blue'] })).toEqual(['Blue']);
    expect(await groupsAfter('olive', {})).toEqual(['Blue']);
    expect(await groupsAfter('olive', { groups: null, _claim_names: { groups: 'src1' } })).toEqual(['Blue']);
    expect(await groupsAfter('olive', { groups: [7, { blue: true }, null] })).toEqual(['Green']);
    expect(await groupsAfter('olive', { groups: 'blue' })).toEqual(['Blue']);
    expect(await groupsAfter('olive', { groups: [] })).toEqual([]);
  });

  it('are found among a thousand values, and hostile ones are values like others', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `group-${index}`);
    expect(await groupsAfter('oscar', { groups: [...many, 'blue'] })).toEqual(['Blue']);
    expect(await groupsAfter('oscar', { groups: ['__proto__', 'hasOwnProperty'] })).toEqual([]);
    expect(await groupsAfter('oscar', { groups: ['constructor'] })).toEqual(['Red']);
  });

  it('come from the user info where the token has none', async () => {
    provider.metadata = { userinfo_endpoint: `${provider.issuer}/userinfo` };
    running.clock.pass(11 * 60_000);
    provider.answers['/userinfo'] = { body: JSON.stringify({ sub: 'oona', groups: ['blue'] }) };
    expect(await groupsAfter('oona', {})).toEqual(['Blue']);
  });
});

describe('a test sign-in', () => {
  const startTest = 'mutation ($filter: SSOConfigFilter!) { IDPStartSSOTest(filter: $filter) { _id loginUrl } }';
  const getTest =
    'query ($_id: ID!, $filter: SSOConfigFilter!) { IDPGetSSOTest(_id: $_id, filter: $filter) { outcome joinedGroups leftGroups email } }';

  it('names the groups that the person would join and leave, and changes none', async () => {
    // Beyond the lifetime of the metadata of the test above.
    running.clock.pass(11 * 60_000);
    await groupsAfter('otto', { groups: ['blue'] });
    const admin = await running.browser().as('admin@acme.example');
    const filter = { customerId: acme.id, enableSapia: true };
    const tested = async (sub: string, more: object) => {
      running.clock.pass(1000);
      const { _id, loginUrl } = await admin.get<{ _id: string; loginUrl: string }>(startTest, { filter });
      await answer(admin, await followStart(admin, loginUrl), sub, more);
      return admin.get(getTest, { _id, filter });
    };
    const email = 'otto@acme.example';
    expect(await tested('otto', { groups: ['7', 'constructor'] })).toEqual({
      ...{ outcome: 'SIGN_IN', email, joinedGroups: ['Green', 'Red'], leftGroups: ['Blue'] },
    });
    expect(await tested('otto', {})).toEqual({ outcome: 'SIGN_IN', email, joinedGroups: null, leftGroups: null });
    expect(await tested('olga', { groups: ['blue'] })).toMatchObject({ outcome: 'CREATE', joinedGroups: ['Blue'], leftGroups: null });
    expect(await groupsOf(running, acme, email)).toEqual(['Blue']);
  });
});
