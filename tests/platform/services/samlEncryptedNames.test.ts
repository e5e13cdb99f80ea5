import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { assertionPath, assertionXml, responsePath, responseXml, sign } from '../../support/identityProvider.ts';
import { refusalsOf } from '../../support/oidcCustomers.ts';
import { certificatesOf, encryptedFor, encryptedName, isIn, nameXml, readMetadata } from '../../support/samlLogout.ts';
import type { Encryption } from '../../support/samlLogout.ts';
import { begin, bring, honest, person, setUp } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

// Names that are encrypted in an assertion (SAML core §2.2.4): the same rules as for plain ones.

let running: Running;
let acme: SsoCustomer;
let ownKey: X509Certificate;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme', { signsRequests: true });
  const [certificate] = certificatesOf(await readMetadata(running), 'encryption');
  ownKey = certificate ?? expect.fail('The metadata name no key');
}, 120_000);
afterAll(() => running.close());

const persistent = ' Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"';
const plainName = /<saml:NameID [\s\S]*<\/saml:NameID>/;

interface Sent {
  signed?: 'assertion' | 'response';
  /** Encrypts the whole assertion, too. */
  whole?: boolean;
  changed?: (xml: string) => string;
}

/** Brings an answer whose name is replaced before it is signed. */
async function arrive(who: string, name: string, { signed = 'assertion', whole = false, changed = (xml) => xml }: Sent = {}) {
  const browser = running.browser();
  const answer = honest(running, acme, await begin(browser, acme), person(who, acme));
  const assertion = assertionXml(answer).replace(plainName, () => name);
  const plain = responseXml(answer, assertion);
  const path = signed === 'assertion' ? assertionPath : responsePath;
  const [inner = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(sign(plain, assertionPath, acme.keys)) ?? [];
  const namespace = 'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
  const xml = whole
    ? responseXml(answer, `<saml:EncryptedAssertion ${namespace}>${await encryptedFor(ownKey, inner)}</saml:EncryptedAssertion>`)
    : sign(plain, path, acme.keys);
  const { location } = await bring(running, browser, 'acme', changed(xml));
  return { browser, location };
}

const encrypted = (who: string, how?: Encryption, attributes = persistent) =>
  encryptedName(ownKey, nameXml(`${who}-at-acme`, attributes), how);

describe('an encrypted name', () => {
  it.each([
    ['in a signed assertion', {}, {}],
    ['in a signed response', {}, { signed: 'response' }],
    ['in an encrypted assertion', {}, { whole: true }],
    ['by AES-128', { kind: 'aes128-gcm' }, {}],
    ['by AES-CBC, since it is signed', { kind: 'aes256-cbc' }, {}],
  ] as [string, Encryption, Sent][])('signs in: %s', async (title, how, sent) => {
    const who = `erin${title.length}`;
    const { browser, location } = await arrive(who, await encrypted(who, how), sent);
    expect(location).toBe('/workflow-sets');
    expect(await isIn(browser)).toBe(true);
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query('select name_id from sso_subjects where name_id like $1', [`${who}%`]);
    expect(rows).toEqual([{ name_id: `${who}-at-acme` }]);
    const { rows: sessions } = await pool.query('select name_format from sso_sessions where name_id like $1', [`${who}%`]);
    expect(sessions).toEqual([{ name_format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent' }]);
  });

  it('is the same person as with the plain one', async () => {
    await arrive('paul', nameXml('paul-at-acme', persistent));
    const { pool } = await running.platform.stores.identity();
    const count = async () => (await pool.query('select 1 from identities')).rowCount;
    const before = await count();
    expect((await arrive('paul', await encrypted('paul'))).location).toBe('/workflow-sets');
    expect(await count()).toBe(before);
  });

  const transient = ' Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient"';
  it.each([
    ['for another key', async () => encryptedName(new X509Certificate((await makeKeyPair('stranger')).certificate), nameXml('nobody'))],
    ['by Triple DES', () => encrypted('nobody', { kind: 'tripledes-cbc' })],
    ['whose key is encrypted by RSA 1.5', () => encrypted('nobody', { key: 'rsa-1_5' })],
    ['for this time only', () => encrypted('nobody', {}, transient)],
    ['of an empty name', () => encryptedName(ownKey, nameXml(' '))],
    ['of something else', () => encryptedName(ownKey, nameXml('nobody').replaceAll('NameID', 'BaseID'))],
    ['of another namespace', () => encryptedName(ownKey, nameXml('nobody').replaceAll('SAML:2.0:assertion', 'SAML:1.0:assertion'))],
    ['of a name within a name', () => encryptedName(ownKey, nameXml(nameXml('nobody')))],
    ['of two names', () => encryptedName(ownKey, nameXml('nobody').repeat(2))],
    ['with a comment in it', () => encryptedName(ownKey, nameXml('no<!-- -->body'))],
    ['with an entity that nobody declares', () => encryptedName(ownKey, nameXml('no&who;body'))],
    ['with a document type', () => encryptedName(ownKey, `<!DOCTYPE x>${nameXml('nobody')}`)],
    ['beside a plain one', async () => `${await encrypted('nobody')}${nameXml('somebody')}`],
    ['twice', async () => (await encrypted('nobody')).repeat(2)],
    [
      'by reference',
      async () =>
        (await encrypted('nobody')).replace('<xenc:CipherData>', '<xenc:CipherData><xenc:CipherReference URI="http://other.example/"/>'),
    ],
  ] as [string, () => Promise<string>][])('is refused: %s', async (_, name) => {
    const { browser, location } = await arrive('nobody', await name());
    expect(location).toBe('/loginWithSSO?error=refused');
    expect(await isIn(browser)).toBe(false);
  });

  it('is refused: changed after it was signed, before it is decrypted', async () => {
    const other = await encrypted('somebody');
    const changed = (xml: string) => xml.replace(/<saml:EncryptedID[\s\S]*<\/saml:EncryptedID>/, () => other);
    const { location } = await arrive('nobody', await encrypted('nobody', { kind: 'aes128-cbc' }), { changed });
    expect(location).toBe('/loginWithSSO?error=refused');
    expect((await refusalsOf(running, acme))[0]).toMatchObject({
      reason: 'CERTIFICATE',
      detail: expect.stringContaining('signature') as string,
    });
  });

  it('is refused where the customer has no key', async () => {
    const globex = await setUp(running, 'globex');
    const browser = running.browser();
    const name = await encryptedName(ownKey, nameXml('gina'));
    const answer = honest(running, globex, await begin(browser, globex), person('gina', globex));
    const xml = responseXml(
      answer,
      assertionXml(answer).replace(plainName, () => name),
    );
    const { location } = await bring(running, browser, 'globex', sign(xml, assertionPath, globex.keys));
    expect(location).toBe('/loginWithSSO?error=refused');
  });
});
