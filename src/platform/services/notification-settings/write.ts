import { and, eq } from 'drizzle-orm';
import { afterSmsSwitch, entryKey, tabNames } from '../../../domain/notificationEvents.ts';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import type { NotificationTemplateType } from '../../../generated/values.ts';
import type { OperationContext } from '../../context.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { notificationSettings } from './tenant.ts';
import { smsAccounts } from '../sms-credits/tenant.ts';
import { requireCustomer } from '../../lists/customer.ts';
import type { Owner } from '../../lists/customer.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { asEntries, requireOfTab } from './rules.ts';
import { asNotificationSettings, entriesOf } from './read.ts';
import type { SettingsRow } from './read.ts';
import { lockAccount } from '../sms-credits/account.ts';

type Rows = Map<NotificationTemplateType, SettingsRow>;

/** The SMS switch belongs to the customer: changing it updates every tab, so that other editors notice (specification 2 §4). */
export const updateNotificationSettings = operation(
  'NotifUpdateNotificationSettingsV2',
  { settings: 'NotifGetNotificationSettingsV2', form: 'notif/updateNotificationSettings', recordsChangesOnly: true },
  async ({ update }, context) => {
    const { templateType } = update;
    const owner = await requireCustomer(context, update.customerId);
    // Lock: concurrent saves of a customer's tabs run one after the other.
    const { isGlobalSmsEnabled: wasOn } = await lockAccount(context.tx, owner, context.now());
    const rows = await savedRows(context, owner);
    const row = rows.get(templateType);
    requireVersion({ version: row?.version ?? 0 }, update.expectedVersion);
    requireOfTab(context, templateType, update.settings);
    const isOn = update.isGlobalSmsEnabled ?? wasOn;
    const before = entriesOf(templateType, row?.settings ?? [], wasOn);
    const input = new Map(asEntries(update.settings, isOn).map((entry) => [entryKey(entry), entry]));
    const start =
      input.size > 0 && before.length === 0 ? entriesOf(templateType, [...input.values()], isOn) : switched(before, wasOn, isOn);
    const settings = start.map((entry) => input.get(entryKey(entry)) ?? entry);

    if (isOn === wasOn && row && !differs(row, { settings })) {
      return asNotificationSettings(context, { customerId: owner.customerId, templateType, row, smsEnabled: isOn });
    }
    const saved = await save(context, owner, templateType, row, settings);
    if (isOn !== wasOn) await turn(context, owner, isOn, rows, templateType);
    note(context, owner.customerId, [
      { isGlobalSmsEnabled: wasOn, ...flat(templateType, before) },
      { isGlobalSmsEnabled: isOn, ...flat(templateType, settings) },
    ]);
    return asNotificationSettings(context, { customerId: owner.customerId, templateType, row: saved, smsEnabled: isOn });
  },
);

const switched = (entries: readonly NotificationEntry[], wasOn: boolean, isOn: boolean): NotificationEntry[] =>
  wasOn === isOn ? [...entries] : afterSmsSwitch(entries, isOn);

async function savedRows({ tx, access }: OperationContext, { customerId }: Owner): Promise<Rows> {
  const rows = await scoped(tx, access).select(notificationSettings, notificationSettings, eq(notificationSettings.customerId, customerId));
  return new Map(rows.map((row) => [row.templateType, row]));
}

async function save(
  { tx, access, now, newId }: OperationContext,
  { customerId, organizationId }: Owner,
  templateType: NotificationTemplateType,
  row: SettingsRow | undefined,
  settings: NotificationEntry[],
): Promise<Pick<SettingsRow, 'settings' | 'version'>> {
  const mine = scoped(tx, access);
  const at = now();
  const version = (row?.version ?? 0) + 1;
  if (!row) {
    await mine.insert(notificationSettings, [
      { customerId, id: newId(), organizationId, templateType, settings, version, createdAt: at, updatedAt: at },
    ]);
  } else {
    const own = and(eq(notificationSettings.customerId, customerId), eq(notificationSettings.templateType, templateType));
    await mine.update(notificationSettings, { settings, version, updatedAt: at }, own);
  }
  return { settings, version };
}

async function turn(context: OperationContext, owner: Owner, isOn: boolean, rows: Rows, except: NotificationTemplateType): Promise<void> {
  const { tx, access, now } = context;
  const { customerId } = owner;
  await scoped(tx, access).update(smsAccounts, { isGlobalSmsEnabled: isOn, updatedAt: now() }, eq(smsAccounts.customerId, customerId));
  for (const name of tabNames.filter((each) => each !== except)) {
    const row = rows.get(name);
    const before = entriesOf(name, row?.settings ?? [], !isOn);
    const settings = afterSmsSwitch(before, isOn);
    await save(context, owner, name, row, settings);
    note(context, customerId, [flat(name, before), flat(name, settings)]);
  }
}

/** Two values per entry, so that the trail names only changed ones. */
const flat = (tab: NotificationTemplateType, entries: readonly NotificationEntry[]): Record<string, unknown> =>
  Object.fromEntries(
    entries.flatMap((entry) => [
      [`${tab}.${entryKey(entry)}.enabled`, entry.enabled],
      [`${tab}.${entryKey(entry)}.template`, entry.template],
    ]),
  );

function note(context: OperationContext, customerId: string, [before, values]: [Record<string, unknown>, Record<string, unknown>]): void {
  context.audit({ subjects: [customerId], values: { [customerId]: values }, before: { [customerId]: before } });
}
