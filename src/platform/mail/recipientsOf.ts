import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import type { StoreKind } from '../database/migrate.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { isToSuppressed } from './suppression.ts';
import { outbox } from '../database/tables/records.ts';

export async function recipientsOf(tx: Database, kind: StoreKind, at: Date): Promise<{ mailed: string[]; texted: string[] }> {
  const isOwn = sql`xmin::text = (pg_current_xact_id()::text::bigint % 4294967296)::text`;
  const mails = await tx
    .select({ to: outbox.recipient })
    .from(outbox)
    .where(sql`${eq(outbox.createdAt, at)} and ${isOwn}${kind === 'region' ? sql` and not ${isToSuppressed}` : sql``}`);
  if (kind === 'identity') return { mailed: mails.map(({ to }) => to), texted: [] };
  const texts = await tx
    .select({ to: smsOutbox.recipient })
    .from(smsOutbox)
    .where(sql`${eq(smsOutbox.createdAt, at)} and ${isOwn}`);
  return { mailed: mails.map(({ to }) => to), texted: texts.map(({ to }) => to) };
}
