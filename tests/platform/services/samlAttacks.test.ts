import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import type { KeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { deep } from '../../support/caller.ts';
import { answerXml, newId } from '../../support/identityProvider.ts';
import type { Answer, Asked } from '../../support/identityProvider.ts';
import { refusalsOf } from '../../support/oidcCustomers.ts';
import { forge, signatures, wrapped } from '../../support/samlAttacks.ts';
import type { Attack, Kind } from '../../support/samlAttacks.ts';
import { messages, parsers, postings } from '../../support/samlMessageAttacks.ts';
import { resign, rsa } from '../../support/samlSignatures.ts';
import { begin, bring, honest, person, rowsOf, setUp, signIn } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { wrappings } from '../../support/wrappings.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Published attacks on SAML service providers. Each is a change to an honest answer: it is refused, opens no session, writes nothing but its
// entry in the security log, with the right reason there; the honest answer to the same request gets in afterwards. The tables name sources.

let running: Running;
let acme: SsoCustomer;
let foreign: KeyPair;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme');
  foreign = await makeKeyPair('acme');
  for (const name of ['nora', 'ada']) await signIn(running, acme, { ...person(name, acme), email: `${name}.example@acme.example` });
}, 120_000);
afterAll(() => running.close());

const inside = '/workflow-sets';
const nora = () => ({ ...person('nora', acme) });
const me = '{ AuthMe { email } }';

interface Begun {
  browser: Browser;
  asked: Asked;
  answer: (more?: Partial<Answer>) => string;
}

async function begun(kind: Kind, browser = running.browser()): Promise<Begun> {
  running.clock.pass(1000);
  const asked = await begin(browser, acme);
  return { browser, asked, answer: (more = {}) => answerXml(honest(running, acme, asked, nora(), { signed: kind, ...more })) };
}

/** Carries an answer to the platform; encrypted ones differ here only. */
type Post = (xml: string) => string;
const plain: Post = (xml) => Buffer.from(xml).toString('base64');

const carry = (browser: Browser, posted: string, relayState = 'x') =>
  bring(running, browser, 'acme', '', { SAMLResponse: posted, RelayState: relayState });

async function expectRefused(reason: string, kind: Kind, change: (begin: Begun) => string, post: Post = plain): Promise<void> {
  const begin = await begun(kind);
  const xml = change(begin);
  expect(xml).not.toBe(begin.answer());
  const rows = await rowsOf(running);
  const entries = (await refusalsOf(running, acme)).length;
  const { location, cookies } = await carry(begin.browser, post(xml), begin.asked.relayState);
  const [newest, ...others] = await refusalsOf(running, acme);
  expect(others.length).toBe(entries);
  expect([location, cookies], newest?.detail ?? '').toEqual([
    expect.stringMatching(/^\/loginWithSSO\?error=(refused|expired|denied)$/),
    [],
  ]);
  expect(await rowsOf(running)).toEqual(rows);
  expect(newest?.reason, newest?.detail ?? '').toBe(reason);
  expect((await carry(begin.browser, post(begin.answer()))).location).toBe(inside);
}

const kinds: readonly Kind[] = deep ? ['assertion', 'response'] : ['assertion'];
const refusesAll = (attacks: Attack[], kind: Kind) =>
  it.each(attacks)('$name ($source)', ({ reason, change }) =>
    expectRefused(reason, kind, ({ answer }) => change(answer(), { kind, honest: answer, keys: acme.keys, foreign })),
  );

const xsw = ['XSW1', 'XSW2', 'XSW3', 'XSW4', 'XSW5', 'XSW6', 'XSW7', 'XSW8'];
const states = [
  'https://evil.example/',
  '//evil.example',
  String.raw`\\evil.example`,
  'javascript:alert(1)',
  '/\t/evil.example',
  '%2f%2fevil.example',
];

/** Names, as written in XML, that look like Ada's. */
const alike: [string, string][] = [
  ['in capitals', 'ADA-AT-ACME'],
  ['with a zero-width space', 'ada-at-acme\u200B'],
  ['with a no-break space', 'ada-at-acme\u00A0'],
  ['with a wide space', '\u2003ada-at-acme'],
  ['with a byte order mark', '\uFEFFada-at-acme'],
  ['with a Cyrillic letter', '\u0430da-at-acme'],
  ['with a hyphen that does not break', 'ada\u2011at-acme'],
  ['in full width', '\uFF41da-at-acme'],
  ['with a soft hyphen', 'a\u00ADda-at-acme'],
  ['written from right to left', '\u202Eada-at-acme'],
  ['with a carriage return within', 'ada&#13;-at-acme'],
];
const emails = [
  'admin@acme.example\u200B',
  'adm\u0131n@acme.example',
  'admin@\u0430cme.example',
  '"admin"@acme.example',
  'admin@acme.example,x@acme.example',
  'admin@acme.example\u0000',
];

it('the tests sign by hand as an honest provider does', async () => {
  for (const kind of ['assertion', 'response'] as const) {
    const { browser, answer } = await begun(kind);
    const xml = answer();
    expect(resign(xml, (info) => info, rsa(acme.keys.key))).toBe(xml);
    expect((await carry(browser, plain(xml))).location).toBe(inside);
  }
});

it('the page about SAML says how many there are', () => {
  const rows = [...readFileSync('docs/integrations/saml.md', 'utf8').matchAll(/^\| .* \| (\d+) \|$/gm)].map(([, count]) => Number(count));
  const looks = alike.length + emails.length;
  expect(rows).toEqual([
    ...[wrapped.length + xsw.length, signatures.length, parsers.length, messages.length],
    ...[postings.length, looks, states.length],
  ]);
});

describe.each(kinds)('refuses the wrapped %s,', (kind) => {
  it.each(xsw)('%s', (name) => expectRefused('MALFORMED', kind, ({ answer }) => new Map(wrappings(answer(), kind, forge)).get(name) ?? ''));
  refusesAll(wrapped, kind);
});

describe.each(kinds)('refuses an answer whose signature, of the %s,', (kind) => refusesAll(signatures, kind));

describe.each(kinds)('refuses, with the %s signed,', (kind) => refusesAll(parsers, kind));

describe.each(kinds)('refuses, with the %s signed, an answer', (kind) => refusesAll(messages, kind));

describe('refuses an answer', () => {
  it.each(postings)('%s (%s)', (_, __, post) =>
    expectRefused(
      'MALFORMED',
      'assertion',
      ({ answer }) => `${answer()} `,
      (xml) => (xml.endsWith(' ') ? post(xml.trim()) : plain(xml)),
    ),
  );
});

describe('an answer', () => {
  const expired = '/loginWithSSO?error=expired';
  const newest = async () => (await refusalsOf(running, acme))[0]?.reason;

  it('counts once, though its end is far away', async () => {
    for (const notOnOrAfter of [undefined, new Date('9999-12-31T23:59:59Z'), new Date(8.64e15)]) {
      const assertionId = newId();
      const { browser, answer } = await begun('assertion');
      const posted = plain(answer({ assertionId, ...(notOnOrAfter && { notOnOrAfter }) }));
      expect((await carry(browser, posted)).location).toBe(inside);
      running.clock.pass(1000);
      expect((await carry(browser, posted)).location).toBe(expired);
      const again = await begun('assertion', browser);
      expect((await carry(browser, plain(again.answer({ assertionId })))).location).toBe(expired);
      expect(await newest()).toBe('EXPIRED');
    }
  });

  it('counts for ten minutes', async () => {
    const { browser, answer } = await begun('assertion');
    running.clock.pass(11 * minute);
    expect(await carry(browser, plain(answer()))).toMatchObject({ location: expired, cookies: [] });
  });

  it('of an attacker signs nobody in at a victim’s browser', async () => {
    const attacker = await begun('assertion');
    const victim = await begun('assertion');
    for (const browser of [victim.browser, running.browser()])
      expect(await carry(browser, plain(attacker.answer()))).toMatchObject({ location: expired, cookies: [] });
    expect((await carry(victim.browser, plain(victim.answer()))).location).toBe(inside);
  });

  it.each(states)('leads where its request said, whatever its state says: %s', async (state) => {
    const { browser, answer } = await begun('assertion');
    expect((await carry(browser, plain(answer()), state)).location).toBe(inside);
  });

  // Parts that nobody signs, and transport: they change nothing of who is signed in.
  it.each<[string, Post]>([
    ['base64 in lines', (xml) => plain(xml).replace(/.{76}/g, '$&\r\n')],
    ['base64 with blanks around it', (xml) => ` ${plain(xml)} \n`],
    ['a byte order mark and a declaration', (xml) => plain(`\uFEFF<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n${xml}\n`)],
    ['an extra attribute of the response', (xml) => plain(xml.replace('<samlp:Response ', '<samlp:Response Consent="urn:example:none" '))],
    [
      'an inclusion that no parser follows',
      (xml) =>
        plain(
          xml.replace(
            '</samlp:Status>',
            '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/hostname"/></samlp:Status>',
          ),
        ),
    ],
    ['a letter written as an entity', (xml) => plain(xml.replace('>nora-at-acme', '>&#110;ora-at-acme'))],
  ])('is of the same person with %s', async (_, post) => {
    const { browser, answer } = await begun('assertion');
    expect((await carry(browser, post(answer()))).location).toBe(inside);
    expect(await browser.get(me)).toEqual({ email: 'nora.example@acme.example' });
  });
});

describe('a name that looks like Ada’s', () => {
  it.each(alike)('%s is not Ada', async (_, nameIdXml) => {
    const { browser, answer } = await begun('assertion');
    const { location } = await carry(browser, plain(answer({ nameIdXml, person: { nameId: 'x' } })));
    expect(location).toMatch(/error=(notProvisioned|refused)$/);
    expect(browser.cookies.has('session')).toBe(false);
    const known = await begun('assertion');
    await carry(known.browser, plain(known.answer({ person: { nameId: 'ada-at-acme' } })));
    expect(await known.browser.get(me)).toEqual({ email: 'ada.example@acme.example' });
  });

  it.each(emails)('as an email opens nobody’s account: %j', async (email) => {
    const { browser, answer } = await begun('assertion');
    await carry(browser, plain(answer({ person: { ...person('mallory', acme), nameId: newId(), email } })));
    const known = browser.cookies.has('session') ? await browser.get<{ email: string }>(me) : { email: 'nobody' };
    expect(known.email).not.toBe('admin@acme.example');
  });
});
