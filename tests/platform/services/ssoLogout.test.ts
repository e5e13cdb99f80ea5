import type { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../support/identityProvider.ts';
import { askByRedirect, certificatesOf, enter as enterAt, isIn, messageOf, readMetadata } from '../../support/samlLogout.ts';
import type { QueryRequest } from '../../support/samlLogout.ts';
import { setUp, updateConfig } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Single logout of SAML by redirect, from both sides (SAML profiles §4.4, bindings §3.4).

let running: Running;
let acme: SsoCustomer;
let ownKey: X509Certificate;
const logoutUrl = 'https://login.acme.example/logout?tenant=1';
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme', { logoutUrl, singleLogout: true });
  const [certificate] = certificatesOf(await readMetadata(running), 'signing');
  ownKey = certificate ?? expect.fail('The metadata name no key');
}, 120_000);
afterAll(() => running.close());

const enter = (name: string, sessionIndex?: string): Promise<Browser> => enterAt(running, acme, name, sessionIndex);
const ask = async (request: QueryRequest): Promise<string> => (await askByRedirect(running, acme, request)).headers.get('location') ?? '';

describe('logging out here', () => {
  it('sends the browser to the identity provider with a signed request about its session', async () => {
    const browser = await enter('lena', 'session-1');
    const { logoutUrl: address } = await browser.get<{ logoutUrl: string }>('mutation { AuthLogout { logoutUrl } }');
    expect(address).toContain('https://login.acme.example/logout?tenant=1&');
    const xml = messageOf(address, ownKey);
    expect(xml).toMatch(/<samlp:LogoutRequest .*Destination="https:\/\/login\.acme\.example\/logout\?tenant=1"/);
    expect(xml).toMatch(/<saml:NameID Format="urn:oasis:names:tc:SAML:2\.0:nameid-format:persistent">lena-at-acme</);
    expect(xml).toContain('>session-1<');
    expect(await isIn(browser)).toBe(false);
  });

  it('ends at the sign-in page once the identity provider has answered', async () => {
    const answer = await running.platform.fetch(new Request(`${origin}/sso/acme/logout?SAMLResponse=anything`));
    expect(answer.headers.get('location')).toBe('/login');
  });
});

describe('logging out at the identity provider', () => {
  it('ends the sessions that it names, and no others, and answers with a signature', async () => {
    const [one, two] = [await enter('mara', 'one'), await enter('mara', 'two')];
    const other = await enter('other', 'one');
    const location = await ask({ nameId: 'mara-at-acme', indexes: ['one'] });
    expect(await Promise.all([one, two, other].map(isIn))).toEqual([false, true, true]);
    expect(new URL(location).searchParams.get('RelayState')).toBe('r 1');
    const xml = messageOf(location, ownKey);
    expect(xml).toMatch(/LogoutResponse .*InResponseTo="_/);
    expect(xml).toContain('status:Success');
    await ask({ nameId: 'mara-at-acme' });
    expect(await isIn(two)).toBe(false);
    expect(await isIn(other)).toBe(true);
  });

  it('is on record', async () => {
    const browser = await enter('rena');
    await ask({ nameId: 'rena-at-acme', indexes: ['unknown'] });
    expect(await isIn(browser)).toBe(false);
    const admin = await running.browser().as('admin@acme.example');
    const trail = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation actorEmail } } }`;
    const scope = {
      organizationId: acme.organizationId,
      customerId: acme.id,
      hierarchyId: acme.hierarchyId,
      operations: ['IDPEndSSOSessions'],
    };
    await expect
      .poll(async () => (await admin.get<{ data: unknown[] }>(trail, { filter: scope })).data)
      .toContainEqual({ operation: 'IDPEndSSOSessions', actorEmail: 'rena@acme.example' });
  });

  const nameId = 'vera-at-acme';
  it.each([
    ['is signed by somebody else', async () => ({ keys: await makeKeyPair('stranger') }), 'refused'],
    ['is not signed', async () => ({ changed: (query: string) => query.split('&Signature')[0] ?? '' }), 'refused'],
    ['is signed by SHA-1', async () => ({ algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }), 'refused'],
    ['has another relay state than was signed', async () => ({ changed: (query: string) => query.replace('r%201', 'other') }), 'refused'],
    ['has two messages', async () => ({ changed: (query: string) => `SAMLRequest=x&${query}` }), 'refused'],
    ['is for another address', async () => ({ destination: `${origin}/sso/globex/logout` }), 'refused'],
    ['is ten minutes old', async () => ({ at: new Date(running.clock.now().getTime() - 10 * minute) }), 'refused'],
    ['is of another issuer', async () => ({ issuer: 'https://login.other.example' }), ''],
    ['has a document type', async () => ({ xml: (xml: string) => `<!DOCTYPE x [<!ENTITY y "z">]>${xml}` }), 'refused'],
    ['has a comment in its name', async () => ({ xml: (xml: string) => xml.replace('-at-acme', '<!-- -->-at-acme') }), 'refused'],
    [
      'has two names',
      async () => ({ xml: (xml: string) => xml.replace('</samlp:LogoutRequest>', '<saml:NameID>x</saml:NameID></samlp:LogoutRequest>') }),
      'refused',
    ],
    ['is a bomb', async () => ({ xml: (xml: string) => xml + ' '.repeat(10_000_000) }), 'refused'],
  ] as [string, () => Promise<Partial<QueryRequest>>, string][])('ends nothing where the request %s', async (_, more, error) => {
    const browser = await enter('vera');
    const location = await ask({ nameId, ...(await more()) });
    if (error) expect(location).toBe(`/loginWithSSO?error=${error}`);
    expect(await isIn(browser)).toBe(true);
  });

  it('ends nothing by a request that was used before', async () => {
    const id = newId();
    await ask({ nameId, id });
    const browser = await enter('vera');
    expect(await ask({ nameId, id })).toBe('/loginWithSSO?error=expired');
    expect(await isIn(browser)).toBe(true);
  });
});

describe('single logout', () => {
  it('needs a logout URL', async () => {
    const staff = await running.browser().as('staff@demo.example');
    const values = { loginUrl: 'https://login.acme.example/saml?tenant=1', logoutUrl: null, publicCertificates: [acme.keys.certificate] };
    const update = { enabled: true, ...values, groupIds: acme.groupIds, singleLogout: true };
    const { errors } = await staff.ask(updateConfig, { update, filter: { customerId: acme.id, enableSapia: true } });
    expect(errors?.[0]?.extensions['fields']).toEqual({ logoutUrl: 'validation.sso.logoutUrl.singleLogout' });
  });
});
