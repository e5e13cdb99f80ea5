import { channelsOf, entryKey, eventsOf, notificationTabs } from '../../../domain/notificationEvents.ts';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import type { NotificationTemplateType } from '../../../generated/values.ts';
import type { OperationContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { templatePrefixOf } from './read.ts';

type EntryInput = Omit<NotificationEntry, 'template'> & { template?: string | null };

const key = 'validation.notificationSettings';

/** Rules beyond the form (specification 2 §3, §5); sign-in mails stay on. */
export function requireOfTab(context: OperationContext, templateType: NotificationTemplateType, input: readonly EntryInput[]): void {
  const tab = notificationTabs[templateType];
  const known = new Set(eventsOf(tab).flatMap((name) => channelsOf(name).map((type) => entryKey({ name, type }))));
  const prefix = templatePrefixOf(context);
  const seen = new Set<string>();
  const fields: Record<string, string> = {};
  for (const [index, entry] of input.entries()) {
    const at = `settings.${index}`;
    const own = entryKey(entry);
    if (!known.has(own)) fields[`${at}.name`] = `${key}.name.ofTab`;
    else if (seen.has(own)) fields[`${at}.name`] = `${key}.name.repeated`;
    if (entry.language !== tab.language) fields[`${at}.language`] = `${key}.language.ofTab`;
    if (tab.required && !entry.enabled) fields[`${at}.enabled`] = `${key}.enabled.required`;
    if (typeof entry.template === 'string' && !entry.template.startsWith(prefix)) fields[`${at}.template`] = `${key}.template.pattern`;
    seen.add(own);
  }
  if (Object.keys(fields).length > 0) throw badInput(fields);
}

export const asEntries = (input: readonly EntryInput[], smsEnabled: boolean): NotificationEntry[] =>
  input.map(({ name, type, enabled, template, language }) => ({
    ...{ name, type, language, template: template ?? null },
    enabled: enabled && (type === 'EMAIL' || smsEnabled),
  }));
