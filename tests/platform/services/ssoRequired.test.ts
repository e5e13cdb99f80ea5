import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { honest, begin, bring, setUp, signIn, updateConfig } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { answerXml } from '../../support/identityProvider.ts';
import { until } from '../../support/until.ts';
import { demoPassword, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { addApp, codeText, confirmText, logInText, newPerson, reasonOf } from './factorTools.ts';
import { mailed, mailsTo } from './people.ts';

// Required single sign-on: passwords and passkeys stop working for all of a customer's people but its emergency users.

const rulesText = `mutation ($update: AuthUpdateSignInRulesUpdate!, $filter: SignInRulesFilter!) {
  AuthUpdateSignInRules(update: $update, filter: $filter) { ssoRequired breakGlassUserIds passwordSessions } }`;
const readText =
  'query ($filter: SignInRulesFilter!) { AuthGetSignInRules(filter: $filter) { ssoRequired breakGlassUserIds passwordSessions } }';
const passwordText = '{ AuthGetPassword { hasPassword } }';
const forgetText = 'mutation ($dto: AuthForgetPasswordDto!) { AuthForgetPassword(authForgetPasswordDto: $dto) { isVerifyEmailSuccess } }';
const resetText =
  'mutation ($password: String!, $resetToken: String!) { AuthResetPassword(password: $password, resetToken: $resetToken) { isPasswordResetSuccess } }';
const logText = `query ($filter: CommonGetSecurityLogFilter!) { CommonGetSecurityLog(filter: $filter) { data { operation reason personEmail } } }`;
const me = '{ AuthMe { email } }';

let running: Running;
let acme: SsoCustomer;
let staff: Browser;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme');
  staff = await running.browser().as('staff@demo.example');
}, 120_000);
afterAll(() => running.close());

const save = (update: object) =>
  staff.ask(rulesText, { filter: { customerId: acme.id }, update: { secondFactorFor: [], mailedCodes: true, ...update } }, acme.region);
const logIn = async (email: string, password = demoPassword) => {
  const browser = running.browser();
  return { browser, answer: await browser.ask(logInText, { email, password }) };
};
const idOf = async (email: string) => {
  const { pool } = await running.platform.stores.identity();
  return (await pool.query<{ id: string }>('select id from identities where email = $1', [email])).rows[0]?.id ?? '';
};
const ada = { nameId: 'ada', email: 'new.ada@acme.example', firstName: 'Ada', lastName: 'Example' };

describe('before it is required', () => {
  it('needs a sign-in or test that worked within a week', async () => {
    expect((await save({ ssoRequired: true })).errors?.[0]?.extensions).toMatchObject({
      reason: 'SSO_UNPROVEN',
      fields: { ssoRequired: 'validation.ssoRequired.unproven' },
    });
    expect((await signIn(running, acme, ada)).led.location).toBe('/workflow-sets');
    running.clock.pass(8 * 24 * 3_600_000);
    staff = await running.browser().as('staff@demo.example');
    expect(reasonOf(await save({ ssoRequired: true }))).toBe('SSO_UNPROVEN');
  });

  it('needs single sign-on to be enabled', async () => {
    await signIn(running, acme, ada);
    const { pool } = await running.platform.stores.identity();
    await pool.query('update sso_configs set enabled = false');
    expect(reasonOf(await save({ ssoRequired: true }))).toBe('SSO_DISABLED');
    await pool.query('update sso_configs set enabled = true');
  });

  it('takes active users of the customer with a password as emergency users, and nobody else', async () => {
    for (const email of ['staff@demo.example', 'admin@globex.example', ada.email])
      expect((await save({ breakGlassUserIds: [await idOf(email)] })).errors?.[0]?.extensions['fields']).toEqual({
        breakGlassUserIds: 'validation.breakGlassUserIds.unknown',
      });
  });
});

describe('while it is required', () => {
  let recruiter: Browser;
  let guest: Browser;
  let glass: string;
  beforeAll(async () => {
    glass = await idOf('admin@acme.example');
    recruiter = (await logIn('recruiter@acme.example')).browser;
    guest = (await signIn(running, acme, ada)).browser;
  });

  it('ends the sessions by password, counted before, and no others', async () => {
    const other = (await logIn('admin@acme.example')).browser;
    await save({ breakGlassUserIds: [glass] });
    const before = await staff.get<{ passwordSessions: number }>(readText, { filter: { customerId: acme.id } }, acme.region);
    expect(before.passwordSessions).toBeGreaterThan(0);
    const { data } = await save({ ssoRequired: true });
    expect(Object.values(data ?? {})[0]).toEqual({ ssoRequired: true, breakGlassUserIds: [glass], passwordSessions: 0 });
    expect((await recruiter.ask(me)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await guest.get(me)).toEqual({ email: ada.email });
    expect(await other.get(me)).toEqual({ email: 'admin@acme.example' });
    expect(await staff.get(me)).toEqual({ email: 'staff@demo.example' });
  });

  it('refuses a right password with the way to go, and a wrong one as ever', async () => {
    const right = await logIn('recruiter@acme.example');
    expect(right.answer.errors?.[0]?.extensions).toMatchObject({ reason: 'SSO_REQUIRED', accountName: 'acme' });
    expect(right.browser.cookies.has('session')).toBe(false);
    const [wrong, unknown] = [await logIn('recruiter@acme.example', 'Wrong-Passw0rd!'), await logIn('nobody@acme.example')];
    expect(wrong.answer.errors?.[0]?.extensions).toEqual(unknown.answer.errors?.[0]?.extensions);
    expect(reasonOf(wrong.answer)).toBe('REMAINING_ATTEMPTS');
  });

  it('mails no code to somebody with a second factor', async () => {
    const before = (await mailsTo(running, 'mfa@acme.example')).length;
    expect(reasonOf((await logIn('mfa@acme.example')).answer)).toBe('SSO_REQUIRED');
    expect((await mailsTo(running, 'mfa@acme.example')).length).toBe(before);
  });

  it('lets emergency users in, which the security log shows, and people of other customers', async () => {
    expect((await logIn('admin@acme.example')).answer.errors).toBeUndefined();
    const filter = { customerId: acme.id, organizationId: acme.organizationId, hierarchyId: acme.hierarchyId, reasons: ['BREAK_GLASS'] };
    const entries = async () => (await staff.get<{ data: object[] }>(logText, { filter }, acme.region)).data;
    await until(async () => (await entries()).length > 0);
    expect(await entries()).toEqual([{ operation: 'AuthEmailLogin', reason: 'BREAK_GLASS', personEmail: 'admin@acme.example' }]);
    expect((await logIn('admin@globex.example')).answer.errors).toBeUndefined();
  });

  it('mails a link to single sign-on instead of one for a new password', async () => {
    const text = async (email: string) => (await mailsTo(running, email))[0]?.text ?? '';
    await running.browser().ask(forgetText, { dto: { email: 'recruiter@acme.example' } });
    await mailed(running, 'recruiter@acme.example', 1);
    expect(await text('recruiter@acme.example')).toContain('/loginWithSSO?account_name=acme');
    expect(await text('recruiter@acme.example')).not.toContain('resetPassword');
  });

  it('refuses a link for a new password that was mailed before', async () => {
    const { pool } = await running.platform.stores.identity();
    const { hashToken } = await import('../../../src/platform/services/auth/tokens.ts');
    await pool.query(
      "insert into password_links (token_hash, identity_id, created_at, expires_at) values ($1, $2, $3::timestamptz, $3::timestamptz + interval '1 hour')",
      [hashToken('earlier'), await idOf('recruiter@acme.example'), running.clock.now()],
    );
    const answer = await running.browser().ask(resetText, { password: 'Another-Passw0rd!', resetToken: 'earlier' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ reason: 'SSO_REQUIRED', accountName: 'acme' });
  });

  it('invites new users to single sign-on', async () => {
    const admin = (await logIn('admin@acme.example')).browser;
    const { email } = await newPerson(running, admin);
    const text = (await mailsTo(running, email))[0]?.text ?? '';
    expect(text).toContain('/loginWithSSO?account_name=acme');
    expect(text).not.toContain('resetPassword');
  });

  it('opens an account with a password by the identity provider and then the password', async () => {
    const browser = running.browser();
    const who = { nameId: 'mona', email: 'manager@acme.example', firstName: 'Mona', lastName: 'Manager' };
    const led = await bring(running, browser, 'acme', answerXml(honest(running, acme, await begin(browser, acme), who)));
    expect(led.location).toBe('/loginWithSSO?step=link');
    expect((await browser.ask(logInText, { email: who.email, password: demoPassword })).errors).toBeUndefined();
    expect(await browser.get('mutation { IDPCompleteSSOStep { redirect } }')).toEqual({ redirect: '/workflow-sets' });
    expect(await browser.get(passwordText)).toEqual({ hasPassword: false });
    expect(reasonOf(await browser.ask(confirmText, { input: { password: demoPassword } }))).toBe('METHOD_OFF');
  });

  it('keeps single sign-on enabled', async () => {
    const config = {
      loginUrl: 'https://login.acme.example/saml?tenant=1',
      publicCertificates: [acme.keys.certificate],
      groupIds: acme.groupIds,
    };
    const answer = await staff.ask(
      updateConfig,
      { update: { ...config, enabled: false }, filter: { customerId: acme.id, enableSapia: true } },
      acme.region,
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: { enabled: 'validation.sso.enabled.ssoRequired' } });
  });

  it('leaves people who have just lost emergency access without their session', async () => {
    const admin = (await logIn('admin@acme.example')).browser;
    await save({ breakGlassUserIds: [] });
    expect((await admin.ask(me)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('lets passwords work again once it is not required', async () => {
    await save({ ssoRequired: false });
    expect((await logIn('recruiter@acme.example')).answer.errors).toBeUndefined();
  });
});

it('refuses a code that was asked for before single sign-on was required', async () => {
  const admin = (await logIn('admin@acme.example')).browser;
  const { email } = await newPerson(running, admin);
  const first = (await logIn(email)).browser;
  const app = await addApp(running, first);
  const { browser, answer } = await logIn(email);
  expect(answer.data).toMatchObject({ AuthEmailLogin: { mfa: true } });
  await signIn(running, acme, ada);
  await save({ ssoRequired: true });
  expect(reasonOf(await browser.ask(codeText, { email, code: app.code() }))).toBe('SSO_REQUIRED');
  await save({ ssoRequired: false });
});
