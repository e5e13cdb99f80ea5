import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, minute, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { createUserText, forgetText, mailed, mailsTo, newUser, resetText, scopeOf, tokenIn } from './people.ts';
import type { Person, Scope } from './people.ts';

interface Own {
  _id: string;
  isCurrent: boolean;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastUsedAt: string;
}

const sessionsText =
  '{ AuthGetSessions { data { _id isCurrent browser system address createdAt lastUsedAt endsAt } pagination { totalItems } } }';
const endText = 'mutation ($sessionIds: [ID!]!) { AuthEndSessions(sessionIds: $sessionIds) { data { _id } } }';
const endOthersText = 'mutation { AuthEndOtherSessions { data { _id } } }';
const changeText = 'mutation ($input: AuthChangePasswordInput!) { AuthChangePassword(input: $input) { hasPassword passwordUpdatedAt } }';
const profileText = 'mutation ($input: AuthUpdateProfileInput!) { AuthUpdateProfile(input: $input) { firstName lastName phoneNumber } }';
const me = '{ AuthMe { _id firstName } }';
const another = 'Another-Passw0rd';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('one’s own account', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const pool = async () => (await running.platform.stores.identity()).pool;
  const person = async () => {
    const made = await admin.get<Person>(createUserText, { user: newUser(scope) });
    await (
      await pool()
    ).query(
      `update identities set password_hash = (select password_hash from identities where email = 'admin@acme.example') where id = $1`,
      [made._id],
    );
    return made;
  };
  const sessionsOf = async (browser: Browser) => (await browser.get<{ data: Own[] }>(sessionsText)).data;
  const reasonOf = (answer: { errors?: { extensions: { reason?: string } }[] }) => answer.errors?.[0]?.extensions.reason;
  const change = (browser: Browser, currentPassword: string, newPassword = another) =>
    browser.ask(changeText, { input: { currentPassword, newPassword } });
  const changeMails = async (email: string) =>
    (await mailsTo(running, email)).filter(({ event }) => event === 'EDGE_USER_PASSWORD_CHANGED');

  describe('its sessions', () => {
    it('are listed with browser and system, and say which one asks', async () => {
      const { email } = await person();
      const first = await running.browser().as(email);
      const second = await running.browser().as(email);
      await (
        await pool()
      ).query(`update sessions set user_agent = $1 where id = $2`, [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Mobile/15E Safari/604.1',
        (await sessionsOf(first)).find(({ isCurrent }) => isCurrent)?._id,
      ]);
      const listed = await sessionsOf(second);
      expect(listed).toHaveLength(2);
      expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(listed.find(({ isCurrent }) => !isCurrent)).toMatchObject({ browser: 'Safari', system: 'iPhone' });
    });

    it('never show a text that somebody made up', async () => {
      const { email } = await person();
      const browser = await running.browser().as(email);
      await (await pool()).query(`update sessions set user_agent = $1`, ['<script>alert(1)</script>'.repeat(20)]);
      expect((await sessionsOf(browser))[0]).toMatchObject({ browser: null, system: null });
    });

    it('are ended one by one: the ended one is signed out at once, the others are not', async () => {
      const { email } = await person();
      const [mine, lost] = [await running.browser().as(email), await running.browser().as(email)];
      const id = (await sessionsOf(mine)).find(({ isCurrent }) => !isCurrent)?._id ?? '';
      expect((await mine.ask(endText, { sessionIds: [id] })).data).toEqual({ AuthEndSessions: { data: [{ _id: id }] } });
      expect((await lost.ask(me)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect((await mine.ask(me)).errors).toBeUndefined();
      expect((await mine.ask(endText, { sessionIds: [id] })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    });

    it('of this browser end like a sign-out', async () => {
      const { email } = await person();
      const browser = await running.browser().as(email);
      const [own] = await sessionsOf(browser);
      await browser.ask(endText, { sessionIds: [own?._id ?? ''] });
      expect((await browser.ask(me)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    });

    it('are nobody else’s to see or to end, and one wrong id ends none', async () => {
      const [{ email }, stranger] = [await person(), await running.browser().as((await person()).email)];
      const browser = await running.browser().as(email);
      const other = await running.browser().as(email);
      const ids = (await sessionsOf(browser)).map(({ _id }) => _id);
      expect((await sessionsOf(stranger)).map(({ _id }) => _id)).not.toEqual(expect.arrayContaining(ids));
      const mixed = [...ids, ...(await sessionsOf(stranger)).map(({ _id }) => _id)];
      expect((await stranger.ask(endText, { sessionIds: mixed })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await stranger.ask(me)).errors).toBeUndefined();
      expect((await other.ask(me)).errors).toBeUndefined();
    });

    it('end everywhere else, and other remembered devices with them', async () => {
      const { email, _id } = await person();
      const [mine, lost] = [await running.browser().as(email), await running.browser().as(email)];
      await (
        await pool()
      ).query(
        `insert into remembered_devices (token_hash, identity_id, created_at, expires_at) values ('x', $1, now(), now() + interval '1 day')`,
        [_id],
      );
      expect((await mine.get<{ data: unknown[] }>(endOthersText)).data).toHaveLength(1);
      expect((await lost.ask(me)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect((await mine.ask(me)).errors).toBeUndefined();
      expect((await (await pool()).query('select 1 from remembered_devices where identity_id = $1', [_id])).rowCount).toBe(0);
      expect((await mine.get<{ data: unknown[] }>(endOthersText)).data).toHaveLength(0);
    });
  });

  describe('its password', () => {
    it('is changed by the current one: other sessions end, this one stays', async () => {
      const { email } = await person();
      const [mine, lost] = [await running.browser().as(email), await running.browser().as(email)];
      expect((await change(mine, demoPassword)).data).toMatchObject({ AuthChangePassword: { hasPassword: true } });
      expect((await lost.ask(me)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect((await mine.ask(me)).errors).toBeUndefined();
      expect((await running.browser().logIn(email)).errors).toHaveLength(1);
      expect((await running.browser().logIn(email, another)).errors).toBeUndefined();
    });

    it('stays with a wrong current one, five of which lock the sign-in as well', async () => {
      const { email } = await person();
      const browser = await running.browser().as(email);
      const wrong = await change(browser, 'Wrong-Passw0rd');
      expect([reasonOf(wrong), wrong.errors?.[0]?.extensions]).toEqual([
        'WRONG_CURRENT_PASSWORD',
        expect.objectContaining({ fields: { currentPassword: 'validation.currentPassword.wrong' }, attemptsRemaining: 4 }),
      ]);
      for (let tries = 0; tries < 4; tries += 1) await change(browser, 'Wrong-Passw0rd');
      expect(reasonOf(await change(browser, demoPassword))).toBe('USER_LOCKED');
      running.clock.pass(6 * minute);
      expect((await change(browser, demoPassword)).errors).toBeUndefined();
    });

    it('obeys the rules of a reset, and differs from the one before', async () => {
      const browser = await running.browser().as((await person()).email);
      expect((await change(browser, demoPassword, 'short')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(reasonOf(await change(browser, demoPassword, 'Password123!'))).toBe('GUESSABLE_PASSWORD');
      expect(reasonOf(await change(browser, demoPassword, demoPassword))).toBe('SAME_PASSWORD');
    });

    it('is mailed about once: when, from which browser and system, and what to do, without any secret', async () => {
      const { email } = await person();
      const browser = await running.browser().as(email);
      browser.headers = { 'user-agent': firefox, 'accept-language': 'en-GB' };
      await change(browser, 'Wrong-Passw0rd');
      await change(browser, demoPassword, 'short');
      expect(await changeMails(email)).toEqual([]);
      browser.headers['idempotency-key'] = `change-${unused()}-${unused()}`;
      expect((await change(browser, demoPassword)).errors).toBeUndefined();
      expect((await change(browser, demoPassword)).errors).toBeUndefined();
      const [mail, more] = await changeMails(email);
      expect(more).toBeUndefined();
      expect(mail?.subject).toBe('Your Edge password was changed');
      for (const said of [
        email,
        'Browser: Firefox',
        'System: Windows',
        '/forgetPassword',
        'tell your administrator',
        'logged out everywhere else',
      ])
        expect(mail?.text).toContain(said);
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Australia/Sydney' });
      expect(mail?.text).toContain(`When: ${day.format(running.clock.now())} (Australian Eastern `);
      for (const secret of [demoPassword, another, 'token=', ...browser.cookies.values()])
        expect(JSON.stringify(mail)).not.toContain(secret);
    });

    it('is mailed about after a link has replaced one, with the date in the language of its browser and no text that it made up, and not after the first one', async () => {
      const made = await admin.get<Person>(createUserText, { user: newUser(scope) });
      const stranger = running.browser();
      stranger.headers = { 'user-agent': '<b>Mallory</b>', 'accept-language': 'en-US,en;q=0.9' };
      const reset = async (password: string) => {
        const token = (await mailsTo(running, made.email)).map(tokenIn).find(Boolean);
        expect((await stranger.ask(resetText, { password, resetToken: token })).errors).toBeUndefined();
      };
      await reset(another);
      expect(await changeMails(made.email)).toEqual([]);
      await stranger.ask(forgetText, { email: made.email });
      await mailed(running, made.email, 2);
      await reset('Third-Passw0rd');
      const [mail, more] = await changeMails(made.email);
      expect(more).toBeUndefined();
      expect(mail?.text).toContain('Browser: One that we don’t know');
      expect(mail?.text).toContain('with a link from an email');
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'Australia/Sydney' });
      expect(mail?.text).toContain(`When: ${day.format(running.clock.now())} at `);
      expect(JSON.stringify(mail)).not.toContain('Mallory');
    });

    it('is changed even if its mail can’t be written', async () => {
      const { email } = await person();
      const browser = await running.browser().as(email);
      await (await pool()).query(`create function no_mail() returns trigger language plpgsql as $$ begin raise 'no mail'; end $$`);
      await (await pool()).query(`create trigger no_mail before insert on outbox for each row execute function no_mail()`);
      try {
        expect((await change(browser, demoPassword)).errors).toBeUndefined();
      } finally {
        await (await pool()).query('drop function no_mail cascade');
      }
      expect((await running.browser().logIn(email, another)).errors).toBeUndefined();
      expect(await changeMails(email)).toEqual([]);
    });

    it('is not there for those who sign in by single sign-on', async () => {
      const { email, _id } = await person();
      const browser = await running.browser().as(email);
      await (await pool()).query(`update identities set source = 'SSO' where id = $1`, [_id]);
      expect(await browser.get('{ AuthGetPassword { hasPassword passwordUpdatedAt } }')).toEqual({
        hasPassword: false,
        passwordUpdatedAt: null,
      });
      expect(reasonOf(await change(browser, demoPassword))).toBe('ACCOUNT_SSO');
    });
  });

  it('changes its own names and phone number by the rules of a user', async () => {
    const browser = await running.browser().as((await person()).email);
    expect(await browser.get(profileText, { input: { firstName: ' Ada ', lastName: 'Byron', phoneNumber: '+61 412 345 678' } })).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      phoneNumber: '+61412345678',
    });
    expect(await browser.get(me)).toMatchObject({ firstName: 'Ada' });
    expect((await browser.ask(profileText, { input: { firstName: ' ', lastName: 'B' } })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});
