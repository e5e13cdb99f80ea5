import { and, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import { atsRequests, emailEvents, interviewBookings, outbox, reminders, smsEvents, smsOutbox } from '../database/tables/region.ts';
import { holds } from './holds.ts';
import type { Place } from './place.ts';
import { among, isOfAccount } from './traces.ts';
import type { Traces } from './traces.ts';

const nobody = 'deleted@deleted.invalid';

export const purgeEmailEvents: Place = async (tx, { customerId, ids, addresses }) => {
  const theirs = and(
    eq(emailEvents.customerId, customerId),
    or(among(emailEvents.masterId, ids), among(emailEvents.mailRecipient, addresses)),
    not(isOfAccount(sql`${emailEvents.templateType}`)),
  );
  await hold(tx, emailEvents, theirs);
  await tx.update(emailEvents).set({ mailRecipient: nobody, subject: null }).where(theirs);
};

/** Skips events about other people's applications: a number may be shared. */
export const purgeSmsEvents: Place = async (tx, { customerId, ids, phones }) => {
  const theirs = and(
    eq(smsEvents.customerId, customerId),
    or(among(smsEvents.masterId, ids), and(isNull(smsEvents.masterId), among(smsEvents.smsDestinationPhoneNumber, phones))),
  );
  await hold(tx, smsEvents, theirs);
  await tx.update(smsEvents).set({ smsDestinationPhoneNumber: '', carrierName: null, isoCountryCode: null }).where(theirs);
};

/** Locks each message's first event: concurrent writers copy the recipient from it. Their events are visible to the next statement. */
const hold = (tx: Database, { id }: typeof emailEvents | typeof smsEvents, theirs: SQL | undefined): PromiseLike<unknown> =>
  tx.execute(sql`select count(*) from (select 1 from ${id.table} where ${theirs} order by ${id} for update) as held`);

export const purgeOutbox: Place = async (tx, traces) => {
  const { customerId, ids, addresses } = traces;
  const content = sql`${outbox.subject} || ' ' || ${outbox.text} || ' ' || ${outbox.html}`;
  const theirs = and(
    eq(outbox.customerId, customerId),
    // Mails to interviewers contain the name.
    or(sql`lower(${outbox.recipient}) = any(${sql.param(addresses)}::text[])`, among(outbox.masterId, ids), holds(content, traces)),
    not(isOfAccount(sql`${outbox.event}`)),
  );
  await tx.delete(outbox).where(and(theirs, isNull(outbox.sentAt)));
  await tx
    .update(outbox)
    .set({ recipient: nobody, subject: '', text: '', html: '' })
    .where(and(theirs, isNotNull(outbox.sentAt)));
};

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

export const purgeReminders: Place = (tx, { customerId, applicationIds }) =>
  tx.delete(reminders).where(and(eq(reminders.customerId, customerId), among(reminders.applicationId, applicationIds)));

export const purgeBookings: Place = (tx, { customerId, applicationIds }) =>
  tx
    .update(interviewBookings)
    .set({ link: null, place: null })
    .where(and(eq(interviewBookings.customerId, customerId), among(interviewBookings.applicationId, applicationIds)));

export const purgeAtsRequests: Place = (tx, traces) => tx.update(atsRequests).set(emptyRequest).where(ofRequests(traces));

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
