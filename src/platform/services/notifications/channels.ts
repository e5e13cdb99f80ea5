import { and, eq, inArray, isNull } from 'drizzle-orm';
import { entryKey, eventsOf, notificationTabs, tabNames } from '../../../domain/notificationEvents.ts';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import type { NotificationEvent, NotificationTemplateType, StageLanguage, TemplateLanguage } from '../../../generated/values.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { brandings } from '../brandings/tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import { notificationSettings } from '../notification-settings/tenant.ts';
import { smsAccounts } from '../sms-credits/tenant.ts';
import { entriesOf } from '../notification-settings/read.ts';
import { newestVersion, ownTextOf } from '../message-texts/versions.ts';
import { templateLanguageOf } from './templates/index.ts';
import type { Message } from './templates/editableText.ts';
import type { MailBranding, OwnText } from './templates/index.ts';

interface Channels {
  language: TemplateLanguage;
  /** Absent if switched off; null for the default template. */
  mail?: { template: string | null };
  sms?: { template: string | null };
}

export interface Sender {
  name: string;
  branding: MailBranding | undefined;
  channelsOf: (event: NotificationEvent, language: StageLanguage) => Channels;
  /** The customer's own text; undefined for the platform's. */
  ownText: (message: Message) => Promise<OwnText | undefined>;
}

export async function senderOf(tx: Database, customerId: string): Promise<Sender> {
  const all = unscoped(tx);
  const [root] = await all.select(
    hierarchies,
    { name: hierarchies.name },
    and(eq(hierarchies.customerId, customerId), isNull(hierarchies.parentId)),
  );
  const { title, logoUrl, theme } = brandings;
  const [branding] = await all.select(brandings, { title, logoUrl, theme }, eq(brandings.customerId, customerId));
  const [account] = await all.select(smsAccounts, { isOn: smsAccounts.isGlobalSmsEnabled }, eq(smsAccounts.customerId, customerId));
  const { templateType, settings } = notificationSettings;
  const ofTabs = and(eq(notificationSettings.customerId, customerId), inArray(templateType, tabNames));
  const rows = await all.select(notificationSettings, { templateType, settings }, ofTabs);
  const saved = new Map(rows.map((row) => [row.templateType, row.settings]));
  const smsEnabled = account?.isOn ?? false;
  const texts = new Map<string, Promise<OwnText | undefined>>();
  return {
    name: root?.name ?? '',
    branding,
    channelsOf: (event, language) => channelsOf({ saved, smsEnabled }, event, language),
    ownText: (message) => {
      const key = `${message.channel} ${message.language} ${message.event}`;
      const text = texts.get(key) ?? newestVersion(tx, customerId, message).then(ownTextOf);
      texts.set(key, text);
      return text;
    },
  };
}

interface Settings {
  saved: ReadonlyMap<NotificationTemplateType, readonly NotificationEntry[]>;
  smsEnabled: boolean;
}

function channelsOf({ saved, smsEnabled }: Settings, event: NotificationEvent, language: StageLanguage): Channels {
  const requested = event.startsWith('LI_') ? 'liveInterview' : tabOf(templateLanguageOf(language));
  const used = entriesOf(requested, saved.get(requested) ?? [], smsEnabled);
  const tab = used.length > 0 ? requested : 'english';
  // English is always in use, saved or not.
  const kept = saved.get(tab) ?? [];
  const known = new Map(kept.map((entry) => [entryKey(entry), entry]));
  const isOf = eventsOf(notificationTabs[tab]).includes(event);
  const channel = (type: NotificationEntry['type']) => {
    const entry = known.get(entryKey({ name: event, type }));
    return isOf && (entry?.enabled ?? true) ? { template: entry?.template ?? null } : undefined;
  };
  const [mail, sms] = [channel('EMAIL'), smsEnabled ? channel('SMS') : undefined];
  return { language: notificationTabs[tab].language, ...(mail && { mail }), ...(sms && { sms }) };
}

const tabOf = (language: TemplateLanguage): NotificationTemplateType =>
  tabNames.find((name) => notificationTabs[name].language === language && !notificationTabs[name].always) ?? 'english';
