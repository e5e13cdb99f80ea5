import { and, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { outbox } from '../database/tables/records.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { holds } from './holds.ts';
import { nobody } from './place.ts';
import type { PurgeStep } from './place.ts';
import { isOneOf, isOfAccount } from './traces.ts';
import type { Traces } from './traces.ts';

/** Mails to a candidate or about one. */
export function mailsOf(traces: Traces): SQL | undefined {
  const { customerId, ids, addresses } = traces;
  const file = sql`coalesce(${outbox.attachment} ->> 'content', '')`;
  const content = sql`${outbox.subject} || ' ' || ${outbox.text} || ' ' || ${outbox.html} || ' ' || ${file}`;
  return and(
    eq(outbox.customerId, customerId),
    // Mails to interviewers contain the name.
    or(sql`lower(${outbox.recipient}) = any(${sql.param(addresses)}::text[])`, isOneOf(outbox.masterId, ids), holds(content, traces)),
    not(isOfAccount(sql`${outbox.event}`)),
  );
}

export const purgeOutbox: PurgeStep = async (tx, traces) => {
  const theirs = mailsOf(traces);
  await tx.delete(outbox).where(and(theirs, isNull(outbox.sentAt)));
  await tx
    .update(outbox)
    .set({ recipient: nobody, subject: '', text: '', html: '', attachment: null })
    .where(and(theirs, isNotNull(outbox.sentAt)));
};

/** Text messages to a candidate or about one. */
export function textsOf(traces: Traces): SQL | undefined {
  const { customerId, ids, phones } = traces;
  return and(
    eq(smsOutbox.customerId, customerId),
    or(
      isOneOf(smsOutbox.masterId, ids),
      and(isNull(smsOutbox.masterId), isOneOf(smsOutbox.recipient, phones)),
      holds(sql`${smsOutbox.body}`, traces),
    ),
  );
}

export const purgeSmsOutbox: PurgeStep = async (tx, traces) => {
  const theirs = textsOf(traces);
  await tx.delete(smsOutbox).where(and(theirs, isNull(smsOutbox.sentAt)));
  await tx
    .update(smsOutbox)
    .set({ recipient: '', body: '' })
    .where(and(theirs, isNotNull(smsOutbox.sentAt)));
};
