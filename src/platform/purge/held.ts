import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/stores.ts';
import { auditEntries, auditValues, outbox } from '../database/tables/records.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { applicationNotes } from '../services/application-notes/table.ts';
import { applicationEvents, applications } from '../services/applications/table.ts';
import { assessments } from '../services/assessments/table.ts';
import { atsInvitations } from '../services/ats-invitations/table.ts';
import { ofRequests } from '../services/ats-requests/purge.ts';
import { atsRequests } from '../services/ats-requests/table.ts';
import { candidates } from '../services/candidates/table.ts';
import { emailEventsOf } from '../services/email-events/purge.ts';
import { emailEvents } from '../services/email-events/table.ts';
import { interviewBookings } from '../services/interviews/table.ts';
import { reminders } from '../services/notifications/table.ts';
import { smsEventsOf } from '../services/sms-events/purge.ts';
import { smsEvents } from '../services/sms-events/table.ts';
import { suppressedAddresses } from '../services/suppressed-addresses/table.ts';
import { deliveriesOf } from '../services/webhook-deliveries/purge.ts';
import { webhookDeliveries } from '../services/webhook-deliveries/table.ts';
import { mailsOf, textsOf } from './outboxes.ts';
import { isOneOf } from './traces.ts';
import type { Traces } from './traces.ts';

// A candidate's archive has all that their purge changes: each table of a purge stands here, with its rows or the reason for leaving them out.

interface Held {
  /** File of the archive. */
  file: string;
  read: (tx: Database, traces: Traces) => Promise<object[]>;
}

interface LeftOut {
  none: string;
}

const held = (file: string, table: PgTable, where: (traces: Traces) => SQL | undefined): Held => ({
  file,
  read: (tx, traces) => tx.select().from(table).where(where(traces)),
});

const ofApplications =
  ({ customerId, applicationId }: Record<'customerId' | 'applicationId', PgColumn>) =>
  (traces: Traces) =>
    and(eq(customerId, traces.customerId), isOneOf(applicationId, traces.applicationIds));

/** Changes of their own records; another row's change may name others. */
async function changesOf(tx: Database, traces: Traces): Promise<object[]> {
  const subjects = [...traces.candidateIds, ...traces.applicationIds, ...traces.assessmentIds];
  const { operation, at, fields } = auditEntries;
  const { subjectId, before, values } = auditValues;
  const entry = and(eq(auditEntries.customerId, auditValues.customerId), eq(auditEntries.id, auditValues.entryId));
  return tx
    .select({ at, operation, subjectId, fields, before, values })
    .from(auditValues)
    .innerJoin(auditEntries, entry)
    .where(and(eq(auditValues.customerId, traces.customerId), isOneOf(subjectId, subjects)))
    .orderBy(at);
}

const passing: LeftOut = { none: 'what a user looked for or asked for; it goes with the candidate, and says nothing about them' };

export const heldPlaces: Record<string, Held | LeftOut> = {
  candidates: held('candidate', candidates, ({ customerId, candidateIds }) =>
    and(eq(candidates.customerId, customerId), isOneOf(candidates.id, candidateIds)),
  ),
  applications: held('applications', applications, ({ customerId, applicationIds }) =>
    and(eq(applications.customerId, customerId), isOneOf(applications.id, applicationIds)),
  ),
  applicationEvents: held('history', applicationEvents, ofApplications(applicationEvents)),
  applicationNotes: held('notes', applicationNotes, ofApplications(applicationNotes)),
  assessments: held('assessments', assessments, ({ customerId, assessmentIds }) =>
    and(eq(assessments.customerId, customerId), isOneOf(assessments.id, assessmentIds)),
  ),
  interviewBookings: held('interviews', interviewBookings, ofApplications(interviewBookings)),
  outbox: held('emails', outbox, mailsOf),
  emailEvents: held('email-events', emailEvents, emailEventsOf),
  smsOutbox: held('text-messages', smsOutbox, textsOf),
  smsEvents: held('text-message-events', smsEvents, smsEventsOf),
  reminders: held('reminders', reminders, ofApplications(reminders)),
  suppressedAddresses: held('suppressed-addresses', suppressedAddresses, ({ customerId, addresses }) =>
    and(eq(suppressedAddresses.customerId, customerId), isOneOf(suppressedAddresses.email, addresses)),
  ),
  atsInvitations: held('ats-invitations', atsInvitations, ofApplications(atsInvitations)),
  atsRequests: held('ats-requests', atsRequests, ofRequests),
  webhookDeliveries: held('webhook-deliveries', webhookDeliveries, deliveriesOf),
  auditValues: { file: 'changes', read: changesOf },
  idempotencyKeys: { none: 'copies of answers to calls, gone within a day' },
  exportTickets: passing,
  savedViews: passing,
  defaultViews: passing,
  viewMails: passing,
};

/** Columns that say again what another one says. */
const repeated: ReadonlySet<string> = new Set(['searchText', 'html']);

/** Rows about a candidate by file, without files that would be empty. */
export async function readHeld(tx: Database, traces: Traces): Promise<Map<string, object[]>> {
  const files = new Map<string, object[]>();
  for (const place of Object.values(heldPlaces)) {
    if ('none' in place) continue;
    const rows = (await place.read(tx, traces)).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !repeated.has(name))),
    );
    if (rows.length > 0) files.set(place.file, rows);
  }
  return files;
}
