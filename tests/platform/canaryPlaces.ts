import { flagPath } from '../../src/platform/flags/routes.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { watched, type Aviary, type Place } from '../support/canaries.ts';
import type { Tenant } from '../support/world.ts';
import { Browser, origin, type Running } from './browser.ts';
import { until } from '../support/until.ts';

/** Theirs and their staff's to see, nobody else's. */
const theirs: readonly Place[] = ['an answer'];

/** The settings that hold a secret, each with a canary; external services do not answer. */
export function placeSettings(aviary: Aviary, dsn: (key: string) => string): Record<string, string> {
  const key = aviary.make('the key of the error reports', ['the page’s configuration'], (word) => word.toLowerCase());
  return {
    SECRET: aviary.make('SECRET', [], (word) => `${word}-and-thirty-two-more-characters`),
    METRICS_TOKEN: aviary.make('METRICS_TOKEN'),
    SENTRY_DSN: dsn(key).replace('@', `:${aviary.make('the secret of an older DSN')}@`),
    SMTP_URL: `smtp://mailer:${aviary.make('the mail server’s password')}@127.0.0.1:1`,
    SMS_URL: `http://127.0.0.1:1/sms?key=${aviary.make('the SMS service’s key')}`,
    SMS_TOKEN: aviary.make('the SMS service’s token'),
    WEBHOOK_SECRET: aviary.make('WEBHOOK_SECRET', [], (word) => `${word}-and-thirty-two-more-characters`),
    GEOCODER_URL: `http://127.0.0.1:1/?key=${aviary.make('the geocoder’s key')}`,
    FLAGS_URL: 'http://127.0.0.1:1/',
    FLAGS_TOKEN: aviary.make('the flag service’s token'),
  };
}

/** Data of a customer that is nobody else's business. */
export async function placeRows(aviary: Aviary, { platform }: Running, { ids, region, name }: Tenant): Promise<void> {
  const { pool } = await platform.stores.region(region);
  const set = async (table: string, values: Record<string, string>) => {
    const columns = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
    const { rowCount } = await pool.query(
      `update ${table} set ${columns.join(', ')}
       where (customer_id, id) in (select customer_id, id from ${table} where customer_id = $1 order by id limit 1)`,
      [ids['customer'], ...Object.values(values)],
    );
    if (rowCount !== 1) throw new Error(`${name} has no row in ${table}`);
  };
  await set('users', {
    first_name: aviary.make('another customer’s user’s name', theirs),
    email: aviary.make('another customer’s user’s e-mail', theirs, (word) => `${word}@vale.example`),
    phone_number: aviary.know('another customer’s user’s phone number', '+61491570156', theirs),
    notes: aviary.make('notes of an upload', theirs),
  });
  await set('candidates', {
    first_name: aviary.make('a candidate’s name', theirs),
    email: aviary.make('a candidate’s e-mail', theirs, (word) => `${word}@home.example`),
  });
  await set('vacancies', { description: aviary.make('a vacancy’s description', theirs) });
  await set('ats_tenants', {
    credential: JSON.stringify({ password: aviary.make('an ATS tenant’s credential', theirs) }),
    secrets: JSON.stringify({ clientSecret: aviary.make('an ATS tenant’s secret') }),
  });
  const identity = await platform.stores.identity();
  await identity.pool.query(
    `insert into sso_configs (customer_id, organization_id, hierarchy_id, aws_region, group_ids, enabled, login_url, public_certificates, created_at, updated_at)
     values ($1, $2, $3, $4, '[]', true, 'https://idp.example/login', $5, now(), now())
     on conflict (customer_id) do update set public_certificates = excluded.public_certificates`,
    [ids['customer'], ids['organization'], ids['hierarchy'], region, JSON.stringify([aviary.make('a single sign-on certificate', theirs)])],
  );
}

const resetText =
  'mutation ($password: String!, $resetToken: String!) { AuthResetPassword(password: $password, resetToken: $resetToken) { isPasswordResetSuccess } }';
const mfaText =
  'mutation ($code: String!, $email: String!, $isRememberDevice: Boolean) { AuthMfaLogin(code: $code, email: $email, isRememberDevice: $isRememberDevice) { expiresAt } }';

export async function placeSignIns(aviary: Aviary, running: Running): Promise<void> {
  const person = () => new Browser(watched(running, aviary, true));
  const admin = await person().as('admin@acme.example');
  const email = 'canary.keeper@made.example';
  const scope = await admin.get<Values>('{ AuthMe { organizationId customerId hierarchyId } }');
  await admin.get('mutation ($user: ORGCreateEndUserInput!) { ORGCreateEndUser(user: $user) { _id } }', {
    user: { ...scope, firstName: 'Cana', lastName: 'Keeper', email, groupIds: [] },
  });
  const resetToken = aviary.know('the token of a link', /token=([\w-]+)/.exec(await mailTo(running, email))?.[1] ?? '');
  const link = `${origin}/resetPassword?token=${resetToken}`;
  await watched(running, aviary, true).fetch(new Request(link, { headers: { referer: link } }));
  const strong = (word: string) => `${word}-1!`;
  const password = aviary.make('a password', [], strong);
  await person().ask(resetText, { password: aviary.make('a refused new password', [], strong), resetToken: 'used-up-long-ago' });
  await person().get(resetText, { password, resetToken });
  await person().logIn(email, aviary.make('a wrong password'));
  const keeper = person();
  await keeper.logIn(email, password);
  aviary.know('a session’s token', keeper.cookies.get('session') ?? '');
  aviary.know('a session’s anti-forgery token', keeper.cookies.get('csrf') ?? '');
  const second = person();
  await second.logIn('mfa@acme.example');
  aviary.know('a challenge’s cookie', second.cookies.get('mfa') ?? '');
  const code = aviary.know('a mailed code', /\b\d{6}\b/.exec(await mailTo(running, 'mfa@acme.example'))?.[0] ?? '');
  await second.ask(mfaText, { code: '000000', email: 'mfa@acme.example' });
  await second.get(mfaText, { code, email: 'mfa@acme.example', isRememberDevice: true });
  aviary.know('a remembered device’s token', second.cookies.get('device') ?? '');
}

export async function placeOdds(aviary: Aviary, running: Running, victim: Tenant): Promise<void> {
  const own = await new Browser(watched(running, aviary, false)).as('admin@acme.example');
  const scope = await own.get<Values>('{ AuthMe { organizationId customerId hierarchyId } }');
  const { organizationId, customerId, hierarchyId } = scope;
  const filter = { organizationId, customerId, hierarchyIds: [hierarchyId], skip: 0, limit: 30 };
  const list = { resource: 'groups', operation: 'ORGGetGroups', variables: { filter }, columns: [{ path: 'name', label: 'Name' }] };
  const { path } = await own.get<{ path: string }>(
    'mutation ($input: CommonStartExportInput!) { CommonStartExport(input: $input) { path } }',
    { input: { ...scope, ...list, format: 'CSV' } },
  );
  // It stands in its own customer's trail.
  aviary.know('an export’s ticket', path.split('/').at(-1) ?? '', theirs);
  const fetch = (address: string, init: RequestInit = {}) => watched(running, aviary, true).fetch(new Request(origin + address, init));
  const cookie = [...own.cookies].map((each) => each.join('=')).join('; ');
  for (const cookies of ['session=somebody-else', cookie, cookie]) await fetch(path, { headers: { cookie: cookies } });
  const assertion = aviary.make('an identity provider’s assertion', [], (word) => `<samlp:Response>${word}</samlp:Response>`);
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example' };
  const body = new URLSearchParams({ SAMLResponse: Buffer.from(assertion).toString('base64'), RelayState: assertion }).toString();
  for (const name of [victim.name, 'nobody']) {
    const headers = { ...form, cookie: `sso=${aviary.make(`a cookie of a sign-in at ${name}`)}` };
    await fetch(`/sso/${name}/assertion`, { method: 'POST', headers, body });
  }
  await fetch(flagPath(victim.region), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ context: { targetingKey: 'x', customerId } }),
  });
  const typed = aviary.make('a secret in an address');
  const headers = { referer: `${origin}/${typed}`, authorization: `Bearer ${typed}`, 'content-type': 'application/json' };
  for (const address of [
    `/login?redirect=${encodeURIComponent(`/x?token=${typed}`)}`,
    `/no/${typed}`,
    `/api/eu-west-1/exports/${typed}`,
    `/dev/outbox/${typed}`,
  ])
    await fetch(address, { headers });
  for (const address of [`/api/${typed}/graphql`, `/api/eu-west-1/${typed}`])
    await fetch(address, { method: 'POST', headers, body: `{"query":"{ ${typed}` });
}

/** The newest mail to somebody. */
async function mailTo({ platform }: Running, to: string): Promise<string> {
  const { pool } = await platform.stores.identity();
  const newest = 'select text from outbox where recipient = $1 order by created_at desc, id desc limit 1';
  let text: string | undefined;
  await until(async () => {
    const stores = platform.stores.opened().map((store) => store.pool);
    for (const each of new Set([pool, ...stores])) text ??= (await each.query<{ text: string }>(newest, [to])).rows[0]?.text;
    return text !== undefined;
  });
  return text ?? '';
}
