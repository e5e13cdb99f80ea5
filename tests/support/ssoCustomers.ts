import type { Region } from '../../src/platform/regions.ts';
import { makeKeyPair } from '../../src/platform/services/sso/selfSigned.ts';
import type { KeyPair } from '../../src/platform/services/sso/selfSigned.ts';
import { origin } from '../platform/browser.ts';
import type { Browser, Running } from '../platform/browser.ts';
import { answerXml, readLoginUrl } from './identityProvider.ts';
import type { Answer, Asked, Person } from './identityProvider.ts';

export const createConfig = `mutation ($ssoConfig: IDPCreateSSOConfigInput!) { IDPCreateSSOConfig(ssoConfig: $ssoConfig) {
  accountName organizationId region customerId hierarchyId groupIds enabled loginUrl logoutUrl userProvisionMode publicCertificates
  attributeClaimKeys { firstName lastName email } sapiaEntityId sapiaSAMLAudience initialized version metadataUrl assertionUrl } }`;
export const updateConfig = `mutation ($update: IDPUpdateSSOConfigUpdate!, $filter: SSOConfigFilter!) {
  IDPUpdateSSOConfig(update: $update, filter: $filter) { enabled loginUrl logoutUrl groupIds publicCertificates version } }`;
export const ssoLogin = 'mutation ($dto: SsoLoginDto!) { IDPAuthSSOLogin(ssoLoginDto: $dto) { loginUrl } }';

export interface SsoCustomer {
  accountName: string;
  id: string;
  organizationId: string;
  hierarchyId: string;
  region: Region;
  issuer: string;
  keys: KeyPair;
  groupIds: string[];
}

/** Sets up single sign-on for a customer of the demo data, as the provider's staff do. */
export async function setUp(running: Running, accountName: string, more: Record<string, unknown> = {}): Promise<SsoCustomer> {
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query('select id, organization_id, root_hierarchy_id, aws_region from customers where unique_name = $1', [
    accountName,
  ]);
  const { id, organization_id: organizationId, root_hierarchy_id: hierarchyId, aws_region: region } = rows[0] as Record<string, string>;
  const home = await running.platform.stores.region(region as Region);
  const groups = await home.pool.query<{ id: string }>("select id from groups where customer_id = $1 and name = 'Hiring Managers'", [id]);
  const customer = {
    accountName,
    id: id ?? '',
    organizationId: organizationId ?? '',
    hierarchyId: hierarchyId ?? '',
    region: region as Region,
  };
  const keys = await makeKeyPair(accountName);
  const groupIds = groups.rows.map((row) => row.id);
  const staff = await running.browser().as('staff@demo.example');
  const ssoConfig = {
    ...{ accountName, customerId: id, organizationId, hierarchyId, region, groupIds, enabled: true, enableSapia: true },
    ...{ loginUrl: `https://login.${accountName}.example/saml?tenant=1`, publicCertificates: [keys.certificate], ...more },
  };
  await staff.get(createConfig, { ssoConfig }, region as Region);
  return { ...customer, keys, groupIds, issuer: `https://login.${accountName}.example` };
}

export async function begin(browser: Browser, { accountName, region }: SsoCustomer, redirect = '/workflow-sets'): Promise<Asked> {
  const { loginUrl } = await browser.get<{ loginUrl: string }>(ssoLogin, { dto: { accountName, redirect, enableSapia: true } }, region);
  return readLoginUrl(loginUrl);
}

export interface Led {
  status: number;
  location: string;
  cookies: string[];
}

/** Brings an identity provider's answer as a browser does: by a form of another site, with the cookies that may cross sites. */
export async function bring(
  running: Running,
  browser: Browser,
  accountName: string,
  xml: string,
  fields: Record<string, string> = {},
): Promise<Led> {
  const sso = browser.cookies.get('sso');
  const body = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: 'x', ...fields });
  const answer = await running.platform.fetch(
    new Request(`${origin}/sso/${accountName}/assertion`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://login.example',
        ...(sso && { cookie: `sso=${sso}` }),
      },
      body: body.toString(),
    }),
  );
  const cookies = answer.headers.getSetCookie();
  for (const line of cookies) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    browser.cookies.set(name, decodeURIComponent(value));
  }
  return { status: answer.status, location: answer.headers.get('location') ?? '', cookies };
}

export const person = (name: string, customer: SsoCustomer): Person => ({
  nameId: `${name}-at-${customer.accountName}`,
  email: `${name}@${customer.accountName}.example`,
  firstName: name,
  lastName: 'Example',
});

export const honest = (running: Running, customer: SsoCustomer, asked: Asked, who: Person, more: Partial<Answer> = {}): Answer => ({
  asked,
  person: who,
  issuer: customer.issuer,
  keys: customer.keys,
  now: running.clock.now(),
  ...more,
});

/** The whole way of an honest sign-in in a browser of its own. */
export async function signIn(
  running: Running,
  customer: SsoCustomer,
  who: Person,
  more: Partial<Answer> = {},
): Promise<{ browser: Browser; led: Led }> {
  const browser = running.browser();
  const asked = await begin(browser, customer);
  const led = await bring(running, browser, customer.accountName, answerXml(honest(running, customer, asked, who, more)));
  return { browser, led };
}

const tables = [
  'identities',
  'sessions',
  'sso_requests',
  'sso_assertions',
  'sso_subjects',
  'sso_steps',
  'sso_configs',
  'audit_entries',
  'outbox',
];

/** How many rows each table has that a sign-in could write into. */
export async function rowsOf(running: Running): Promise<Record<string, number>> {
  const { pool } = await running.platform.stores.identity();
  const counted: Record<string, number> = {};
  for (const table of tables) {
    // That a sign-in was refused is on record, and nothing else of it.
    const which = table === 'audit_entries' ? "where operation <> 'IDPRefuseSSOLogin'" : '';
    counted[table] = Number((await pool.query<{ n: string }>(`select count(*) as n from ${table} ${which}`)).rows[0]?.n);
  }
  for (const store of running.platform.stores.opened()) {
    if (!store.region) continue;
    for (const table of ['users', 'group_members'])
      counted[`${store.region} ${table}`] = Number(
        (await store.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n,
      );
  }
  return counted;
}
