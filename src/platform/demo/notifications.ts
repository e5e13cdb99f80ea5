import { eq } from 'drizzle-orm';
import { defaultEntries, notificationTabs } from '../../domain/notificationEvents.ts';
import type { NotificationEntry } from '../../domain/notificationEvents.ts';
import type { NotificationTemplateType } from '../../generated/values.ts';
import type { Database } from '../database/stores.ts';
import { notificationSettings } from '../services/notification-settings/table.ts';
import { smsAccounts } from '../services/sms-credits/table.ts';
import { insertAll } from './bulk.ts';
import { idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';

const chosen: { tab: NotificationTemplateType; own: Record<string, string>; unsent?: string[] }[] = [
  {
    tab: 'default',
    own: { 'ORG_USER_CREATE_COMPLETED.EMAIL': 'northlight-welcome', 'EDGE_USER_RESET_PASSWORD.EMAIL': 'northlight-reset' },
  },
  { tab: 'liveInterview', own: { 'LI_CANDIDATE_INVITATION.EMAIL': 'northlight-book-now' }, unsent: ['LI_INTERVIEWER_UPDATED.EMAIL'] },
  {
    tab: 'english',
    own: {
      'FI_INVITED.EMAIL': 'northlight-invitation',
      'FI_COMPLETED.EMAIL': 'northlight-thanks',
      'FI_COMPLETED.SMS': 'northlight-thanks-short',
    },
    unsent: ['FI_IN_PROGRESS.EMAIL', 'FI_IN_PROGRESS.SMS', 'SI_IN_PROGRESS.SMS'],
  },
  { tab: 'danish', own: { 'FI_INVITED.EMAIL': 'northlight-invitation-da' } },
];

export async function seedNotifications(tx: Database, customers: readonly DemoCustomer[], base: Date): Promise<void> {
  const customer = customers.find(({ uniqueName }) => uniqueName === 'northlight');
  if (!customer) return;
  const { id: customerId, organizationId, awsRegion } = customer;
  const prefix = `arn:aws:mobiletargeting:${awsRegion}:123456789012:templates/`;
  const settingsOf = ({ tab, own, unsent = [] }: (typeof chosen)[number]) =>
    defaultEntries(notificationTabs[tab], true).map((entry): NotificationEntry => {
      const name = own[`${entry.name}.${entry.type}`];
      const template = name === undefined ? null : `${prefix}${name}/${entry.type}`;
      return { ...entry, template, enabled: !unsent.includes(`${entry.name}.${entry.type}`) };
    });
  await insertAll(
    tx,
    notificationSettings,
    chosen.map((each) => ({
      ...{ customerId, organizationId, templateType: each.tab, settings: settingsOf(each), version: 1 },
      ...{ id: idOf('notification settings', customerId, each.tab), createdAt: base, updatedAt: base },
    })),
  );
  await insertAll(tx, smsAccounts, [
    { customerId, organizationId, isGlobalSmsEnabled: true, credits: 0, totalCredits: 0, updatedAt: base },
  ]);
  await tx.update(smsAccounts).set({ isGlobalSmsEnabled: true }).where(eq(smsAccounts.customerId, customerId));
}
