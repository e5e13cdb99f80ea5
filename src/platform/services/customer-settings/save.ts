import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireDepartment } from '../departments/scope.ts';
import type { Scope } from '../departments/scope.ts';
import { customerSettingOf, defaultRetentionPeriod } from './read.ts';
import type { CustomerSetting } from './read.ts';
import { customerSettings } from './tenant.ts';

type SettingsPart = Partial<Pick<CustomerSetting, 'smsNotificationSettings' | 'declineReasons' | 'isDeclineReasonRequired'>>;

/** Changes a part of a customer's settings; the first save makes them. */
export async function saveSettings(
  context: OperationContext,
  scope: Scope,
  row: CustomerSetting | undefined,
  part: SettingsPart,
): Promise<CustomerSetting> {
  const { organizationId, customerId, hierarchyId } = scope;
  const mine = scoped(context.tx, context.access);
  const now = context.now();
  if (row) {
    const changed = { ...part, version: row.version + 1, updatedAt: now };
    await mine.update(customerSettings, changed, eq(customerSettings.customerId, row.customerId));
    return { ...row, ...changed };
  }
  await requireDepartment(context, scope);
  const own = { id: context.newId(), organizationId, customerId, hierarchyId, createdAt: now, updatedAt: now };
  const [made] = await mine.insert(customerSettings, [{ ...own, ...defaultRetentionPeriod, ...part }], customerSettings.customerId);
  if (made) return made;
  if (await customerSettingOf(context, scope))
    throw conflict('Somebody else has changed this meanwhile. Please reload.', { reason: 'NEWER_VERSION' });
  throw notFound();
}
