import { and, eq } from 'drizzle-orm';
import type { Region } from '../regions.ts';
import type { Stores } from '../database/stores.ts';
import { notificationSettings } from '../services/notification-settings/table.ts';
import { toCandidates } from './ownSender.ts';

/** Template of an account mail from the “User Template” settings: account mails are queued in the identity store, which lacks them. */
export async function ownTemplate(
  stores: Stores,
  region: Region,
  { customerId, event }: { customerId: string; event: string },
): Promise<string | null> {
  if (toCandidates.test(event)) return null;
  const { db } = await stores.region(region);
  const ofTab = and(eq(notificationSettings.customerId, customerId), eq(notificationSettings.templateType, 'default'));
  const [row] = await db.select({ settings: notificationSettings.settings }).from(notificationSettings).where(ofTab);
  return row?.settings.find(({ name, type }) => name === event && type === 'EMAIL')?.template ?? null;
}
