import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import type { KeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { ssoCustomerName } from '../../../src/platform/demo/ssoPeople.ts';
import { readLoginUrl } from '../../support/identityProvider.ts';
import { createConfig, person, setUp, signIn, ssoLogin, updateConfig } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// The configuration of single sign-on, and its disclosure before sign-in (specification 1 §3, §5, §8).

let running: Running;
let admin: Browser;
let acme: SsoCustomer;
let other: KeyPair;
beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as('admin@acme.example');
  await running.platform.stores.region('ap-southeast-2');
  other = await makeKeyPair('the next one');
}, 120_000);
afterAll(() => running.close());

const getConfig = `query ($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) { accountName organizationId region customerId hierarchyId
  groupIds enabled loginUrl logoutUrl userProvisionMode publicCertificates attributeClaimKeys { firstName lastName email } sapiaEntityId
  sapiaSAMLAudience initialized enabledCustomerIdAsUsernamePrefix createdAt version metadataUrl assertionUrl } }`;
const search = `query ($customerId: ID!, $skip: Int, $limit: Int) { IDPSearchSSOConfigs(customerId: $customerId, enableSapia: true, skip: $skip, limit: $limit) {
  data { enabled initialized } pagination { totalPages currentPage pageSize totalItems } } }`;

const customerOf = async (name: string) => {
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query<Record<string, string>>(
    'select id, organization_id, root_hierarchy_id from customers where unique_name = $1',
    [name],
  );
  return { id: rows[0]?.['id'] ?? '', organizationId: rows[0]?.['organization_id'] ?? '', root: rows[0]?.['root_hierarchy_id'] ?? '' };
};
const filterOf = (customerId: string) => ({ filter: { customerId, enableSapia: true } });
const update = async (change: Record<string, unknown>, by = admin) => {
  const { enabled, loginUrl, logoutUrl, groupIds, publicCertificates } = await by.get(getConfig, filterOf(acme.id));
  return by.ask(updateConfig, { update: { enabled, loginUrl, logoutUrl, groupIds, publicCertificates, ...change }, ...filterOf(acme.id) });
};
const refusal = async (change: Record<string, unknown>, by = admin) => (await update(change, by)).errors?.[0]?.extensions;

describe('a configuration that was never saved', () => {
  it('answers what the first save starts from', async () => {
    const { id, organizationId, root } = await customerOf('acme');
    const metadata = `${origin}/sso/acme/metadata`;
    expect(await admin.get(getConfig, filterOf(id))).toEqual({
      ...{ accountName: 'acme', organizationId, region: 'ap-southeast-2', customerId: id, hierarchyId: root, groupIds: [], enabled: false },
      ...{
        loginUrl: null,
        logoutUrl: null,
        userProvisionMode: 'In-time',
        publicCertificates: [],
        initialized: false,
        createdAt: null,
        version: 0,
      },
      ...{ attributeClaimKeys: { firstName: 'firstName', lastName: 'lastName', email: 'email' }, enabledCustomerIdAsUsernamePrefix: false },
      ...{ sapiaEntityId: metadata, sapiaSAMLAudience: metadata, metadataUrl: metadata, assertionUrl: `${origin}/sso/acme/assertion` },
    });
  });

  it('cannot be changed before it was made', async () => {
    const { id } = await customerOf('acme');
    const loginUrl = 'https://login.acme.example';
    const change = { enabled: true, loginUrl, groupIds: [], publicCertificates: [other.certificate] };
    expect(await admin.refusal(updateConfig, { update: change, ...filterOf(id) })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'SSO_NOT_INITIALIZED',
    });
  });
});

describe('the first save', () => {
  it('makes it, once: whoever comes second is told so in the words that the console looks for', async () => {
    acme = await setUp(running, 'acme', { accountName: 'Somebody-Else', logoutUrl: ' ' });
    expect(await admin.get(getConfig, filterOf(acme.id))).toMatchObject({
      ...{ accountName: 'acme', initialized: true, enabled: true, version: 1, groupIds: acme.groupIds, logoutUrl: null },
      ...{ loginUrl: 'https://login.acme.example/saml?tenant=1', publicCertificates: [acme.keys.certificate.trim()] },
    });
    const { id: customerId, organizationId, hierarchyId } = acme;
    const again = {
      accountName: 'acme',
      organizationId,
      customerId,
      hierarchyId,
      region: 'ap-southeast-2',
      groupIds: [],
      enabled: true,
      enableSapia: true,
    };
    const { errors } = await admin.ask(createConfig, {
      ssoConfig: { ...again, loginUrl: 'https://login.acme.example', publicCertificates: [other.certificate] },
    });
    expect(errors?.[0]?.message).toContain('associated');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'SSO_EXISTS' });
  });

  it('is nobody’s who lacks the right, or whose customer it is not', async () => {
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect(await recruiter.refusal(getConfig, filterOf(acme.id))).toMatchObject({ code: 'FORBIDDEN' });
    const { id } = await customerOf('globex');
    expect(await admin.refusal(getConfig, filterOf(id))).toEqual(await admin.refusal(getConfig, filterOf('0'.repeat(24))));
  });
});

describe('every save', () => {
  const certificate = (text: string) => ({ publicCertificates: [text] });
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'pem' }).toString();
  it.each<[string, () => Record<string, unknown>, string, string]>([
    ['a login address', () => ({ loginUrl: ' ' }), 'loginUrl', 'validation.sso.loginUrl.required'],
    ['one that is an address', () => ({ loginUrl: 'login.acme.example' }), 'loginUrl', 'validation.sso.loginUrl.format'],
    ['one of the web', () => ({ loginUrl: 'javascript:alert(1)' }), 'loginUrl', 'validation.sso.loginUrl.format'],
    ['one without an account', () => ({ loginUrl: 'https://me@login.acme.example' }), 'loginUrl', 'validation.sso.loginUrl.format'],
    ['one of 1000 characters', () => ({ loginUrl: `https://${'a'.repeat(993)}` }), 'loginUrl', 'validation.sso.loginUrl.maxLength'],
    ['a logout address that is one', () => ({ logoutUrl: 'mailto:me@acme.example' }), 'logoutUrl', 'validation.sso.logoutUrl.format'],
    ['a certificate', () => ({ publicCertificates: [] }), 'publicCertificates', 'validation.sso.publicCertificates.required'],
    ['one with something in it', () => certificate(' '), 'publicCertificates.0', 'validation.sso.publicCertificates.required'],
    ['one of 5000 characters', () => certificate('M'.repeat(5001)), 'publicCertificates.0', 'validation.sso.publicCertificates.maxLength'],
    ['one that can be read', () => certificate('MIIC'), 'publicCertificates.0', 'validation.sso.publicCertificates.format'],
    ['a certificate, not a key', () => certificate(weak), 'publicCertificates.0', 'validation.sso.publicCertificates.format'],
    ['one at a time', () => certificate(other.certificate.repeat(2)), 'publicCertificates.0', 'validation.sso.publicCertificates.single'],
    [
      'at most 100 groups',
      () => ({ groupIds: Array.from({ length: 101 }, (_, index) => `g${index}`) }),
      'groupIds',
      'validation.sso.groupIds.maxItems',
    ],
  ])('asks for %s', async (_, change, field, text) => {
    expect((await refusal(change()))?.fields).toEqual({ [field]: text });
  });

  it('takes a certificate in PEM format and as base64 alone, and several of them', async () => {
    const bare = other.certificate.replace(/-----[^-]+-----|\s/g, '');
    expect((await update({ publicCertificates: [bare, acme.keys.certificate] })).errors).toBeUndefined();
    expect((await signIn(running, acme, person('nora', acme))).led.location).toBe('/workflow-sets');
    expect((await signIn(running, { ...acme, keys: other }, person('nora', acme))).led.location).toBe('/workflow-sets');
    await update({ publicCertificates: [acme.keys.certificate] });
    expect((await signIn(running, { ...acme, keys: other }, person('nora', acme))).led.location).toBe('/loginWithSSO?error=refused');
  });

  it('is refused over a newer one', async () => {
    const { version } = await admin.get<{ version: number }>(getConfig, filterOf(acme.id));
    expect(await refusal({ expectedVersion: version - 1 })).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION', version });
    expect((await update({ expectedVersion: version })).errors).toBeUndefined();
  });

  it('is recorded with what was and what is, certificates by their fingerprints', async () => {
    await update({ logoutUrl: 'https://login.acme.example/out', publicCertificates: [other.certificate] });
    const trail = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation subjectNames changes { field before after } } } }`;
    const scope = { organizationId: acme.organizationId, customerId: acme.id, hierarchyId: acme.hierarchyId };
    const { data } = await admin.get<{ data: { changes: unknown[] }[] }>(trail, {
      filter: { ...scope, operations: ['IDPUpdateSSOConfig'], limit: 1 },
    });
    const print = (pem: string) =>
      createHash('sha256')
        .update(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'))
        .digest('hex')
        .toUpperCase();
    const shown = JSON.stringify(data[0]).replaceAll(':', '');
    expect(data[0]).toMatchObject({ operation: 'IDPUpdateSSOConfig', subjectNames: ['Acme'] });
    for (const pem of [acme.keys.certificate, other.certificate]) expect(shown).toContain(print(pem));
    expect(shown).not.toContain('BEGIN');
    await update({ logoutUrl: null, publicCertificates: [acme.keys.certificate] });
  });
});

describe('default groups', () => {
  it('are the customer’s own and active, or as absent', async () => {
    const { id } = await customerOf('harbour-vale');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const foreign = await pool.query<{ id: string }>('select id from groups where customer_id = $1 limit 1', [id]);
    for (const groupId of [foreign.rows[0]?.id, '0'.repeat(24)])
      expect(await refusal({ groupIds: [groupId] })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are given by nobody who holds less than they grant, nor opened to a provider of their own choice', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const resource = `prn:ap-southeast-2:${acme.organizationId}:${acme.id}:${acme.hierarchyId}:*:*`;
    const admins = await pool.query<{ id: string }>("select id from groups where customer_id = $1 and name = 'Customer Admins'", [acme.id]);
    const statements = JSON.stringify([{ effect: 'allow', actions: ['idp:viewSso', 'idp:editSso', 'edge:access'], resources: [resource] }]);
    await pool.query("update policies set statements = $2 where customer_id = $1 and name = 'Recruiters'", [acme.id, statements]);
    running.platform.forget('all');
    const limited = await running.browser().as('recruiter@acme.example');
    const grantsMore = { code: 'FORBIDDEN', reason: 'GRANTS_MORE', fields: { groupIds: 'validation.sso.groupIds.grantsMore' } };
    expect(await refusal({ groupIds: [...acme.groupIds, admins.rows[0]?.id] }, limited)).toMatchObject(grantsMore);
    // Changing the trusted provider requires every right that any user holds (ssoRights.test.ts).
    const holdsLess = (field: string) => ({ ...grantsMore, fields: { [field]: 'validation.sso.holdsLess' } });
    expect(await refusal({ loginUrl: 'https://mallory.example' }, limited)).toMatchObject(holdsLess('loginUrl'));
    const certificates = [acme.keys.certificate, other.certificate];
    expect(await refusal({ publicCertificates: certificates }, limited)).toMatchObject(holdsLess('publicCertificates'));
    expect((await update({ enabled: false }, limited)).errors).toBeUndefined();
    expect(await refusal({ enabled: true }, limited)).toMatchObject(holdsLess('enabled'));
    await update({ enabled: true });
  });
});

describe('another login address', () => {
  it('is another identity provider, whose issuer may be another and whose names are others', async () => {
    expect((await signIn(running, { ...acme, issuer: 'https://new.acme.example' }, person('nora', acme))).led.location).toContain(
      'error=refused',
    );
    await update({ loginUrl: 'https://new.acme.example/saml' });
    const moved = { ...acme, issuer: 'https://new.acme.example' };
    expect((await signIn(running, moved, { ...person('nora', acme), nameId: 'n2' })).led.location).toBe('/workflow-sets');
    await update({ loginUrl: 'https://login.acme.example/saml?tenant=1' });
  });
});

describe('before sign-in', () => {
  const ask = (dto: Record<string, unknown>, by = running.browser()) =>
    by.ask(ssoLogin, { dto: { redirect: '/', enableSapia: true, ...dto } });
  const reason = async (dto: Record<string, unknown>) => (await ask(dto)).errors?.[0]?.extensions.reason;

  it('anybody is told whether a customer uses single sign-on, and of others nothing', async () => {
    const states = async (customerId: string, page = {}) => running.browser().get(search, { customerId, ...page });
    const none = { data: [], pagination: { totalPages: 0, currentPage: 1, pageSize: 30, totalItems: 0 } };
    const one = {
      data: [{ enabled: true, initialized: true }],
      pagination: { totalPages: 1, currentPage: 1, pageSize: 30, totalItems: 1 },
    };
    expect(await states(acme.id)).toEqual(one);
    await update({ enabled: false });
    for (const id of [acme.id, (await customerOf('globex')).id, 'nobody']) expect(await states(id)).toEqual(none);
    await update({ enabled: true });
    expect(await states(acme.id, { skip: 1, limit: 5 })).toMatchObject({
      data: [],
      pagination: { currentPage: 2, pageSize: 5, totalItems: 1 },
    });
  });

  it('the way leads to the provider by account name in any case, by id and by address', async () => {
    for (const who of [{ accountName: ' Acme ' }, { customerId: acme.id }, { email: 'Recruiter@acme.example ' }]) {
      const browser = running.browser();
      const { data } = await ask(who, browser);
      const { loginUrl } = Object.values(data ?? {})[0] as unknown as { loginUrl: string };
      const url = new URL(loginUrl);
      expect([url.origin + url.pathname, url.searchParams.get('tenant')]).toEqual(['https://login.acme.example/saml', '1']);
      expect(readLoginUrl(loginUrl)).toMatchObject({ issuer: `${origin}/sso/acme/metadata`, assertionUrl: `${origin}/sso/acme/assertion` });
      expect(url.searchParams.get('RelayState')).toMatch(/^_[0-9a-f]{40}$/);
      expect(browser.cookies.get('sso')).toMatch(/^[\w-]{43}$/);
    }
  });

  it('an address tells nothing: only its domain leads anywhere', async () => {
    for (const email of [
      'admin@globex.example',
      'nobody@globex.example',
      'staff@demo.example',
      'nobody@demo.example',
      'who@nowhere.example',
    ])
      expect(await reason({ email })).toBe('SSO_DISABLED');
  });

  it('an account name says whether it is set up and switched on', async () => {
    expect(await reason({ accountName: 'globex' })).toBe('SSO_NOT_INITIALIZED');
    expect(await reason({ accountName: 'no-such-name' })).toBe('SSO_NOT_INITIALIZED');
    await update({ enabled: false });
    expect(await reason({ accountName: 'acme' })).toBe('SSO_DISABLED');
    await update({ enabled: true });
  });

  it.each([
    ['', 'REDIRECT_INVALID'],
    ['no address', 'REDIRECT_INVALID'],
    ['javascript:alert(1)', 'REDIRECT_INVALID'],

    ['https://evil.example/', 'REDIRECT_BLOCKED'],
    ['//evil.example/', 'REDIRECT_BLOCKED'],
    ['http://localhost.evil.example/', 'REDIRECT_BLOCKED'],
  ])('a redirect to “%s” is refused as %s', async (redirect, expected) => {
    expect(await reason({ accountName: 'acme', redirect })).toBe(expected);
  });

  it('a redirect that no bar of a browser would hold is refused', async () => {
    expect(await reason({ accountName: 'acme', redirect: `/${'x'.repeat(5000)}` })).toBe('REDIRECT_INVALID');
  });

  it('somebody must say who they are, in one way', async () => {
    for (const who of [{}, { accountName: 'acme', email: 'admin@acme.example' }, { accountName: ' ' }])
      expect((await ask(who)).errors?.[0]?.extensions.fields).toEqual({ accountName: 'validation.sso.accountName.required' });
    expect((await ask({ accountName: 'No Name' })).errors?.[0]?.extensions.fields).toEqual({
      accountName: 'validation.sso.accountName.pattern',
    });
    expect((await ask({ email: 'nobody' })).errors?.[0]?.extensions.fields).toEqual({ email: 'validation.email.format' });
  });
});

describe('where accounts are disclosed', () => {
  it('an address is told to be unknown or without set-up, a few times; then nothing any more', async () => {
    running.platform.settings.accountDisclosure = true;
    const reasonOf = async (email: string) =>
      (await running.browser().ask(ssoLogin, { dto: { redirect: '/', enableSapia: true, email } })).errors?.[0]?.extensions.reason;
    expect(await reasonOf('nobody@acme.example')).toBe('SSO_EMAIL_UNKNOWN');
    expect(await reasonOf('admin@globex.example')).toBe('SSO_NOT_INITIALIZED');
    expect(await reasonOf('staff@demo.example')).toBe('SSO_EMAIL_UNKNOWN');
    for (let tries = 0; tries < 2; tries += 1) expect(await reasonOf('nobody@acme.example')).toBe('SSO_EMAIL_UNKNOWN');
    expect(await reasonOf('nobody@acme.example')).toBe('SSO_DISABLED');
    // A verified domain leads to its customer, whoever asks.
    expect(await reasonOf(`nobody@${ssoCustomerName}.example`)).toBeUndefined();
    running.platform.settings.accountDisclosure = false;
  });
});
