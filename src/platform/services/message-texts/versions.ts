import { and, desc, eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { OwnText } from '../notifications/templates/index.ts';
import type { Message } from '../notifications/templates/editableText.ts';
import { messageTexts } from './tenant.ts';

export type VersionRow = TenantRow<typeof messageTexts>;

export const versionsOf = (customerId: string, { channel, language, event }: Message) =>
  and(
    eq(messageTexts.customerId, customerId),
    eq(messageTexts.channel, channel),
    eq(messageTexts.language, language),
    eq(messageTexts.event, event),
  );

export async function newestVersion(tx: Database, customerId: string, message: Message): Promise<VersionRow | undefined> {
  const [newest] = await unscoped(tx)
    .select(messageTexts, messageTexts, versionsOf(customerId, message))
    .orderBy(desc(messageTexts.version))
    .limit(1);
  return newest;
}

export async function newestVersions(tx: Database, customerId: string): Promise<VersionRow[]> {
  const { channel, language, event, version } = messageTexts;
  const same = and(
    sql`newer.customer_id = ${customerId}`,
    sql`newer.channel = ${channel}`,
    sql`newer.language = ${language}`,
    sql`newer.event = ${event}`,
  );
  const isNewest = sql`not exists (select 1 from message_texts as newer where ${same} and newer.version > ${version})`;
  return unscoped(tx).select(messageTexts, messageTexts, and(eq(messageTexts.customerId, customerId), isNewest));
}

export const ownTextOf = (row: Pick<VersionRow, 'subject' | 'body'> | undefined): OwnText | undefined =>
  row && row.body !== null ? { subject: row.subject, body: row.body } : undefined;
