import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { ssoSubjects } from '../../database/tables/sso.ts';
import { ssoConfigs } from '../../database/tenants.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { holdGroupArchive, requireDepartment, requireGivable, requireTakeable } from '../org/index.ts';
import { fingerprintOf, requireCertificates } from './certificates.ts';
import { asConfig, requireActiveCustomer } from './configs.ts';
import type { Customer, SsoConfig } from './configs.ts';

const options = { store: 'identity', ...alsoRegion } as const;

/** The first save of a customer's single sign-on. Account name and region are the customer's own, whatever is sent (specification 1 §5: read-only). */
export const createConfig = operation(
  'IDPCreateSSOConfig',
  { ...options, form: 'idp/createSsoConfig' },
  async ({ ssoConfig: given }, context) => {
    const customer = await holdCustomer(context, given.customerId);
    if (customer.organizationId !== given.organizationId) throw notFound();
    requireCertificates(given.publicCertificates);
    const home = await context.stores.region(context.region);
    const { customerId, organizationId, hierarchyId } = given;
    await requireDepartment(home.db, context.reach, { customerId, organizationId, hierarchyId });
    await requireGivable(context, home.db, { ids: given.groupIds, customerId, ...groupField });
    const now = context.now();
    const values = valuesOf(given);
    const [made] = await scoped(context.tx, context.reach).insert(
      ssoConfigs,
      [{ ...values, customerId, organizationId, hierarchyId, awsRegion: customer.awsRegion, createdAt: now, updatedAt: now }],
      ssoConfigs.customerId,
    );
    if (!made) throw conflict('This customer is already associated with a single sign-on configuration.', { reason: 'SSO_EXISTS' });
    noteChange(context, customer, shown(values));
    return asConfig(context, customer, made);
  },
);

/** Every later save. Another login address is another identity provider: whom the old one meant by its names is forgotten. */
export const updateConfig = operation(
  'IDPUpdateSSOConfig',
  { ...options, form: 'idp/updateSsoConfig' },
  async ({ update, filter }, context) => {
    const { tx } = context;
    const mine = scoped(tx, context.reach);
    const customer = await holdCustomer(context, filter.customerId);
    const [row] = await mine.select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id)).for('update');
    if (!row) throw notFound('SSO_NOT_INITIALIZED');
    requireVersion(row, update.expectedVersion);
    requireCertificates(update.publicCertificates);
    const values = valuesOf({ ...update, logoutUrl: update.logoutUrl === undefined ? row.logoutUrl : update.logoutUrl });
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

/** The customer whose configuration is saved: none of its groups is archived meanwhile. */
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

/**
 * Nobody grants more than they hold, and whoever says who may sign in gives the default groups to whom they like. Taking groups away gives what
 * their denials kept from the others; switching off or on again, and another logout address give nobody anything.
 */
async function requireOwn(context: OperationContext, row: SsoConfig, values: Values): Promise<void> {
  const isNew = values.groupIds.some((id) => !row.groupIds.includes(id));
  const letsIn = !isSameProvider(row, values) || values.publicCertificates.some((each) => !row.publicCertificates.includes(each));
  const taken = row.groupIds.filter((id) => !values.groupIds.includes(id));
  if (!isNew && !letsIn && taken.length === 0) return;
  const home = await context.stores.region(context.region);
  await requireTakeable(context, home.db, { ids: taken, staying: values.groupIds, customerId: row.customerId, ...groupField });
  if (isNew || letsIn) await requireGivable(context, home.db, { ids: values.groupIds, customerId: row.customerId, ...groupField });
}

const isSameProvider = (one: Pick<Values, 'loginUrl'>, other: Pick<Values, 'loginUrl'>) => one.loginUrl === other.loginUrl;

/** What the audit trail keeps: a certificate by its fingerprint. */
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
