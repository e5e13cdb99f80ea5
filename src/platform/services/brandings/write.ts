import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { brandings } from './tenant.ts';
import { conflict } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { removeUnused, requireLogo } from '../logos/keep.ts';
import { requireDepartment } from '../departments/require.ts';
import { asBranding, noBranding } from './read.ts';
import type { Branding } from './read.ts';
import { coloursOf, keptTheme } from './theme.ts';

export const addBranding = operation('FIAddBranding', { settings: 'FIGetBranding', form: 'fi/addBranding' }, async ({ input }, context) => {
  const { tx, access } = context;
  const { organizationId, customerId, hierarchyId } = input;
  await requireCustomer(context, customerId);
  await requireDepartment(tx, access, { organizationId, customerId, hierarchyId });
  const now = context.now();
  await requireLogo(context, customerId, input.logoUrl ?? null);
  const values = { title: input.title, logoUrl: input.logoUrl ?? null, theme: keptTheme(input.theme) };
  const [made] = await scoped(tx, access).insert(
    brandings,
    [{ ...values, id: context.newId(), customerId, organizationId, createdAt: now, updatedAt: now }],
    brandings.customerId,
  );
  if (!made) throw conflict('This customer already has a branding.', { reason: 'BRANDING_EXISTS' });
  noteChange(context, made);
  return asBranding(made);
});

export const editBranding = operation(
  'FIEditBranding',
  { settings: 'FIGetBranding', form: 'fi/editBranding', recordsChangesOnly: true },
  async ({ customerId, input }, context) => {
    const mine = scoped(context.tx, context.access);
    await requireCustomer(context, customerId);
    const [row] = await mine.select(brandings, brandings, eq(brandings.customerId, customerId)).for('update');
    if (!row) throw noBranding();
    requireVersion(row, input.expectedVersion);
    const logoUrl = input.logoUrl === undefined ? row.logoUrl : input.logoUrl;
    const given = { title: input.title, logoUrl, theme: keptTheme(input.theme) };
    if (!differs(row, given)) return asBranding(row);
    if (logoUrl !== row.logoUrl) await requireLogo(context, customerId, logoUrl);
    const values = {
      ...given,
      ...{ version: row.version + 1, updatedAt: context.now() },
    };
    await mine.update(brandings, values, eq(brandings.customerId, customerId));
    if (logoUrl !== row.logoUrl) await removeUnused(context, { customerId, used: [logoUrl], replaced: row.logoUrl });
    const changed = { ...row, ...values };
    noteChange(context, changed, row);
    return asBranding(changed);
  },
);

function noteChange(context: OperationContext, made: Branding, before?: Branding): void {
  const { id, customerId, organizationId, title } = made;
  context.audit({
    ...{ subjects: [id], customerId, organizationId, names: { [id]: title || 'Branding' }, values: { [id]: shown(made) } },
    ...(before && { before: { [id]: shown(before) } }),
  });
}

const shown = ({ title, logoUrl, theme }: Branding) => ({ title, logoUrl, ...coloursOf(theme) });
