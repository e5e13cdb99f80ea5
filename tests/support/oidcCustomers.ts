import type { Browser, Running } from '../platform/browser.ts';
import { createConfig, ssoLogin, updateConfig } from './ssoCustomers.ts';
import type { SsoCustomer } from './ssoCustomers.ts';
import type { Region } from '../../src/platform/regions.ts';

export type OidcCustomer = Pick<SsoCustomer, 'accountName' | 'id' | 'organizationId' | 'hierarchyId' | 'region'>;

export interface OidcClient {
  issuerUrl: string;
  clientId: string;
  clientSecret?: string | null;
}

/** Sets up OpenID Connect for a customer of the demo data, as the provider's staff do. */
export async function setUpOidc(
  running: Running,
  accountName: string,
  client: OidcClient & Record<string, unknown>,
): Promise<OidcCustomer> {
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query<Record<'id' | 'organization_id' | 'root_hierarchy_id', string> & { aws_region: Region }>(
    'select id, organization_id, root_hierarchy_id, aws_region from customers where unique_name = $1',
    [accountName],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no customer ${accountName}`);
  const { id, organization_id: organizationId, root_hierarchy_id: hierarchyId, aws_region: region } = row;
  const staff = await running.browser().as('staff@demo.example');
  const ssoConfig = {
    ...{ accountName, customerId: id, organizationId, hierarchyId, region, groupIds: [], enabled: true, enableSapia: true },
    ...{ protocol: 'OIDC', loginUrl: '', publicCertificates: [], ...client },
  };
  await staff.get(createConfig, { ssoConfig }, region);
  return { accountName, id, organizationId, hierarchyId, region };
}

export async function changeOidc(running: Running, { id, region }: OidcCustomer, more: Record<string, unknown>): Promise<void> {
  const staff = await running.browser().as('staff@demo.example');
  const update = { enabled: true, groupIds: [], protocol: 'OIDC', loginUrl: '', publicCertificates: [], ...more };
  await staff.get(updateConfig, { update, filter: { customerId: id, enableSapia: true } }, region);
}

/** Begins a sign-in, and returns the address that the browser is sent to at last: the provider's, or the page of a refusal. */
export async function beginOidc(browser: Browser, { accountName, region }: OidcCustomer, redirect = '/workflow-sets'): Promise<string> {
  const { loginUrl } = await browser.get<{ loginUrl: string }>(ssoLogin, { dto: { accountName, redirect, enableSapia: true } }, region);
  return followStart(browser, loginUrl);
}

export const followStart = async (browser: Browser, loginUrl: string): Promise<string> =>
  (await browser.fetch(loginUrl)).headers.get('location') ?? '';

/** Refused sign-ins by single sign-on, the newest first: entries are in the identity store until a relay brings them to the customer's region. */
export async function refusalsOf(running: Running, { id, region }: Pick<OidcCustomer, 'id' | 'region'>): Promise<Refusal[]> {
  const stores = [await running.platform.stores.identity(), await running.platform.stores.region(region)];
  const found = new Map<string, Refusal & { at: Date }>();
  for (const { pool } of stores) {
    const { rows } = await pool.query<Refusal & { id: string; at: Date }>(
      `select id, at, reason, (select values ->> 'reason' from audit_values where entry_id = audit_entries.id limit 1) as detail
       from audit_entries where operation = 'IDPRefuseSSOLogin' and customer_id = $1`,
      [id],
    );
    for (const { id: entryId, ...row } of rows) if (row.detail !== null || !found.has(entryId)) found.set(entryId, row);
  }
  return [...found.values()]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ reason, detail }) => ({ reason, detail }));
}

interface Refusal {
  reason: string;
  detail: string | null;
}
