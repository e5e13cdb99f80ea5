import { and, eq, isNull } from 'drizzle-orm';
import { smsReminderThreshold } from '../../../domain/limits.ts';
import type { SmsNotificationType } from '../../../generated/types.ts';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { customerSettings } from '../customer-settings/tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import { queueMail } from '../../mail/outbox.ts';
import { alertMail, reminderMail } from './mails.ts';

type Notices = Pick<TenantRow<typeof customerSettings>, 'smsNotificationSettings'>['smsNotificationSettings'];

interface CreditNotice {
  customerId: string;
  credits: number;
  threshold: number;
  types: readonly SmsNotificationType[];
}

/** Locks the recipients, since the time of the last mail is stored with them. */
export async function lockNotices(tx: Database, customerId: string): Promise<Notices> {
  const [setting] = await unscoped(tx)
    .select(customerSettings, { notices: customerSettings.smsNotificationSettings }, eq(customerSettings.customerId, customerId))
    .for('update');
  return setting?.notices ?? [];
}

export const thresholdOf = (notices: Notices): number => of(notices, 'USAGE_REMINDER')?.threshold ?? smsReminderThreshold;

export async function notifyOfCredits(
  tx: Database,
  context: Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region'>,
  notices: Notices,
  { customerId, credits, threshold, types }: CreditNotice,
): Promise<Set<SmsNotificationType>> {
  const due = types.filter((type) => (of(notices, type)?.recipients.length ?? 0) > 0);
  if (due.length === 0) return new Set();
  const { settings, region } = context;
  const url = `${settings.publicUrl.replace(/\/+$/, '')}/region/${region}/customers/${customerId}/settings/sms`;
  const facts = { customer: await nameOf(tx, customerId), credits, threshold, url, brandName: settings.brandName };
  for (const type of due) {
    const content = type === 'USAGE_ALERT' ? alertMail(facts) : reminderMail(facts);
    for (const to of of(notices, type)?.recipients ?? [])
      await queueMail(tx, context, { event: 'NOTIF_SMS_CREDITS', to, customerId, content });
  }
  const lastSentAt = context.now().toISOString();
  const noted = notices.map((each) => (due.includes(each.type) ? { ...each, lastSentAt } : each));
  // Keep the version: nobody edited the settings.
  await unscoped(tx).update(customerSettings, { smsNotificationSettings: noted }, eq(customerSettings.customerId, customerId));
  return new Set(due);
}

const of = (notices: Notices, type: SmsNotificationType) => notices.find((each) => each.type === type);

async function nameOf(tx: Database, customerId: string): Promise<string> {
  const isRoot = and(eq(hierarchies.customerId, customerId), isNull(hierarchies.parentId));
  const [root] = await unscoped(tx).select(hierarchies, { name: hierarchies.name }, isRoot);
  return root?.name ?? '';
}
