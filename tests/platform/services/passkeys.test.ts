import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../support/authenticator.ts';
import type { Lies } from '../../support/authenticator.ts';
import { demoPassword, minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { addPasskeyText, confirmText, factorsOf, logInText, newPerson, reasonOf, removeText, startPasskeyText } from './factorTools.ts';

const startLoginText = 'mutation { AuthStartPasskeyLogin { options } }';
const loginText = 'mutation ($response: String!) { AuthPasskeyLogin(response: $response) { expiresAt defaultAwsRegion } }';
const startConfirmText = 'mutation { AuthStartPasskeyConfirmation { options } }';
const me = '{ AuthMe { email } }';

describe('a passkey', () => {
  let running: Running;
  let admin: Browser;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
  });
  afterAll(() => running.close());

  const optionsOf = async (browser: Browser, text: string) => (await browser.get<{ options: string }>(text)).options;
  const person = async (lies: Lies = {}) => {
    const { email, _id } = await newPerson(running, admin);
    const browser = await running.browser().as(email);
    const device = new Authenticator();
    const response = device.register(await optionsOf(browser, startPasskeyText), { origin, lies });
    const answer = await browser.ask(addPasskeyText, { input: { name: 'Laptop', response } });
    return { email, id: _id, browser, device, answer };
  };
  const signIn = async (device: Authenticator, lies: Lies = {}, browser = running.browser()) => {
    const response = device.assert(await optionsOf(browser, startLoginText), { origin, lies });
    return { browser, response, answer: await browser.ask(loginText, { response }) };
  };

  it('signs in without address, password and code', async () => {
    const { email, device, answer, browser } = await person();
    expect(answer.data).toMatchObject({ AuthAddPasskey: { recoveryCodes: expect.arrayContaining([expect.any(String)]) } });
    const { browser: other } = await signIn(device);
    expect(await other.get(me)).toEqual({ email });
    expect((await factorsOf(browser))[0]).toMatchObject({ kind: 'PASSKEY', name: 'Laptop', lastUsedAt: expect.any(String) });
  });

  it('is one of the ways to complete a sign-in by password', async () => {
    const { email, device } = await person();
    const other = running.browser();
    expect(await other.get(logInText, { email, password: demoPassword })).toMatchObject({ methods: ['PASSKEY', 'RECOVERY_CODE', 'EMAIL'] });
    await signIn(device, {}, other);
    expect(await other.get(me)).toEqual({ email });
  });

  it('confirms its own owner’s session, and no other’s', async () => {
    const [one, other] = [await person(), await person()];
    running.clock.pass(31 * minute);
    const remove = async ({ browser }: typeof one) => browser.ask(removeText, { factorIds: [(await factorsOf(browser))[0]?._id] });
    expect(reasonOf(await remove(one))).toBe('IDENTITY_UNCONFIRMED');
    const wrong = other.device.assert(await optionsOf(one.browser, startConfirmText), { origin });
    expect(reasonOf(await one.browser.ask(confirmText, { input: { response: wrong } }))).toBe('PASSKEY_REFUSED');
    const right = one.device.assert(await optionsOf(one.browser, startConfirmText), { origin });
    await one.browser.get(confirmText, { input: { response: right } });
    expect((await remove(one)).errors).toBeUndefined();
    expect(reasonOf((await signIn(one.device)).answer)).toBe('PASSKEY_REFUSED');
  });

  it('is refused when its answer is sent again, by the same browser or another', async () => {
    const { device } = await person();
    const { browser, response } = await signIn(device);
    for (const again of [browser, running.browser()]) expect(reasonOf(await again.ask(loginText, { response }))).toBe('PASSKEY_EXPIRED');
    const third = running.browser();
    await optionsOf(third, startLoginText);
    expect(reasonOf(await third.ask(loginText, { response }))).toBe('PASSKEY_REFUSED');
  });

  it('is refused after five minutes, and for a challenge of another purpose', async () => {
    const { device, browser } = await person();
    const slow = running.browser();
    const response = device.assert(await optionsOf(slow, startLoginText), { origin });
    running.clock.pass(5 * minute);
    expect(reasonOf(await slow.ask(loginText, { response }))).toBe('PASSKEY_EXPIRED');
    const confirmation = device.assert(await optionsOf(browser, startConfirmText), { origin });
    expect(reasonOf(await browser.ask(loginText, { response: confirmation }))).toBe('PASSKEY_EXPIRED');
  });

  it('belongs to one account: the same one is not added twice', async () => {
    const { device } = await person();
    const thief = await newPerson(running, admin);
    const browser = await running.browser().as(thief.email);
    const response = device.register(await optionsOf(browser, startPasskeyText), { origin });
    expect(reasonOf(await browser.ask(addPasskeyText, { input: { name: 'Mine', response } }))).toBe('PASSKEY_KNOWN');
  });

  it('lets nobody in who is archived or has to use single sign-on', async () => {
    const { pool } = await running.platform.stores.identity();
    for (const change of [`archived_at = now()`, `source = 'SSO'`]) {
      const { device, id } = await person();
      await pool.query(`update identities set ${change} where id = $1`, [id]);
      expect(reasonOf((await signIn(device)).answer)).toBe('PASSKEY_REFUSED');
    }
  });

  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const attacks: [string, Lies][] = [
    ['a page of another origin', { origin: 'https://console.evil.example' }],
    ['a page of the same host on another port', { origin: 'http://localhost:4121' }],
    ['a host below ours', { host: 'evil.localhost' }],
    ['another host', { host: 'evil.example' }],
    ['a challenge of the attacker', { challenge: Buffer.from('challenge-of-the-attacker-32byte').toString('base64url') }],
    ['an answer of another kind', { type: 'webauthn.steal' }],
    ['nobody who is there', { isAbsent: true }],
    ['no finger, face or PIN', { isUnverified: true }],
  ];
  it.each(attacks)('is not added by %s', async (_, lies) => {
    const { answer, browser } = await person(lies);
    expect(reasonOf(answer)).toBe('PASSKEY_REFUSED');
    expect(await factorsOf(browser)).toEqual([]);
  });

  it.each([
    ...attacks,
    ['the signature of another key', { key: stranger }],
    ['data that were changed afterwards', { bent: true }],
    ['the handle of another person', { handle: Buffer.from('somebody else').toString('base64url') }],
  ] as [string, Lies][])('does not sign in by %s', async (_, lies) => {
    const { device } = await person();
    const { answer, browser } = await signIn(device, lies);
    expect(reasonOf(answer)).toBe('PASSKEY_REFUSED');
    expect((await browser.ask(me)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('that was copied is found by its counter', async () => {
    const { device } = await person();
    await signIn(device);
    await signIn(device);
    expect(reasonOf((await signIn(device, { counter: 1 })).answer)).toBe('PASSKEY_REFUSED');
  });

  it.each([
    '',
    '{}',
    '[]',
    'null',
    '{"id":"x","response":{}}',
    '{"id":{"$ne":null},"response":{"clientDataJSON":1}}',
    '\u{0}',
    '{"response":null}',
  ])('is refused for what no browser answers: %j', async (response) => {
    const browser = running.browser();
    await optionsOf(browser, startLoginText);
    expect((await browser.ask(loginText, { response })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
