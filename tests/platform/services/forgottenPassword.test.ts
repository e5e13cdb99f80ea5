import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, minute, origin, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { changeUsers, createUserText, forgetText, mailed, mailsTo, newUser, resetText, scopeOf, tokenIn } from './people.ts';
import type { Person, Scope } from './people.ts';
import { until } from '../../support/until.ts';

const password = 'Another-Passw0rd';

describe('a forgotten password', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const forget = (email: string) => running.browser().ask(forgetText, { email });
  const reset = (resetToken: string, given = password) => running.browser().ask(resetText, { password: given, resetToken });
  const reasonOf = (answer: { errors?: { extensions: { reason?: string } }[] }) => answer.errors?.[0]?.extensions.reason;
  const identities = async () => (await running.platform.stores.identity()).pool;
  /** Somebody who signs in with the demo's password. */
  const person = async (set = `password_hash = (select password_hash from identities where email = 'admin@acme.example')`) => {
    const made = await admin.get<Person>(createUserText, { user: newUser(scope) });
    await (await identities()).query(`update identities set ${set} where id = $1`, [made._id]);
    return made;
  };
  /** Until the requests that wait have been looked into. */
  const lookedInto = () => until(async () => (await (await identities()).query('select 1 from password_requests')).rowCount === 0);
  const asked = async (email: string, times = 1) => {
    const before = (await mailsTo(running, email)).length;
    for (let count = 0; count < times; count += 1) await forget(email);
    await lookedInto();
    return (await mailsTo(running, email)).slice(0, -before || undefined);
  };

  it('is mailed a link under the configured address, which sets a new password once', async () => {
    const { email } = await person();
    await running.browser().as(email);
    const [mail] = await asked(` ${email.toUpperCase()} `);
    expect(mail).toMatchObject({ event: 'EDGE_USER_RESET_PASSWORD', subject: 'Reset your Edge password' });
    expect(mail?.text).toContain(`${origin}/resetPassword?token=`);
    expect((await running.browser().logIn(email)).errors).toBeUndefined();
    expect((await reset(tokenIn(mail))).data).toEqual({ AuthResetPassword: { isPasswordResetSuccess: true } });
    expect((await running.browser().logIn(email)).errors).toHaveLength(1);
    expect((await running.browser().logIn(email, password)).errors).toBeUndefined();
    const again = await reset(tokenIn(mail), 'Third-Passw0rd');
    expect([again.errors?.[0]?.message, reasonOf(again)]).toEqual(['Please request a new link to reset password.', 'LINK_EXPIRED']);
  });

  it('keeps neither tokens nor addresses in clear', async () => {
    const { email } = await person();
    const [mail] = await asked(email);
    const { rows } = await (await identities()).query('select * from password_links');
    expect(JSON.stringify(rows)).not.toContain(tokenIn(mail));
    expect((await (await identities()).query('select 1 from password_requests')).rowCount).toBe(0);
  });

  it('ends every session, sign-in in progress, remembered device, lock and other link when it is set anew', async () => {
    const { email, _id } = await person();
    const [one, two] = [await running.browser().as(email), await running.browser().as(email)];
    const mails = await asked(email, 2);
    for (let tries = 0; tries < 5; tries += 1) await running.browser().logIn(email, 'wrong');
    expect(reasonOf(await running.browser().logIn(email))).toBe('USER_LOCKED');
    await reset(tokenIn(mails[0]));
    for (const browser of [one, two]) expect(await browser.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(reasonOf(await reset(tokenIn(mails[1])))).toBe('LINK_EXPIRED');
    expect((await running.browser().logIn(email, password)).errors).toBeUndefined();
    const user = await admin.get<{ lastPasswordUpdatedAt: string }>(
      'query ($filter: UserIdFilter!) { ORGGetUser(filter: $filter) { lastPasswordUpdatedAt } }',
      {
        filter: { ...scope, _id },
      },
    );
    expect(user.lastPasswordUpdatedAt).toBe(running.clock.now().toISOString());
  });

  it('has a link for 60 minutes, and a new user one for 72 hours', async () => {
    const made = await admin.get<Person>(createUserText, { user: newUser(scope) });
    const first = tokenIn((await mailsTo(running, made.email))[0]);
    const [mail] = await asked(made.email);
    running.clock.pass(60 * minute);
    expect(reasonOf(await reset(tokenIn(mail)))).toBe('LINK_EXPIRED');
    running.clock.pass(71 * 60 * minute - 1);
    expect((await reset(first)).errors).toBeUndefined();
    const late = await admin.refusal('{ AuthMe { _id } }');
    expect(late).toMatchObject({ code: 'UNAUTHENTICATED' });
    admin = await running.browser().as('admin@acme.example');
    const other = await admin.get<Person>(createUserText, { user: newUser(scope) });
    running.clock.pass(72 * 60 * minute);
    expect(reasonOf(await reset(tokenIn((await mailsTo(running, other.email))[0])))).toBe('LINK_EXPIRED');
    admin = await running.browser().as('admin@acme.example');
  });

  it('is used once by calls at the same moment', async () => {
    const { email } = await person();
    const [mail] = await asked(email);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => reset(tokenIn(mail), `Passw0rd-race-${index}`)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.map(reasonOf))).toEqual(new Set([undefined, 'LINK_EXPIRED']));
  });

  it('is answered alike for known, unknown, archived, single sign-on and locked addresses', async () => {
    const [known, archived, sso] = [await person(), await person(), await person(`source = 'SSO'`)];
    await changeUsers(admin, 'Archive', scope, [archived._id]);
    for (let tries = 0; tries < 5; tries += 1) await running.browser().logIn(known.email, 'wrong');
    for (const email of [known.email, archived.email, sso.email, `nobody-${unused()}@made.example`])
      expect(await forget(email)).toEqual({ data: { AuthForgetPassword: { isVerifyEmailSuccess: true } } });
    // The first mail, the one about the lock, and the link.
    const toKnown = (await mailed(running, known.email, 3)).map(({ text }) => text).join('\n');
    expect(toKnown).toContain('/resetPassword?token=');
    expect(toKnown).toContain('too many wrong passwords');
    const texts = [(await mailed(running, archived.email, 2))[0]?.text, (await mailed(running, sso.email, 2))[0]?.text];
    expect(texts[0]).toContain("Please contact your company's admin to activate your account before updating your password.");
    expect(texts[1]).toContain("Please contact your company's admin to update password instead.");
    for (const text of texts) expect(text).not.toContain('token=');
  });

  it('fills nobody’s mailbox: three mails an hour, and the answer stays the same', async () => {
    const { email } = await person();
    expect(await asked(email, 6)).toHaveLength(3);
    expect(await forget(email)).toEqual({ data: { AuthForgetPassword: { isVerifyEmailSuccess: true } } });
    await lookedInto();
    running.clock.pass(61 * minute);
    expect(await asked(email, 2)).toHaveLength(2);
  });

  it('cannot be set by the link of somebody who was archived meanwhile', async () => {
    const { email, _id } = await person();
    const [mail] = await asked(email);
    await (await identities()).query('update identities set archived_at = now() where id = $1', [_id]);
    expect(reasonOf(await reset(tokenIn(mail)))).toBe('ACCOUNT_ARCHIVED');
    const other = await person();
    const [second] = await asked(other.email);
    await changeUsers(admin, 'Archive', scope, [other._id]);
    await changeUsers(admin, 'Restore', scope, [other._id]);
    expect(reasonOf(await reset(tokenIn(second)))).toBe('LINK_EXPIRED');
  });

  it.each([
    ['9 characters', 'Aa1!Aa1!A', 'pattern'],
    ['nothing', '', 'required'],
    ['129 characters', 'Aa1!'.padEnd(129, 'x'), 'maxLength'],
    ['no lower-case letter', 'AAAAAAAA1!', 'pattern'],
    ['no upper-case letter', 'aaaaaaaa1!', 'pattern'],
    ['no digit', 'Aaaaaaaaa!', 'pattern'],
    ['no special character', 'Aaaaaaaaa1', 'pattern'],
    ['only another special character', 'Aaaaaaaa1§', 'pattern'],
  ])('is not replaced by one of %s', async (_, given, rule) => {
    const answer = await reset('whatever', given);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: `validation.newPassword.${rule}` },
    });
  });

  it.each(['Aa1!Aa1!Aa', 'Aa1 Aa1 Aa', '-Aa11111111'.padEnd(128, 'x')])('may be replaced by %s', async (given) => {
    const { email } = await person();
    const [mail] = await asked(email);
    expect((await reset(tokenIn(mail), given)).errors).toBeUndefined();
    expect((await running.browser().logIn(email, given)).errors).toBeUndefined();
  });

  describe('that must be set anew at the first sign-in', () => {
    it('is required by a token after the right password alone, and signs in once it is set', async () => {
      const { email, _id } = await person();
      await (await identities()).query('update identities set force_reset = true where id = $1', [_id]);
      expect(reasonOf(await running.browser().logIn(email, 'wrong'))).toBe('REMAINING_ATTEMPTS');
      const browser = running.browser();
      const refused = (await browser.logIn(email, demoPassword)).errors?.[0]?.extensions;
      expect(refused).toMatchObject({
        code: 'CONFLICT',
        reason: 'PASSWORD_RESET_REQUIRED',
        resetToken: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect(browser.cookies.has('session')).toBe(false);
      await reset(String(refused?.['resetToken']));
      expect((await browser.logIn(email, password)).errors).toBeUndefined();
    });

    it('is asked for after the mailed code where there is a second factor', async () => {
      const { email, _id } = await person();
      await (await identities()).query('update identities set force_reset = true, mfa_enabled = true where id = $1', [_id]);
      const browser = running.browser();
      expect((await browser.logIn(email)).data).toMatchObject({ AuthEmailLogin: { mfa: true } });
      const code = /\d{6}/.exec((await mailsTo(running, email))[0]?.text ?? '')?.[0] ?? '';
      const refused = await browser.refusal(
        'mutation ($code: String!, $email: String!) { AuthMfaLogin(code: $code, email: $email) { expiresAt } }',
        { code, email },
      );
      expect(refused).toMatchObject({ reason: 'PASSWORD_RESET_REQUIRED' });
      expect(browser.cookies.has('session')).toBe(false);
    });
  });
});

describe('a forgotten password where accounts may be disclosed', () => {
  let running: Running;
  beforeAll(() => {
    running = startPlatform({ ACCOUNT_DISCLOSURE: 'on' });
  });
  afterAll(() => running.close());

  it('says what there is, in the specification’s words, for five tries', async () => {
    const ask = async (email: string) => (await running.browser().ask(forgetText, { email })).errors?.[0];
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<{ email: string }>('select email from identities where archived_at is not null limit 1');
    await pool.query(`update identities set source = 'SSO' where email = 'manager@acme.example'`);
    expect((await ask('nobody@made.example'))?.extensions.reason).toBe('ACCOUNT_NOT_FOUND');
    expect(await ask(rows[0]?.email ?? '')).toMatchObject({
      message: "Please contact your company's admin to activate your account before updating your password.",
      extensions: { reason: 'ACCOUNT_ARCHIVED' },
    });
    expect(await ask('manager@acme.example')).toMatchObject({
      message: "Please contact your company's admin to update password instead.",
      extensions: { reason: 'ACCOUNT_SSO' },
    });
    expect(await ask('recruiter@acme.example')).toBeUndefined();
    expect((await ask('nobody@made.example'))?.extensions.reason).toBe('ACCOUNT_NOT_FOUND');
    expect((await ask('recruiter@acme.example'))?.extensions).toMatchObject({ code: 'RATE_LIMITED', reason: 'TOO_MANY_TRIES' });
    running.clock.pass(5 * minute);
    expect(await ask('recruiter@acme.example')).toBeUndefined();
  });
});
