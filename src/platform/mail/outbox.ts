import { sql } from 'drizzle-orm';
import type { RequestContext } from '../context.ts';
import type { Database } from '../database/stores.ts';
import { outbox } from '../database/tables/records.ts';
import { renderMail } from './renderMail.ts';
import type { MailContent, RenderedMail } from './renderMail.ts';
import { causeNow } from '../tracing/scope.ts';

export const outboxChannel = 'outbox';

export interface Mail {
  event: string;
  to: string;
  customerId: string;
  content: MailContent | RenderedMail;
  masterId?: string;
  templateId?: string | null;
  attachment?: Attachment | null;
  /** The change that it waits for; it is due at once if absent. */
  wait?: Wait;
}

/** A file of comma-separated values. */
export interface Attachment {
  name: string;
  content: string;
}

export interface Wait {
  holdId?: string;
  until?: Date;
}

export async function queueMail(tx: Database, context: Pick<RequestContext, 'now' | 'newId' | 'settings'>, mail: Mail): Promise<void> {
  const now = context.now();
  const { content, masterId = null, templateId = null, attachment = null, wait } = mail;
  const { subject, text, html } = 'html' in content ? content : renderMail(content, context.settings.brandName);
  await tx.insert(outbox).values({
    customerId: mail.customerId,
    id: context.newId(),
    event: mail.event,
    recipient: mail.to,
    subject,
    text,
    html,
    ...{ masterId, templateId, attachment },
    createdAt: now,
    dueAt: wait?.until ?? now,
    holdId: wait?.holdId ?? null,
  });
  // PostgreSQL delivers notifications after the commit only.
  await tx.execute(sql`select pg_notify(${outboxChannel}, ${causeNow()})`);
}
