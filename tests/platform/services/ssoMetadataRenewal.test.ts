import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../src/platform/jobs/job.ts';
import { fetchMetadata } from '../../../src/platform/services/sso/metadata/fetch.ts';
import { startMetadataJob } from '../../../src/platform/services/sso/metadata/job.ts';
import { nextCertificate } from '../../support/metadataCertificates.ts';
import { startMetadataServer } from '../../support/metadataServer.ts';
import type { MetadataServer } from '../../support/metadataServer.ts';
import { bareCertificate, keyOf, login, plainMetadata } from '../../support/providerMetadata.ts';
import { person, setUp, signIn } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { withoutPolling } from '../../support/work.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Metadata of identity providers: reading an address, the entity id of a configuration, and the daily renewal of certificates.

const readText = `query ($metadata: SSOProviderMetadataInput!, $filter: SSOConfigFilter!) {
  IDPReadProviderMetadata(metadata: $metadata, filter: $filter) { entityId loginUrl logoutUrl publicCertificates certificates { subject }
    wantsSignedRequests validUntil warnings } }`;
const fields = 'loginUrl publicCertificates providerEntityId providerMetadataUrl metadataReadAt metadataProblem version';
const getText = `query ($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) { ${fields} } }`;
const updateText = `mutation ($update: IDPUpdateSSOConfigUpdate!, $filter: SSOConfigFilter!) {
  IDPUpdateSSOConfig(update: $update, filter: $filter) { ${fields} } }`;

interface Config {
  publicCertificates: string[];
  metadataReadAt: string | null;
  metadataProblem: string | null;
  version: number;
}

const hour = 3_600_000;
const entityId = 'https://login.acme.example';
const loginUrl = 'https://login.acme.example/saml?tenant=1';
let running: Running;
let provider: MetadataServer;
let acme: SsoCustomer;
let staff: Browser;
let job: Job;
beforeAll(async () => {
  provider = await startMetadataServer();
  running = withoutPolling(startPlatform);
  acme = await setUp(running, 'acme', { loginUrl });
  job = startMetadataJob(running.platform);
}, 300_000);
afterAll(async () => {
  await job.stop();
  await running.close();
  await provider.close();
});
beforeEach(async () => {
  staff = await running.browser().as('staff@demo.example');
  provider.answer = {};
  const { pool } = await running.platform.stores.identity();
  await pool.query(
    'update sso_configs set public_certificates = $2, provider_entity_id = null, provider_metadata_url = null, metadata_read_at = null, metadata_problem = null where customer_id = $1',
    [acme.id, JSON.stringify([acme.keys.certificate])],
  );
});

const filter = () => ({ customerId: acme.id, enableSapia: true });
const read = (metadata: object, by = staff) => by.ask(readText, { metadata, filter: filter() }, acme.region);
const config = () => staff.get<Config>(getText, { filter: filter() }, acme.region);
const save = (more: object = {}) => {
  const update = { enabled: true, groupIds: acme.groupIds, loginUrl, publicCertificates: [acme.keys.certificate], ...more };
  return staff.ask(updateText, { update, filter: filter() }, acme.region);
};
const refusalOf = (answer: Awaited<ReturnType<typeof read>>) => answer.errors?.[0]?.extensions;
const bare = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, '');
/** Metadata of the provider with these certificates. */
const serve = (certificates: string[], more: object = {}) =>
  (provider.answer = {
    body: plainMetadata({ entityId, inside: `${certificates.map((each) => keyOf(each)).join('')}${login(loginUrl)}`, ...more }),
  });
const follow = () => save({ providerMetadataUrl: provider.url, providerEntityId: entityId });
const entries = async () => {
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query("select actor_id from audit_entries where operation = 'IDPRenewSSOCertificates' and customer_id = $1", [
    acme.id,
  ]);
  return rows;
};

describe('reading metadata', () => {
  it('answers what its text or its address says', async () => {
    serve([bareCertificate, nextCertificate]);
    const expected = {
      ...{ entityId, loginUrl, logoutUrl: null, publicCertificates: [bareCertificate, nextCertificate], wantsSignedRequests: false },
      ...{ validUntil: null, warnings: [], certificates: [{ subject: 'CN=Example identity provider' }, { subject: 'CN=Example next' }] },
    };
    expect((await read({ url: provider.url })).data).toEqual({ IDPReadProviderMetadata: expected });
    const { body: xml } = provider.answer as { body: string };
    expect((await read({ xml })).data).toEqual({ IDPReadProviderMetadata: expected });
  });

  it.each([
    ['a page', { body: '<!doctype html><html></html>' }, 'UNREADABLE'],
    ['nothing', { status: 404, body: 'x' }, 'UNREACHABLE'],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'UNREACHABLE'],
    ['2 MB', { body: `${'<!-- -->'.repeat(250_000)}${plainMetadata()}` }, 'TOO_LARGE'],
  ])('says what is wrong with %s', async (_, answer, problem) => {
    provider.answer = answer;
    expect(refusalOf(await read({ url: provider.url }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: `METADATA_${problem}`,
      fields: { url: `validation.sso.metadata.${problem}` },
    });
  });

  it('contacts no private address and no http address outside the demo', async () => {
    const calls = provider.calls;
    for (const url of [provider.url, 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest', 'file:///etc/passwd'])
      await expect(fetchMetadata(url, { demo: false })).rejects.toMatchObject({ problem: 'UNREACHABLE' });
    expect(provider.calls).toBe(calls);
  });

  it('ends with the request', async () => {
    provider.answer = 'silence';
    await expect(fetchMetadata(provider.url, { demo: true }, AbortSignal.timeout(50))).rejects.toMatchObject({
      detail: { detail: 'The host did not answer in time.' },
    });
  });

  it('needs an address or a text', async () => {
    expect(refusalOf(await read({}))?.fields).toEqual({ xml: 'validation.sso.metadata.required' });
    expect(refusalOf(await read({ url: provider.url, xml: plainMetadata() }))?.fields).toEqual({ url: 'validation.sso.metadata.both' });
  });

  it('needs the right to edit single sign-on, of this customer', async () => {
    const metadata = { xml: plainMetadata() };
    expect(refusalOf(await read(metadata, await running.browser().as('recruiter@acme.example')))?.code).toBe('FORBIDDEN');
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<{ id: string }>('select id from customers where aws_region = $1 and id <> $2', [
      acme.region,
      acme.id,
    ]);
    const admin = await running.browser().as('admin@acme.example');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id: customerId } of rows)
      expect(refusalOf(await admin.ask(readText, { metadata, filter: { customerId, enableSapia: true } }, acme.region))?.code).toBe(
        'NOT_FOUND',
      );
  });
});

describe('the entity id', () => {
  it('refuses assertions of another issuer from the first sign-in on', async () => {
    await save({ providerEntityId: 'https://other.example' });
    expect((await signIn(running, acme, person('stranger', acme))).led.location).toContain('error=refused');
    await save({ providerEntityId: acme.issuer });
    expect((await signIn(running, acme, person('expected', acme))).led.location).toBe('/workflow-sets');
  });

  it('stays for callers that leave it out, and goes with null', async () => {
    await save({ providerEntityId: 'urn:a' });
    expect((await save()).data).toMatchObject({ IDPUpdateSSOConfig: { providerEntityId: 'urn:a' } });
    expect((await save({ providerEntityId: null })).data).toMatchObject({ IDPUpdateSSOConfig: { providerEntityId: null } });
  });

  it('is needed with an address of metadata', async () => {
    expect(refusalOf(await save({ providerMetadataUrl: provider.url }))?.fields).toEqual({
      providerEntityId: 'validation.sso.providerEntityId.required',
    });
  });

  it('drops the links of another issuer when it changes', async () => {
    const links = async () => {
      const { pool } = await running.platform.stores.identity();
      const { rows } = await pool.query<{ issuer: string }>('select issuer from sso_subjects where customer_id = $1', [acme.id]);
      return rows.map(({ issuer }) => issuer);
    };
    await signIn(running, acme, person('linked', acme));
    await save({ providerEntityId: acme.issuer });
    expect(await links()).toContain(acme.issuer);
    await save({ providerEntityId: 'urn:new' });
    expect(await links()).toEqual([]);
  });
});

describe('the renewal', () => {
  it('adds new certificates and removes old ones, as the system', async () => {
    await follow();
    serve([bare(acme.keys.certificate), nextCertificate]);
    const { version } = await config();
    const before = (await entries()).length;
    await job.run();
    expect(await config()).toMatchObject({
      publicCertificates: [bare(acme.keys.certificate), nextCertificate],
      metadataProblem: null,
      metadataReadAt: running.clock.now().toISOString(),
      version: version + 1,
    });
    expect((await entries()).slice(before)).toEqual([{ actor_id: 'system' }]);
    running.clock.pass(24 * hour);
    staff = await running.browser().as('staff@demo.example');
    serve([nextCertificate]);
    await job.run();
    expect(await config()).toMatchObject({ publicCertificates: [nextCertificate], version: version + 2 });
  });

  it('changes no version and leaves no entry if nothing is new', async () => {
    await follow();
    serve([bare(acme.keys.certificate)]);
    const [before, { version }] = [(await entries()).length, await config()];
    await job.run();
    expect(await config()).toMatchObject({ version, metadataProblem: null });
    expect((await entries()).length).toBe(before);
  });

  it.each<[string, () => unknown]>([
    ['ENTITY_ID_CHANGED', () => serve([nextCertificate], { entityId: 'urn:other' })],
    ['LOGIN_URL_CHANGED', () => serve([], { inside: `${keyOf(nextCertificate)}${login('https://evil.example')}` })],
    ['NO_CERTIFICATE', () => serve([])],
    ['EXPIRED', () => serve([nextCertificate], { attributes: ' validUntil="2020-01-01T00:00:00Z"' })],
    [
      'SEVERAL_PROVIDERS',
      () => (provider.answer = { body: `<EntitiesDescriptor>${plainMetadata()}${plainMetadata()}</EntitiesDescriptor>` }),
    ],
    ['UNREADABLE', () => (provider.answer = { body: 'Sign in' })],
    ['UNREACHABLE', () => (provider.answer = { status: 500 })],
  ])('changes nothing and says so: %s', async (problem, answer) => {
    await follow();
    answer();
    const { version } = await config();
    await job.run();
    expect(await config()).toMatchObject({ publicCertificates: [acme.keys.certificate.trim()], metadataProblem: problem, version });
  });

  it('reads once a day, and hourly while the address cannot be read', async () => {
    await follow();
    serve([bare(acme.keys.certificate)]);
    const callsAfter = async (time: number) => {
      const { calls } = provider;
      running.clock.pass(time);
      await job.run();
      return provider.calls - calls;
    };
    expect(await callsAfter(0)).toBe(1);
    expect(await callsAfter(23 * hour)).toBe(0);
    provider.answer = { status: 503 };
    expect(await callsAfter(hour)).toBe(1);
    expect(await callsAfter(hour)).toBe(1);
  });

  it('reads no address of a disabled configuration', async () => {
    await follow();
    await save({ enabled: false });
    const { calls } = provider;
    await job.run();
    expect(provider.calls).toBe(calls);
    await save({ enabled: true });
  });

  it('conflicts with a form that was opened before', async () => {
    await follow();
    serve([nextCertificate]);
    const { version } = await config();
    await job.run();
    expect(refusalOf(await save({ expectedVersion: version }))?.code).toBe('CONFLICT');
    expect((await config()).publicCertificates).toEqual([nextCertificate]);
  });

  it('gives way to a save at the same time', async () => {
    await follow();
    serve([nextCertificate]);
    const store = await running.platform.stores.identity();
    const run = job.run();
    await save({ providerMetadataUrl: null });
    await run;
    const { rows } = await store.pool.query('select provider_metadata_url from sso_configs where customer_id = $1', [acme.id]);
    expect(rows).toEqual([{ provider_metadata_url: null }]);
  });

  it('forgets its result with the address', async () => {
    await follow();
    provider.answer = { status: 500 };
    await job.run();
    await save({ providerMetadataUrl: `${provider.url}?other` });
    expect(await config()).toMatchObject({ metadataProblem: null, metadataReadAt: null });
  });
});
