import { and, eq } from 'drizzle-orm';
import { defaultEntries, entryKey, notificationTabs } from '../../../domain/notificationEvents.ts';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import type { NotificationTemplateType } from '../../../generated/values.ts';
import type { OperationContext, RequestContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { notificationSettings } from './tenant.ts';
import { smsAccounts } from '../sms-credits/tenant.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';

export type SettingsRow = TenantRow<typeof notificationSettings>;

export const getNotificationSettings = operation('NotifGetNotificationSettingsV2', {}, async ({ notification }, context) => {
  const { customerId, templateType } = notification;
  await requireCustomer(context, customerId);
  const mine = scoped(context.tx, context.access);
  const [account] = await mine.select(smsAccounts, { isOn: smsAccounts.isGlobalSmsEnabled }, eq(smsAccounts.customerId, customerId));
  const own = and(eq(notificationSettings.customerId, customerId), eq(notificationSettings.templateType, templateType));
  const [row] = await mine.select(notificationSettings, notificationSettings, own);
  return asNotificationSettings(context, { customerId, templateType, row, smsEnabled: account?.isOn ?? false });
});

interface Tab {
  customerId: string;
  templateType: NotificationTemplateType;
  row: Pick<SettingsRow, 'settings' | 'version'> | undefined;
  smsEnabled: boolean;
}

export function asNotificationSettings(context: OperationContext, tab: Tab): ResultOf<'NotifGetNotificationSettingsV2'> {
  const { customerId, templateType, row, smsEnabled } = tab;
  return {
    customerId,
    isSapiaCustomer: true,
    isGlobalSmsEnabled: smsEnabled,
    settings: entriesOf(templateType, row?.settings ?? [], smsEnabled),
    version: row?.version ?? 0,
    templatePrefix: templatePrefixOf(context),
  };
}

export function entriesOf(
  templateType: NotificationTemplateType,
  saved: readonly NotificationEntry[],
  smsEnabled: boolean,
): NotificationEntry[] {
  const tab = notificationTabs[templateType];
  if (saved.length === 0 && !tab.always) return [];
  const known = new Map(saved.map((entry) => [entryKey(entry), entry]));
  return defaultEntries(tab, smsEnabled).map((entry) => ({ ...entry, ...known.get(entryKey(entry)) }));
}

export const templatePrefixOf = ({ region, settings }: Pick<RequestContext, 'region' | 'settings'>): string =>
  `arn:aws:mobiletargeting:${region}:${settings.templateAccount}:templates/`;
