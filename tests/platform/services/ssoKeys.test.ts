import { X509Certificate, createVerify, sign as signBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { promisify } from 'node:util';
import { encrypt } from 'xml-encryption';
import type { EncryptOptions } from 'xml-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertionPath, assertionXml, newId, responsePath, responseXml, sign } from '../../support/identityProvider.ts';
import type { Answer } from '../../support/identityProvider.ts';
import { begin, bring, honest, person, setUp, signIn, ssoLogin } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// The platform's own keys at a SAML provider: signed requests, encrypted assertions and single logout (issue “Identity”).

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

const metadata = async (name = 'acme') => (await running.platform.fetch(new Request(`${origin}/sso/${name}/metadata`))).text();
const certificatesOf = (xml: string, use: string) =>
  [...xml.matchAll(/<KeyDescriptor use="(\w+)">.*?<ds:X509Certificate>([^<]+)</g)].flatMap(([, each, base64 = '']) =>
    each === use ? new X509Certificate(Buffer.from(base64, 'base64')) : [],
  );

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

/** Message of a redirect, whose signature the current key made. */
function messageOf(address: string, certificate: X509Certificate): string {
  const query = new URL(address).search.slice(1);
  const values = new URLSearchParams(query);
  const text = query
    .split('&')
    .filter((each) => /^(SAMLRequest|SAMLResponse|RelayState|SigAlg)=/.test(each))
    .join('&');
  expect(values.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
  expect(
    createVerify('RSA-SHA256')
      .update(text)
      .verify(certificate.publicKey, values.get('Signature') ?? '', 'base64'),
  ).toBe(true);
  return inflateRawSync(Buffer.from(values.get('SAMLRequest') ?? values.get('SAMLResponse') ?? '', 'base64')).toString();
}

const current = async () => only(certificatesOf(await metadata(), 'signing').slice(0, 1));

describe('keys of the platform', () => {
  it('are made with the first setting that needs one, and the metadata name them', async () => {
    const { keys, hasNextKey } = await read();
    expect(keys).toMatchObject([{ state: 'CURRENT', subject: 'CN=acme', isExpired: false }]);
    expect(hasNextKey).toBe(false);
    const xml = await metadata();
    expect(xml).toContain('AuthnRequestsSigned="true"');
    expect(xml).toContain(`Location="${origin}/sso/acme/logout"`);
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
    for (const { private_key: text } of rows) expect(text).toMatch(/^v1\./);
  });
});

const aes = (kind: string) => (kind.endsWith('gcm') ? 'http://www.w3.org/2009/xmlenc11#' : 'http://www.w3.org/2001/04/xmlenc#') + kind;

interface Encryption {
  kind?: string;
  certificate?: X509Certificate;
  key?: string;
  inner?: (assertion: string) => string;
  changed?: (encrypted: string) => string;
}

/** An answer whose assertion is signed, then encrypted for the platform; `signed` says whether the response is signed around it. */
async function encrypted(
  answer: Answer,
  { kind = 'aes256-gcm', certificate, key = 'rsa-oaep-mgf1p', inner, changed }: Encryption = {},
): Promise<string> {
  const { signed = 'assertion', keys } = answer;
  const own = certificate ?? only(certificatesOf(await metadata(), 'encryption'));
  const whole = responseXml(answer, assertionXml(answer));
  const [assertion = ''] =
    /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(signed === 'response' ? whole : sign(whole, assertionPath, keys)) ?? [];
  const content = inner ? inner(assertion) : assertion;
  const data = await promisify(encrypt)(content, {
    rsa_pub: own.publicKey.export({ type: 'spki', format: 'pem' }),
    pem: own.toString(),
    encryptionAlgorithm: aes(kind) as EncryptOptions['encryptionAlgorithm'],
    keyEncryptionAlgorithm: `http://www.w3.org/2001/04/xmlenc#${key}` as EncryptOptions['keyEncryptionAlgorithm'],
    warnInsecureAlgorithm: false,
  });
  const element = `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${changed ? changed(data) : data}</saml:EncryptedAssertion>`;
  const response = responseXml(answer, element);
  return signed === 'assertion' ? response : sign(response, responsePath, keys);
}

async function arrive(name: string, more: Partial<Answer> = {}, how: Encryption = {}) {
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
  ] as [string, Partial<Answer>, Encryption][])('signs in: %s', async (title, more, how) => {
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
  ] as [string, Partial<Answer>, Encryption][])('is refused: %s', async (_, more, how) => {
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

const logout = 'mutation { AuthLogout { logoutUrl } }';
const isIn = async (browser: Browser) => !(await browser.ask('{ AuthMe { email } }')).errors;

/** Signs in with the index of a session at the identity provider. */
async function enter(name: string, sessionIndex?: string): Promise<Browser> {
  const browser = running.browser();
  const asked = await begin(browser, acme);
  const answer = honest(running, acme, asked, person(name, acme));
  const plain = responseXml(answer, assertionXml(answer));
  const xml = sessionIndex ? plain.replace('<saml:AuthnStatement ', `<saml:AuthnStatement SessionIndex="${sessionIndex}" `) : plain;
  await bring(running, browser, 'acme', sign(xml, assertionPath, acme.keys));
  expect(await isIn(browser)).toBe(true);
  return browser;
}

interface Request {
  nameId: string;
  indexes?: string[];
  id?: string;
  issuer?: string;
  destination?: string;
  at?: Date;
  keys?: SsoCustomer['keys'];
  algorithm?: string;
  changed?: (query: string) => string;
  xml?: (xml: string) => string;
}

/** Comes with an identity provider's request to log out, by redirect. */
async function ask({ nameId, indexes = [], id = newId(), at = running.clock.now(), keys = acme.keys, ...more }: Request) {
  const plain = [
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0"`,
    ` IssueInstant="${at.toISOString()}" Destination="${more.destination ?? `${origin}/sso/acme/logout`}"><saml:Issuer>${more.issuer ?? acme.issuer}</saml:Issuer>`,
    `<saml:NameID>${nameId}</saml:NameID>${indexes.map((index) => `<samlp:SessionIndex>${index}</samlp:SessionIndex>`).join('')}</samlp:LogoutRequest>`,
  ].join('');
  const xml = more.xml ? more.xml(plain) : plain;
  const algorithm = more.algorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
  const text = `SAMLRequest=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}&RelayState=r%201&SigAlg=${encodeURIComponent(algorithm)}`;
  const query = `${text}&Signature=${encodeURIComponent(signBytes('RSA-SHA256', Buffer.from(text), keys.key).toString('base64'))}`;
  const answer = await running.platform.fetch(new Request(`${origin}/sso/acme/logout?${more.changed ? more.changed(query) : query}`));
  return answer.headers.get('location') ?? '';
}

describe('logging out here', () => {
  it('sends the browser to the identity provider with a signed request about its session', async () => {
    const browser = await enter('lena', 'session-1');
    const { logoutUrl: address } = await browser.get<{ logoutUrl: string }>(logout);
    expect(address).toContain('https://login.acme.example/logout?tenant=1&');
    const xml = messageOf(address, await current());
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
    const xml = messageOf(location, await current());
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
  ] as [string, () => Promise<Partial<Request>>, string][])('ends nothing where the request %s', async (_, more, error) => {
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
    const { browser } = await signIn(running, acme, person('zoe', acme));
    expect(await isIn(browser)).toBe(true);
    const { version } = await read();
    const update = {
      ...{
        enabled: true,
        loginUrl: 'https://login.acme.example/saml?tenant=1',
        logoutUrl: null,
        publicCertificates: [acme.keys.certificate],
      },
      ...{ groupIds: acme.groupIds, singleLogout: true, expectedVersion: version },
    };
    const { errors } = await staff.ask(
      'mutation ($update: IDPUpdateSSOConfigUpdate!, $filter: SSOConfigFilter!) { IDPUpdateSSOConfig(update: $update, filter: $filter) { version } }',
      { update, filter: filter() },
    );
    expect(errors?.[0]?.extensions['fields']).toEqual({ logoutUrl: 'validation.sso.logoutUrl.singleLogout' });
  });
});
