import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

const email = 'mfa@acme.example';
const password = 'Demo-Passw0rd!';

describe('signing in with a mailed code', () => {
  let running: Running;
  let browser: Browser;
  beforeAll(() => {
    running = startPlatform();
  });
  afterAll(() => running.close());
  beforeEach(() => {
    // So that the tries of one test do not lock the next.
    running.clock.pass(24 * 60 * minute);
    browser = running.browser();
  });

  const mails = async (to = email): Promise<{ subject: string; text: string; event: string }[]> => {
    const answer = await running.platform.fetch(new Request(`${origin}/dev/outbox.json?to=${to}`));
    return ((await answer.json()) as { data: [] }).data;
  };
  const newestCode = async (to = email) => /\d{6}/.exec((await mails(to))[0]?.text ?? '')?.[0] ?? '';
  /** While somebody else has a second factor, too. */
  const withSecondFactor = async (work: (other: string) => Promise<void>) => {
    const other = 'manager@acme.example';
    const { pool } = await running.platform.stores.identity();
    const set = (enabled: boolean) => pool.query('update identities set mfa_enabled = $1 where email = $2', [enabled, other]);
    await set(true);
    await work(other).finally(() => set(false));
  };
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const logIn = () => browser.logIn(email);
  const send = (code: string, more: { email?: string; isRememberDevice?: boolean } = {}) =>
    browser.ask(
      'mutation ($code: String!, $email: String!, $isRememberDevice: Boolean) { AuthMfaLogin(code: $code, email: $email, isRememberDevice: $isRememberDevice) { defaultAwsRegion expiresAt } }',
      { code, email, ...more },
    );
  const resend = (given = password) =>
    browser.ask(
      'mutation ($email: String!, $password: String!) { AuthResendMfaCode(email: $email, password: $password) { isResendCodeSuccess } }',
      { email, password: given },
    );
  const reasonOf = async (answer: ReturnType<Browser['ask']>) => (await answer).errors?.[0]?.extensions.reason;

  it('asks for the code before there is a session', async () => {
    const { data } = await logIn();
    expect(data).toMatchObject({ AuthEmailLogin: { mfa: true, expiresAt: null, isDeviceRemembered: false } });
    expect([...browser.cookies.keys()]).toEqual(['mfa']);
    expect(await browser.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('lets the right code in, once', async () => {
    await logIn();
    const code = await newestCode();
    const challenge = browser.cookies.get('mfa') ?? '';
    expect((await send(code)).data).toMatchObject({ AuthMfaLogin: { defaultAwsRegion: 'ap-southeast-2' } });
    expect(await browser.get('{ AuthMe { email } }')).toEqual({ email });
    browser.cookies.set('mfa', challenge);
    expect(await reasonOf(send(code))).toBe('MFA_CHALLENGE_ENDED');
  });

  it('refuses a wrong code and, after five of them, the right one too', async () => {
    await logIn();
    const code = await newestCode();
    for (let tries = 1; tries <= 4; tries += 1) expect(await reasonOf(send(otherThan(code)))).toBe('MFA_CODE_MISMATCH');
    expect(await reasonOf(send(otherThan(code)))).toBe('MFA_CHALLENGE_ENDED');
    expect(await reasonOf(send(code))).toBe('MFA_CHALLENGE_ENDED');
  });

  it('locks codes for longer each time, and mails none that could not be entered', async () => {
    const locks: unknown[] = [];
    for (const minutes of [5, 15, 60]) {
      expect((await logIn()).data).toMatchObject({ AuthEmailLogin: { mfa: true } });
      const code = await newestCode();
      for (let tries = 1; tries <= 5; tries += 1) await send(otherThan(code));
      // Each of these counts as a try of the password, too.
      if (minutes === 5) {
        const before = (await mails()).filter(({ event }) => event === 'EDGE_USER_EMAIL_MFA_CODE').length;
        const { errors } = await logIn();
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', reason: 'USER_LOCKED', retryAfter: 300 });
        expect((await mails()).filter(({ event }) => event === 'EDGE_USER_EMAIL_MFA_CODE')).toHaveLength(before);
      }
      const { pool } = await running.platform.stores.identity();
      const seconds = 'select extract(epoch from locked_until - last_try_at)::int as seconds from login_attempts where is_code';
      locks.push((await pool.query<{ seconds: number }>(seconds)).rows[0]?.seconds);
      await expect
        .poll(async () => (await mails()).map(({ subject }) => subject))
        .toContainEqual(expect.stringContaining(`for ${minutes} minutes`));
      running.clock.pass(minutes * minute);
    }
    expect(locks).toEqual([300, 900, 3600]);
  });

  it('takes a code for ten minutes, not at the tenth', async () => {
    await logIn();
    running.clock.pass(10 * minute - 1);
    expect((await send(await newestCode())).errors).toBeUndefined();
    await logIn();
    running.clock.pass(10 * minute);
    expect(await reasonOf(send(await newestCode()))).toBe('MFA_CODE_EXPIRED');
  });

  it('mails a new code that makes the older one worthless', async () => {
    await logIn();
    const old = await newestCode();
    running.clock.pass(minute);
    expect((await resend()).data).toEqual({ AuthResendMfaCode: { isResendCodeSuccess: true } });
    const [newest] = await mails();
    expect(newest).toMatchObject({ event: 'EDGE_USER_RESEND_MFA_CODE' });
    const code = await newestCode();
    if (old !== code) expect(await reasonOf(send(old))).toBe('MFA_CODE_MISMATCH');
    expect((await send(code)).errors).toBeUndefined();
  });

  it('does not take the code of one sign-in in another', async () => {
    await logIn();
    const code = await newestCode();
    browser = running.browser();
    running.clock.pass(1);
    await logIn();
    if (code !== (await newestCode())) expect(await reasonOf(send(code))).toBe('MFA_CODE_MISMATCH');
  });

  it('ends every other sign-in of the same person that is in progress, and nobody else’s', async () => {
    await withSecondFactor(async (other) => {
      const [here, there, theirs] = [browser, running.browser(), running.browser()];
      await logIn();
      const code = await newestCode();
      running.clock.pass(1);
      await theirs.logIn(other);
      await there.logIn(email);
      browser = there;
      expect((await send(await newestCode())).errors).toBeUndefined();
      browser = here;
      expect(await reasonOf(send(code))).toBe('MFA_CHALLENGE_ENDED');
      browser = theirs;
      expect((await send(await newestCode(other), { email: other })).errors).toBeUndefined();
    });
  });

  it('needs the browser that gave the password', async () => {
    await logIn();
    const code = await newestCode();
    browser = running.browser();
    expect(await reasonOf(send(code))).toBe('MFA_CHALLENGE_ENDED');
    expect(await reasonOf(resend())).toBe('MFA_CHALLENGE_ENDED');
  });

  it('answers alike for the address of somebody else and for one that does not exist', async () => {
    await logIn();
    const code = await newestCode();
    for (const other of ['admin@acme.example', 'nobody@nobody.example'])
      expect(await reasonOf(send(code, { email: other }))).toBe('MFA_USER_NOT_FOUND');
  });

  it('says so when code or address is missing', async () => {
    await logIn();
    expect(await reasonOf(send(' '))).toBe('MFA_MISSING_ARGUMENTS');
    expect(await reasonOf(send('123456', { email: '' }))).toBe('MFA_MISSING_ARGUMENTS');
  });

  it('counts a resend as a try to sign in', async () => {
    await logIn();
    for (let tries = 2; tries <= 5; tries += 1) expect((await resend()).errors).toBeUndefined();
    expect(await reasonOf(resend())).toBe('USER_LOCKED');
    expect(await reasonOf(logIn())).toBe('USER_LOCKED');
    expect((await send(await newestCode())).errors).toBeUndefined();
    expect((await logIn()).errors).toBeUndefined();
  });

  it('counts a resend with a wrong password down', async () => {
    await logIn();
    expect((await resend('wrong')).errors?.[0]?.extensions).toMatchObject({ reason: 'REMAINING_ATTEMPTS', attemptsRemaining: 3 });
  });

  describe('when the device is remembered', () => {
    const remember = async () => {
      await logIn();
      await send(await newestCode(), { isRememberDevice: true });
    };

    it('asks for no code for fourteen days', async () => {
      await remember();
      running.clock.pass(14 * 24 * 60 * minute - 1);
      expect((await logIn()).data).toMatchObject({
        AuthEmailLogin: { mfa: false, isDeviceRemembered: true, minutesForRememberDevice: 20_160 },
      });
      running.clock.pass(1);
      expect((await logIn()).data).toMatchObject({ AuthEmailLogin: { mfa: true, isDeviceRemembered: false } });
    });

    it('asks on another device all the same', async () => {
      await remember();
      browser = running.browser();
      expect((await logIn()).data).toMatchObject({ AuthEmailLogin: { mfa: true } });
    });

    it('asks somebody else on it, who is remembered there on their own', async () => {
      await withSecondFactor(async (other) => {
        await remember();
        expect((await browser.logIn(other)).data).toMatchObject({ AuthEmailLogin: { mfa: true, isDeviceRemembered: false } });
        await send(await newestCode(other), { email: other, isRememberDevice: true });
        for (const each of [email, other])
          expect((await browser.logIn(each)).data).toMatchObject({ AuthEmailLogin: { mfa: false, isDeviceRemembered: true } });
      });
    });

    it('still asks for the password', async () => {
      await remember();
      expect((await browser.logIn(email, 'wrong')).errors?.[0]?.extensions.reason).toBe('REMAINING_ATTEMPTS');
    });
  });

  it('keeps neither codes nor tokens in clear where sign-ins are kept', async () => {
    await logIn();
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query('select * from mfa_challenges');
    const kept = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(kept).not.toContain(await newestCode());
    expect(kept).not.toContain(browser.cookies.get('mfa'));
  });
});
