import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import {
  addApp,
  addAppText,
  codeText,
  confirmText,
  factorsOf,
  logInText,
  newPerson,
  reasonOf,
  removeText,
  renameText,
  rulesText,
  startAppText,
} from './factorTools.ts';
import { mailsTo, scopeOf } from './people.ts';

const me = '{ AuthMe { email mustAddFactor } }';
const resendText =
  'mutation ($email: String!, $password: String!) { AuthResendMfaCode(email: $email, password: $password) { isResendCodeSuccess } }';

describe('an authenticator app', () => {
  let running: Running;
  let admin: Browser;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
  });
  afterAll(() => running.close());

  const person = async () => {
    const { email, _id } = await newPerson(running, admin);
    return { email, id: _id, browser: await running.browser().as(email) };
  };
  const logIn = (browser: Browser, email: string) => browser.get(logInText, { email, password: demoPassword });
  const send = (browser: Browser, email: string, code: string, isRememberDevice = false) =>
    browser.ask(codeText, { email, code, isRememberDevice });

  it('counts once a code of it was sent, brings recovery codes, and its owner is mailed', async () => {
    const { email, browser } = await person();
    const started = await browser.get<{ _id: string; secret: string; address: string }>(startAppText);
    expect(started.address).toContain(`secret=${started.secret}`);
    expect(started.address).toContain(encodeURIComponent(email));
    expect(await factorsOf(browser)).toEqual([]);
    const wrong = await browser.ask(addAppText, { input: { _id: started._id, code: '000000', name: 'Phone' } });
    expect(reasonOf(wrong)).toBe('FACTOR_CODE_WRONG');
    const { recoveryCodes } = await addApp(running, browser);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await factorsOf(browser)).map(({ kind, left }) => [kind, left])).toEqual([
      ['APP', null],
      ['RECOVERY_CODES', 10],
    ]);
    expect((await mailsTo(running, email)).map(({ event }) => event)).toContain('EDGE_USER_FACTOR_CHANGED');
  });

  it('asks for its code after the password, and mails none', async () => {
    const { email, browser } = await person();
    const app = await addApp(running, browser);
    const before = (await mailsTo(running, email)).length;
    const other = running.browser();
    expect(await logIn(other, email)).toMatchObject({ mfa: true, expiresAt: null, methods: ['APP', 'RECOVERY_CODE', 'EMAIL'] });
    expect((await mailsTo(running, email)).length).toBe(before);
    expect(reasonOf(await send(other, email, '123456'))).toBe('MFA_CODE_MISMATCH');
    expect((await send(other, email, app.code())).data).toMatchObject({ AuthMfaLogin: { expiresAt: expect.any(String) } });
    expect(await other.get(me)).toMatchObject({ email });
  });

  it('accepts each code once, also of clocks half a minute apart, and none older', async () => {
    const { email, browser } = await person();
    const app = await addApp(running, browser);
    const code = app.code();
    for (const [typed, reason] of [
      [app.code(-2), 'MFA_CODE_MISMATCH'],
      [app.code(2), 'MFA_CODE_MISMATCH'],
      [code, undefined],
      [code, 'MFA_CODE_MISMATCH'],
      [app.code(-1), 'MFA_CODE_MISMATCH'],
      [app.code(1), undefined],
    ] as const) {
      const other = running.browser();
      await logIn(other, email);
      expect([typed, reasonOf(await send(other, email, typed))]).toEqual([typed, reason]);
    }
  });

  it('accepts a code sent twice at once in one of both browsers alone', async () => {
    const { email, browser } = await person();
    const app = await addApp(running, browser);
    const others = [running.browser(), running.browser()];
    for (const other of others) await logIn(other, email);
    const answers = await Promise.all(others.map((other) => send(other, email, app.code())));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('locks codes after five wrong ones, right ones and recovery codes included', async () => {
    const { email, browser } = await person();
    const app = await addApp(running, browser);
    const other = running.browser();
    await logIn(other, email);
    for (let tries = 1; tries <= 5; tries += 1) await send(other, email, `00000${tries}`);
    for (const code of [app.code(), app.recoveryCodes[0] ?? ''])
      expect(['MFA_CHALLENGE_ENDED', 'USER_LOCKED']).toContain(reasonOf(await send(other, email, code)));
    expect(reasonOf(await running.browser().ask(logInText, { email, password: demoPassword }))).toBe('USER_LOCKED');
  });

  it('is stood in for by a recovery code, each once, typed in any way', async () => {
    const { email, browser } = await person();
    const { recoveryCodes } = await addApp(running, browser);
    const [first = '', second = ''] = recoveryCodes;
    for (const [typed, reason] of [
      [` ${first.toUpperCase().replace('-', ' ')} `, undefined],
      [first, 'MFA_CODE_MISMATCH'],
      [second.replace('-', ''), undefined],
    ] as const) {
      const other = running.browser();
      await logIn(other, email);
      expect(reasonOf(await send(other, email, typed))).toBe(reason);
    }
    expect((await factorsOf(browser)).find(({ kind }) => kind === 'RECOVERY_CODES')?.left).toBe(8);
  });

  it('is stood in for by a mailed code, unless the customer refuses those', async () => {
    const { email, browser } = await person();
    await addApp(running, browser);
    const other = running.browser();
    await logIn(other, email);
    expect((await other.ask(resendText, { email, password: demoPassword })).errors).toBeUndefined();
    const code = /\d{6}/.exec((await mailsTo(running, email))[0]?.text ?? '')?.[0] ?? '';
    expect((await send(other, email, code)).errors).toBeUndefined();
    const { customerId } = await scopeOf(admin);
    await admin.get(rulesText, { filter: { customerId }, update: { secondFactorFor: [], mailedCodes: false } });
    const third = running.browser();
    expect(await logIn(third, email)).toMatchObject({ methods: ['APP', 'RECOVERY_CODE'] });
    expect(reasonOf(await third.ask(resendText, { email, password: demoPassword }))).toBe('METHOD_OFF');
    await admin.get(rulesText, { filter: { customerId }, update: { secondFactorFor: [], mailedCodes: true } });
  });

  it('is removed by its owner alone, with the recovery codes', async () => {
    const [one, other] = [await person(), await person()];
    const app = await addApp(running, one.browser);
    expect(reasonOf(await other.browser.ask(removeText, { factorIds: [app.id] }))).toBe('NO_FACTOR');
    await one.browser.get(removeText, { factorIds: [app.id] });
    expect(await factorsOf(one.browser)).toEqual([]);
    expect(await logIn(running.browser(), one.email)).toMatchObject({ mfa: false, methods: [] });
  });

  it('is renamed by its owner alone, and the audit log has both names', async () => {
    const [one, other] = [await person(), await person()];
    const app = await addApp(running, one.browser, 'Phone');
    const values = { factorId: app.id, name: ' Blue phone ' };
    expect(reasonOf(await other.browser.ask(renameText, values))).toBe('NO_FACTOR');
    expect(await one.browser.get(renameText, values)).toMatchObject({ _id: app.id, kind: 'APP', name: 'Blue phone' });
    expect((await factorsOf(one.browser)).map(({ name }) => name)).toEqual(['Blue phone', null]);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const text = `select before, "values" from audit_values v join audit_entries e on e.id = v.entry_id where operation = 'AuthRenameFactor'`;
    const { rows } = await pool.query(text);
    expect(rows).toMatchObject([{ before: { name: 'Phone' }, values: { name: 'Blue phone' } }]);
  });

  it('keeps its name where another is too long, and recovery codes have none', async () => {
    const { browser, id } = await person();
    const app = await addApp(running, browser, 'Phone');
    expect((await browser.ask(renameText, { factorId: app.id, name: 'x'.repeat(51) })).errors).toHaveLength(1);
    expect(reasonOf(await browser.ask(renameText, { factorId: id, name: 'Codes' }))).toBe('NO_FACTOR');
    const factorText = 'query ($factorId: ID!) { AuthGetFactor(factorId: $factorId) { kind name left } }';
    expect(await browser.get(factorText, { factorId: app.id })).toEqual({ kind: 'APP', name: 'Phone', left: null });
    expect(await browser.get(factorText, { factorId: id })).toEqual({ kind: 'RECOVERY_CODES', name: null, left: 10 });
  });

  it('is not asked for on a remembered device', async () => {
    const { email, browser } = await person();
    const app = await addApp(running, browser);
    const other = running.browser();
    await logIn(other, email);
    await send(other, email, app.code(), true);
    expect(await logIn(other, email)).toMatchObject({ mfa: false, isDeviceRemembered: true });
  });

  it('is never stored as it is', async () => {
    const { browser } = await person();
    const app = await addApp(running, browser);
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query(`select row_to_json(f)::text as text from factors f where id = $1`, [app.id]);
    expect(rows[0]?.text).not.toContain(app.secret);
    const { rows: codes } = await pool.query(`select code_hash from recovery_codes`);
    for (const code of app.recoveryCodes) expect(JSON.stringify(codes)).not.toContain(code);
  });

  describe('before something dangerous', () => {
    it('has to be shown again after half an hour; the password is not enough', async () => {
      const { browser } = await person();
      const app = await addApp(running, browser);
      running.clock.pass(31 * minute);
      expect(reasonOf(await browser.ask(removeText, { factorIds: [app.id] }))).toBe('IDENTITY_UNCONFIRMED');
      expect(reasonOf(await browser.ask(confirmText, { input: { password: demoPassword } }))).toBe('METHOD_OFF');
      expect(reasonOf(await browser.ask(confirmText, { input: { code: '000000' } }))).toBe('FACTOR_CODE_WRONG');
      expect(reasonOf(await browser.ask(confirmText, { input: { code: app.code(), password: demoPassword } }))).toBe('ONE_PROOF');
      await browser.get(confirmText, { input: { code: app.code() } });
      await browser.get(removeText, { factorIds: [app.id] });
    });

    it('the password is asked for where there is no factor, and wrong ones count', async () => {
      const { browser } = await person();
      running.clock.pass(31 * minute);
      expect(reasonOf(await browser.ask(startAppText))).toBe('IDENTITY_UNCONFIRMED');
      expect(reasonOf(await browser.ask(confirmText, { input: { password: 'Wrong-Passw0rd' } }))).toBe('WRONG_CURRENT_PASSWORD');
      await browser.get(confirmText, { input: { password: demoPassword } });
      expect((await browser.ask(startAppText)).errors).toBeUndefined();
    });
  });
});
