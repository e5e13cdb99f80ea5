import { and, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import { atsRequests, emailEvents, interviewBookings, outbox, reminders, smsEvents, smsOutbox } from '../database/tables/region.ts';
import { holds } from './holds.ts';
import type { Place } from './place.ts';
import { among, isOfAccount } from './traces.ts';
import type { Traces } from './traces.ts';

/** Stands where an address must. */
const nobody = 'deleted@deleted.invalid';

/** That there was a mail, who sent it and what became of it stays; to whom, and what about, does not. */
export const purgeEmailEvents: Place = async (tx, { customerId, ids, addresses }) => {
  const theirs = and(
    eq(emailEvents.customerId, customerId),
    or(among(emailEvents.masterId, ids), among(emailEvents.mailRecipient, addresses)),
    not(isOfAccount(sql`${emailEvents.templateType}`)),
  );
  await hold(tx, emailEvents, theirs);
  await tx.update(emailEvents).set({ mailRecipient: nobody, subject: null }).where(theirs);
};

/** A number may be shared: what is about somebody else's application is left to them. */
export const purgeSmsEvents: Place = async (tx, { customerId, ids, phones }) => {
  const theirs = and(
    eq(smsEvents.customerId, customerId),
    or(among(smsEvents.masterId, ids), and(isNull(smsEvents.masterId), among(smsEvents.smsDestinationPhoneNumber, phones))),
  );
  await hold(tx, smsEvents, theirs);
  await tx.update(smsEvents).set({ smsDestinationPhoneNumber: '', carrierName: null, isoCountryCode: null }).where(theirs);
};

/**
 * Waits for whoever adds an event to those of a message at this moment: they hold its first one, and copy from it where the message went. What
 * they added is seen by the next statement, and nobody adds another before the purge is done.
 */
const hold = (tx: Database, { id }: typeof emailEvents | typeof smsEvents, theirs: SQL | undefined): PromiseLike<unknown> =>
  tx.execute(sql`select count(*) from (select 1 from ${id.table} where ${theirs} order by ${id} for update) as held`);

/** A mail that has not left does not leave any more; of one that has only that stays. */
export const purgeOutbox: Place = async (tx, traces) => {
  const { customerId, ids, addresses } = traces;
  const content = sql`${outbox.subject} || ' ' || ${outbox.text} || ' ' || ${outbox.html}`;
  const theirs = and(
    eq(outbox.customerId, customerId),
    // Whoever interviews them was told their name.
    or(sql`lower(${outbox.recipient}) = any(${sql.param(addresses)}::text[])`, among(outbox.masterId, ids), holds(content, traces)),
    not(isOfAccount(sql`${outbox.event}`)),
  );
  await tx.delete(outbox).where(and(theirs, isNull(outbox.sentAt)));
  await tx
    .update(outbox)
    .set({ recipient: nobody, subject: '', text: '', html: '' })
    .where(and(theirs, isNotNull(outbox.sentAt)));
};

/** A text message that has not left does not leave any more; of one that has only that stays. */
export const purgeSmsOutbox: Place = async (tx, traces) => {
  const { customerId, ids, phones } = traces;
  const theirs = and(
    eq(smsOutbox.customerId, customerId),
    or(
      among(smsOutbox.masterId, ids),
      and(isNull(smsOutbox.masterId), among(smsOutbox.recipient, phones)),
      holds(sql`${smsOutbox.body}`, traces),
    ),
  );
  await tx.delete(smsOutbox).where(and(theirs, isNull(smsOutbox.sentAt)));
  await tx
    .update(smsOutbox)
    .set({ recipient: '', body: '' })
    .where(and(theirs, isNotNull(smsOutbox.sentAt)));
};

/** Nobody is reminded any more. */
export const purgeReminders: Place = (tx, { customerId, applicationIds }) =>
  tx.delete(reminders).where(and(eq(reminders.customerId, customerId), among(reminders.applicationId, applicationIds)));

/** That there was an interview stays; by which address the candidate came to it does not. */
export const purgeBookings: Place = (tx, { customerId, applicationIds }) =>
  tx
    .update(interviewBookings)
    .set({ link: null, place: null })
    .where(and(eq(interviewBookings.customerId, customerId), among(interviewBookings.applicationId, applicationIds)));

/** What an applicant tracking system sent or was sent; what still waits is not sent any more, since there is nothing left to send. */
export const purgeAtsRequests: Place = (tx, traces) => tx.update(atsRequests).set(emptyRequest).where(ofRequests(traces));

/** What is left of a request: that there was one, and how it ended. */
export const emptyRequest = {
  payload: null,
  extra: null,
  responses: sql`(select coalesce(jsonb_agg(answer - 'data' || '{"data": null}'::jsonb order by place), '[]'::jsonb)
    from jsonb_array_elements(${atsRequests.responses}) with ordinality as each_answer(answer, place))`,
  retryable: false,
  dueAt: null,
  status: sql`case when ${atsRequests.status} = 'ATS_REQUEST_STARTED' then 'ATS_REQUEST_IGNORED' else ${atsRequests.status} end`,
};

function ofRequests(traces: Traces) {
  const { payload, extra, responses, customerId, masterId } = atsRequests;
  const said = sql`concat_ws(' ', ${payload}::text, ${extra}::text, ${responses}::text)`;
  return and(eq(customerId, traces.customerId), or(among(masterId, traces.ids), holds(said, traces)));
}
