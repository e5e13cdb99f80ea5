import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { customerSettings } from './tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { asCustomerSetting, customerSettingOf } from './read.ts';
import type { CustomerSetting } from './read.ts';
import { requireDepartment } from '../departments/scope.ts';

export const createCustomerSetting = operation(
  'AppsCreateCustomerSetting',
  { settings: 'AppsGetCustomerSetting', form: 'apps/createCustomerSetting' },
  async ({ input }, context) => {
    await requireDepartment(context, input);
    const { organizationId, customerId, hierarchyId, retentionPeriod } = input;
    const [id, now] = [context.newId(), context.now()];
    const row = { ...periodsOf(retentionPeriod), id, organizationId, customerId, hierarchyId, createdAt: now, updatedAt: now };
    const [made] = await scoped(context.tx, context.access).insert(customerSettings, [row], customerSettings.customerId);
    if (!made) throw conflict('This customer already has settings.', { reason: 'CUSTOMER_SETTING_EXISTS' });
    noteChange(context, made);
    return asCustomerSetting(made);
  },
);

export const updateCustomerSetting = operation(
  'AppsUpdateCustomerSetting',
  { settings: 'AppsGetCustomerSetting', form: 'apps/updateCustomerSetting', recordsChangesOnly: true },
  async ({ input }, context) => {
    const before = await customerSettingOf(context, input, { forUpdate: true });
    if (!before) throw notFound();
    requireVersion(before, input.expectedVersion);
    const periods = periodsOf(input.retentionPeriod);
    if (!differs(before, periods)) return asCustomerSetting(before);
    const changes = { ...periods, version: before.version + 1, updatedAt: context.now() };
    await scoped(context.tx, context.access).update(customerSettings, changes, eq(customerSettings.customerId, before.customerId));
    const after = { ...before, ...changes };
    noteChange(context, after, before);
    return asCustomerSetting(after);
  },
);

const periodsOf = ({ candidatePiiRetentionPeriod, videoRetentionPeriod }: Periods): Periods => ({
  candidatePiiRetentionPeriod,
  videoRetentionPeriod,
});

type Periods = Pick<CustomerSetting, 'candidatePiiRetentionPeriod' | 'videoRetentionPeriod'>;

function noteChange({ audit }: OperationContext, row: CustomerSetting, before?: CustomerSetting): void {
  const { customerId, organizationId } = row;
  audit({
    subjects: [customerId],
    customerId,
    organizationId,
    values: { [customerId]: periodsOf(row) },
    ...(before && { before: { [customerId]: periodsOf(before) } }),
  });
}
