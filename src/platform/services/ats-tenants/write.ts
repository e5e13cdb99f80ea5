import { eq } from 'drizzle-orm';
import { isConfirmed } from '../../confirmed.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { atsTenants } from './tenant.ts';
import { badInput, conflict, forbidden, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { well } from '../../outbound/reached.ts';
import { requireDepartment } from '../departments/require.ts';
import { requireGrantable } from './groupGrants.ts';
import { openSecret, sealAll } from './secrets.ts';
import { templateNamed } from './templates/index.ts';
import { requireOwnParts } from './references.ts';
import { asTenant, tenantOf } from './list.ts';
import { merge, plainColumns, type TenantValues } from './values.ts';

const createOptions = { form: 'ats/createTenant', confirmed: true } as const;

export const createTenant = operation('AtsCreateTenant', createOptions, async ({ createTenantInput: input }, context) => {
  const { tx, access, settings } = context;
  const { organizationId, customerId, hierarchyId, atsName } = input;
  await requireDepartment(tx, access, { organizationId, customerId, hierarchyId });
  const template = templateNamed(atsName);
  if (!template) throw badInput({ atsName: 'validation.ats.atsName.unknown' });
  const { values, secrets } = merge(template, { ...input });
  await requireOwnParts(tx, customerId, template, values);
  const groupGrants = await requireGrantable(context, { customerId, hierarchyId, extra: values.extra });
  const now = context.now();
  const id = context.newId();
  const own = { organizationId, customerId, hierarchyId, id, atsName, createdAt: now, updatedAt: now };
  const sealed = sealAll(settings, own, secrets);
  const [made] = await scoped(tx, access).insert(atsTenants, [{ ...values, ...own, groupGrants, secrets: sealed }]);
  if (!made) throw notFound();
  context.audit({ subjects: [id], organizationId, customerId, values: { [id]: shown(made) }, names: { [id]: atsName } });
  return asTenant(made);
});

export const updateTenant = operation(
  'AtsUpdateTenant',
  { form: 'ats/updateTenant', recordsChangesOnly: true },
  async ({ updateTenantInput: input }, context) => {
    const { tx, access, settings } = context;
    const mine = scoped(tx, access);
    const row = await tenantOf(context, input, true);
    if (row.archivedAt) throw conflict('This ATS configuration is archived. Please restore it first.', { reason: 'ARCHIVED' });
    requireVersion(row, input.expectedVersion);
    if (input.atsName !== row.atsName) throw badInput({ atsName: 'validation.ats.atsName.fixed' });
    const template = templateNamed(row.atsName);
    if (!template) throw badInput({ atsName: 'validation.ats.atsName.unknown' });
    const before = storedValues(row);
    const { values, secrets } = merge(template, { ...input }, before, Object.keys(row.secrets));
    await requireOwnParts(tx, row.customerId, template, values, before);
    const isKnown = ([name, text]: [string, string]) => {
      const stored = row.secrets[name];
      return stored !== undefined && openSecret(settings, row, name, stored) === text;
    };
    const entered = Object.fromEntries(Object.entries(secrets).filter((each) => !isKnown(each)));
    const isEntered = Object.keys(entered).length > 0;
    if (isEntered && !isConfirmed(context.session, context.now())) throw forbidden('IDENTITY_UNCONFIRMED');
    // Credentials may be sent to the addresses.
    const isTrusted = !isEntered && !differs(row, Object.fromEntries(addresses.map((name) => [name, values[name]])));
    const groupGrants = await requireGrantable(context, { ...row, extra: values.extra }, { before: row, isTrusted });
    requireSecretsAgain(row, values, secrets);
    if (!isEntered && !differs(row, { ...values, groupGrants })) return asTenant(row);
    const sealed = { ...row.secrets, ...sealAll(settings, row, entered) };
    // Tried at once: the change may have mended it.
    const changes = { ...values, ...well, groupGrants, secrets: sealed, version: row.version + 1, updatedAt: context.now() };
    await mine.update(atsTenants, changes, eq(atsTenants.id, row.id));
    const [changed] = await mine.select(atsTenants, atsTenants, eq(atsTenants.id, row.id));
    if (!changed) throw notFound();
    const { id, organizationId, customerId } = row;
    context.audit({
      ...{ subjects: [id], organizationId, customerId, names: { [id]: row.atsName } },
      values: { [id]: shown(changed) },
      before: { [id]: shown(row) },
    });
    return asTenant(changed);
  },
);

const addresses = plainColumns.filter((name) => name.endsWith('Url'));

type Row = TenantRow<typeof atsTenants>;

/** An editor who does not know the stored secrets could otherwise have them sent to a host of their own. */
function requireSecretsAgain(row: Row, values: TenantValues, entered: Readonly<Record<string, string>>): void {
  const hostOf = (value: unknown) => (typeof value === 'string' && URL.canParse(value) ? new URL(value).host : null);
  const isMoved = addresses.some(
    (name) => hostOf(values[name]) !== null && hostOf(values[name]) !== hostOf((row as Record<string, unknown>)[name]),
  );
  // A signing key itself is never sent.
  const missing = Object.keys(row.secrets).filter((name) => !(name in entered) && name !== 'credential.signingKey');
  if (isMoved && missing.length > 0) throw badInput(Object.fromEntries(missing.map((name) => [name, 'validation.ats.secretAgain'])));
}

const storedValues = (row: Row): TenantValues => ({
  ...Object.fromEntries(Object.entries(row).filter(([name]) => plainColumns.includes(name))),
  credential: row.credential ?? {},
  extra: row.extra,
});

/** Audited values; only the names of secrets. */
const shown = (row: Row): Record<string, unknown> => ({ ...storedValues(row), secretsSet: Object.keys(row.secrets).toSorted() });
