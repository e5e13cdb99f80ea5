import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertionPath, assertionXml, responsePath, responseXml, sign } from '../../support/identityProvider.ts';
import type { Answer } from '../../support/identityProvider.ts';
import { certificatesOf, encryptedFor, messageOf, readMetadata } from '../../support/samlLogout.ts';
import type { Encryption } from '../../support/samlLogout.ts';
import { begin, bring, honest, person, setUp, ssoLogin } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// The platform's own keys at a SAML provider: signed requests and encrypted assertions (issue “Identity”).

let running: Running;
let acme: SsoCustomer;
let staff: Browser;
const logoutUrl = 'https://login.acme.example/logout?tenant=1';
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme', { logoutUrl, signsRequests: true, singleLogout: true });
  staff = await running.browser().as('staff@demo.example');
}, 120_000);
afterAll(() => running.close());

const metadata = (name?: string) => readMetadata(running, name);

const only = (found: X509Certificate[]): X509Certificate => {
  const [certificate] = found;
  if (!certificate || found.length > 1) throw new Error('There is not one certificate');
  return certificate;
};

const filter = () => ({ customerId: acme.id, enableSapia: true });
const keysOf = '{ hasNextKey version keys { _id state subject fingerprint isExpired } }';
interface Keys {
  hasNextKey: boolean;
  version: number;
  keys: { _id: string; state: string; subject: string; fingerprint: string; isExpired: boolean }[];
}
const change = (operation: string) =>
  staff.get<Keys>(`mutation ($filter: SSOConfigFilter!) { ${operation}(filter: $filter) ${keysOf} }`, { filter: filter() });
const read = () =>
  staff.get<Keys>(`query ($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) ${keysOf} }`, { filter: filter() });

const current = async () => only(certificatesOf(await metadata(), 'signing').slice(0, 1));

describe('keys of the platform', () => {
  it('are made with the first setting that needs one, and the metadata name them', async () => {
    const { keys, hasNextKey } = await read();
    expect(keys).toMatchObject([{ state: 'CURRENT', subject: 'CN=acme', isExpired: false }]);
    expect(hasNextKey).toBe(false);
    const xml = await metadata();
    expect(xml).toContain('AuthnRequestsSigned="true"');
    for (const kind of ['Redirect', 'POST'])
      expect(xml).toContain(
        `SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${kind}" Location="${origin}/sso/acme/logout"`,
      );
    expect(certificatesOf(xml, 'signing').map((each) => each.fingerprint256)).toEqual([keys[0]?.fingerprint]);
    expect(certificatesOf(xml, 'encryption').map((each) => each.fingerprint256)).toEqual([keys[0]?.fingerprint]);
    expect((await current()).publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
  });

  it('sign requests to the identity provider', async () => {
    const { loginUrl } = await running
      .browser()
      .get<{ loginUrl: string }>(ssoLogin, { dto: { accountName: 'acme', redirect: '/', enableSapia: true } }, acme.region);
    expect(messageOf(loginUrl, await current())).toContain('AuthnRequest');
  });

  it('are followed by a next one, which is published before it signs', async () => {
    const [before] = (await read()).keys;
    const added = await change('IDPAddSSOKey');
    expect(added).toMatchObject({ hasNextKey: true, keys: [{ _id: before?._id, state: 'CURRENT' }, { state: 'NEXT' }] });
    const again = await staff.ask(`mutation ($filter: SSOConfigFilter!) { IDPAddSSOKey(filter: $filter) ${keysOf} }`, { filter: filter() });
    expect(again.errors?.[0]?.extensions.reason).toBe('NEXT_KEY_EXISTS');
    const xml = await metadata();
    expect(certificatesOf(xml, 'signing').length).toBe(2);
    expect(certificatesOf(xml, 'encryption').map((each) => each.fingerprint256)).toEqual([added.keys[1]?.fingerprint]);
    const used = await change('IDPUseNextSSOKey');
    expect(used).toMatchObject({ hasNextKey: false, version: added.version, keys: [{ _id: added.keys[1]?._id, state: 'CURRENT' }] });
    const { loginUrl } = await running
      .browser()
      .get<{ loginUrl: string }>(ssoLogin, { dto: { accountName: 'acme', redirect: '/', enableSapia: true } }, acme.region);
    expect(messageOf(loginUrl, await current())).toContain('AuthnRequest');
    const none = await staff.ask(`mutation ($filter: SSOConfigFilter!) { IDPUseNextSSOKey(filter: $filter) ${keysOf} }`, {
      filter: filter(),
    });
    expect(none.errors?.[0]?.extensions.reason).toBe('NO_NEXT_KEY');
  });

  it('are never read, neither by the contract nor from the database', async () => {
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<{ private_key: string }>('select private_key from sso_keys');
    for (const { private_key: text } of rows) expect(text).toMatch(/^v2\./);
  });
});

interface How extends Encryption {
  certificate?: X509Certificate;
  inner?: (assertion: string) => string;
  changed?: (encrypted: string) => string;
}

/** An answer whose assertion is signed, then encrypted for the platform; `signed` says whether the response is signed around it. */
async function encrypted(answer: Answer, { certificate, inner, changed, ...how }: How = {}): Promise<string> {
  const { signed = 'assertion', keys } = answer;
  const own = certificate ?? only(certificatesOf(await metadata(), 'encryption'));
  const whole = responseXml(answer, assertionXml(answer));
  const [assertion = ''] =
    /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(signed === 'response' ? whole : sign(whole, assertionPath, keys)) ?? [];
  const content = inner ? inner(assertion) : assertion;
  const data = await encryptedFor(own, content, how);
  const element = `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${changed ? changed(data) : data}</saml:EncryptedAssertion>`;
  const response = responseXml(answer, element);
  return signed === 'assertion' ? response : sign(response, responsePath, keys);
}

async function arrive(name: string, more: Partial<Answer> = {}, how: How = {}) {
  const browser = running.browser();
  const asked = await begin(browser, acme);
  const xml = await encrypted(honest(running, acme, asked, person(name, acme), more), how);
  return bring(running, browser, 'acme', xml);
}

const refused = { location: '/loginWithSSO?error=refused' };

describe('an encrypted assertion', () => {
  it.each([
    ['signed inside', { signed: 'assertion' }, {}],
    ['signed inside and around', { signed: 'both' }, {}],
    ['signed around only', { signed: 'response' }, {}],
    ['by AES-128', { signed: 'assertion' }, { kind: 'aes128-gcm' }],
    ['by AES-CBC in a signed response', { signed: 'both' }, { kind: 'aes256-cbc' }],
  ] as [string, Partial<Answer>, How][])('signs in: %s', async (title, more, how) => {
    expect(await arrive(`erin${title.length}`, more, how)).toMatchObject({ status: 303, location: '/workflow-sets' });
  });

  it('for the next key signs in, too', async () => {
    await change('IDPAddSSOKey');
    expect(await arrive('nextkey')).toMatchObject({ location: '/workflow-sets' });
    const old = await current();
    expect(await arrive('oldkey', {}, { certificate: old })).toMatchObject({ location: '/workflow-sets' });
    await change('IDPUseNextSSOKey');
    expect(await arrive('afterwards', {}, { certificate: old })).toMatchObject(refused);
  });

  it.each([
    ['by AES-CBC without a signature around it, which would be an oracle', {}, { kind: 'aes256-cbc' }],
    ['by Triple DES', { signed: 'both' }, { kind: 'tripledes-cbc' }],
    ['whose key is encrypted by RSA 1.5', {}, { key: 'rsa-1_5' }],
    ['with a comment in it', { signed: 'response' }, { inner: (xml: string) => xml.replace('-at-acme', '-at<!-- -->-acme') }],
    ['that is unsigned', { signed: 'assertion' }, { inner: (xml: string) => xml.replace(/<Signature[\s\S]*<\/Signature>/, '') }],
    ['that was changed after it was signed', {}, { inner: (xml: string) => xml.replace('nobody', 'somebody') }],
    [
      'that holds a second one',
      { signed: 'response' },
      { inner: (xml: string) => xml.replace('</saml:Assertion>', `${xml}</saml:Assertion>`) },
    ],
    [
      'that holds something else',
      { signed: 'response' },
      { inner: () => '<saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">x</saml:NameID>' },
    ],
    ['whose text was changed', {}, { changed: (xml: string) => xml.replace(/(CipherValue>[\s\S]*CipherValue>)(....)/, '$1AAAA') }],
    ['twice', {}, { changed: (xml: string) => `${xml}${xml}` }],
    [
      'by reference',
      {},
      {
        changed: (xml: string) => xml.replace('<xenc:CipherData>', '<xenc:CipherData><xenc:CipherReference URI="http://other.example/"/>'),
      },
    ],
  ] as [string, Partial<Answer>, How][])('is refused: %s', async (_, more, how) => {
    expect(await arrive('nobody', more, how)).toMatchObject(refused);
  });

  it('is refused: for another key', async () => {
    const { certificate } = await makeKeyPair('stranger');
    expect(await arrive('nobody', {}, { certificate: new X509Certificate(certificate) })).toMatchObject(refused);
  });

  it('is refused where the customer has no key', async () => {
    const globex = await setUp(running, 'globex');
    const browser = running.browser();
    const asked = await begin(browser, globex);
    const xml = await encrypted(honest(running, globex, asked, person('gina', globex)));
    expect(await bring(running, browser, globex.accountName, xml)).toMatchObject(refused);
  });
});
