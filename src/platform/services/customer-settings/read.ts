import { and } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { DeclineReason } from './table.ts';
import { customerSettings } from './tenant.ts';
import { ofPlace } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import type { Scope } from '../departments/scope.ts';

/** Reasons of a customer that saved none. */
export const defaultDeclineReasons: DeclineReason[] = [
  { _id: 'stronger-applicants', name: 'Stronger applicants' },
  { _id: 'experience', name: 'Not enough experience' },
  { _id: 'qualification', name: 'Missing a required qualification' },
  { _id: 'availability', name: 'Availability does not fit' },
  { _id: 'location', name: 'Location does not fit' },
  { _id: 'work-rights', name: 'No right to work here' },
  { _id: 'position-filled', name: 'Position filled' },
];

export type CustomerSetting = TenantRow<typeof customerSettings>;

/** Default retention in months (specification 2 §9). */
export const defaultRetentionPeriod = {
  candidatePiiRetentionPeriod: limits.retentionMonthsUnset,
  videoRetentionPeriod: limits.retentionMonthsUnset,
};

export const getCustomerSetting = operation('AppsGetCustomerSetting', {}, async ({ input }, context) => {
  const row = await customerSettingOf(context, input);
  return row ? asCustomerSetting(row) : null;
});

export async function customerSettingOf(
  context: OperationContext,
  scope: Scope,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<CustomerSetting | undefined> {
  const own = and(...Object.values(await ofPlace(context, customerSettings, scope)));
  const query = scoped(context.tx, context.access).select(customerSettings, customerSettings, own);
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

export function asCustomerSetting(row: CustomerSetting): NonNullable<ResultOf<'AppsGetCustomerSetting'>> {
  const { candidatePiiRetentionPeriod, videoRetentionPeriod, smsNotificationSettings, declineReasons, ...rest } = row;
  return {
    ...rest,
    _id: row.id,
    retentionPeriod: { candidatePiiRetentionPeriod, videoRetentionPeriod },
    declineReasons: (declineReasons ?? defaultDeclineReasons).map(({ name }) => name),
    smsNotificationSettings: smsNotificationSettings.map((each) => ({
      ...each,
      lastSentAt: each.lastSentAt === null ? null : new Date(each.lastSentAt),
    })),
  };
}
