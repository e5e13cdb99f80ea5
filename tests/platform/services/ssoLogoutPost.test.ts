import { X509Certificate } from 'node:crypto';
import { Constants, IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../support/identityProvider.ts';
import { askByPost, askByRedirect, certificatesOf, encryptedName, enter as enterAt, formIn } from '../../support/samlLogout.ts';
import { isIn, nameXml, postForm, readMetadata } from '../../support/samlLogout.ts';
import type { Encryption, PostRequest } from '../../support/samlLogout.ts';
import { setUp } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Single logout of SAML by POST, from both sides (SAML profiles §4.4, bindings §3.5), with samlify as the identity provider.

let running: Running;
let acme: SsoCustomer;
let metadata: string;
let ownKey: X509Certificate;
const logoutUrl = 'https://login.acme.example/logout?tenant=1';
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme', { logoutUrl, logoutBinding: 'POST', singleLogout: true });
  metadata = await readMetadata(running);
  const [certificate] = certificatesOf(metadata, 'encryption');
  ownKey = certificate ?? expect.fail('The metadata name no key');
}, 120_000);
afterAll(() => running.close());

const enter = (name: string, sessionIndex?: string): Promise<Browser> => enterAt(running, acme, name, sessionIndex);
const ask = (request: PostRequest): Promise<Response> => askByPost(running, acme, request);
const locationOf = (response: Response): string => response.headers.get('location') ?? '';

const stranger = () => {
  setSchemaValidator({ validate: async () => 'no schema is at hand' });
  const binding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
  return IdentityProvider({
    ...{ entityID: acme.issuer, signingCert: acme.keys.certificate, privateKey: acme.keys.key, wantLogoutRequestSigned: true },
    ...{ requestSignatureAlgorithm: Constants.algorithms.signature['RSA_SHA256'], wantLogoutResponseSigned: true },
    nameIDFormat: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
    singleLogoutService: [{ Binding: binding, Location: logoutUrl }],
    singleSignOnService: [{ Binding: binding, Location: `${acme.issuer}/login` }],
  });
};
const platform = () => ServiceProvider({ metadata, wantLogoutRequestSigned: true, wantLogoutResponseSigned: true });

describe('a logout here', () => {
  it('leads to a page of ours, once begun, which posts a signed request that samlify believes', async () => {
    const browser = await enter('lena', 'session-1');
    const { logoutUrl: address } = await browser.get<{ logoutUrl: string }>('mutation { AuthLogout { logoutUrl } }');
    expect(address).toMatch(new RegExp(`^${origin}/sso/acme/logout\\?start=v2\\.[\\w.-]+$`));
    const page = await running.platform.fetch(new Request(address));
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('form-action');
    const { action, fields } = formIn(await page.text());
    expect(action).toBe(logoutUrl);
    const { extract } = await stranger().parseLogoutRequest(platform(), 'post', { body: fields });
    expect(extract).toMatchObject({ nameID: 'lena-at-acme', sessionIndex: 'session-1', issuer: `${origin}/sso/acme/metadata` });
    expect(await isIn(browser)).toBe(false);
  });

  it('ends at the sign-in page once the identity provider has answered', async () => {
    expect(locationOf(await postForm(running, 'acme', { SAMLResponse: 'anything' }))).toBe('/login');
  });

  it('is begun by nobody else, and not for long', async () => {
    const browser = await enter('luke');
    const { logoutUrl: address } = await browser.get<{ logoutUrl: string }>('mutation { AuthLogout { logoutUrl } }');
    const open = async (url: string) => locationOf(await running.platform.fetch(new Request(url)));
    expect(await open(address.replace('/acme/', '/globex/'))).toContain('error=');
    expect(await open(`${address.slice(0, -3)}AAA`)).toBe('/loginWithSSO?error=expired');
    running.clock.pass(11 * minute);
    expect(await open(address)).toBe('/loginWithSSO?error=expired');
  });
});

describe('a request of the identity provider', () => {
  it('by samlify ends the sessions that it names, and is answered by a form that samlify believes', async () => {
    running.clock.pass(Date.now() - running.clock.now().getTime());
    const [one, two, other] = [await enter('mara', 'one'), await enter('mara', 'two'), await enter('other', 'one')];
    const provider = stranger();
    const { context, entityEndpoint, id } = provider.createLogoutRequest(platform(), 'post', {
      logoutNameID: 'mara-at-acme',
      sessionIndex: 'one',
    }) as { context: string; entityEndpoint: string; id: string };
    expect(entityEndpoint).toBe(`${origin}/sso/acme/logout`);
    const page = await postForm(running, 'acme', { SAMLRequest: context, RelayState: 'r "1"' });
    expect(await Promise.all([one, two, other].map(isIn))).toEqual([false, true, true]);
    const { action, fields } = formIn(await page.text());
    expect([action, fields['RelayState']]).toEqual([logoutUrl, 'r "1"']);
    const { extract } = await provider.parseLogoutResponse(platform(), 'post', { body: fields });
    expect(extract).toMatchObject({ issuer: `${origin}/sso/acme/metadata`, response: { inResponseTo: id, destination: logoutUrl } });
  });

  it('by redirect is answered by a form, since its endpoint takes those', async () => {
    const browser = await enter('rick');
    const page = await askByRedirect(running, acme, { nameId: 'rick-at-acme' });
    expect(Object.keys(formIn(await page.text()).fields)).toEqual(['SAMLResponse', 'RelayState']);
    expect(await isIn(browser)).toBe(false);
  });

  const bare = (xml: string) => xml.replace(/<Signature[\s\S]*<\/Signature>/, '');
  const signature = (xml: string) => /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? '';
  const evil = (xml: string) =>
    bare(xml)
      .replace(/ ID="[^"]*"/, ` ID="${newId()}"`)
      .replace('nina-at-acme', 'vera-at-acme');
  const closing = '</samlp:LogoutRequest>';
  it.each([
    ['is signed by somebody else', async () => ({ keys: await makeKeyPair('stranger') })],
    ['is not signed', async () => ({ changed: bare })],
    ['is signed by SHA-1', async () => ({ sha: 'sha1' })],
    ['is signed in its address alone', async () => ({ changed: bare, fields: { SigAlg: 'x', Signature: 'eA==' } })],
    ['was changed after it was signed', async () => ({ nameId: 'nina-at-acme', changed: (xml: string) => xml.replace('nina-', 'vera-') })],
    [
      'lost its session index after it was signed',
      async () => ({ indexes: ['x'], changed: (xml: string) => xml.replace(/<samlp:SessionIndex>.*<\/samlp:SessionIndex>/, '') }),
    ],
    [
      'wraps a signed one (signature inside)',
      async () => ({ nameId: 'nina-at-acme', changed: (xml: string) => evil(xml).replace(closing, `${xml}${closing}`) }),
    ],
    [
      'wraps a signed one (in its signature)',
      async () => ({
        nameId: 'nina-at-acme',
        changed: (xml: string) =>
          evil(xml).replace(
            '</saml:Issuer>',
            `</saml:Issuer>${signature(xml).replace('</Signature>', `<Object>${bare(xml)}</Object></Signature>`)}`,
          ),
      }),
    ],
    [
      'wraps a signed one (in extensions)',
      async () => ({
        nameId: 'nina-at-acme',
        changed: (xml: string) =>
          evil(xml).replace('</saml:Issuer>', `</saml:Issuer>${signature(xml)}<samlp:Extensions>${bare(xml)}</samlp:Extensions>`),
      }),
    ],
    ['is signed twice', async () => ({ changed: (xml: string) => xml.replace('</saml:Issuer>', `</saml:Issuer>${signature(xml)}`) })],
    ['is for another address', async () => ({ destination: `${origin}/sso/globex/logout` })],
    ['is for no address', async () => ({ xml: (xml: string) => xml.replace(/ Destination="[^"]*"/, '') })],
    ['is ten minutes old', async () => ({ at: new Date(running.clock.now().getTime() - 10 * minute) })],
    ['is of another issuer', async () => ({ issuer: 'https://login.other.example' })],
    ['is no request', async () => ({ xml: (xml: string) => xml.replaceAll('LogoutRequest', 'ManageNameIDRequest') })],
    ['has a document type', async () => ({ changed: (xml: string) => `<!DOCTYPE x [<!ENTITY y "z">]>${xml}` })],
    ['has a comment in its name', async () => ({ changed: (xml: string) => xml.replace('-at-acme', '-at-acme<!-- -->') })],
    ['has two names', async () => ({ xml: (xml: string) => xml.replace(closing, `<saml:NameID>x</saml:NameID>${closing}`) })],
    ['is a bomb', async () => ({ changed: (xml: string) => xml + ' '.repeat(1_000_000) })],
    ['is two', async () => ({ fields: { SAMLResponse: 'x' }, changed: () => 'x' })],
    ['is no XML', async () => ({ changed: () => 'x' })],
  ] as [string, () => Promise<Partial<PostRequest>>][])('ends nothing where it %s', async (_, more) => {
    const browser = await enter('vera');
    const response = await ask({ nameId: 'vera-at-acme', ...(await more()) });
    expect(await isIn(browser)).toBe(true);
    expect(locationOf(response) || 'a page').toMatch(/error=(refused|expired)$|a page/);
  });

  it('ends nothing a second time, by whatever binding', async () => {
    const id = newId();
    await ask({ nameId: 'vera-at-acme', id });
    const browser = await enter('vera');
    expect(locationOf(await ask({ nameId: 'vera-at-acme', id }))).toBe('/loginWithSSO?error=expired');
    expect(locationOf(await askByRedirect(running, acme, { nameId: 'vera-at-acme', id }))).toBe('/loginWithSSO?error=expired');
    expect(await isIn(browser)).toBe(true);
  });

  describe.each([
    ['by POST', (name: string) => ask({ nameId: '', name })],
    ['by redirect', (name: string) => askByRedirect(running, acme, { nameId: '', name })],
  ])('with an encrypted name, %s', (_, send) => {
    it.each([{}, { kind: 'aes128-cbc' }] as Encryption[])('ends the sessions of that name: %o', async (how) => {
      const [browser, other] = [await enter('tess'), await enter('other')];
      await send(await encryptedName(ownKey, nameXml('tess-at-acme'), how));
      expect(await Promise.all([browser, other].map(isIn))).toEqual([false, true]);
    });

    it.each([
      [
        'for another key',
        async () => encryptedName(new X509Certificate((await makeKeyPair('stranger')).certificate), nameXml('vera-at-acme')),
      ],
      ['by Triple DES', () => encryptedName(ownKey, nameXml('vera-at-acme'), { kind: 'tripledes-cbc' })],
      ['of something else', () => encryptedName(ownKey, nameXml('vera-at-acme').replaceAll('NameID', 'BaseID'))],
      ['of two names', () => encryptedName(ownKey, nameXml('vera-at-acme').repeat(2))],
      ['of a comment', () => encryptedName(ownKey, nameXml('vera-at-acme<!-- -->'))],
      ['beside a plain one', async () => `${await encryptedName(ownKey, nameXml('vera-at-acme'))}<saml:NameID>vera-at-acme</saml:NameID>`],
      ['twice', async () => (await encryptedName(ownKey, nameXml('vera-at-acme'))).repeat(2)],
      [
        'that was changed',
        async () => (await encryptedName(ownKey, nameXml('vera-at-acme'))).replace(/(CipherValue>[\s\S]*CipherValue>)(....)/, '$1AAAA'),
      ],
    ])('ends nothing by one %s', async (__, name) => {
      const browser = await enter('vera');
      expect(locationOf(await send(await name()))).toBe('/loginWithSSO?error=refused');
      expect(await isIn(browser)).toBe(true);
    });
  });
});

it('the binding stays unless given, and is redirect at first', async () => {
  const staff = await running.browser().as('staff@demo.example');
  const read = `query ($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) { logoutBinding } }`;
  const update = `mutation ($update: IDPUpdateSSOConfigUpdate!, $filter: SSOConfigFilter!) { IDPUpdateSSOConfig(update: $update, filter: $filter) { logoutBinding } }`;
  const filter = { customerId: acme.id, enableSapia: true };
  const values = {
    enabled: true,
    loginUrl: 'https://login.acme.example/saml?tenant=1',
    publicCertificates: [acme.keys.certificate],
    groupIds: acme.groupIds,
  };
  expect(await staff.get(update, { update: values, filter }, acme.region)).toEqual({ logoutBinding: 'POST' });
  expect(await staff.get(update, { update: { ...values, logoutBinding: 'REDIRECT' }, filter }, acme.region)).toEqual({
    logoutBinding: 'REDIRECT',
  });
  const globex = await setUp(running, 'globex');
  expect(await staff.get(read, { filter: { customerId: globex.id, enableSapia: true } }, globex.region)).toEqual({
    logoutBinding: 'REDIRECT',
  });
});
