import { mailFailureOf, mailFaultOf } from '../../domain/messageFailures.ts';
import { logFailure } from '../database/outage.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { EmailEventType, MessageFailure } from '../../generated/types.ts';
import type { Settings } from '../context.ts';
import type { Database, Store, Stores } from '../database/stores.ts';
import { outbox } from '../database/tables/records.ts';
import { outboxChannel } from '../mail/outbox.ts';
import { ownSender } from '../mail/ownSender.ts';
import { isSuppressed, isWrongAddress } from '../mail/suppression.ts';
import { ownTemplate } from '../mail/ownTemplate.ts';
import type { Sender } from '../mail/ownSender.ts';
import { tracked } from '../mail/tracking.ts';
import { mailTransport } from '../mail/transport.ts';
import { wireId } from '../mail/wireId.ts';
import { jobRuns } from '../tracing/jobs.ts';
import { maxTries, pauseAfter } from './backoff.ts';
import { noteSending } from '../health/senders.ts';
import { listening } from './listening.ts';
import { homeOf, noteMail } from './mailEvents.ts';
import type { MailHome } from './mailEvents.ts';
import type { Job } from './job.ts';

export interface MailJob extends Job {
  onNotification(store: Store): Promise<void>;
}

type OutboxRow = typeof outbox.$inferSelect;

interface Outcome {
  eventType: EmailEventType;
  failure?: MessageFailure;
  isPermanent?: boolean;
  sender: Sender | undefined;
  home: MailHome | undefined;
}

const pollInterval = 5_000;
/** Exclusive lease; it frees mails after a crash. */
const lease = 120_000;
const batch = 20;

export function startMailJob({
  stores,
  settings,
  log,
  now,
}: {
  stores: Stores;
  settings: Settings;
  log: Logger;
  now: () => Date;
}): MailJob {
  const transport = mailTransport(settings);
  if (!transport && !settings.demo) log.warn('SMTP_URL is not set: mails, with the codes of sign-ins in them, reach nobody');
  let running: Promise<void> | null = null;
  let again = false;
  const runs = jobRuns('mails');
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  const wake = (): Promise<void> => {
    again = true;
    running ??= runs.run(work).finally(() => {
      running = null;
      // Woken after the last look.
      if (again && !isStopped()) void wake();
    });
    return running;
  };
  const subscriber = listening(outboxChannel, (cause) => {
    runs.causedBy(cause);
    if (!isStopped()) void wake();
  });
  const work = async () => {
    while (again && !isStopped()) {
      again = false;
      for (const store of stores.opened()) {
        try {
          await subscriber.orLog(store, log);
          while (!isStopped() && (await sendDue(store)) === batch);
        } catch (error) {
          if (!isStopped()) logFailure(log, error, { message: 'the outbox could not be read' });
        }
      }
    }
  };
  const sendDue = async (store: Store) => {
    const rows = await claim(store, now());
    await Promise.all(rows.map((row) => deliver(store, row)));
    return rows.length;
  };
  const deliver = async (store: Store, queued: OutboxRow) => {
    let row = queued;
    let sender: Sender | undefined;
    let home: MailHome | undefined;
    try {
      sender = await ownSender({ stores, settings }, row);
      home = await homeOf(stores, row.customerId);
      const templateId = row.templateId ?? (home ? await ownTemplate(stores, home.region, row) : null);
      row = { ...row, templateId };
      if (home && (await isSuppressedAt(stores, home, row))) {
        const unsent = { failedAt: now(), lastError: 'suppressed', text: '', html: '', attachment: null, templateId };
        return await settle(store, row, unsent, { eventType: 'Bounce', failure: 'SUPPRESSED', sender, home });
      }
      const { templateId: template, attachment } = row;
      await transport?.send({ to: row.recipient, subject: row.subject, ...asSent(row, home), templateId: template, attachment }, sender);
      // Sent mails may contain codes or links: empty them. Captured ones stay readable.
      const emptied = transport ? { text: '', html: '', attachment: null } : {};
      if (transport) noteSending(stores, 'MAIL_SENDER');
      await settle(store, row, { sentAt: now(), lastError: null, templateId, ...emptied }, { eventType: 'Send', sender, home });
    } catch (error) {
      const lastError = codeOf(error);
      log.warn({ event: row.event, mail: row.id, tries: row.tries, error: lastError }, 'a mail could not be sent');
      const isOver = isRefused(error) || row.tries >= maxTries;
      const failure = mailFailureOf(mailFaultOf(lastError));
      // A refusal is about this mail: the server works.
      noteSending(stores, 'MAIL_SENDER', isRefused(error) ? undefined : lastError);
      // Given up without a refusal, staff may send it again; codes and links for signing in are emptied all the same.
      const emptied = isRefused(error) || isOfSignIn(row.event) ? { text: '', html: '', attachment: null } : {};
      const state = isOver ? { failedAt: now(), ...emptied } : { dueAt: new Date(now().getTime() + pauseAfter(row.tries)) };
      await settle(
        store,
        row,
        { lastError, ...state },
        isOver ? { eventType: 'Bounce', failure, isPermanent: isRefused(error) && isWrongAddress(failure), sender, home } : undefined,
      );
    }
  };

  /** In one transaction if both are in one store: no crash loses the event, and a purge sees both or neither. */
  const settle = async (store: Store, row: OutboxRow, state: Partial<OutboxRow>, outcome: Outcome | undefined): Promise<void> => {
    const isHere = outcome?.home !== undefined && outcome.home.region === store.region;
    const isKept = await store.transaction(async (tx) => {
      const one = and(eq(outbox.customerId, row.customerId), eq(outbox.id, row.id));
      const [kept] = await tx.update(outbox).set(state).where(one).returning({ recipient: outbox.recipient });
      // A purge replaced the recipient meanwhile: don't record the old address.
      const isTheirs = kept?.recipient === row.recipient;
      if (isTheirs && isHere) await tx.transaction((inner) => note(inner, row, outcome)).catch(unwritten(row));
      return isTheirs;
    });
    if (!outcome?.home || isHere || !isKept) return;
    const home = await stores.region(outcome.home.region);
    await home.transaction((tx) => note(tx, row, outcome)).catch(unwritten(row));
  };
  const note = (tx: Database, row: OutboxRow, outcome: Outcome) => noteMail(tx, settings, row, { ...outcome, timestamp: now() });
  // Never send a mail again because its event could not be written.
  const unwritten = (row: OutboxRow) => (error: unknown) =>
    logFailure(log, error, { message: 'a delivery event could not be written', event: row.event, mail: row.id });

  const asSent = ({ id, customerId, event, text, html }: OutboxRow, home: MailHome | undefined) => {
    if (!home) return { text, html };
    const name = { id, customerId, region: home.region };
    return { text, html: tracked(html, event, name, settings), messageId: wireId(name) };
  };

  const timer = setInterval(() => void wake(), pollInterval);
  timer.unref();
  void wake();
  return {
    run: wake,
    onNotification: (store) => subscriber.orLog(store, log),
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
      await subscriber.stop();
      transport?.close();
    },
  };
}

const isSuppressedAt = async (stores: Stores, { region }: MailHome, { customerId, event, recipient: to }: OutboxRow): Promise<boolean> =>
  isSuppressed((await stores.region(region)).db, { customerId, event, to });

async function claim(store: Store, now: Date): Promise<OutboxRow[]> {
  const time = sql`${now.toISOString()}::timestamptz`;
  return store.db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + lease), tries: sql`${outbox.tries} + 1` })
    .where(
      sql`(${outbox.customerId}, ${outbox.id}) in (
        select due.customer_id, due.id from ${outbox} as due
        where due.sent_at is null and due.failed_at is null and due.due_at <= ${time}
        order by due.due_at limit ${batch} for update skip locked)`,
    )
    .returning();
}

const isOfSignIn = (event: string): boolean => /^(ORG|EDGE)_USER_/.test(event);

/** Permanent refusal: 5xx to RCPT or DATA. Other failures, such as a refused login, may pass. */
function isRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(String(command));
}

/** Short code: a server's text may name the recipient. */
function codeOf(error: unknown): string {
  const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown };
  const enhanced = typeof response === 'string' ? /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  return [code, responseCode, enhanced].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
}
