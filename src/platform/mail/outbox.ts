import { sql } from 'drizzle-orm';
import type { RequestContext } from '../context.ts';
import type { Database } from '../database/stores.ts';
import { outbox } from '../database/tables/identity.ts';
import { renderMail } from './renderMail.ts';
import type { MailContent, RenderedMail } from './renderMail.ts';

/** The channel on which a commit tells the sender that there is mail. */
export const outboxChannel = 'outbox';

export interface Mail {
  /** An event code of decisions §7. */
  event: string;
  to: string;
  /** The customer whose mail it is. */
  customerId: string;
  /** What it says; one that was rendered has a look of its own. */
  content: MailContent | RenderedMail;
  /** The assessment, or else the application, that it is about. */
  masterId?: string;
  /** The template of the customer's own that it stands for. */
  templateId?: string | null;
}

/** Puts a mail into the outbox within the business transaction: it leaves if, and only if, that commits, and right after it. */
export async function queueMail(tx: Database, context: Pick<RequestContext, 'now' | 'newId' | 'settings'>, mail: Mail): Promise<void> {
  const now = context.now();
  const { content, masterId = null, templateId = null } = mail;
  const { subject, text, html } = 'html' in content ? content : renderMail(content, context.settings.brandName);
  await tx.insert(outbox).values({
    customerId: mail.customerId,
    id: context.newId(),
    event: mail.event,
    recipient: mail.to,
    subject,
    text,
    html,
    ...{ masterId, templateId },
    createdAt: now,
    dueAt: now,
  });
  // The database delivers a notification when, and only if, the transaction commits.
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`);
}
