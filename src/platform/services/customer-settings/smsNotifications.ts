import type { ArgumentsOf } from '../../contractTypes.ts';
import { differs } from '../../database/differs.ts';
import type { SmsNotificationEntry } from './table.ts';
import { badInput } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { acceptWhole } from '../../validation.ts';
import { asCustomerSetting, customerSettingOf } from './read.ts';
import { saveSettings } from './save.ts';

type Input = ArgumentsOf<'AppsUpdateSMSNotificationSettings'>['input'];
type SettingsInput = Input['smsNotificationSettings'];

export const updateSmsNotifications = operation(
  'AppsUpdateSMSNotificationSettings',
  { settings: 'AppsGetCustomerSetting', form: 'apps/updateSmsNotifications', recordsChangesOnly: true },
  async ({ input }, context) => {
    const notices = acceptNotices(input.smsNotificationSettings);
    const row = await customerSettingOf(context, input, { forUpdate: true });
    requireVersion({ version: row?.version ?? 0 }, input.expectedVersion);
    const before = row?.smsNotificationSettings ?? [];
    const smsNotificationSettings = notices.map((each) => ({ ...each, lastSentAt: sentAt(before, each.type) }));
    if (row && !differs(row, { smsNotificationSettings })) return asCustomerSetting(row);
    const saved = await saveSettings(context, input, row, { smsNotificationSettings });
    const { id, customerId, organizationId } = saved;
    context.audit({
      ...{ subjects: [id], customerId, organizationId, values: { [id]: shown(smsNotificationSettings) } },
      ...(row && { before: { [id]: shown(before) } }),
    });
    return asCustomerSetting(saved);
  },
);

function acceptNotices(input: SettingsInput): Omit<SmsNotificationEntry, 'lastSentAt'>[] {
  const [reminder, ...reminders] = input.filter(({ type }) => type === 'USAGE_REMINDER');
  const [alert, ...alerts] = input.filter(({ type }) => type === 'USAGE_ALERT');
  if (!reminder || !alert || reminders.length + alerts.length > 0)
    throw badInput({ smsNotificationSettings: 'validation.smsCredits.bothOnce' }, { reason: 'BOTH_ONCE' });
  if (input.some(({ channel, language }) => channel !== 'EMAIL' || language !== 'en-US'))
    throw badInput({ smsNotificationSettings: 'validation.smsCredits.byEmail' }, { reason: 'BY_EMAIL' });
  const accepted = acceptWhole('apps/updateSmsNotifications', {
    reminder: { threshold: reminder.threshold ?? undefined, recipients: reminder.recipients },
    alert: { recipients: alert.recipients },
  }) as { reminder: { threshold: number; recipients: string[] }; alert: { recipients: string[] } };
  const by = { channel: 'EMAIL', language: 'en-US' } as const;
  const [ofReminder, ofAlert] = [accepted.reminder, accepted.alert];
  return [
    { ...by, type: 'USAGE_REMINDER', threshold: ofReminder.threshold, recipients: once(ofReminder.recipients) },
    { ...by, type: 'USAGE_ALERT', threshold: null, recipients: once(ofAlert.recipients) },
  ];
}

const sentAt = (notices: readonly SmsNotificationEntry[], type: SmsNotificationEntry['type']): string | null =>
  notices.find((each) => each.type === type)?.lastSentAt ?? null;

const once = (recipients: readonly string[]): string[] => [...new Set(recipients)];

function shown(notices: readonly SmsNotificationEntry[]): Record<string, unknown> {
  const [reminder, alert] = (['USAGE_REMINDER', 'USAGE_ALERT'] as const).map((requested) => notices.find(({ type }) => type === requested));
  return {
    threshold: reminder?.threshold ?? null,
    reminderRecipients: reminder?.recipients ?? [],
    alertRecipients: alert?.recipients ?? [],
  };
}
