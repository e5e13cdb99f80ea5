import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSsoDomainJob } from '../../../src/platform/services/sso-domains/job.ts';
import type { Job } from '../../../src/platform/jobs/job.ts';
import { startDnsServer } from '../../support/dnsServer.ts';
import type { DnsServer } from '../../support/dnsServer.ts';
import { setUp, signIn, ssoLogin } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { reasonOf } from './factorTools.ts';

// Domains that a customer has proven by a DNS record: which sign-ins they attract, and for whom accounts are made.

interface Domain {
  _id: string;
  domain: string;
  state: string;
  problem: string | null;
  recordName: string;
  recordValue: string;
}

const fields = '_id domain state problem recordName recordValue recordType';
const addText = `mutation ($domain: IDPCreateSsoDomainInput!) { IDPCreateSsoDomain(domain: $domain) { ${fields} } }`;
const getText = `query ($filter: SsoDomainIdFilter!) { IDPGetSsoDomain(filter: $filter) { ${fields} } }`;
const verifyText = `mutation ($filter: SsoDomainIdFilter!) { IDPVerifySsoDomain(filter: $filter) { ${fields} } }`;
const deleteText = 'mutation ($filter: SsoDomainIdsFilter!) { IDPDeleteSsoDomains(filter: $filter) { data { _id } } }';

const hour = 3_600_000;
let running: Running;
let dns: DnsServer;
let acme: SsoCustomer;
let globex: SsoCustomer;
let staff: Browser;
let job: Job;
beforeAll(async () => {
  dns = await startDnsServer();
  running = startPlatform({ DNS_SERVERS: dns.address });
  acme = await setUp(running, 'acme');
  globex = await setUp(running, 'globex');
  staff = await running.browser().as('staff@demo.example');
  const { stores, log } = running.platform;
  job = startSsoDomainJob({ stores, log, now: running.clock.now, settings: { dnsServers: [dns.address] } } as never);
}, 120_000);
afterAll(async () => {
  await job.stop();
  await running.close();
  await dns.close();
});
beforeEach(async () => {
  const { pool } = await running.platform.stores.identity();
  await pool.query('delete from sso_domains where customer_id = any($1)', [[acme.id, globex.id]]);
  dns.texts.clear();
  dns.names.clear();
});

const ownerOf = ({ id, organizationId }: SsoCustomer) => ({ customerId: id, organizationId });
const add = (domain: string, customer = acme, by = staff) => by.ask(addText, { domain: { ...ownerOf(customer), domain } }, customer.region);
const added = async (domain: string, customer = acme) => Object.values((await add(domain, customer)).data ?? {})[0] as unknown as Domain;
const read = ({ _id }: Domain, customer = acme) => staff.get<Domain>(getText, { filter: { ...ownerOf(customer), _id } }, customer.region);
const verify = async ({ _id }: Domain, customer = acme) => {
  running.clock.pass(6000);
  return staff.get<Domain>(verifyText, { filter: { ...ownerOf(customer), _id } }, customer.region);
};
const publish = ({ recordName, recordValue }: Domain) => void dns.texts.set(recordName, ['another=record', recordValue]);
const proven = async (domain: string, customer = acme) => {
  const made = await added(domain, customer);
  publish(made);
  return verify(made, customer);
};
const later = async (time: number) => {
  running.clock.pass(time);
  staff = await running.browser().as('staff@demo.example');
  await job.run();
};
/** Host of the identity provider that an address leads to, or the reason for none. */
async function leadsTo(email: string): Promise<string> {
  const { data, errors } = await running.browser().ask(ssoLogin, { dto: { redirect: '/', enableSapia: true, email } });
  const [led] = Object.values(data ?? {}) as unknown as ({ loginUrl: string } | null)[];
  return led ? new URL(led.loginUrl).host : String(errors?.[0]?.extensions.reason);
}

describe('a domain', () => {
  it('waits for its record, and is verified once it is there', async () => {
    const made = await added(' Mail.Acme.Example ');
    expect(made).toMatchObject({ domain: 'mail.acme.example', state: 'WAITING', recordName: '_sso-verification.mail.acme.example' });
    expect(await verify(made)).toMatchObject({ state: 'WAITING', problem: 'NO_RECORD' });
    dns.texts.set(made.recordName, ['sso-verification=another']);
    expect(await verify(made)).toMatchObject({ state: 'WAITING', problem: 'WRONG_VALUE' });
    publish(made);
    expect(await verify(made)).toMatchObject({ state: 'VERIFIED', problem: null });
  });

  it('is looked for by the job', async () => {
    const made = await added('acme.example');
    publish(made);
    await later(0);
    expect(await read(made)).toMatchObject({ state: 'VERIFIED' });
  });

  it('asks no name server again within seconds', async () => {
    const made = await added('acme.example');
    await verify(made);
    const count = dns.asked.length;
    await staff.get(verifyText, { filter: { ...ownerOf(acme), _id: made._id } }, acme.region);
    expect(dns.asked.length).toBe(count);
  });

  it('is lost days after its record is gone, later while name servers do not answer, and comes back with it', async () => {
    const made = await proven('acme.example');
    dns.texts.clear();
    await later(25 * hour);
    expect(await read(made)).toMatchObject({ state: 'VERIFIED', problem: 'NO_RECORD' });
    await later(60 * hour);
    expect(await read(made)).toMatchObject({ state: 'LOST', problem: 'NO_RECORD' });
    publish(made);
    await later(2 * hour);
    expect(await read(made)).toMatchObject({ state: 'VERIFIED', problem: null });
    dns.texts.clear();
    dns.names.set(made.recordName, 'SERVFAIL');
    await later(80 * hour);
    expect(await read(made)).toMatchObject({ state: 'VERIFIED', problem: 'DNS_FAILED' });
    await later(100 * hour);
    expect(await read(made)).toMatchObject({ state: 'LOST' });
  });

  it.each([
    ['gmail.com', 'public'],
    ['GMX.de', 'public'],
    ['', 'required'],
    ['localhost', 'pattern'],
    ['a b.example', 'pattern'],
    ['me@acme.example', 'pattern'],
    ['-acme.example', 'pattern'],
    ['192.0.2.1', 'pattern'],
  ])('%s is refused', async (domain, why) => {
    expect((await add(domain)).errors?.[0]?.extensions.fields).toMatchObject({ domain: `validation.ssoDomain.domain.${why}` });
  });

  it('is added once', async () => {
    await added('acme.example');
    expect(reasonOf(await add('acme.example'))).toBe('DOMAIN_KNOWN');
  });

  it('is verified for one customer alone, whoever proves it first', async () => {
    const first = await added('shared.example');
    const second = await added('shared.example', globex);
    dns.texts.set(first.recordName, [first.recordValue, second.recordValue]);
    expect(await verify(second, globex)).toMatchObject({ state: 'VERIFIED' });
    expect(await verify(first)).toMatchObject({ state: 'WAITING', problem: 'TAKEN' });
    await staff.get(deleteText, { filter: { ...ownerOf(globex), ssoDomainIds: [second._id] } }, globex.region);
    expect(await verify(first)).toMatchObject({ state: 'VERIFIED', problem: null });
  });

  it('is added by who may edit single sign-on alone', async () => {
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect((await add('acme.example', acme, recruiter)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a verified domain', () => {
  it('leads every address to its customer, existing or not, and no subdomain', async () => {
    expect(await leadsTo('admin@globex.example')).toBe('login.globex.example');
    await proven('globex.example', acme);
    for (const email of ['admin@globex.example', 'nobody@globex.example', 'NOBODY@Globex.Example'])
      expect(await leadsTo(email)).toBe('login.acme.example');
    expect(await leadsTo('nobody@sub.globex.example')).toBe('SSO_DISABLED');
  });

  it('leaves the customer’s other domains leading nowhere', async () => {
    expect(await leadsTo('admin@acme.example')).toBe('login.acme.example');
    await proven('careers-acme.example');
    expect(await leadsTo('admin@acme.example')).toBe('SSO_DISABLED');
    expect(await leadsTo('new@careers-acme.example')).toBe('login.acme.example');
  });

  it('lets accounts be made and linked for its addresses alone', async () => {
    const who = (nameId: string, email: string) => ({ nameId, email, firstName: 'Ada', lastName: 'Example' });
    const before = await signIn(running, acme, who('first', 'first@elsewhere.example'));
    expect(before.led.location).toBe('/workflow-sets');
    const made = await proven('careers-acme.example');
    expect((await signIn(running, acme, who('second', 'second@elsewhere.example'))).led.location).toContain('error=notProvisioned');
    expect((await signIn(running, acme, who('manager', 'manager@acme.example'))).led.location).toContain('error=notProvisioned');
    expect((await signIn(running, acme, who('third', 'third@careers-acme.example'))).led.location).toBe('/workflow-sets');
    // Accounts that are linked already go on.
    expect((await signIn(running, acme, who('first', 'first@elsewhere.example'))).led.location).toBe('/workflow-sets');
    const { pool } = await running.platform.stores.identity();
    await pool.query("update sso_domains set state = 'LOST' where id = $1", [made._id]);
    expect((await signIn(running, acme, who('fourth', 'fourth@elsewhere.example'))).led.location).toContain('error=notProvisioned');
    expect((await signIn(running, acme, who('fifth', 'fifth@careers-acme.example'))).led.location).toContain('error=notProvisioned');
  });
});
