import { and, eq } from 'drizzle-orm';
import { announceRows } from '../../live/announceRows.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { BookingStatus } from '../interviews/table.ts';
import { applicationEvents } from '../applications/tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { interviewBookings } from '../interviews/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { notify } from '../notifications/notify.ts';
import type { Notice } from '../notifications/notice.ts';
import type { ApplicationRow } from '../applications/applying.ts';
import type { ApplicationEventKind, NotificationEvent } from '../../../generated/types.ts';
import { requireApplication } from './applications.ts';
import type { AtsTenant, InboundContext } from './caller.ts';
import type { BookingMessage } from './messages.ts';
import { InboundRefusal } from './refusal.ts';
import type { Applied } from './refusal.ts';

type Booking = TenantRow<typeof interviewBookings>;

export async function bookFromAts(tx: Database, context: InboundContext, tenant: AtsTenant, message: BookingMessage): Promise<Applied> {
  const application = await requireApplication(tx, tenant, message.applicationId);
  const all = unscoped(tx);
  const named = and(eq(interviewBookings.customerId, tenant.customerId), eq(interviewBookings.externalBookingId, message.bookingId));
  const [before] = await all.select(interviewBookings, interviewBookings, named).for('update');
  if (before && before.applicationId !== application.id) throw new InboundRefusal(409, 'The booking belongs to another application.');
  const after = bookingOf(context, application, message, before);
  refuseEndBeforeStart(message, after);
  const data = { applicationId: application.id, bookingId: after.id };
  const change = before?.status === 'CANCELLED' && message.status !== 'CANCELLED' ? 'NEW' : before ? changeOf(before, after) : 'NEW';
  if (!change) return { ignored: true, data, masterId: application.id };
  refusePastStart(message, context.now());
  if (before) await all.update(interviewBookings, after, named);
  else await all.insert(interviewBookings, [after]);
  const kind = kinds[change === 'CHANGED' ? 'CHANGED' : message.status];
  const { customerId, organizationId, hierarchyId, id: applicationId, stageId } = application;
  const event = { customerId, organizationId, hierarchyId, applicationId, stageId, kind, actor: 'ATS' as const };
  await all.insert(applicationEvents, [{ ...event, id: context.newId(), at: context.now() }]);
  await announceRows(tx, context, [after, { customerId, id: applicationId }]);
  await notifyOfBooking(tx, context, application, after, change);
  return { data, masterId: application.id };
}

function refuseEndBeforeStart({ startsAt: input, endsAt: givenEnd }: BookingMessage, { startsAt, endsAt }: Booking): void {
  if ((input === undefined && givenEnd === undefined) || !startsAt || !endsAt) return;
  if (endsAt <= startsAt) throw new InboundRefusal(400, `endsAt: must be after startsAt (${startsAt.toISOString()})`);
}

/** Cancellations may name a past start; deliveries may take a minute. */
function refusePastStart({ status, startsAt }: BookingMessage, now: Date): void {
  if (status === 'CANCELLED' || startsAt === undefined || Date.parse(startsAt) >= now.getTime() - 60_000) return;
  throw new InboundRefusal(400, 'startsAt: must not be in the past');
}

function bookingOf(
  { now, newId }: InboundContext,
  application: ApplicationRow,
  message: BookingMessage,
  before: Booking | undefined,
): Booking {
  const { customerId, organizationId, hierarchyId, id: applicationId } = application;
  const time = (text: string | undefined, known: Date | null | undefined) => (text === undefined ? (known ?? null) : new Date(text));
  return {
    ...{ customerId, organizationId, hierarchyId, applicationId },
    id: before?.id ?? newId(),
    externalBookingId: message.bookingId,
    status: message.status,
    startsAt: time(message.startsAt, before?.startsAt),
    endsAt: time(message.endsAt, before?.endsAt),
    link: message.link === undefined ? (before?.link ?? null) : message.link,
    place: message.place === undefined ? (before?.place ?? null) : message.place,
    schedulerName: message.scheduler?.name ?? before?.schedulerName ?? null,
    schedulerEmail: message.scheduler?.email ?? before?.schedulerEmail ?? null,
    interviewers: message.interviewers ?? before?.interviewers ?? [],
    createdAt: before?.createdAt ?? now(),
    updatedAt: now(),
  };
}

function changeOf(before: Booking, after: Booking): 'NEW' | 'CHANGED' | 'CANCELLED' | undefined {
  if (after.status === 'CANCELLED') return before.status === 'CANCELLED' ? undefined : 'CANCELLED';
  if (before.status !== after.status) return 'NEW';
  const facts = ({ startsAt, endsAt, link, place, interviewers, schedulerName, schedulerEmail }: Booking) =>
    JSON.stringify([startsAt?.getTime(), endsAt?.getTime(), link, place, interviewers, schedulerName, schedulerEmail]);
  return facts(before) === facts(after) ? undefined : 'CHANGED';
}

const kinds: Record<BookingStatus | 'CHANGED', ApplicationEventKind> = {
  INVITED: 'BOOKING_INVITED',
  SCHEDULED: 'BOOKED',
  CHANGED: 'BOOKING_CHANGED',
  CANCELLED: 'BOOKING_CANCELLED',
};

async function notifyOfBooking(
  tx: Database,
  context: InboundContext,
  application: ApplicationRow,
  booking: Booking,
  change: string,
): Promise<void> {
  const all = unscoped(tx);
  const { customerId, organizationId, candidateId, vacancyId, id: applicationId, stageId } = application;
  const [person] = await all.select(candidates, candidates, and(eq(candidates.customerId, customerId), eq(candidates.id, candidateId)));
  const [vacancy] = await all.select(vacancies, vacancies, and(eq(vacancies.customerId, customerId), eq(vacancies.id, vacancyId)));
  if (!person || person.purgedAt || !vacancy) return;
  const language = vacancy.stages.find(({ _id }) => _id === stageId)?.language ?? 'en-US';
  const about = { customerId, organizationId, language, applicationId, bookingId: booking.id } as const;
  const { startsAt, link, place } = booking;
  const facts = { vacancy: vacancy.title, ...(link && { link }), ...(place && { place }), ...(startsAt && { startsAt }) };
  const send = (event: NotificationEvent, to: Notice['to'], more: Partial<Notice['facts']> = {}) =>
    notify(tx, context, { ...about, event, to, facts: { ...facts, ...more } });
  const { firstName, lastName, email, phoneNumber } = person;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const candidateEvent = toCandidate[booking.status];
  // A changed time is announced as the current booking.
  await send(candidateEvent, { firstName, lastName, email, phoneNumber });
  if (booking.status === 'INVITED') return;
  const what = booking.status === 'CANCELLED' ? 'CANCELLED' : change === 'CHANGED' ? 'UPDATED' : 'SCHEDULED';
  if (booking.schedulerEmail) {
    await send(`LI_SCHEDULER_${what}`, { firstName: booking.schedulerName ?? '', email: booking.schedulerEmail }, { candidate: name });
  }
  for (const each of booking.interviewers)
    await send(`LI_INTERVIEWER_${what}`, { firstName: each.name, email: each.email }, { candidate: name });
}

const toCandidate = {
  INVITED: 'LI_CANDIDATE_INVITATION',
  SCHEDULED: 'LI_CANDIDATE_SCHEDULED',
  CANCELLED: 'LI_CANDIDATE_CANCELLED',
} as const;
