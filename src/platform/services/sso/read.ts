import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { customers } from '../customers/tenant.ts';
import { ssoConfigs } from './tenant.ts';
import { checkedPage } from '../../database/pages.ts';
import { conflict, notFound } from '../../errors.ts';
import { operation, publicOperation } from '../../operation.ts';
import { addressesOf } from './addresses.ts';
import { detailsOf } from './certificates.ts';
import { claimFields, claimNamesOf } from './claimNames.ts';
import { asKey, keysOf } from './keys/keys.ts';
import { metadataFields } from './metadata/values.ts';
import { backChannelLogoutUrlOf, redirectUriOf } from './oidc/addresses.ts';

const store = 'identity';

export type SsoConfig = TenantRow<typeof ssoConfigs>;
export type Customer = TenantRow<typeof customers>;

export const getConfig = operation('IDPGetSSOConfig', { store }, async ({ filter }, context) => {
  const mine = scoped(context.tx, context.access);
  const customer = await requireCustomer(context, filter.customerId);
  const [config] = await mine.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id));
  return asConfig(context, customer, config);
});

/** Tells before sign-in whether a customer uses single sign-on; disabled looks like absent (decisions §5). */
export const searchConfigs = publicOperation('IDPSearchSSOConfigs', { store }, async ({ customerId, skip, limit }, { tx }) => {
  const page = checkedPage({ skip, limit });
  const all = unscoped(tx);
  const isActive = all.exists(customers, and(eq(customers.id, ssoConfigs.customerId), isNull(customers.archivedAt)));
  const found = await all.select(
    ssoConfigs,
    { enabled: ssoConfigs.enabled },
    and(eq(ssoConfigs.customerId, customerId), eq(ssoConfigs.enabled, true), isActive),
  );
  const totalItems = found.length;
  const data = page.skip === 0 ? found.map(({ enabled }) => ({ enabled, initialized: true })) : [];
  const totalPages = Math.ceil(totalItems / page.limit);
  return { data, pagination: { totalPages, currentPage: page.skip + 1, pageSize: page.limit, totalItems } };
});

export async function requireCustomer({ tx, access, region }: OperationContext, id: string): Promise<Customer> {
  const own = and(eq(customers.id, id), eq(customers.awsRegion, region));
  const [customer] = await scoped(tx, access).select(customers, customers, own);
  if (!customer) throw notFound();
  return customer;
}

export async function requireActiveCustomer(context: OperationContext, id: string): Promise<Customer> {
  const customer = await requireCustomer(context, id);
  if (customer.archivedAt) throw conflict('This customer is archived. Please restore it first.', { reason: 'ARCHIVED' });
  return customer;
}

export async function asConfig(
  { tx, settings, now }: Pick<OperationContext, 'tx' | 'settings' | 'now'>,
  customer: Customer,
  config: SsoConfig | undefined,
): Promise<ResultOf<'IDPGetSSOConfig'>> {
  const accountName = customer.uniqueName.toLowerCase();
  const { entityId, audience, metadataUrl, assertionUrl, logoutUrl } = addressesOf(settings, accountName);
  const keys = config ? await keysOf(tx, customer.id) : [];
  return {
    accountName,
    organizationId: customer.organizationId,
    region: customer.awsRegion,
    customerId: customer.id,
    hierarchyId: config?.hierarchyId ?? customer.rootHierarchyId,
    groupIds: config?.groupIds ?? [],
    enabled: config?.enabled ?? false,
    loginUrl: config?.loginUrl ?? null,
    logoutUrl: config?.logoutUrl ?? null,
    logoutBinding: config?.logoutBinding ?? 'REDIRECT',
    userProvisionMode: config?.userProvisionMode ?? 'In-time',
    publicCertificates: config?.publicCertificates ?? [],
    certificates: (config?.publicCertificates ?? []).map((text) => detailsOf(text, now())),
    attributeClaimKeys: claimNamesOf(config ?? { protocol: 'SAML', claims: null }),
    protocol: config?.protocol ?? 'SAML',
    issuerUrl: config?.oidc?.issuerUrl ?? null,
    clientId: config?.oidc?.clientId ?? null,
    clientSecretSet: Boolean(config?.clientSecret),
    scopes: config?.oidc?.scopes ?? null,
    ...claimFields({ claims: config?.claims ?? null }),
    groupMappings: config?.groupMappings ?? [],
    ...metadataFields(config),
    redirectUri: redirectUriOf(settings, accountName),
    backChannelLogoutUrl: backChannelLogoutUrlOf(settings, accountName),
    signsRequests: config?.signsRequests ?? false,
    singleLogout: config?.singleLogout ?? false,
    singleLogoutUrl: logoutUrl,
    keys: keys.map((key) => asKey(key, now())),
    hasNextKey: keys.some(({ state }) => state === 'NEXT'),
    sapiaEntityId: entityId,
    sapiaSAMLAudience: audience,
    metadataUrl,
    assertionUrl,
    initialized: config !== undefined,
    enabledCustomerIdAsUsernamePrefix: false,
    createdAt: config?.createdAt ?? null,
    version: config?.version ?? 0,
  };
}
