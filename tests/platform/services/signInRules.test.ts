import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { addApp, codeText, factorsOf, logInText, newPerson, reasonOf, rulesText } from './factorTools.ts';
import { mailsTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

const me = '{ AuthMe { email mustAddFactor groupIds } }';
const usersText = 'query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { data { _id mfaMethod } } }';
const resetText = 'mutation ($input: AuthResetFactorsInput!) { AuthResetFactors(input: $input) { data { _id } refused { _id reason } } }';

describe('how the people of a customer sign in', () => {
  let running: Running;
  let admin: Browser;
  let customerId: string;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    ({ customerId } = scope);
  });
  afterAll(() => running.close());

  const save = (update: object, browser = admin) => browser.ask(rulesText, { filter: { customerId }, update });
  const kind = 'HIRING_MANAGER';
  const manager = async () => {
    const { email, _id } = await newPerson(running, admin);
    const { pool } = await running.platform.stores.identity();
    await pool.query('update identities set user_type = $1 where id = $2', [kind, _id]);
    return { email, id: _id };
  };
  const enter = async (email: string) => {
    const browser = running.browser();
    const answer = await browser.get<{ mfa: boolean; methods: string[] }>(logInText, { email, password: demoPassword });
    if (!answer.mfa) return { browser, answer };
    const code = /\d{6}/.exec((await mailsTo(running, email))[0]?.text ?? '')?.[0] ?? '';
    await browser.ask(codeText, { email, code });
    return { browser, answer };
  };

  it('asks the named types of users for a second factor, by mail where it may', async () => {
    const { email } = await manager();
    await save({ secondFactorFor: [kind], mailedCodes: true });
    const { browser, answer } = await enter(email);
    expect(answer).toMatchObject({ mfa: true, methods: ['EMAIL'] });
    expect(await browser.get(me)).toMatchObject({ email, mustAddFactor: false });
    await save({ secondFactorFor: [], mailedCodes: true });
    expect((await enter(email)).answer.mfa).toBe(false);
  });

  it('lets whoever has none do nothing but add one, where mailed codes are off', async () => {
    const { email } = await manager();
    await save({ secondFactorFor: [kind], mailedCodes: false });
    const { browser } = await enter(email);
    expect(await browser.get(me)).toMatchObject({ mustAddFactor: true, groupIds: [] });
    const list = () =>
      browser.ask(usersText, { filter: { organizationId: scope.organizationId, customerId, hierarchyIds: [scope.hierarchyId] } });
    expect(reasonOf(await list())).toBe('ADD_FACTOR');
    await addApp(running, browser);
    expect(await browser.get(me)).toMatchObject({ mustAddFactor: false });
    expect(reasonOf(await list())).not.toBe('ADD_FACTOR');
    await save({ secondFactorFor: [], mailedCodes: true });
  });

  it('reaches sessions that are open', async () => {
    const { email } = await manager();
    const { browser } = await enter(email);
    expect(await browser.get(me)).toMatchObject({ mustAddFactor: false });
    await save({ secondFactorFor: [kind], mailedCodes: false });
    expect(await browser.get(me)).toMatchObject({ mustAddFactor: true });
    await save({ secondFactorFor: [], mailedCodes: true });
    expect(await browser.get(me)).toMatchObject({ mustAddFactor: false });
  });

  it('is refused when somebody else saved meanwhile', async () => {
    const saved = await save({ secondFactorFor: [], mailedCodes: false });
    const { version } = Object.values(saved.data ?? {})[0] as unknown as { version: number };
    await save({ secondFactorFor: [], mailedCodes: true });
    const late = await save({ secondFactorFor: [kind], mailedCodes: true, expectedVersion: version });
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('is changed by who may edit single sign-on alone', async () => {
    const { email } = await manager();
    const { browser } = await enter(email);
    expect((await save({ secondFactorFor: [], mailedCodes: true }, browser)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('an administrator removes the factors of a user who lost them; their sessions end', async () => {
    const { email, id } = await manager();
    const { browser } = await enter(email);
    await addApp(running, browser);
    const answer = await admin.get<{ data: object[] }>(resetText, { input: { userIds: [id] } });
    expect(answer).toEqual({ data: [{ _id: id }], refused: [] });
    expect((await browser.ask(me)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const again = await enter(email);
    expect(again.answer.mfa).toBe(false);
    expect(await factorsOf(again.browser)).toEqual([]);
    expect(await admin.get(resetText, { input: { userIds: [id] } })).toEqual({ data: [], refused: [{ _id: id, reason: 'NO_FACTOR' }] });
    expect((await mailsTo(running, email)).some(({ text }) => text.includes('An administrator removed all second factors'))).toBe(true);
  });

  it('nobody removes their own that way, nor those of another customer’s people', async () => {
    const own = await admin.get<{ _id: string }>('{ AuthMe { _id } }');
    expect(reasonOf(await admin.ask(resetText, { input: { userIds: [own._id] } }))).toBe('OWN_FACTORS');
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query('select id from identities where customer_id <> $1 limit 1', [customerId]);
    expect((await admin.ask(resetText, { input: { userIds: [rows[0]?.id] } })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
