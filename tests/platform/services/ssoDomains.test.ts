import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUp, ssoLogin } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

// Single sign-on by e-mail: all addresses of a domain get the same answer, whether or not they exist. Tried for every domain in use.

let running: Running;
let acme: SsoCustomer;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme');
}, 120_000);
afterAll(() => running.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await (await running.platform.stores.identity()).pool.query<Record<string, string>>(text, values)).rows;

/** Returns the response for an address, without its random parts. */
async function answerTo(email: string): Promise<string> {
  const { data, errors } = await running.browser().ask(ssoLogin, { dto: { redirect: '/', enableSapia: true, email } });
  if (errors) return JSON.stringify(errors);
  const { loginUrl } = Object.values(data ?? {})[0] as unknown as { loginUrl: string };
  const url = new URL(loginUrl);
  for (const name of ['SAMLRequest', 'RelayState']) url.searchParams.delete(name);
  return url.href;
}

/** Adds a person with this address to a customer for the duration of `work`. */
async function withPerson<T>(email: string, customer: string, work: () => Promise<T>, more = {}): Promise<T> {
  const made = { id: email, email, ...more };
  await rows(
    `insert into identities select (jsonb_populate_record(identities, $1)).* from identities
     where customer_id = (select id from customers where unique_name = $2) and archived_at is null limit 1`,
    [JSON.stringify(made), customer],
  );
  return work().finally(() => rows('delete from identities where id = $1', [email]));
}

it('every domain: a known, an unknown, an archived, a made and a staff address are answered alike', async () => {
  const domains = await rows(
    `select distinct on (split_part(email, '@', 2)) email, split_part(email, '@', 2) as domain, unique_name as customer
    from identities join customers on customers.id = customer_id where unique_name = any($1) order by split_part(email, '@', 2), email`,
    [['acme', 'globex', 'northlight-training', 'harbour-vale', 'provider']],
  );
  expect(domains.length).toBeGreaterThan(3);
  const different: string[] = [];
  for (const { email = '', domain = '', customer = '' } of [
    ...domains,
    { email: 'who@nowhere.example', domain: 'nowhere.example', customer: 'acme' },
  ]) {
    const answers = [await answerTo(email), await answerTo(`nobody-at-all@${domain}`), await answerTo(` Nobody@${domain.toUpperCase()} `)];
    const archived = { archived_at: new Date().toISOString() };
    answers.push(await withPerson(`archived@${domain}`, customer, () => answerTo(`archived@${domain}`), archived));
    answers.push(
      await withPerson(`staff-guest@${domain}`, customer, () => answerTo(`staff-guest@${domain}`), { user_type: 'PROVIDER_STAFF' }),
    );
    // Another customer's user has an address of the domain, too.
    if (email !== 'who@nowhere.example')
      answers.push(await withPerson(`guest@${domain}`, 'kestrel-air', () => answerTo(`guest@${domain}`)));
    if (new Set(answers).size !== 1) different.push(`${domain}: ${JSON.stringify([...new Set(answers)])}`);
  }
  expect(different).toEqual([]);
});

it('the domain of most of a customer’s people leads to its provider, and no other', async () => {
  expect(await answerTo('anybody@acme.example')).toContain('https://login.acme.example');
  for (const email of ['anybody@globex.example', 'anybody@nowhere.example', 'staff@demo.example', 'anybody@sub.acme.example'])
    expect(await answerTo(email)).toContain('SSO_DISABLED');
});

it('a guest’s or a mail provider’s domain belongs to nobody', async () => {
  await withPerson('one@mail-provider.example', 'acme', async () => {
    // A single account is less than a tenth of the customer's accounts.
    expect(await answerTo('two@mail-provider.example')).toContain('SSO_DISABLED');
  });
  const [acmes] = await rows('select count(*) as n from identities where customer_id = $1', [acme.id]);
  expect(Number(acmes?.['n'])).toBeGreaterThan(10);
});

it('a domain that two customers share in halves belongs to neither', async () => {
  await rows(
    "update identities set email = replace(email, '@', '-of-') || '@shared.example' where id in (select id from identities where customer_id = (select id from customers where unique_name = 'harbour-vale') limit 200)",
  );
  const [count] = await rows("select count(*) as n from identities where email like '%@shared.example' and archived_at is null");
  const half = Number(count?.['n']);
  expect(half).toBeGreaterThan(0);
  await setUp(running, 'harbour-vale');
  expect(await answerTo('anybody@shared.example')).toContain('https://login.harbour-vale.example');
  await rows(
    `insert into identities
     select (jsonb_populate_record(null::identities, to_jsonb(one) || jsonb_build_object('id', 'g' || n, 'email', 'g' || n || '@shared.example'))).*
     from generate_series(1, $1) as n, (select * from identities where customer_id = $2 and archived_at is null limit 1) as one`,
    [half, acme.id],
  );
  expect(await answerTo('anybody@shared.example')).toContain('SSO_DISABLED');
});

it('is off with single sign-on, for each address alike', async () => {
  await rows('update sso_configs set enabled = false where customer_id = $1', [acme.id]);
  for (const email of ['admin@acme.example', 'nobody@acme.example']) expect(await answerTo(email)).toContain('SSO_DISABLED');
});
