import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { ssoSubjects } from './identityTable.ts';
import type { OidcValues } from './identityTable.ts';
import { ssoConfigs } from './tenant.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { requireDepartment } from '../departments/require.ts';
import { signInRules } from '../factors/tenant.ts';
import { holdGroupArchive } from '../groups/defaultGroups.ts';
import { requireTakeable } from '../groups/denials.ts';
import { requireGivable } from '../groups/grants.ts';
import { requireRightsOfAll } from '../groups/signable.ts';
import { isSecureAddress } from './addresses.ts';
import { fingerprintOf, requireCertificates } from './certificates.ts';
import { claimFields } from './claimNames.ts';
import type { ClaimInput } from './claimNames.ts';
import { requireMappable } from './groups/require.ts';
import { mappingValues, shownGroups } from './groups/values.ts';
import type { MappingValues } from './groups/values.ts';
import { ensureKey } from './keys/write.ts';
import { changedProvider, forgottenReading, providerValues } from './metadata/values.ts';
import type { ProviderValues } from './metadata/values.ts';
import { changedClaims, isSameProtocol, protocolValues } from './oidc/config.ts';
import type { ProtocolValues } from './oidc/config.ts';
import { asConfig, requireActiveCustomer } from './read.ts';
import type { Customer, SsoConfig } from './read.ts';

const options = { store: 'identity', ...alsoRegion } as const;

export const createConfig = operation(
  'IDPCreateSSOConfig',
  { settings: 'IDPGetSSOConfig', ...options, form: 'idp/createSsoConfig', confirmed: true },
  async ({ ssoConfig: input }, context) => {
    const customer = await holdCustomer(context, input.customerId);
    if (customer.organizationId !== input.organizationId) throw notFound();
    requireCertificates(input.publicCertificates);
    requireSecure(context, input);
    const home = await context.stores.region(context.region);
    const { customerId, organizationId, hierarchyId } = input;
    const values = valuesOf(input, {
      ...protocolValues(context, customerId, input),
      ...mappingValues(input),
      ...providerValues(context.settings, input),
    });
    requireLogoutUrl(values);
    await requireDepartment(home.db, context.access, { customerId, organizationId, hierarchyId });
    await requireRightsOfAll(context, home.db, customerId, values.protocol === 'OIDC' ? 'issuerUrl' : 'publicCertificates');
    await requireGivable(context, home.db, { ids: input.groupIds, customerId, ...groupField });
    await requireMappable(context, home.db, customerId, { values, all: true });
    const now = context.now();
    const [made] = await scoped(context.tx, context.access).insert(
      ssoConfigs,
      [{ ...values, customerId, organizationId, hierarchyId, awsRegion: customer.awsRegion, createdAt: now, updatedAt: now }],
      ssoConfigs.customerId,
    );
    if (!made) throw conflict('This customer is already associated with a single sign-on configuration.', { reason: 'SSO_EXISTS' });
    await ensureKey(context, customer, values);
    const groupsOf = await shownGroups(home.db, customerId, values);
    noteChange(context, customer, shown(values, groupsOf));
    return asConfig(context, customer, made);
  },
);

/** Later saves. Another login address is another identity provider: drops all links to the old one's names. */
export const updateConfig = operation(
  'IDPUpdateSSOConfig',
  { settings: 'IDPGetSSOConfig', ...options, form: 'idp/updateSsoConfig', recordsChangesOnly: true, confirmed: true },
  async ({ update, filter }, context) => {
    const { tx } = context;
    const mine = scoped(tx, context.access);
    const customer = await holdCustomer(context, filter.customerId);
    const [row] = await mine.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)).for('update');
    if (!row) throw notFound('SSO_NOT_INITIALIZED');
    requireVersion(row, update.expectedVersion);
    requireCertificates(update.publicCertificates);
    requireSecure(context, update);
    const logoutUrl = update.logoutUrl === undefined ? row.logoutUrl : update.logoutUrl;
    const { signsRequests = row.signsRequests, singleLogout = row.singleLogout, logoutBinding = row.logoutBinding } = update;
    const values = valuesOf(
      { ...update, logoutUrl, logoutBinding, signsRequests, singleLogout },
      {
        ...protocolValues(context, customer.id, update, row),
        ...mappingValues(update, row),
        ...providerValues(context.settings, update, row),
      },
    );
    requireLogoutUrl(values);
    if (!differs(row, values)) return asConfig(context, customer, row);
    if (!values.enabled && row.enabled) await requireNotRequired(context, customer.id);
    await requireOwn(context, row, values);
    await mine.update(
      ssoConfigs,
      {
        ...values,
        ...forgottenReading(row, values),
        ...(changedTrust(row, values) && { provenAt: null }),
        version: row.version + 1,
        updatedAt: context.now(),
      },
      eq(ssoConfigs.customerId, customer.id),
    );
    const dropped = droppedLinks(row, values);
    if (dropped) await tx.delete(ssoSubjects).where(and(eq(ssoSubjects.customerId, customer.id), dropped));
    await ensureKey(context, customer, values);
    const groupsOf = await shownGroups((await context.stores.region(context.region)).db, customer.id, values, row);
    noteChange(context, customer, shown(values, groupsOf), shown(row, groupsOf));
    const [changed] = await mine.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id));
    return asConfig(context, customer, changed);
  },
);

/** Nobody could sign in. */
async function requireNotRequired({ tx, access }: OperationContext, customerId: string): Promise<void> {
  const isRequired = and(eq(signInRules.customerId, customerId), eq(signInRules.ssoRequired, true));
  const [rules] = await scoped(tx, access).select(signInRules, { customerId: signInRules.customerId }, isRequired);
  if (rules) throw badInput({ enabled: 'validation.sso.enabled.ssoRequired' }, { reason: 'SSO_IS_REQUIRED' });
}

export const groupField = { field: 'groupIds', message: 'validation.sso.groupIds.grantsMore' };

/** Locks the customer, so that no group is archived meanwhile. */
async function holdCustomer(context: OperationContext, id: string): Promise<Customer> {
  const customer = await requireActiveCustomer(context, id);
  await holdGroupArchive(context.tx, customer.id);
  return customer;
}

type PlainValues = Pick<
  SsoConfig,
  'enabled' | 'loginUrl' | 'logoutUrl' | 'logoutBinding' | 'publicCertificates' | 'groupIds' | 'signsRequests' | 'singleLogout'
>;
type TrustValues = ProtocolValues & MappingValues & ProviderValues;
type Values = PlainValues & TrustValues;

type Optional = 'logoutUrl' | 'logoutBinding' | 'signsRequests' | 'singleLogout';
type InputValues = Omit<PlainValues, Optional> & { [Name in Optional]?: PlainValues[Name] | null | undefined };

const valuesOf = (
  { enabled, loginUrl, logoutUrl, logoutBinding, publicCertificates, groupIds, signsRequests, singleLogout }: InputValues,
  provider: TrustValues,
) => ({
  ...provider,
  enabled,
  loginUrl,
  logoutUrl: logoutUrl ?? null,
  logoutBinding: logoutBinding ?? ('REDIRECT' as const),
  signsRequests: signsRequests ?? false,
  singleLogout: singleLogout ?? false,
  publicCertificates: [...new Set(publicCertificates)],
  groupIds: [...new Set(groupIds)],
});

/** A trusted provider can sign in as any of the customer's people, so changes of trust require all of their rights. */
async function requireOwn(context: OperationContext, row: SsoConfig, values: Values): Promise<void> {
  const home = await context.stores.region(context.region);
  const { customerId } = row;
  const believed = changedTrust(row, values);
  if (believed) await requireRightsOfAll(context, home.db, customerId, believed);
  const isNew = values.groupIds.some((id) => !row.groupIds.includes(id));
  const taken = row.groupIds.filter((id) => !values.groupIds.includes(id));
  await requireTakeable(context, home.db, { ids: taken, staying: values.groupIds, customerId, ...groupField });
  if (isNew || believed) await requireGivable(context, home.db, { ids: values.groupIds, customerId, ...groupField });
  await requireMappable(context, home.db, customerId, { values, row, all: Boolean(believed) });
}

function changedTrust(row: Values, values: Values): keyof Values | keyof OidcValues | keyof ClaimInput | undefined {
  if (!isSameProtocol(row, values)) return values.protocol === 'SAML' ? 'protocol' : 'issuerUrl';
  if (!isSameProvider(row, values)) return 'loginUrl';
  const provider = changedProvider(row, values);
  if (provider) return provider;
  const claim = changedClaims(row, values);
  if (claim) return claim;
  if (values.publicCertificates.some((each) => !row.publicCertificates.includes(each))) return 'publicCertificates';
  if (values.logoutUrl !== row.logoutUrl && values.logoutUrl !== null) return 'logoutUrl';
  return values.enabled && !row.enabled ? 'enabled' : undefined;
}

/** Requires https; http is allowed in a demo and on localhost. */
function requireSecure({ settings }: OperationContext, input: { loginUrl: string; logoutUrl?: string | null }): void {
  const faults = (['loginUrl', 'logoutUrl'] as const).filter((field) => input[field] && !isSecureAddress(settings, input[field]));
  if (faults.length > 0) throw badInput(Object.fromEntries(faults.map((field) => [field, `validation.sso.${field}.https`])));
}

function requireLogoutUrl({ singleLogout, logoutUrl, protocol }: Values): void {
  if (protocol === 'SAML' && singleLogout && !logoutUrl) throw badInput({ logoutUrl: 'validation.sso.logoutUrl.singleLogout' });
}

const isSameProvider = (one: Values, other: Values) =>
  isSameProtocol(one, other) && (one.protocol === 'OIDC' || one.loginUrl === other.loginUrl);

/** Links of another provider; a new entity id of the same one drops those of other issuers. */
function droppedLinks(row: Values, values: Values): SQL | undefined {
  if (!isSameProvider(row, values)) return sql`true`;
  const { providerEntityId: entityId } = values;
  return entityId !== null && entityId !== row.providerEntityId ? ne(ssoSubjects.issuer, entityId) : undefined;
}

const shown = (values: Values, groupsOf: Awaited<ReturnType<typeof shownGroups>>) => {
  const { enabled, protocol, oidc, clientSecret, loginUrl, logoutUrl, publicCertificates } = values;
  const { providerEntityId, providerMetadataUrl, logoutBinding, signsRequests, singleLogout } = values;
  return {
    ...{ enabled, loginUrl, logoutUrl, ...claimFields(values), ...groupsOf(values), signsRequests, singleLogout },
    ...(protocol === 'SAML' && { providerEntityId, providerMetadataUrl, logoutBinding }),
    ...(protocol === 'OIDC' && { protocol, ...oidc, clientSecretSet: clientSecret !== null }),
    publicCertificates: publicCertificates.map(fingerprintOf),
  };
};

function noteChange(
  context: OperationContext,
  { id, organizationId, displayName }: Customer,
  values: Record<string, unknown>,
  before?: Record<string, unknown>,
): void {
  const of = { subjects: [id], customerId: id, organizationId, names: { [id]: displayName } };
  context.audit({ ...of, values: { [id]: values }, ...(before && { before: { [id]: before } }) });
}
