import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerXml } from '../../support/identityProvider.ts';
import { begin, bring, honest, person, rowsOf, setUp, signIn } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// An identity provider's word alone never opens an account that has a password: its owner agrees first, by the password or by a mailed link.

let running: Running;
let acme: SsoCustomer;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme', { logoutUrl: 'https://login.acme.example/logout' });
}, 120_000);
afterAll(() => running.close());

const link = '/loginWithSSO?step=link';
const code = '/loginWithSSO?step=code';
const step = '{ IDPGetSSOStep { kind email customerName maySendMail } }';
const mail = 'mutation { IDPMailSSOStep { isMailSent } }';
const confirm =
  'mutation ($token: String!) { IDPConfirmSSOStep(token: $token) { isSignedIn needsCode expiresAt redirect defaultAwsRegion } }';
const complete = 'mutation { IDPCompleteSSOStep { redirect } }';
const mfaLogin = 'mutation ($code: String!, $email: String!) { AuthMfaLogin(code: $code, email: $email) { expiresAt } }';
const me = '{ AuthMe { email } }';
const ended = { code: 'BAD_USER_INPUT', reason: 'SSO_STEP_ENDED' };

const ada = { nameId: 'ada-at-acme', email: 'Admin@ACME.example', firstName: 'Ada', lastName: 'Admin' };
const rae = { nameId: 'rae-at-acme', email: 'recruiter@acme.example', firstName: 'Rae', lastName: 'Recruiter' };
const moe = { nameId: 'moe-at-acme', email: 'mfa@acme.example', firstName: 'Moe', lastName: 'Second' };

const query = async (text: string, values: unknown[] = []) =>
  (await (await running.platform.stores.identity()).pool.query<Record<string, string>>(text, values)).rows;
const mailsTo = (email: string) =>
  query('select subject, text from outbox where recipient = $1 order by created_at desc, id desc', [email]);
const tokenTo = async (email: string) =>
  /confirm=([\w-]+)/.exec((await mailsTo(email)).find(({ text }) => text?.includes('confirm='))?.['text'] ?? '')?.[1] ?? '';
const codeTo = async (email: string) => /\b(\d{6})\b/.exec((await mailsTo(email))[0]?.['text'] ?? '')?.[1] ?? '';
const linksOf = async (nameId: string) => (await query('select identity_id from sso_subjects where name_id = $1', [nameId])).length;
const forget = (nameId: string) => query('delete from sso_subjects where name_id = $1', [nameId]);

describe('an account with a password', () => {
  it('is not signed in, nor linked, by an assertion alone', async () => {
    const before = await rowsOf(running);
    const { browser, led } = await signIn(running, acme, ada);
    expect(led.location).toBe(link);
    expect(browser.cookies.has('session')).toBe(false);
    expect(led.cookies.find((line) => line.startsWith('sso_step='))).toContain('HttpOnly');
    expect((await browser.refusal(me))?.code).toBe('UNAUTHENTICATED');
    expect(await linksOf(ada.nameId)).toBe(0);
    expect(await rowsOf(running)).toMatchObject({
      identities: before['identities'],
      sessions: before['sessions'],
      outbox: before['outbox'],
    });
    expect(await browser.get(step)).toEqual({ kind: 'LINK', email: 'admin@acme.example', customerName: 'Acme', maySendMail: true });
  });

  it.each(['ADMIN@acme.example', ' admin@acme.example ', 'ａｄｍｉｎ@acme.example', 'Ａｄｍｉｎ＠ａｃｍｅ．ｅｘａｍｐｌｅ'])(
    'is the one that is meant by the address %s',
    async (email) => {
      const { browser, led } = await signIn(running, acme, { ...ada, email });
      expect(led.location).toBe(link);
      expect(await browser.get(step)).toMatchObject({ kind: 'LINK', email: 'admin@acme.example' });
    },
  );

  it('is linked by its password, once; its owner and the administrators are reported, and signing out leads to the provider', async () => {
    const { browser } = await signIn(running, acme, rae);
    expect((await browser.logIn('recruiter@acme.example', 'Wrong-Passw0rd!')).errors?.[0]?.extensions.reason).toBe('REMAINING_ATTEMPTS');
    expect((await browser.refusal(complete))?.code).toBe('UNAUTHENTICATED');
    await browser.logIn('recruiter@acme.example');
    expect(await linksOf(rae.nameId)).toBe(0);
    expect(await browser.get(complete)).toEqual({ redirect: '/workflow-sets' });
    expect(await linksOf(rae.nameId)).toBe(1);
    expect((await mailsTo('recruiter@acme.example'))[0]?.['subject']).toMatch(/^Single sign-on is now connected/);
    expect((await mailsTo('admin@acme.example'))[0]?.['subject']).toMatch(/recruiter@acme\.example$/);
    expect(await browser.get('mutation { AuthLogout { logoutUrl } }')).toEqual({ logoutUrl: 'https://login.acme.example/logout' });
    expect(await browser.refusal(complete)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const again = await signIn(running, acme, rae);
    expect(again.led.location).toBe('/workflow-sets');
    expect(await again.browser.get(me)).toEqual({ email: 'recruiter@acme.example' });
    const other = await signIn(running, acme, { ...rae, nameId: 'somebody who got the address later' });
    expect(other.led.location).toBe('/loginWithSSO?error=refused');
    await forget(rae.nameId);
  });

  it('is linked by nobody else’s session, nor by one from before', async () => {
    const { browser } = await signIn(running, acme, ada);
    await browser.logIn('recruiter@acme.example');
    expect(await browser.refusal(complete)).toMatchObject(ended);
    const earlier = await running.browser().as('admin@acme.example');
    running.clock.pass(minute);
    const asked = await begin(earlier, acme);
    const led = await bring(running, earlier, 'acme', answerXml(honest(running, acme, asked, ada)));
    expect(led.location).toBe(link);
    expect(await earlier.refusal(complete)).toMatchObject(ended);
    expect(await linksOf(ada.nameId)).toBe(0);
  });

  it('is linked by a mailed link in the browser where the sign-in began, which goes on', async () => {
    const { browser } = await signIn(running, acme, rae);
    expect(await browser.get(mail)).toEqual({ isMailSent: true });
    const token = await tokenTo('recruiter@acme.example');
    expect(await linksOf(rae.nameId)).toBe(0);
    expect(await browser.get(confirm, { token })).toMatchObject({ isSignedIn: true, needsCode: false, redirect: '/workflow-sets' });
    expect(await browser.get(me)).toEqual({ email: 'recruiter@acme.example' });
    expect(await browser.refusal(confirm, { token })).toMatchObject(ended);
    await forget(rae.nameId);
  });

  it('is linked, and nobody signed in, where the mailed link is opened in another browser', async () => {
    const { browser } = await signIn(running, acme, rae);
    await browser.get(mail);
    const other = running.browser();
    const token = await tokenTo('recruiter@acme.example');
    expect(await other.get(confirm, { token })).toMatchObject({ isSignedIn: false, needsCode: false, redirect: null, expiresAt: null });
    expect([other.cookies.has('session'), await linksOf(rae.nameId)]).toEqual([false, 1]);
    await forget(rae.nameId);
  });

  it('mails three links at most, of which the newest is good', async () => {
    const { browser } = await signIn(running, acme, rae);
    const tokens = [];
    for (let mails = 0; mails < 3; mails += 1) {
      await browser.get(mail);
      tokens.push(await tokenTo('recruiter@acme.example'));
      running.clock.pass(1000);
    }
    expect(await browser.refusal(mail)).toMatchObject({ code: 'RATE_LIMITED', reason: 'TOO_MANY_MAILS' });
    expect(await running.browser().refusal(confirm, { token: tokens[0] })).toMatchObject(ended);
    await browser.get(confirm, { token: tokens[2] });
    expect(await linksOf(rae.nameId)).toBe(1);
    await forget(rae.nameId);
  });
});

describe('a step', () => {
  /** Events that end a step without changing the account. */
  const ends: [string, () => Promise<unknown> | void, (() => Promise<unknown>)?][] = [
    ['an hour', () => running.clock.pass(60 * minute)],
    ['switching single sign-on off', () => set('enabled', false), () => set('enabled', true)],
    ['a change of the configuration', () => query('update sso_configs set version = version + 1 where customer_id = $1', [acme.id])],
    ['archiving the account', () => archive('now()'), () => archive('null')],
    [
      'another name that was linked first',
      () =>
        query(
          "insert into sso_subjects (customer_id, issuer, name_id, identity_id, created_at) select customer_id, $1, 'other', id, now() from identities where email = 'recruiter@acme.example'",
          [acme.issuer],
        ),
      () => forget('other'),
    ],
  ];
  const set = (column: string, value: unknown) => query(`update sso_configs set ${column} = $2 where customer_id = $1`, [acme.id, value]);
  const archive = (when: string) => query(`update identities set archived_at = ${when} where email = 'recruiter@acme.example'`);

  it.each(ends)('is ended by %s', async (_, end, undo) => {
    const { browser } = await signIn(running, acme, rae);
    await browser.get(mail);
    const token = await tokenTo('recruiter@acme.example');
    await end();
    expect(await browser.refusal(confirm, { token })).toMatchObject(ended);
    expect(await linksOf(rae.nameId)).toBe(0);
    await undo?.();
  });

  it('is nobody’s without its cookie, and a made-up token confirms nothing', async () => {
    for (const browser of [running.browser(), await running.browser().as('admin@acme.example')]) {
      expect(await browser.refusal(step)).toMatchObject(ended);
      expect(await browser.refusal(mail)).toMatchObject(ended);
      for (const token of ['', ' ', 'x'.repeat(5000), "' or 1=1"]) expect(await browser.refusal(confirm, { token })).toMatchObject(ended);
    }
  });
});

describe('an account with a second factor', () => {
  const enterCode = async (browser: Browser) =>
    browser.get(mfaLogin, { code: await codeTo('mfa@acme.example'), email: 'mfa@acme.example' });

  it('is asked for its code whatever way it was linked, and at each sign-in after that', async () => {
    const { browser, led } = await signIn(running, acme, moe);
    expect(led.location).toBe(link);
    await browser.get(mail);
    expect(await browser.get(confirm, { token: await tokenTo('mfa@acme.example') })).toMatchObject({ isSignedIn: false, needsCode: true });
    expect(browser.cookies.has('session')).toBe(false);
    expect(await browser.get(step)).toMatchObject({ kind: 'CODE', email: 'mfa@acme.example' });
    await enterCode(browser);
    expect(await browser.get(complete)).toEqual({ redirect: '/workflow-sets' });

    const later = await signIn(running, acme, moe);
    expect(later.led.location).toBe(code);
    expect((await later.browser.refusal(me))?.code).toBe('UNAUTHENTICATED');
    running.clock.pass(1000);
    expect(await later.browser.get(mail)).toEqual({ isMailSent: true });
    await enterCode(later.browser);
    expect(await later.browser.get(complete)).toEqual({ redirect: '/workflow-sets' });
    expect(await later.browser.get(me)).toEqual({ email: 'mfa@acme.example' });
    expect(await later.browser.get('mutation { AuthLogout { logoutUrl } }')).toEqual({ logoutUrl: 'https://login.acme.example/logout' });
  });
});

// “Last active” is what tells Activated from Unactivated users: each way in must move it, however short the visit.
describe('a visit of a moment moves “last active”', () => {
  const lastActive = async (email: string) =>
    (
      await (
        await running.platform.stores.region('ap-southeast-2')
      ).pool.query<{ last_active_at: Date | null }>('select last_active_at from users where email = $1', [email])
    ).rows[0]?.last_active_at;
  const fresh = { ...person('vera', { ...acme }), email: 'vera@acme.example' };
  const ways: Record<string, () => Promise<[Browser, string]>> = {
    'by password': async () => [await running.browser().as('manager@acme.example'), 'manager@acme.example'],
    'by a new account of single sign-on': async () => [(await signIn(running, acme, fresh)).browser, 'vera@acme.example'],
    'by single sign-on once more': async () => [(await signIn(running, acme, fresh)).browser, 'vera@acme.example'],
    'by a code after single sign-on': async () => {
      const { browser } = await signIn(running, acme, moe);
      await browser.get(mfaLogin, { code: await codeTo('mfa@acme.example'), email: 'mfa@acme.example' });
      return [browser, 'mfa@acme.example'];
    },
    'by a mailed link': async () => {
      const { browser } = await signIn(running, acme, rae);
      await browser.get(mail);
      await browser.get(confirm, { token: await tokenTo('recruiter@acme.example') });
      return [browser, 'recruiter@acme.example'];
    },
  };
  it.each(Object.keys(ways))('%s', async (way) => {
    running.clock.pass(20 * minute);
    const [browser, email] = (await ways[way]?.()) ?? expect.fail();
    // Like the console after an identity provider's answer: the access is renewed before any other request.
    await browser.get('{ AuthRefreshToken { logout } }');
    await browser.get(me);
    expect(await lastActive(email)).toEqual(running.clock.now());
  });
});
