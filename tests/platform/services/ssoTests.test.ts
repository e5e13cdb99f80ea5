import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerXml, readLoginUrl, type Answer, type Asked } from '../../support/identityProvider.ts';
import { begin, bring, honest, person, rowsOf, setUp, signIn } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import type { Region } from '../../../src/platform/regions.ts';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { startCleanUp } from '../../../src/platform/jobs/cleanUp.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// A test sign-in: the real flow, which signs nobody in (specification 1 §2.6; issue “Customer Settings”).

let running: Running;
let acme: SsoCustomer;
let admin: Browser;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme');
  admin = await running.browser().as('admin@acme.example');
}, 120_000);
afterAll(() => running.close());

const startTest = 'mutation ($filter: SSOConfigFilter!) { IDPStartSSOTest(filter: $filter) { _id loginUrl } }';
const getTest = `query ($_id: ID!, $filter: SSOConfigFilter!) { IDPGetSSOTest(_id: $_id, filter: $filter) {
  status nameId email firstName lastName attributes outcome reason detail } }`;
const filter = (customer = acme) => ({ customerId: customer.id, enableSapia: true });

async function start(by = admin, customer = acme): Promise<{ id: string; asked: Asked }> {
  const { _id, loginUrl } = await by.get<{ _id: string; loginUrl: string }>(startTest, { filter: filter(customer) });
  return { id: _id, asked: readLoginUrl(loginUrl) };
}

const read = (id: string, by = admin) => by.get(getTest, { _id: id, filter: filter() });
const codeOf = async (id: string, by: Browser, region?: Region) =>
  (await by.ask(getTest, { _id: id, filter: filter() }, region)).errors?.[0]?.extensions.code;

async function tested(who = person('tess', acme), more: Partial<Answer> = {}) {
  const { id, asked } = await start();
  const led = await bring(running, admin, 'acme', answerXml(honest(running, acme, asked, who, more)));
  return { id, led, shown: await read(id) };
}

/** All that a sign-in writes; of a test only its own request goes away and its assertion is used up. */
const written = async () => {
  const { sso_requests: _, sso_assertions: __, audit_entries: ___, ...rows } = await rowsOf(running);
  return rows;
};

describe('a test sign-in', () => {
  it('waits for the answer, and asks as every sign-in does', async () => {
    const { id, asked } = await start();
    expect(asked).toMatchObject({ issuer: `${origin}/sso/acme/metadata`, assertionUrl: `${origin}/sso/acme/assertion` });
    expect(await read(id)).toMatchObject({ status: 'WAITING', nameId: null, outcome: null });
  });

  it('shows what came back of somebody new, and makes nobody', async () => {
    const before = await written();
    const { shown, led } = await tested();
    const said = { email: 'tess@acme.example', firstName: 'tess', lastName: 'Example' };
    expect(shown).toEqual({
      ...{ status: 'PASSED', outcome: 'CREATE', reason: null, detail: null, nameId: 'tess-at-acme', ...said },
      attributes: Object.fromEntries(Object.entries(said).map(([name, value]) => [name, [value]])),
    });
    expect(led).toMatchObject({ status: 200, location: '', cookies: [] });
    expect(await written()).toEqual(before);
  });

  it('finds the account that there is, and links nothing to it', async () => {
    const before = await written();
    const { shown, led } = await tested({ nameId: 'ada', email: 'Admin@acme.example' });
    expect(shown).toMatchObject({ status: 'PASSED', outcome: 'SIGN_IN', email: 'Admin@acme.example' });
    expect(led.cookies).toEqual([]);
    expect(await written()).toEqual(before);
  });

  it('leads to a page that says the same whatever came of it, and names nobody', async () => {
    const pages = [];
    for (const who of [person('tess', acme), { nameId: 'x', email: 'staff@demo.example' }]) {
      const { asked } = await start();
      const body = new URLSearchParams({
        SAMLResponse: Buffer.from(answerXml(honest(running, acme, asked, who))).toString('base64'),
      }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: `sso=${admin.cookies.get('sso')}` };
      const answer = await running.platform.fetch(new Request(`${origin}/sso/acme/assertion`, { method: 'POST', headers, body }));
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+';/,
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      pages.push(await answer.text());
    }
    expect(pages[0]).toContain('You can close this window.');
    expect(pages[1]).toBe(pages[0]);
    expect(pages[0]).not.toMatch(/tess|acme/i);
  });

  it('works while single sign-on is switched off, and the switch stays as it is', async () => {
    const { pool } = await running.platform.stores.identity();
    await pool.query('update sso_configs set enabled = false where customer_id = $1', [acme.id]);
    expect((await tested()).shown).toMatchObject({ status: 'PASSED', outcome: 'CREATE' });
    expect((await pool.query('select enabled from sso_configs where customer_id = $1', [acme.id])).rows).toEqual([{ enabled: false }]);
    await pool.query('update sso_configs set enabled = true where customer_id = $1', [acme.id]);
  });

  it('is recorded with who asked', async () => {
    await start();
    const trail = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation actorEmail subjectNames } } }`;
    const scope = { organizationId: acme.organizationId, customerId: acme.id, hierarchyId: acme.hierarchyId };
    const { data } = await admin.get<{ data: unknown[] }>(trail, { filter: { ...scope, operations: ['IDPStartSSOTest'], limit: 1 } });
    expect(data).toEqual([{ operation: 'IDPStartSSOTest', actorEmail: 'admin@acme.example', subjectNames: ['Acme'] }]);
  });
});

describe('a test sign-in that would be refused says why:', () => {
  const refused = (reason: string, detail: RegExp, more: object = {}) => ({
    ...{ status: 'FAILED', outcome: 'REFUSE', reason, detail: expect.stringMatching(detail) as string, ...more },
  });
  const nothing = { nameId: null, email: null, attributes: null };

  it.each<[string, string, RegExp, () => Promise<Partial<Answer>>]>([
    ['another key', 'refused', /no signature by a certificate/, async () => ({ keys: await makeKeyPair('other') })],
    ['no signature', 'refused', /no signature/, async () => ({ signed: 'none' })],
    ['SHA-1', 'refused', /algorithm/, async () => ({ algorithm: 'sha1' })],
    ['another audience', 'refused', /for somebody else/, async () => ({ audience: 'https://other.example' })],
    ['another address', 'refused', /another address/, async () => ({ destination: 'https://other.example' })],
    ['a name for once', 'refused', /persistent/, async () => ({ format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })],
    ['an old answer', 'refused', /ended/, async () => ({ notOnOrAfter: new Date(running.clock.now().getTime() - 5 * minute) })],
    ['an answer to nothing', 'refused', /answers no request/, async () => ({ inResponseTo: null })],
  ])('%s, and nothing that is not proven is shown', async (_, reason, detail, more) => {
    const before = await written();
    const { id, asked } = await start();
    const xml = answerXml(honest(running, acme, asked, person('tess', acme), await more()));
    // An honest provider sends the state back: what cannot be read is known by it.
    const led = await bring(running, admin, 'acme', xml, { RelayState: asked.relayState });
    expect(await read(id)).toMatchObject(refused(reason, detail, nothing));
    expect(led).toMatchObject({ status: 200, cookies: [] });
    expect(await written()).toEqual(before);
  });

  it('claims that make no user', async () => {
    const { shown } = await tested({ nameId: 'nobody', email: 'no address' });
    expect(shown).toMatchObject(refused('notProvisioned', /do not make a user/, { nameId: 'nobody', email: 'no address' }));
  });

  it('nobody there in mode “Before”', async () => {
    const { pool } = await running.platform.stores.identity();
    await pool.query("update sso_configs set user_provision_mode = 'Before' where customer_id = $1", [acme.id]);
    expect((await tested()).shown).toMatchObject(refused('notProvisioned', /“Before”/));
    await pool.query("update sso_configs set user_provision_mode = 'In-time' where customer_id = $1", [acme.id]);
  });

  it('the accounts of others, and of the provider’s staff', async () => {
    for (const email of ['admin@globex.example', 'staff@demo.example'])
      expect((await tested({ nameId: 'mallory', email })).shown).toMatchObject(
        refused('refused', /may sign in/, { nameId: 'mallory', email }),
      );
  });

  it('an archived account', async () => {
    await signIn(running, acme, person('zed', acme));
    const { pool } = await running.platform.stores.identity();
    await pool.query("update identities set archived_at = now() where email = 'zed@acme.example'");
    expect((await tested(person('zed', acme))).shown).toMatchObject(refused('archived', /archived/));
  });

  it('a configuration that changed meanwhile', async () => {
    const { id, asked } = await start();
    const { pool } = await running.platform.stores.identity();
    await pool.query("update sso_configs set public_certificates = '[]' where customer_id = $1", [acme.id]);
    await bring(running, admin, 'acme', answerXml(honest(running, acme, asked, person('tess', acme))));
    expect((await read(id))['outcome']).toBe('REFUSE');
    const certificates = JSON.stringify([acme.keys.certificate]);
    await pool.query('update sso_configs set public_certificates = $2 where customer_id = $1', [acme.id, certificates]);
  });
});

describe('an answer', () => {
  it('to a test is taken once, and signs nobody in afterwards', async () => {
    const { id, asked } = await start();
    const xml = answerXml(honest(running, acme, asked, person('tess', acme)));
    await bring(running, admin, 'acme', xml);
    const again = await bring(running, admin, 'acme', xml);
    expect(again).toMatchObject({ status: 303, location: '/loginWithSSO?error=expired', cookies: [] });
    expect(await read(id)).toMatchObject({ status: 'PASSED' });
  });

  it('to a test cannot be turned into one to a sign-in: its assertion is used up', async () => {
    const { asked } = await start();
    const assertionId = '_used-by-a-test';
    await bring(running, admin, 'acme', answerXml(honest(running, acme, asked, person('tess', acme), { assertionId })));
    const real = await begin(admin, acme);
    const led = await bring(running, admin, 'acme', answerXml(honest(running, acme, real, person('tess', acme), { assertionId })));
    expect(led).toMatchObject({ location: '/loginWithSSO?error=expired', cookies: [] });
  });

  it('to a sign-in is none to a test, whatever state it comes with', async () => {
    const { id, asked } = await start();
    const browser = running.browser();
    browser.cookies.set('sso', admin.cookies.get('sso') ?? '');
    const real = await begin(browser, acme);
    const xml = answerXml(honest(running, acme, real, person('tom', acme)));
    const led = await bring(running, browser, 'acme', xml, { RelayState: asked.relayState });
    expect(led.location).toBe('/workflow-sets');
    expect(await read(id)).toMatchObject({ status: 'WAITING' });
  });

  it('to a test is refused to every browser but the one that asked, and at another customer', async () => {
    const { id, asked } = await start();
    const xml = answerXml(honest(running, acme, asked, person('tess', acme)));
    const other = running.browser();
    expect((await bring(running, other, 'acme', xml)).location).toBe('/loginWithSSO?error=expired');
    await begin(other, acme);
    expect((await bring(running, other, 'acme', xml)).location).toBe('/loginWithSSO?error=expired');
    const globex = await setUp(running, 'harbour-vale');
    expect((await bring(running, admin, globex.accountName, xml)).location).toContain('/loginWithSSO?error=');
    expect(await read(id)).toMatchObject({ status: 'WAITING' });
  });
});

describe('a test', () => {
  it('belongs to who asked: nobody else reads it, of the same customer or of another', async () => {
    const { id } = await start();
    const staff = await running.browser().as('staff@demo.example');
    expect(await codeOf(id, staff)).toBe('NOT_FOUND');
    const stranger = await running.browser().as('admin@globex.example');
    expect(await codeOf(id, stranger, 'eu-west-1')).toBe('NOT_FOUND');
    expect(await codeOf('0'.repeat(24), admin)).toBe('NOT_FOUND');
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect(await codeOf(id, recruiter)).toBe('FORBIDDEN');
    expect((await recruiter.ask(startTest, { filter: filter() })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await stranger.ask(startTest, { filter: filter() }, 'eu-west-1')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('needs a configuration', async () => {
    const globex = await running.browser().as('admin@globex.example');
    const { customerId } = await globex.get<{ customerId: string }>('{ AuthMe { customerId } }');
    const { errors } = await globex.ask(startTest, { filter: { customerId, enableSapia: true } }, 'eu-west-1');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'SSO_NOT_INITIALIZED' });
  });

  it('ends by the next one of the same person', async () => {
    const first = await start();
    const second = await start();
    expect(await codeOf(first.id, admin)).toBe('NOT_FOUND');
    const led = await bring(running, admin, 'acme', answerXml(honest(running, acme, first.asked, person('tess', acme))));
    expect(led).toMatchObject({ status: 200, cookies: [] });
    expect(await read(second.id)).toMatchObject({ status: 'WAITING' });
  });

  it('ends after ten minutes, and is removed', async () => {
    const { id, asked } = await start();
    running.clock.pass(10 * minute);
    const led = await bring(running, admin, 'acme', answerXml(honest(running, acme, asked, person('tess', acme))));
    expect(led.location).toBe('/loginWithSSO?error=expired');
    expect(await codeOf(id, admin)).toBe('NOT_FOUND');
    const { platform, clock } = running;
    const job = startCleanUp({ stores: platform.stores, log: platform.log, now: clock.now });
    await job.run();
    await job.stop();
    const { pool } = await platform.stores.identity();
    expect((await pool.query('select 1 from sso_tests')).rows).toEqual([]);
  });
});
