import { logFailure } from '../database/outage.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Settings } from '../context.ts';
import type { Region } from '../regions.ts';
import type { Store, Stores } from '../database/stores.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { wireId } from '../mail/wireId.ts';
import { noteSms } from '../sms/events.ts';
import type { SmsOutcome } from '../sms/events.ts';
import { smsChannel } from '../sms/outbox.ts';
import { smsTransport } from '../sms/transport.ts';
import type { SmsAnswer } from '../sms/transport.ts';
import { jobRuns } from '../tracing/jobs.ts';
import { maxTries, pauseAfter } from './backoff.ts';
import { noteSending } from '../health/senders.ts';
import { listening } from './listening.ts';
import type { MailJob } from './mail.ts';

type SmsRow = typeof smsOutbox.$inferSelect;
type Home = Store & { region: Region };

const pollInterval = 5_000;
const lease = 120_000;
const batch = 20;

export function startSmsJob({ stores, settings, log, now }: { stores: Stores; settings: Settings; log: Logger; now: () => Date }): MailJob {
  const transport = smsTransport(settings);
  if (!transport && !settings.demo) log.warn('SMS_URL is not set: no text message is sent');
  let running: Promise<void> | null = null;
  let again = false;
  const runs = jobRuns('text messages');
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  const wake = (): Promise<void> => {
    if (!transport && !settings.demo) return Promise.resolve();
    again = true;
    running ??= runs.run(work).finally(() => {
      running = null;
      // Woken after the last look.
      if (again && !isStopped()) void wake();
    });
    return running;
  };
  const subscriber = listening(smsChannel, (cause) => {
    runs.causedBy(cause);
    if (!isStopped()) void wake();
  });
  const work = async () => {
    while (again && !isStopped()) {
      again = false;
      for (const store of stores.opened().filter(isHome)) {
        try {
          await subscriber.orLog(store, log);
          while (!isStopped() && (await sendDue(store)) === batch);
        } catch (error) {
          if (!isStopped()) logFailure(log, error, { message: 'the SMS outbox could not be read' });
        }
      }
    }
  };
  const sendDue = async (store: Home) => {
    const rows = await claim(store, now());
    await Promise.all(rows.map((row) => deliver(store, row)));
    return rows.length;
  };
  const deliver = async (store: Home, row: SmsRow) => {
    try {
      const answer = transport ? await transport.send(asMessage(store, row)) : undefined;
      const isOver = answer !== undefined && 'failed' in answer && row.tries >= maxTries;
      if (answer) noteSending(stores, 'TEXT_MESSAGE_SENDER', 'failed' in answer ? answer.failed : undefined);
      if (answer && !('taken' in answer)) {
        const error = 'failed' in answer ? answer.failed : answer.refused;
        log.warn({ event: row.event, sms: row.id, tries: row.tries, error }, 'a text message could not be sent');
      }
      await store.transaction(async (tx) => {
        const one = and(eq(smsOutbox.customerId, row.customerId), eq(smsOutbox.id, row.id));
        const [kept] = await tx
          .update(smsOutbox)
          .set(stateAfter(answer, isOver, row, now()))
          .where(one)
          .returning();
        const outcome = outcomeOf(answer, isOver);
        // A purge replaced the recipient meanwhile: don't record the old number.
        if (!outcome || kept?.recipient !== row.recipient) return;
        await noteSms(tx, messageOf(row, settings), { ...outcome, key: 'sent', timestamp: now() });
      });
    } catch (error) {
      logFailure(log, error, { message: 'an SMS event could not be recorded', event: row.event, sms: row.id });
    }
  };

  const timer = setInterval(() => void wake(), pollInterval);
  timer.unref();
  void wake();
  return {
    run: wake,
    onNotification: async (store) => void (isHome(store) && (await subscriber.orLog(store, log))),
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
      await subscriber.stop();
    },
  };
}

const isHome = (store: Store): store is Home => store.region !== undefined;

const asMessage = ({ region }: Home, { id, customerId, recipient, body, templateId }: SmsRow) => ({
  ...{ messageId: wireId({ id, customerId, region }), to: recipient, text: body, customerId, region },
  ...(templateId !== null && { templateId }),
});

const messageOf = ({ id, event, recipient, parts, customerId, organizationId, masterId, templateId }: SmsRow, { smsFrom }: Settings) => ({
  ...{ customerId, organizationId, masterId, templateId, templateType: event, smsMessageId: id },
  ...{ smsOriginationPhoneNumber: smsFrom ?? null, smsDestinationPhoneNumber: recipient, totalMessageParts: parts },
});

function stateAfter(answer: SmsAnswer | undefined, isOver: boolean, { tries }: SmsRow, time: Date) {
  if (!answer) return { sentAt: time, lastError: null };
  if ('taken' in answer) return { sentAt: time, lastError: null, body: '' };
  const lastError = 'failed' in answer ? answer.failed : answer.refused;
  return 'refused' in answer || isOver
    ? { failedAt: time, lastError, body: '' }
    : { dueAt: new Date(time.getTime() + pauseAfter(tries)), lastError };
}

function outcomeOf(answer: SmsAnswer | undefined, isOver: boolean): Pick<SmsOutcome, 'status' | 'description'> | undefined {
  if (!answer) return { status: 'Delivered', description: 'Captured by the outbox of the demo' };
  if ('taken' in answer) return { status: answer.taken, description: 'The SMS service took the message' };
  if ('refused' in answer) return { status: 'Failed', description: 'The SMS service refused the message' };
  return isOver ? { status: 'Failed', description: 'The SMS service could not be reached' } : undefined;
}

async function claim(store: Store, now: Date): Promise<SmsRow[]> {
  return store.db
    .update(smsOutbox)
    .set({ dueAt: new Date(now.getTime() + lease), tries: sql`${smsOutbox.tries} + 1` })
    .where(
      sql`(${smsOutbox.customerId}, ${smsOutbox.id}) in (
        select due.customer_id, due.id from ${smsOutbox} as due
        where due.sent_at is null and due.failed_at is null and due.due_at <= ${now.toISOString()}::timestamptz
        order by due.due_at limit ${batch} for update skip locked)`,
    )
    .returning();
}
