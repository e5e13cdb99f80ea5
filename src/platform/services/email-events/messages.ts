import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { mailFailureOf, mailFaultOf, smsFailureOf } from '../../../domain/messageFailures.ts';
import type { EmailEventType, MessageStatus } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { checkedPage, page } from '../../database/pages.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { outbox } from '../../database/tables/records.ts';
import { smsOutbox } from '../../database/tables/smsOutbox.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { applications } from '../applications/tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { withinScope } from '../departments/scope.ts';
import { smsEvents } from '../sms-events/tenant.ts';
import type { SmsMessageStatus } from '../sms-events/table.ts';
import { rankOf } from '../../mail/furthest.ts';
import { emailEvents } from './tenant.ts';

type Message = NonNullable<ResultOf<'NotifGetApplicationMessages'>['data']>[number];

/** Needs the right to the delivery logs and to the application itself, and shows no message about anything else. */
export const getApplicationMessages = operation('NotifGetApplicationMessages', {}, async (args, context) => {
  const { applicationId, skipEq, limitEq, sort, ...scope } = args;
  const { tx, access } = context;
  const inScope = and(eq(applications.id, applicationId), ...Object.values(await withinScope(context, applications, scope)));
  const [found] = await scoped(tx, access).select(applications, { id: applications.id, customerId: applications.customerId }, inScope);
  if (!found) throw notFound();
  const { customerId } = found;
  const taken = await unscoped(tx).select(
    assessments,
    { id: assessments.id },
    and(eq(assessments.customerId, customerId), eq(assessments.applicationId, found.id)),
  );
  const masters = [found.id, ...taken.map(({ id }) => id)];
  const newest = [...(await mails(context, customerId, masters)), ...(await texts(context, customerId, masters))].toSorted(
    (one, other) => timeOf(other) - timeOf(one) || one._id.localeCompare(other._id),
  );
  const all = sort?.order === 'asc' ? newest.toReversed() : newest;
  const { skip, limit } = checkedPage({ skip: skipEq, limit: limitEq });
  return page(all.slice(skip * limit, (skip + 1) * limit), all.length, skip, limit);
});

const timeOf = ({ createdAt }: Message): number => new Date(createdAt).getTime();

const mailStatus: Record<EmailEventType, MessageStatus> = {
  Send: 'SENT',
  Delivery: 'DELIVERED',
  Open: 'OPENED',
  Click: 'CLICKED',
  Bounce: 'FAILED',
  Complaint: 'COMPLAINED',
};

async function mails({ tx }: OperationContext, customerId: string, masters: readonly string[]): Promise<Message[]> {
  const events = await unscoped(tx)
    .select(emailEvents, emailEvents, and(eq(emailEvents.customerId, customerId), isOneOf(emailEvents.masterId, masters)))
    .orderBy(emailEvents.timestamp)
    .limit(mostEvents);
  const sent = byMessage(events, ({ mailMessageId }) => mailMessageId).map(([_id, own]): Message => {
    const last = own.reduce((best, each) => (rankOf(each.eventType) >= rankOf(best.eventType) ? each : best));
    const status = mailStatus[last.eventType];
    return {
      ...{ _id, channel: 'EMAIL', event: last.templateType, subject: last.subject, recipient: last.mailRecipient, status },
      ...{ failure: status === 'FAILED' ? (last.failure ?? 'UNKNOWN') : null, createdAt: own[0].timestamp, at: last.timestamp },
    };
  });
  const waits = and(eq(outbox.customerId, customerId), isOneOf(outbox.masterId, masters), isNull(outbox.sentAt), isNull(outbox.failedAt));
  const waiting = await tx.select().from(outbox).where(waits).limit(mostEvents);
  return [
    ...sent,
    ...waiting.map(({ id: _id, event, subject, recipient, lastError, createdAt, dueAt }): Message => ({
      ...{ _id, channel: 'EMAIL', event, subject, recipient, status: 'WAITING', createdAt, at: dueAt },
      failure: lastError === null ? null : mailFailureOf(mailFaultOf(lastError)),
    })),
  ];
}

const smsStatus: Record<SmsMessageStatus, MessageStatus> = {
  Successful: 'SENT',
  Pending: 'SENT',
  Delivered: 'DELIVERED',
  Click: 'CLICKED',
  Invalid: 'FAILED',
  Unreachable: 'FAILED',
  Unknown: 'FAILED',
  Blocked: 'FAILED',
  Spam: 'FAILED',
  Failed: 'FAILED',
  'Carrier Unreachable': 'FAILED',
};

async function texts({ tx }: OperationContext, customerId: string, masters: readonly string[]): Promise<Message[]> {
  const events = await unscoped(tx)
    .select(smsEvents, smsEvents, and(eq(smsEvents.customerId, customerId), isOneOf(smsEvents.masterId, masters)))
    .orderBy(smsEvents.timestamp)
    .limit(mostEvents);
  const sent = byMessage(events, ({ smsMessageId }) => smsMessageId).map(([_id, own]): Message => {
    const last =
      own.findLast(({ smsMessageStatus }) => smsMessageStatus === 'Click') ??
      own.findLast(({ isFinal }) => isFinal) ??
      own.findLast(() => true) ??
      own[0];
    const {
      templateType: event,
      smsDestinationPhoneNumber: recipient,
      smsMessageStatus,
      smsMessageStatusDescription,
      timestamp: at,
    } = last;
    return {
      ...{ _id, channel: 'SMS', event, subject: null, recipient, status: smsStatus[smsMessageStatus], createdAt: own[0].timestamp, at },
      failure: smsFailureOf(smsMessageStatus, smsMessageStatusDescription) ?? null,
    };
  });
  const waits = [isNotNull(smsOutbox.masterId), isNull(smsOutbox.sentAt), isNull(smsOutbox.failedAt)];
  const waiting = await tx
    .select()
    .from(smsOutbox)
    .where(and(eq(smsOutbox.customerId, customerId), isOneOf(smsOutbox.masterId, masters), ...waits))
    .limit(mostEvents);
  return [
    ...sent,
    ...waiting.map(({ id: _id, event, recipient, lastError, createdAt, dueAt }): Message => ({
      ...{ _id, channel: 'SMS', event, subject: null, recipient, status: 'WAITING', createdAt, at: dueAt },
      failure: lastError === null ? null : 'NOT_REACHED',
    })),
  ];
}

/** Groups of at least one event each, in the order of their first ones. */
function byMessage<Event>(events: readonly Event[], idOf: (event: Event) => string): [id: string, own: [Event, ...Event[]]][] {
  const found = new Map<string, [Event, ...Event[]]>();
  for (const event of events) {
    const own = found.get(idOf(event));
    if (own) own.push(event);
    else found.set(idOf(event), [event]);
  }
  return [...found];
}

/** Far more than an application has: a hundred of a mail, and a few mails a stage. */
const mostEvents = 5000;
