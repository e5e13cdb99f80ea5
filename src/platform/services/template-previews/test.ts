import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { outbox } from '../../database/tables/records.ts';
import { rateLimited } from '../../errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { operation } from '../../operation.ts';
import { requireDepartment } from '../departments/require.ts';
import { renderNotice } from '../notifications/templates/index.ts';
import { exampleOf } from './example.ts';

export const testMark = '[Test] ';
const most = 5;
const memory = 15 * 60_000;

/** Mails an event's message to the caller's own address, marked as a test. */
export const sendTestMail = operation('NotifSendTestMail', { peopleOnly: true }, async ({ input }, context) => {
  const { tx, access, session } = context;
  const { organizationId, customerId, hierarchyId, event } = input;
  const { language, sender, facts } = await exampleOf(context, input);
  await requireDepartment(tx, access, { organizationId, customerId, hierarchyId });
  await requireRoom(context, customerId);
  const templateId = sender.channelsOf(event, language).mail?.template ?? null;
  const own = templateId ? undefined : await sender.ownText({ event, channel: 'EMAIL', language });
  const { subject, ...content } = renderNotice(event, language, facts, sender.branding, own);
  await queueMail(tx, context, { event, to: session.email, customerId, content: { ...content, subject: testMark + subject }, templateId });
  context.audit({
    ...{ subjects: [session.userId], customerId, organizationId, names: { [session.userId]: session.email } },
    values: { [session.userId]: { event, language } },
    leavesRows: true,
  });
  return { recipient: session.email };
});

/** Calls of one person wait for each other, so that none goes uncounted. */
export async function requireRoom({ tx, session, now }: OperationContext, customerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`test mails ${session.email}`}, 0))`);
  const own = and(eq(outbox.customerId, customerId), eq(outbox.recipient, session.email), like(outbox.subject, `${testMark}%`));
  const sent = await tx.$count(outbox, and(own, gt(outbox.createdAt, new Date(now().getTime() - memory))));
  if (sent >= most) throw rateLimited({ reason: 'TOO_MANY_TESTS' });
}
