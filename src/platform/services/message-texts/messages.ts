import { and, eq, inArray } from 'drizzle-orm';
import { channelsOf, entryKey, eventsOf, notificationTabs, tabNames } from '../../../domain/notificationEvents.ts';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import type { NotificationTemplateType } from '../../../generated/values.ts';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import type { Owner } from '../../lists/customer.ts';
import { entriesOf } from '../notification-settings/read.ts';
import { notificationSettings } from '../notification-settings/tenant.ts';
import { platformText, variablesOf } from '../notifications/templates/editableText.ts';
import type { Message } from '../notifications/templates/editableText.ts';
import type { TemplateFacts } from '../notifications/templates/index.ts';
import { senderOf } from '../notifications/channels.ts';
import { smsAccounts } from '../sms-credits/tenant.ts';
import { ownTextOf } from './versions.ts';
import type { VersionRow } from './versions.ts';

export type MessageText = ResultOf<'NotifGetMessageText'>;

/** A message of a customer, in a language that it uses. */
export interface OwnMessage extends Message {
  id: string;
  templateType: NotificationTemplateType;
  entry: NotificationEntry;
}

export const idOf = ({ channel, language, event }: Message): string => `${channel}-${language}-${event}`;

/** Mails about accounts keep the platform's texts: they are queued where customers' settings are not, and nobody could sign in without them. */
const ownTabs = tabNames.filter((name) => !notificationTabs[name].required);

export async function messagesInUse({ tx, access }: OperationContext, customerId: string): Promise<OwnMessage[]> {
  const mine = scoped(tx, access);
  const [account] = await mine.select(smsAccounts, { isOn: smsAccounts.isGlobalSmsEnabled }, eq(smsAccounts.customerId, customerId));
  const { templateType, settings } = notificationSettings;
  const ofTabs = and(eq(notificationSettings.customerId, customerId), inArray(templateType, ownTabs));
  const saved = new Map(
    (await mine.select(notificationSettings, { templateType, settings }, ofTabs)).map((row) => [row.templateType, row.settings]),
  );
  return ownTabs.flatMap((name) => {
    const tab = notificationTabs[name];
    // English is always in use, saved or not.
    const used = entriesOf(name, saved.get(name) ?? [], account?.isOn ?? false);
    if (used.length === 0 && name !== 'english') return [];
    const known = new Map(used.map((entry) => [entryKey(entry), entry]));
    return eventsOf(tab).flatMap((event) =>
      channelsOf(event).map((channel) => {
        const message = { event, channel, language: tab.language };
        const isOn = channel === 'EMAIL' || (account?.isOn ?? false);
        const unsaved = { name: event, type: channel, enabled: isOn, template: null, language: tab.language };
        return { ...message, id: idOf(message), templateType: name, entry: known.get(entryKey({ name: event, type: channel })) ?? unsaved };
      }),
    );
  });
}

interface Named {
  customerId: string;
  _id: string;
}

/** Requires access to the customer; unknown texts, and those of languages that it does not use, are absent. */
export async function requireMessage(
  context: OperationContext,
  { customerId, _id }: Named,
): Promise<{ owner: Owner; message: OwnMessage }> {
  const owner = await requireCustomer(context, customerId);
  const message = (await messagesInUse(context, customerId)).find(({ id }) => id === _id);
  if (!message) throw notFound();
  return { owner, message };
}

/** Example values that name nobody. */
export async function exampleFacts({ tx, region, settings, now }: OperationContext, { customerId }: Owner): Promise<TemplateFacts> {
  const { name } = await senderOf(tx, customerId);
  const startsAt = new Date(now().getTime() + 24 * 3_600_000);
  return { region, brand: settings.brandName, customer: name, link: settings.publicUrl, startsAt };
}

export const asMessageText = (owner: Owner, message: OwnMessage, newest: VersionRow | undefined, facts: TemplateFacts): MessageText =>
  withVariables(withoutVariables(owner, message, newest), facts);

export const withVariables = (text: Omit<MessageText, 'variables'>, facts: TemplateFacts): MessageText => ({
  ...text,
  variables: variablesOf(text, facts),
});

/** Examples of variables take longest, and only those that are shown need them. */
export function withoutVariables(
  { customerId }: Owner,
  { id, event, channel, language, entry }: OwnMessage,
  newest: VersionRow | undefined,
): Omit<MessageText, 'variables'> {
  const message = { event, channel, language };
  const own = ownTextOf(newest);
  return {
    ...{ _id: id, customerId, ...message, isSent: entry.enabled },
    state: entry.template !== null ? 'PROVIDER' : own ? 'OWN' : 'PLATFORM',
    ...{ version: newest?.version ?? 0, updatedAt: newest?.createdAt ?? null },
    ...(own ?? platformText(message)),
  };
}
