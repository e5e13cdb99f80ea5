import { and } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { customerSettings } from '../../database/tenants.ts';
import { ofPlace } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import type { Scope } from './scope.ts';

export type CustomerSetting = TenantRow<typeof customerSettings>;

/** Months that personal data and videos are kept where no setting was ever saved (specification 2 §9). */
export const defaultRetentionPeriod = {
  candidatePiiRetentionPeriod: limits.retentionMonthsUnset,
  videoRetentionPeriod: limits.retentionMonthsUnset,
};

/** Reads a customer's settings; none where they were never saved (specification 2 §4 «Compliance»). */
export const getCustomerSetting = operation('AppsGetCustomerSetting', {}, async ({ input }, context) => {
  const row = await customerSettingOf(context, input);
  return row ? asCustomerSetting(row) : null;
});

/** The settings of the scope's customer, if the session reaches it as a whole and there are some; to change them, locked. */
export async function customerSettingOf(
  context: OperationContext,
  scope: Scope,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<CustomerSetting | undefined> {
  const own = and(...Object.values(await ofPlace(context, customerSettings, scope)));
  const query = scoped(context.tx, context.reach).select(customerSettings, customerSettings, own);
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/** A customer's settings as the contract shows them. */
export function asCustomerSetting(row: CustomerSetting): NonNullable<ResultOf<'AppsGetCustomerSetting'>> {
  const { candidatePiiRetentionPeriod, videoRetentionPeriod, smsNotificationSettings, ...rest } = row;
  return {
    ...rest,
    _id: row.id,
    retentionPeriod: { candidatePiiRetentionPeriod, videoRetentionPeriod },
    smsNotificationSettings: smsNotificationSettings.map((each) => ({
      ...each,
      lastSentAt: each.lastSentAt === null ? null : new Date(each.lastSentAt),
    })),
  };
}
