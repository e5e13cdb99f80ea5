import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import type { KeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { deep } from '../../support/caller.ts';
import { answerXml, assertionPath, assertionXml, newId, responsePath, responseXml, sign } from '../../support/identityProvider.ts';
import type { Answer, Asked } from '../../support/identityProvider.ts';
import { begin, bring, honest, person, rowsOf, setUp, signIn } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { wrappings } from '../../support/wrappings.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Invalid answers of an identity provider. Each is brought by the browser that started the sign-in, and the honest answer to the same question
// gets in afterwards: nothing but the fault itself was wrong. A refused one changes no row.

const names = ['acme', 'harbour-vale', 'kestrel-air'];
const named = (name: string) => customers.find(({ accountName }) => accountName === name) ?? expect.fail(`There is no ${name}`);
let running: Running;
let acme: SsoCustomer;
let customers: SsoCustomer[];
let foreign: KeyPair;
beforeAll(async () => {
  running = startPlatform();
  customers = [];
  for (const name of names) customers.push(await setUp(running, name));
  acme = named('acme');
  foreign = await makeKeyPair('somebody else');
  for (const customer of customers) await signIn(running, customer, person('nora', customer));
}, 120_000);
afterAll(() => running.close());

const nora = () => person('nora', acme);
const refused = '/loginWithSSO?error=refused';
const kinds = ['response', 'assertion'] as const;
/** Nora's answer says that she is the administrator. */
const forge = (xml: string) => xml.replaceAll('nora-at-acme', 'ada-at-acme').replaceAll('nora@acme.example', 'admin@acme.example');

interface Setting {
  browser: Browser;
  asked: Asked;
  answer: (more?: Partial<Answer>) => Answer;
}

/** Brings an answer that must be refused, looks that nothing was written, and then the honest one, which must get in. */
async function expectRefused(make: (setting: Setting) => string | Promise<string>, where = refused): Promise<void> {
  const browser = running.browser();
  const asked = await begin(browser, acme);
  const answer = (more: Partial<Answer> = {}) => honest(running, acme, asked, nora(), more);
  const xml = await make({ browser, asked, answer });
  const before = await rowsOf(running);
  const led = await bring(running, browser, 'acme', xml);
  expect([led.location, led.cookies]).toEqual([where, []]);
  expect(await rowsOf(running)).toEqual(before);
  expect((await bring(running, browser, 'acme', answerXml(answer()))).location).toBe('/workflow-sets');
}

describe.each(kinds)('a wrapped signature of the %s', (signed) => {
  it.each(['XSW1', 'XSW2', 'XSW3', 'XSW4', 'XSW5', 'XSW6', 'XSW7', 'XSW8'])('is refused as %s', async (name) => {
    await expectRefused(({ answer }) => {
      const wrapped = new Map(wrappings(answerXml(answer({ signed })), signed, forge)).get(name) ?? '';
      expect(wrapped).toContain('ada-at-acme');
      expect(wrapped).toContain('nora-at-acme');
      return wrapped;
    });
  });
});

describe.each(deep ? kinds : (['assertion'] as const))('an answer whose %s is signed', (signed) => {
  const later = (minutes: number) => new Date(running.clock.now().getTime() + minutes * minute);
  it.each<[string, () => Partial<Answer>]>([
    ['by somebody else’s key, its certificate with it', () => ({ keys: foreign })],
    ['with SHA-1', () => ({ algorithm: 'sha1' })],
    ['for another audience', () => ({ audience: `${origin}/sso/globex/metadata` })],
    ['for another recipient', () => ({ recipient: `${origin}/sso/globex/assertion` })],
    ['for another destination', () => ({ destination: `${origin}/sso/globex/assertion` })],
    ['for no destination', () => ({ destination: null })],
    ['by another issuer than before', () => ({ issuer: 'https://login.other.example' })],
    ['by another issuer than the answer', () => ({ responseIssuer: 'https://login.other.example' })],
    ['and has ended', () => ({ notBefore: later(-10), notOnOrAfter: later(-1) })],
    ['and begins later', () => ({ notBefore: later(1.1), notOnOrAfter: later(5) })],
    ['and answers another request within', () => ({ confirmedRequest: newId() })],
    ['and names no request within', () => ({ confirmedRequest: null })],
    ['with a comment in the name', () => ({ nameIdXml: 'ada-at-acme<!---->-of-mallory' })],
    ['for a name of this time only', () => ({ format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })],
    ['for nobody', () => ({ nameIdXml: ' ' })],
  ])('%s is refused', async (_, change) => {
    await expectRefused(({ answer }) => answerXml(answer({ signed, ...change() })));
  });

  it('is taken a minute early or late by the clock, and no more', async () => {
    const moments = [later(0.99), later(-0.99)] as const;
    const early = await signIn(running, acme, nora(), { signed, notBefore: moments[0] });
    const late = await signIn(running, acme, nora(), { signed, notOnOrAfter: moments[1] });
    expect([early.led.location, late.led.location]).toEqual(['/workflow-sets', '/workflow-sets']);
  });

  it('is refused once anything in it was changed', async () => {
    await expectRefused(({ answer }) => forge(answerXml(answer({ signed }))));
  });

  it('is refused with a second assertion, signed or not', async () => {
    await expectRefused(({ answer }) => {
      const two = responseXml(answer(), assertionXml(answer()) + assertionXml(answer()));
      const path = signed === 'response' ? responsePath : `${assertionPath}[1]`;
      return sign(two, path, acme.keys);
    });
  });

  it('is refused with a document type, with or without entities, and with an encoded one', async () => {
    for (const type of [
      '<!DOCTYPE x>',
      '<!DOCTYPE x [<!ENTITY who "ada-at-acme">]>',
      '<!doctype x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    ])
      await expectRefused(({ answer }) => type + answerXml(answer({ signed })));
  });

  it('is refused where its signature is cut out, empty, or said to be of another element', async () => {
    const changes: ((xml: string) => string)[] = [
      (xml) => xml.replace(/<Signature .*<\/Signature>/s, ''),
      (xml) => xml.replace(/<SignatureValue>.*?<\/SignatureValue>/s, '<SignatureValue></SignatureValue>'),
      (xml) => xml.replace(/URI="#[^"]+"/, 'URI=""'),
      (xml) => xml.replace(/URI="#[^"]+"/, `URI="#${newId()}"`),
      (xml) => xml.replace(/<Reference .*<\/Reference>/s, (reference) => reference + reference),
      (xml) => xml.replace('rsa-sha256', 'hmac-sha256'),
    ];
    for (const change of changes) await expectRefused(({ answer }) => change(answerXml(answer({ signed }))));
  });
});

describe('an answer', () => {
  it('that is not signed is refused', () => expectRefused(({ answer }) => answerXml(answer({ signed: 'none' }))));

  it('that nobody asked for is refused, and one to a request that there never was', async () => {
    await expectRefused(({ answer }) => answerXml(answer({ inResponseTo: null, confirmedRequest: null })));
    const unknown = newId();
    await expectRefused(
      ({ answer }) => answerXml(answer({ inResponseTo: unknown, confirmedRequest: unknown })),
      '/loginWithSSO?error=expired',
    );
  });

  it('is refused to every browser but the one that asked', async () => {
    const browser = running.browser();
    const asked = await begin(browser, acme);
    const xml = answerXml(honest(running, acme, asked, nora()));
    const other = running.browser();
    await begin(other, acme);
    const before = await rowsOf(running);
    for (const stranger of [other, running.browser()])
      expect(await bring(running, stranger, 'acme', xml)).toMatchObject({ location: '/loginWithSSO?error=expired', cookies: [] });
    expect(await rowsOf(running)).toEqual(before);
    expect((await bring(running, browser, 'acme', xml)).location).toBe('/workflow-sets');
  });

  it('is taken once, and its assertion never in another answer', async () => {
    const browser = running.browser();
    const asked = await begin(browser, acme);
    const assertionId = newId();
    const xml = answerXml(honest(running, acme, asked, nora(), { assertionId }));
    expect((await bring(running, browser, 'acme', xml)).location).toBe('/workflow-sets');
    const before = await rowsOf(running);
    expect((await bring(running, browser, 'acme', xml)).location).toBe('/loginWithSSO?error=expired');
    expect(await rowsOf(running)).toEqual(before);
    const again = await begin(browser, acme);
    const reused = answerXml(honest(running, acme, again, nora(), { assertionId }));
    expect((await bring(running, browser, 'acme', reused)).location).toBe('/loginWithSSO?error=expired');
  });

  it('that is no answer at all is refused in the same way, whatever it is', async () => {
    const deep = `${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}`;
    const shapes: ((xml: string) => string)[] = [
      () => '',
      () => '<',
      () => '{"json": true}',
      () => '<html></html>',
      (xml) => xml.slice(0, xml.length / 2),
      (xml) => xml.replace('</samlp:Response>', `${deep}</samlp:Response>`),
      (xml) => xml.replace('</samlp:Response>', `<x>${'y'.repeat(200_000)}</x></samlp:Response>`),
      (xml) => `<?xml version="1.0"?><?php echo 1 ?>${xml}`,
      (xml) => xml.replace('<samlp:Status>', '<samlp:Status><![CDATA[x]]>'),
      (xml) => xml.replace(' Destination=', ' Destination="x" Destination='),
    ];
    for (const shape of shapes) await expectRefused(({ answer }) => shape(answerXml(answer({ signed: 'response' }))));
  });

  it('that came in another way than by a form is refused', async () => {
    const browser = running.browser();
    await begin(browser, acme);
    const send = (init: RequestInit) =>
      running.platform.fetch(
        new Request(`${origin}/sso/acme/assertion`, {
          method: 'POST',
          ...init,
          headers: { cookie: `sso=${browser.cookies.get('sso')}`, ...Object.fromEntries(new Headers(init.headers)) },
        }),
      );
    const type = 'application/x-www-form-urlencoded';
    const led = [
      await send({ body: 'SAMLResponse=x', headers: { 'content-type': 'application/json' } }),
      await send({ body: '', headers: { 'content-type': type } }),
      await send({ body: 'SAMLResponse=x&SAMLResponse=y', headers: { 'content-type': type } }),
      await send({ body: `SAMLResponse=${'A'.repeat(400_000)}`, headers: { 'content-type': type } }),
    ];
    expect(led.map(({ status, headers }) => [status, headers.get('location')])).toEqual(led.map(() => [303, refused]));
    expect((await running.platform.fetch(new Request(`${origin}/sso/acme/assertion`))).status).toBe(404);
  });
});

// A customer's identity provider never signs in another customer's people, nor the provider's staff (issue “Single sign-on”).

const pairs = names.flatMap((from) => names.map((to) => ({ from, to })));

/** How an assertion of one customer's provider is tried at another's address, whose request the browser has, too. */
const ways: Record<string, (from: SsoCustomer, to: SsoCustomer) => (answers: { own: Answer; theirs: Answer }) => Answer> = {
  'as it was made for its own':
    () =>
    ({ own }) =>
      own,
  'answering the other’s request':
    () =>
    ({ own, theirs }) => ({ ...own, asked: { ...own.asked, id: theirs.asked.id } }),
  'made for the other in all but the key':
    (from) =>
    ({ theirs }) => ({ ...theirs, keys: from.keys }),
  'made for the other, by its own name':
    (from) =>
    ({ theirs }) => ({ ...theirs, keys: from.keys, issuer: from.issuer }),
  'naming the other’s person at its own address':
    (_, to) =>
    ({ own }) => ({ ...own, person: person('nora', to) }),
};

describe.each(deep ? kinds : (['assertion'] as const))('with signed %s', (signed) => {
  it.each(pairs)('an assertion of $from signs in at $to only where they are the same', async ({ from, to }) => {
    const [one, other] = [named(from), named(to)];
    for (const way of Object.values(ways)) {
      const browser = running.browser();
      const own = honest(running, one, await begin(browser, one), person('nora', one), { signed });
      const theirs = honest(running, other, await begin(browser, other), person('nora', other), { signed });
      const before = await rowsOf(running);
      const led = await bring(running, browser, to, answerXml(way(one, other)({ own, theirs })));
      if (from === to) expect(led.location).toBe('/workflow-sets');
      else {
        expect(led).toMatchObject({ location: expect.stringMatching(/^\/loginWithSSO\?error=(refused|expired)$/), cookies: [] });
        expect(await rowsOf(running)).toEqual(before);
      }
    }
  });
});

it('two customers with one provider and one key do not share its assertions', async () => {
  const harbour = named('harbour-vale');
  const { pool } = await running.platform.stores.identity();
  await pool.query('update sso_configs set public_certificates = $2 where customer_id = $1', [
    harbour.id,
    JSON.stringify([acme.keys.certificate]),
  ]);
  const browser = running.browser();
  await begin(browser, harbour);
  const asked = await begin(browser, acme);
  const led = await bring(running, browser, 'harbour-vale', answerXml(honest(running, acme, asked, person('nora', acme))));
  expect(led.location).toMatch(/error=/);
  await pool.query('update sso_configs set public_certificates = $2 where customer_id = $1', [
    harbour.id,
    JSON.stringify([harbour.keys.certificate]),
  ]);
});

it('the same name is somebody else at another customer', async () => {
  const me = '{ AuthMe { _id customerId } }';
  const ids = [];
  for (const customer of customers.slice(0, 2)) {
    const { browser } = await signIn(running, customer, { ...person('sam', customer), nameId: '4711' });
    ids.push(await browser.get<{ _id: string; customerId: string }>(me, {}, customer.region));
  }
  expect(ids.map(({ customerId }) => customerId)).toEqual([customers[0]?.id, customers[1]?.id]);
  expect(ids[0]?._id).not.toBe(ids[1]?._id);
});

it.each(['staff@demo.example', ' Staff@Demo.Example ', 'admin@globex.example', 'nora@kestrel-air.example'])(
  'the address %s in an assertion of Acme’s provider opens no account of others',
  async (email) => {
    const before = await rowsOf(running);
    for (const claims of [{ email }, { email, nameId: email.trim() }, { nameId: email.trim(), email: undefined }]) {
      const { led } = await signIn(running, acme, { ...person('mallory', acme), ...claims });
      expect(led).toMatchObject({ location: '/loginWithSSO?error=refused', cookies: [] });
    }
    expect(await rowsOf(running)).toEqual({ ...before, sso_requests: (before['sso_requests'] ?? 0) + 3 });
  },
);

it('the provider’s staff are not signed in even by an identity provider of the provider’s own customer, nor once they were linked', async () => {
  const northlight = await setUp(running, 'northlight', { groupIds: [] });
  const staff = { ...person('sam', northlight), email: 'staff@demo.example' };
  expect((await signIn(running, northlight, staff)).led.location).toBe('/loginWithSSO?error=refused');
  const { pool } = await running.platform.stores.identity();
  await pool.query("insert into sso_subjects select $1, $2, $3, id, now() from identities where email = 'staff@demo.example'", [
    northlight.id,
    northlight.issuer,
    staff.nameId,
  ]);
  expect((await signIn(running, northlight, staff)).led.location).toBe('/loginWithSSO?error=refused');
});
