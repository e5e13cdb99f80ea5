import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { ssoSubjects } from './identityTable.ts';
import { ssoConfigs } from './tenant.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { requireDepartment } from '../departments/require.ts';
import { holdGroupArchive } from '../groups/defaultGroups.ts';
import { requireTakeable } from '../groups/denials.ts';
import { requireGivable } from '../groups/grants.ts';
import { requireRightsOfAll } from '../groups/signable.ts';
import { fingerprintOf, requireCertificates } from './certificates.ts';
import { asConfig, requireActiveCustomer } from './read.ts';
import type { Customer, SsoConfig } from './read.ts';

const options = { store: 'identity', ...alsoRegion } as const;

export const createConfig = operation(
  'IDPCreateSSOConfig',
  { settings: 'IDPGetSSOConfig', ...options, form: 'idp/createSsoConfig' },
  async ({ ssoConfig: input }, context) => {
    const customer = await holdCustomer(context, input.customerId);
    if (customer.organizationId !== input.organizationId) throw notFound();
    requireCertificates(input.publicCertificates);
    requireSecure(context, input);
    const home = await context.stores.region(context.region);
    const { customerId, organizationId, hierarchyId } = input;
    await requireDepartment(home.db, context.access, { customerId, organizationId, hierarchyId });
    await requireRightsOfAll(context, home.db, customerId, 'publicCertificates');
    await requireGivable(context, home.db, { ids: input.groupIds, customerId, ...groupField });
    const now = context.now();
    const values = valuesOf(input);
    const [made] = await scoped(context.tx, context.access).insert(
      ssoConfigs,
      [{ ...values, customerId, organizationId, hierarchyId, awsRegion: customer.awsRegion, createdAt: now, updatedAt: now }],
      ssoConfigs.customerId,
    );
    if (!made) throw conflict('This customer is already associated with a single sign-on configuration.', { reason: 'SSO_EXISTS' });
    noteChange(context, customer, shown(values));
    return asConfig(context, customer, made);
  },
);

/** Later saves. Another login address is another identity provider: drops all links to the old one's names. */
export const updateConfig = operation(
  'IDPUpdateSSOConfig',
  { settings: 'IDPGetSSOConfig', ...options, form: 'idp/updateSsoConfig', recordsChangesOnly: true },
  async ({ update, filter }, context) => {
    const { tx } = context;
    const mine = scoped(tx, context.access);
    const customer = await holdCustomer(context, filter.customerId);
    const [row] = await mine.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)).for('update');
    if (!row) throw notFound('SSO_NOT_INITIALIZED');
    requireVersion(row, update.expectedVersion);
    requireCertificates(update.publicCertificates);
    requireSecure(context, update);
    const values = valuesOf({ ...update, logoutUrl: update.logoutUrl === undefined ? row.logoutUrl : update.logoutUrl });
    if (!differs(row, values)) return asConfig(context, customer, row);
    await requireOwn(context, row, values);
    await mine.update(
      ssoConfigs,
      { ...values, version: row.version + 1, updatedAt: context.now() },
      eq(ssoConfigs.customerId, customer.id),
    );
    if (!isSameProvider(row, values)) await tx.delete(ssoSubjects).where(eq(ssoSubjects.customerId, customer.id));
    noteChange(context, customer, shown(values), shown(row));
    const [changed] = await mine.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id));
    return asConfig(context, customer, changed);
  },
);

export const groupField = { field: 'groupIds', message: 'validation.sso.groupIds.grantsMore' };

/** Locks the customer, so that no group is archived meanwhile. */
async function holdCustomer(context: OperationContext, id: string): Promise<Customer> {
  const customer = await requireActiveCustomer(context, id);
  await holdGroupArchive(context.tx, customer.id);
  return customer;
}

type Values = Pick<SsoConfig, 'enabled' | 'loginUrl' | 'logoutUrl' | 'publicCertificates' | 'groupIds'>;

const valuesOf = ({
  enabled,
  loginUrl,
  logoutUrl,
  publicCertificates,
  groupIds,
}: Omit<Values, 'logoutUrl'> & { logoutUrl?: string | null }) => ({
  enabled,
  loginUrl,
  logoutUrl: logoutUrl ?? null,
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
}

function changedTrust(row: Values, values: Values): keyof Values | undefined {
  if (!isSameProvider(row, values)) return 'loginUrl';
  if (values.publicCertificates.some((each) => !row.publicCertificates.includes(each))) return 'publicCertificates';
  if (values.logoutUrl !== row.logoutUrl && values.logoutUrl !== null) return 'logoutUrl';
  return values.enabled && !row.enabled ? 'enabled' : undefined;
}

/** Requires https; http is allowed in a demo and on localhost. */
function requireSecure({ settings }: OperationContext, input: { loginUrl: string; logoutUrl?: string | null }): void {
  if (settings.demo) return;
  const isSafe = (address: string) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  };
  const faults = (['loginUrl', 'logoutUrl'] as const).filter((field) => input[field] && !isSafe(input[field]));
  if (faults.length > 0) throw badInput(Object.fromEntries(faults.map((field) => [field, `validation.sso.${field}.https`])));
}

const isSameProvider = (one: Pick<Values, 'loginUrl'>, other: Pick<Values, 'loginUrl'>) => one.loginUrl === other.loginUrl;

const shown = ({ enabled, loginUrl, logoutUrl, publicCertificates, groupIds }: Values) => ({
  ...{ enabled, loginUrl, logoutUrl, groupIds },
  publicCertificates: publicCertificates.map(fingerprintOf),
});

function noteChange(
  context: OperationContext,
  { id, organizationId, displayName }: Customer,
  values: Record<string, unknown>,
  before?: Record<string, unknown>,
): void {
  const of = { subjects: [id], customerId: id, organizationId, names: { [id]: displayName } };
  context.audit({ ...of, values: { [id]: values }, ...(before && { before: { [id]: before } }) });
}
