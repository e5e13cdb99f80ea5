import { Secret, TOTP } from 'otpauth';
import type { Browser, Running } from '../browser.ts';
import { createUserText, newUser, scopeOf } from './people.ts';
import type { Person } from './people.ts';

export const startAppText = 'mutation { AuthStartApp { _id secret address } }';
export const addAppText = 'mutation ($input: AuthAddAppInput!) { AuthAddApp(input: $input) { _id recoveryCodes } }';
export const startPasskeyText = 'mutation { AuthStartPasskey { options } }';
export const addPasskeyText = 'mutation ($input: AuthAddPasskeyInput!) { AuthAddPasskey(input: $input) { _id recoveryCodes } }';
export const removeText = 'mutation ($factorIds: [ID!]!) { AuthRemoveFactors(factorIds: $factorIds) { data { _id } } }';
export const renameText =
  'mutation ($factorId: ID!, $name: String!) { AuthRenameFactor(factorId: $factorId, name: $name) { _id kind name } }';
export const listText = '{ AuthGetFactors { data { _id kind name left lastUsedAt } pagination { totalItems } } }';
export const logInText =
  'mutation ($email: String!, $password: String!) { AuthEmailLogin(email: $email, password: $password) { mfa expiresAt methods isDeviceRemembered } }';
export const codeText =
  'mutation ($code: String!, $email: String!, $isRememberDevice: Boolean) { AuthMfaLogin(code: $code, email: $email, isRememberDevice: $isRememberDevice) { expiresAt } }';
export const confirmText = 'mutation ($input: AuthConfirmInput!) { AuthConfirm(input: $input) { methods confirmedUntil } }';
export const rulesText =
  'mutation ($update: AuthUpdateSignInRulesUpdate!, $filter: SignInRulesFilter!) { AuthUpdateSignInRules(update: $update, filter: $filter) { secondFactorFor mailedCodes version } }';

export interface Factor {
  _id: string;
  kind: string;
  name: string | null;
  left: number | null;
  lastUsedAt: string | null;
}

export const factorsOf = async (browser: Browser) => (await browser.get<{ data: Factor[] }>(listText)).data;

/** Makes a person of Acme with the demo's password. */
export async function newPerson(running: Running, admin: Browser): Promise<Person> {
  const made = await admin.get<Person>(createUserText, { user: newUser(await scopeOf(admin)) });
  const { pool } = await running.platform.stores.identity();
  await pool.query(
    `update identities set password_hash = (select password_hash from identities where email = 'admin@acme.example'), force_reset = false where id = $1`,
    [made._id],
  );
  return made;
}

export interface App {
  id: string;
  secret: string;
  /** Code that the app shows, or showed so many steps ago. */
  code: (steps?: number) => string;
  recoveryCodes: string[];
}

export async function addApp(running: Running, browser: Browser, name = 'Phone'): Promise<App> {
  const { _id, secret } = await browser.get<{ _id: string; secret: string }>(startAppText);
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: running.clock.now().getTime() + steps * 30_000 });
  const { recoveryCodes } = await browser.get<{ recoveryCodes: string[] }>(addAppText, { input: { _id, code: code(), name } });
  running.clock.pass(60_000);
  return { id: _id, secret, code, recoveryCodes };
}

export const reasonOf = (answer: { errors?: { extensions: { reason?: string } }[] }) => answer.errors?.[0]?.extensions.reason;
